"""A server process on a free port, with its database in a folder of the test's."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path
from types import TracebackType

import httpx
import msgspec

from backroom.server.api import OpenedTable, OpenTable
from backroom.server.keys import hash_key, new_key
from backroom.table import entries as e
from tests.leash import leashed
from tests.server.open_house import Wishes
from tests.waiting import PATIENCE, GaveUp


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

    def __init__(self, folder: Path, wishes: Wishes | None = None) -> None:
        self.folder = folder
        self.file = folder / "tables.db"
        self.database = f"sqlite:///{self.file}"
        self.wishes = msgspec.structs.replace(wishes or Wishes(""), database=self.database)
        self.port = 0
        self._log = folder / "stderr.log"
        self._process: subprocess.Popen[str] | None = None
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
    def process_id(self) -> int:
        assert self._process is not None
        return self._process.pid

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
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
        with self._log.open("a", encoding="utf-8") as log:
            wishes = msgspec.json.encode(self.wishes).decode()
            self._process = leashed(
                "tests.server.open_house", wishes, stdout=subprocess.PIPE, stderr=log, text=True, env=environment
            )
        said = self._first_words(self._process)
        assert said, f"the server did not open: {self.log}"
        self.port = int(said)

    def _first_words(self, process: subprocess.Popen[str]) -> str:
        """What it says first; nothing if it says nothing in time, or ends."""
        assert process.stdout is not None
        late = threading.Timer(PATIENCE, process.kill)
        late.start()
        try:
            return process.stdout.readline()
        finally:
            late.cancel()

    def kill(self) -> None:
        """As the power cut does it."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """As an operator does it; the exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        process, self._process = self._process, None
        assert process is not None
        process.send_signal(how)
        try:
            code = process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait(PATIENCE)
            raise GaveUp(f"waited {PATIENCE:.0f} s for the house to end after {how.name}: {self.log[-2000:]}") from None
        finally:
            for pipe in (process.stdin, process.stdout):
                if pipe is not None:
                    pipe.close()
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
        with closing(sqlite3.connect(f"file:{self.file}?mode=ro", uri=True)) as connection:
            rows = connection.execute("SELECT entry FROM journal WHERE table_id = ? ORDER BY seq", [table])
            return [e.read_entry(row[0]) for row in rows]
