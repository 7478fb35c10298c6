"""People who keep coming back: they play at tables of a house that is killed again and again."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from random import Random

import httpx
import msgspec

from backroom.games import find_title
from backroom.kernel.record import read_record
from backroom.kernel.verify import verify
from backroom.server.api import OpenedTable, OpenTable
from backroom.table import entries as e
from backroom.table import protocol as p
from tests.server.guest import Cut, Guest
from tests.server.place import AtTable, Place, at_table, with_keys
from tests.waiting import PATIENCE, GaveUp, waiting_for


class Regular:
    """One seat's player. What was sent and not acknowledged is sent again, with the same ref, after every cut."""

    def __init__(self, evening: Evening, seat: int, key: str, luck: Random) -> None:
        self._evening = evening
        self.seat = seat
        self._key = key
        self._luck = luck
        self._sent: p.Act | None = None
        self._twice = luck.random() < 0.5
        self.acknowledged: list[p.Act] = []
        #: When each of them was first sent, and when it was acknowledged.
        self.times: list[tuple[float, float]] = []
        self._sent_at = 0.0
        #: Every connection there was.
        self.visits: list[Guest] = []
        self.again = 0

    async def play(self) -> None:
        """To the end of the game, through every cut."""
        while True:
            port = await self._evening.opened()
            try:
                async with Guest(port, self._evening.table, self._key) as guest:
                    assert not guest.gone, guest.gone
                    guest.passing = self._evening.passing
                    self.visits.append(guest)
                    await self._play(guest)
                    return
            except Cut:
                # Until the house is found closed, the port that was is still the port that is.
                await asyncio.sleep(0.01)

    async def _play(self, guest: Guest) -> None:
        if not guest.update.frame.seats[self.seat].sat or guest.update.frame.status == "sealing":
            await guest.sit(f"regular {self.seat}", f"{self.seat + 1:02x}" * 32)
        if self._sent is not None:
            self.again += 1
            await self._send(guest, self._sent)
        while not guest.over:
            await guest.until(lambda: guest.asked or guest.over, "a question to this seat, or the end")
            act = await guest.choose(self._luck) if guest.asked else None
            if act is not None:
                self._sent = msgspec.structs.replace(act, ref=f"{self.seat}-{len(self.acknowledged)}")
                self._sent_at = time.monotonic()
                await self._send(guest, self._sent)

    async def _send(self, guest: Guest, act: p.Act) -> None:
        answer = await guest.ask(act)
        while isinstance(answer, p.Refused) and answer.message in self._evening.passing:
            await asyncio.sleep(0.1)
            answer = await guest.ask(act)
        self._sent = None
        if isinstance(answer, p.Refused):
            # Others answered the same question meanwhile and it is asked anew: never for what the journal has.
            assert answer.stale or answer.message.startswith("refused"), answer
            assert act.ref not in self._evening.refs(), f"{answer} though it was done"
        else:
            assert isinstance(answer, p.Done), answer
            self.acknowledged.append(act)
            self.times.append((self._sent_at, time.monotonic()))
            if self._twice:
                assert isinstance(await guest.ask(act), p.Done)


class Evening:
    """One table from its opening to its end, whatever happens to the house."""

    #: Refusals that pass: what was refused so is sent again.
    passing: tuple[str, ...] = ()

    def __init__(self, house: House, wish: OpenTable, luck: Random) -> None:
        self._house = house
        self._wish = wish
        self._luck = luck
        self.table = ""
        self.regulars: list[Regular] = []
        #: Whether its game is over for everybody.
        self.spent = False

    async def spend(self) -> None:
        opened = await self._open()
        self.table = opened.table
        self.regulars = [Regular(self, k.seat, k.key, Random(self._luck.random())) for k in opened.seats]
        async with asyncio.TaskGroup() as group:
            for regular in self.regulars:
                group.create_task(regular.play())
        self.spent = True
        await self._check(opened.seats[0].key)

    async def opened(self) -> int:
        return await self._house.opened()

    def refs(self) -> list[str]:
        """Of all choices of people that stand in the journal."""
        moves = [entry for entry in self.entries() if isinstance(entry, e.Moved)]
        return [move.ref for move in moves if not move.by]

    def nothing_is_lost(self) -> None:
        """Everything acknowledged stands in the journal, once and as it was sent; at most one choice a seat more."""
        moves = [entry for entry in self.entries() if isinstance(entry, e.Moved) and not entry.by]
        for regular in self.regulars:
            written = [(move.ref, move.actions) for move in moves if move.seat == regular.seat]
            known = [(act.ref, act.actions) for act in regular.acknowledged]
            assert written[: len(known)] == known
            assert len(written) <= len(known) + 1
        assert len({move.ref for move in moves}) == len(moves)

    async def _open(self) -> AtTable:
        wish, keys = with_keys(self._wish)
        for _ in waiting_for("a table to be opened"):
            port = await self.opened()
            try:
                async with httpx.AsyncClient(trust_env=False, timeout=30) as client:
                    url = f"http://127.0.0.1:{port}/api/tables"
                    answer = await client.post(url, content=msgspec.json.encode(wish))
                return at_table(msgspec.json.decode(answer.raise_for_status().content, type=OpenedTable), keys)
            except httpx.TransportError:
                await asyncio.sleep(0.01)
        raise AssertionError

    async def _check(self, key: str) -> None:
        """The end: all that was acknowledged and nothing else, and a record that verifies."""
        self.nothing_is_lost()
        assert len(self.refs()) == sum(len(regular.acknowledged) for regular in self.regulars)
        async with httpx.AsyncClient(trust_env=False, timeout=30) as client:
            for _ in waiting_for("the record of a finished game"):
                try:
                    url = f"http://127.0.0.1:{await self.opened()}/api/tables/{self.table}/record"
                    answer = await client.get(url, headers={"authorization": f"Bearer {key}"})
                    break
                except httpx.TransportError:
                    await asyncio.sleep(0.01)
        record = read_record(answer.raise_for_status().text)
        played = [(move.seat - 1, move.do) for move in record.moves]
        assert played == [(entry.seat, entry.actions) for entry in self.entries() if isinstance(entry, e.Moved)]
        verify(record, find_title(record.header.title))

    def entries(self) -> list[e.AnyEntry]:
        return self._house.journal(self.table)


class House:
    """A place that is killed at random moments while evenings are spent there."""

    def __init__(self, place: Place, luck: Random) -> None:
        self.place = place
        self._luck = luck
        self._open = asyncio.Event()
        self.evenings: list[Evening] = []
        self.kills = 0

    def journal(self, table: str) -> list[e.AnyEntry]:
        return self.place.journal(table)

    async def opened(self) -> int:
        try:
            await asyncio.wait_for(self._open.wait(), PATIENCE)
        except TimeoutError:
            raise GaveUp(f"waited {PATIENCE:.0f} s for the house to open again") from None
        return self.place.port

    async def be_killed(self, times: int, wishes: Sequence[OpenTable]) -> None:
        """So often, under play at one table for every wish; then all tables play to their end."""
        async with asyncio.TaskGroup() as group:
            for wish in wishes:
                group.create_task(self._evenings(wish, times))
            await asyncio.to_thread(self.place.open)
            self._open.set()
            while self.kills < times:
                await asyncio.sleep(self._luck.uniform(0.05, 2.0))
                self._open.clear()
                self.kills += 1
                self.place.kill()
                for evening in self.evenings:
                    evening.nothing_is_lost()
                await asyncio.to_thread(self.place.open)
                self._open.set()

    async def _evenings(self, wish: OpenTable, times: int) -> None:
        """One after another, until the last kill is over."""
        while True:
            evening = Evening(self, wish, Random(self._luck.random()))
            self.evenings.append(evening)
            await evening.spend()
            if self.kills >= times:
                return
