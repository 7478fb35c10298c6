"""A house of several processes on one PostgreSQL, under play, that faults happen to."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random

import msgspec

from backroom.server.api import OpenTable
from backroom.store.lines import StoreAway
from backroom.store.reader import Reader
from backroom.table import entries as e
from tests.faults.histories import History, Sent, check, heard_by
from tests.faults.stalling import Stalling
from tests.postgres import Postgres
from tests.server.open_house import Wishes
from tests.server.place import Place
from tests.server.regulars import Evening, House
from tests.waiting import waiting_for

#: After a fault every table goes on within so many seconds.
PROMISED = 10.0

Fault = Callable[[], Awaitable[None]]


class Fleet(House):
    """Guests come to whichever process is open, each time to another."""

    def __init__(
        self, folder: Path, postgres: Postgres, processes: int, luck: Random, wishes: Wishes | None = None
    ) -> None:
        self.postgres = postgres
        database = postgres.new_database()
        #: Between each process and the database.
        self.networks = [Stalling(postgres.port) for _ in range(processes)]
        #: By how many seconds each process's clock is wrong, in a file.
        self.clocks = [folder / f"clock-{number}" for number in range(processes)]
        self.places = []
        for network, clock in zip(self.networks, self.clocks, strict=True):
            clock.write_text("0")
            wished = msgspec.structs.replace(wishes or Wishes(""), clock=str(clock))
            address = database.replace(f":{postgres.port}/", f":{network.port}/")
            self.places.append(Place(folder, wished, address))
        super().__init__(self.places[0], luck)
        self._database = database
        self.faults = 0
        self.bots_killed = 0
        #: The longest that any table stood still after a fault, in seconds.
        self.stood = 0.0
        self._over = False

    async def opened(self) -> int:
        for _ in waiting_for("a process to be open"):
            running = [place for place in self.places if place.running]
            if running:
                return self._luck.choice(running).port
            await asyncio.sleep(0.05)
        raise AssertionError

    async def suffer(self, wishes: Sequence[OpenTable], faults: Sequence[Fault]) -> None:
        """One fault after the other while a table for every wish is played; then all play to their end."""
        for place in self.places:
            await asyncio.to_thread(place.open)
        async with asyncio.TaskGroup() as group:
            for wish in wishes:
                group.create_task(self._play_on(wish))
            for fault in faults:
                await self._all_go_on()
                await asyncio.sleep(self._luck.uniform(0.1, 1.0))
                await fault()
                self.faults += 1
                self.stood = max(self.stood, await self._all_go_on())
            self._over = True
        for place in self.places:
            if place.running:
                place.stop()
            assert '"level": "error"' not in place.log, place.log
        assert self.stood < PROMISED, f"a table stood still for {self.stood:.1f} s"

    def close(self) -> None:
        for place in self.places:
            place.__exit__(None, None, None)
        for network in self.networks:
            network.__exit__(None, None, None)

    @property
    def acknowledged(self) -> int:
        """How many choices were acknowledged to people."""
        return sum(len(regular.acknowledged) for evening in self.evenings for regular in evening.regulars)

    def journal(self, table: str) -> list[e.AnyEntry]:
        """A table's entries, whatever the networks do; while the database is away, it is waited for."""
        for _ in waiting_for("the database to answer"):
            with suppress(StoreAway):
                return self._read(table)
            time.sleep(0.1)
        raise AssertionError

    def _read(self, table: str) -> list[e.AnyEntry]:
        reader = Reader(self._database)
        try:
            return [e.read_entry(line.entry) for line in reader.load(table)]
        finally:
            reader.close()

    async def kill(self, number: int) -> None:
        """A process ends without a word; whoever was there comes to another."""
        await asyncio.to_thread(self.places[number].kill)

    async def reopen(self, number: int) -> None:
        await asyncio.to_thread(self.places[number].open)

    async def _play_on(self, wish: OpenTable) -> None:
        """One table after the other, until the last fault is over."""
        while True:
            evening = Evening(self, wish, Random(self._luck.random()))
            evening.passing = ("store-away", "store-busy", "store-full", "store-lost-race", "store-trouble")
            self.evenings.append(evening)
            await evening.spend()
            check(histories_of(evening), evening.entries())
            if self._over:
                return

    async def _all_go_on(self) -> float:
        """Until something has happened at every table; how long that took."""
        began = time.monotonic()
        before = {id(evening): _progress(evening) for evening in self.evenings}
        for _ in waiting_for("every table to go on"):
            now = {id(evening): _progress(evening) for evening in self.evenings}
            # Whoever was at the end has opened another table meanwhile.
            ended = {id(evening) for evening in self.evenings if evening.spent}
            if all(now[each] > before[each] or each in ended for each in before):
                return time.monotonic() - began
            await asyncio.sleep(0.02)
        raise AssertionError


def _progress(evening: Evening) -> int:
    """How much the people of a table have been told, all together."""
    return sum(
        max((guest.update.seen for guest in regular.visits), default=0) + len(regular.acknowledged)
        for regular in evening.regulars
    )


def histories_of(evening: Evening) -> list[History]:
    """What each of its people was told, and what was acknowledged to them."""
    return [
        History(
            regular.seat,
            [heard_by(guest.heard) for guest in regular.visits],
            [
                Sent(act.ref, act.actions, *times)
                for act, times in zip(regular.acknowledged, regular.times, strict=True)
            ],
        )
        for regular in evening.regulars
    ]
