"""Two houses on one PostgreSQL, looked at from inside: races, lost messages, and who moves a table on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial

import pytest

from backroom.server.house import House
from backroom.server.keys import new_seed
from backroom.server.live import LiveTable
from backroom.store.journal import Journal
from backroom.store.lines import LostRace
from backroom.store.postgres_bus import PostgresBus
from backroom.store.redis_bus import RedisBus
from backroom.table import entries as e
from backroom.table.table import Table
from backroom.table.thinking import Question, Thought, question_for, think
from backroom.table.workers import Workers
from tests.postgres import ON_POSTGRES, Postgres
from tests.waiting import waiting_for

pytestmark = list(ON_POSTGRES)

PLAN = e.Opened("chicago-poker", 2, {}, [e.SeatPlan("human"), e.SeatPlan("human")], new_seed(), "")
BOTS = e.Opened("chicago-poker", 2, {}, [e.SeatPlan("human"), e.SeatPlan("random")], new_seed(), "")


@pytest.fixture
def deaf(monkeypatch: pytest.MonkeyPatch) -> None:
    """No house hears of any other."""
    for kind in (PostgresBus, RedisBus):
        monkeypatch.setattr(kind, "listen", lambda *_: None)


class Counting(Workers):
    """Workers that remember what they are asked: every place in a game has a luck of its own."""

    asked: set[int]

    async def ask(self, question: Question, *, fresh: bool = False, seen: bool = True) -> Thought:
        self.asked.add(question.luck)
        return await super().ask(question, fresh=fresh, seen=seen)


@asynccontextmanager
async def two_houses(database: str, bus: str) -> AsyncIterator[tuple[House, House]]:
    one, other = (House(Journal(database, bus=bus), Counting(), 0.0) for _ in range(2))
    for house in (one, other):
        _workers(house).asked = set()
    await one.start()
    await other.start()
    try:
        yield one, other
    finally:
        await one.close()
        await other.close()


async def until(met: Callable[[], bool], what: str) -> None:
    for _ in waiting_for(what, 20):
        if met():
            return
        await asyncio.sleep(0.02)


def said(words: str, seat: int = 0) -> Callable[[Table], list[e.AnyEntry]]:
    return lambda table: [e.Spoke(words, seat)]


def run(postgres: Postgres, bus: str, evening: Callable[[House, House], Awaitable[None]]) -> None:
    async def both() -> None:
        async with two_houses(postgres.new_database(), bus) as (one, other):
            await evening(one, other)

    asyncio.run(both())


def _workers(house: House) -> Counting:
    assert isinstance(house.workers, Counting)
    return house.workers


def _ask_anna(here: LiveTable, there: LiveTable) -> bool:
    return here.table.asked() == [0] and there.table.seq == here.table.seq


def _moves(chosen: list[str], table: Table) -> list[e.AnyEntry]:
    return [e.Moved(0, chosen)]


def words_of(house: House, live: LiveTable) -> list[str]:
    entries = [e.read_entry(line.entry) for line in house.journal.load(live.table.id)]
    return [entry.words for entry in entries if isinstance(entry, e.Spoke)]


def test_what_one_house_writes_the_other_hears(postgres: Postgres, bus: str) -> None:
    async def evening(one: House, other: House) -> None:
        here = await one.open(PLAN)
        there = await other.find(here.table.id)
        await one.happen(here, said("hello"))
        await until(lambda: there.table.seq == here.table.seq, "the other house to hear")

    run(postgres, bus, evening)


def test_a_choice_that_still_fits_is_taken_though_somebody_was_quicker(
    postgres: Postgres, bus: str, deaf: None
) -> None:

    async def evening(one: House, other: House) -> None:
        here = await one.open(PLAN)
        there = await other.find(here.table.id)
        await one.happen(here, said("first"))
        assert there.table.seq == 1, "it has not heard yet"
        await other.happen(there, said("second", 1))
        assert words_of(one, here) == ["first", "second"]
        async with here.lock:
            with pytest.raises(LostRace):
                await here.happen([e.Spoke("third", 0)])
        assert here.table.seq == 3, "and is loaded again"

    run(postgres, bus, evening)


def test_a_message_that_is_lost_only_delays(postgres: Postgres, bus: str, deaf: None) -> None:

    async def evening(one: House, other: House) -> None:
        here = await one.open(PLAN)
        there = await other.find(here.table.id)
        await one.happen(here, said("hello"))
        await until(lambda: there.table.seq == here.table.seq, "the other house to look by itself")
        await one.remove(here.table.id)
        await until(lambda: other.loaded(here.table.id) is None, "the other house to let go of it")

    run(postgres, bus, evening)


def test_a_bot_is_asked_by_one_house_only(postgres: Postgres, bus: str) -> None:
    async def evening(one: House, other: House) -> None:
        here = await one.open(BOTS)
        there = await other.find(here.table.id)
        await one.happen(here, lambda table: [e.Sat(0, "Anna", None, "")])
        for number in range(6):
            house, live = ((one, here), (other, there))[number % 2]
            await until(partial(_ask_anna, here, there), "the question to Anna")
            chosen = think(question_for(live.table, 0, "random", number)).actions
            await house.happen(live, partial(_moves, chosen))
        await until(partial(_ask_anna, here, there), "the bots to be done")
        by_one, by_other = (_workers(house).asked for house in (one, other))
        assert by_one | by_other
        assert not by_one & by_other

    run(postgres, bus, evening)
