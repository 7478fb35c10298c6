"""A server process on a free port, with its database in a folder of the test's."""

from __future__ import annotations

import signal
from itertools import count
from pathlib import Path
from types import TracebackType

import httpx
import msgspec

from backroom.server.api import OpenedTable, OpenTable
from backroom.server.keys import hash_key, new_key
from backroom.store.reader import Reader
from backroom.table import entries as e
from tests.server.nursery import HouseProcess
from tests.server.open_house import Wishes
from tests.waiting import PATIENCE, GaveUp

_places = count(1)


class SeatKey(msgspec.Struct, frozen=True):
    """A seat, and the key of the device that plays it."""

    seat: int
    key: str


class AtTable(msgspec.Struct, frozen=True):
    """A table with everybody's keys: only a test has them all."""

    table: str
    seats: list[SeatKey]
    host: str
    onlookers: str | None


def with_keys(wish: OpenTable) -> tuple[OpenTable, dict[int, str]]:
    """The same wish with a key for each human seat that it names, and the keys by seat."""
    keys = {number: new_key() for number, seat in enumerate(wish.seats) if seat.player == "human"}
    seats = [
        msgspec.structs.replace(seat, key=hash_key(keys[number])) if number in keys else seat
        for number, seat in enumerate(wish.seats)
    ]
    return msgspec.structs.replace(wish, seats=seats), keys


def at_table(opened: OpenedTable, keys: dict[int, str]) -> AtTable:
    return AtTable(opened.table, [SeatKey(seat, keys[seat]) for seat in sorted(keys)], opened.host, opened.onlookers)


class Place:
    """One house. It may be stopped, killed and opened again on the same database."""

    def __init__(self, folder: Path, wishes: Wishes | None = None, database: str = "") -> None:
        self.folder = folder
        self.file = folder / "tables.db"
        self.database = database or f"sqlite:///{self.file}"
        self.wishes = msgspec.structs.replace(wishes or Wishes(""), database=self.database)
        self.port = 0
        #: Several places may share a folder.
        self._log = folder / f"stderr-{next(_places)}.log"
        self._process: HouseProcess | None = None
        self.client = httpx.Client(timeout=30, trust_env=False)

    def __enter__(self) -> Place:
        """Not open yet."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.client.close()
        if self.running:
            self.kill()

    @property
    def running(self) -> bool:
        return self._process is not None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def http_address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def log(self) -> str:
        """All that the process has ever said on its standard error."""
        return self._log.read_text("utf-8")

    def open(self) -> None:
        """Start the process; returns once it serves."""
        self._process = HouseProcess(self.wishes, self._log)
        port = self._process.port(PATIENCE)
        if port is None:
            self.kill()
        assert port is not None, f"the server did not open: {self.log}"
        self.port = port

    def kill(self) -> None:
        """As the power cut does it."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """As an operator does it; the exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        process, self._process = self._process, None
        assert process is not None
        code = process.end(how, PATIENCE)
        if code is None:
            raise GaveUp(f"waited {PATIENCE:.0f} s for the house to end after {how.name}: {self.log[-2000:]}")
        return code

    def http(self, key: str = "") -> httpx.Client:
        headers = {"authorization": f"Bearer {key}"} if key else {}
        return httpx.Client(base_url=self.http_address, headers=headers, timeout=30, trust_env=False)

    def open_with_links(self, wish: OpenTable) -> OpenedTable:
        """A table as it is wished, with a link for each human seat that has no key."""
        answer = self.client.post(f"{self.http_address}/api/tables", content=msgspec.json.encode(wish))
        assert answer.status_code == 200, answer.text
        return msgspec.json.decode(answer.content, type=OpenedTable)

    def open_table(self, wish: OpenTable) -> AtTable:
        """The same, and every human seat has a device with a key of its own."""
        keyed, keys = with_keys(wish)
        opened = self.open_with_links(keyed)
        keys |= {seat.seat: self.sit_by_link(opened.table, seat.link) for seat in opened.seats}
        return at_table(opened, keys)

    def sit_by_link(self, table: str, link: str) -> str:
        """Spend a link; the key that plays from now on."""
        key = new_key()
        answer = self.client.post(
            f"{self.http_address}/api/tables/{table}/chair",
            json={"key": hash_key(key)},
            headers={"authorization": f"Bearer {link}"},
        )
        assert answer.status_code == 200, answer.text
        return key

    def journal(self, table: str) -> list[e.AnyEntry]:
        """A table's entries as they stand in the database."""
        reader = Reader(self.database)
        try:
            return [e.read_entry(line.entry) for line in reader.load(table)]
        finally:
            reader.close()
