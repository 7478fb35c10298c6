"""What an event loop hears of its appends: what became of each, and of all that were written together at once."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from backroom.store.journal import Journal
from backroom.store.lines import About, Line, LostRace
from backroom.store.settling import Promise, Settling


def about(table: str) -> About:
    return About(table, "chicago-poker", "playing", False, 1.0, 1.0, None)


@pytest.fixture
def journal(database: str) -> Iterator[Journal]:
    opened = Journal(database)
    yield opened
    opened.close()


def test_whoever_waits_hears_that_it_is_written(journal: Journal) -> None:
    async def happens() -> None:
        await journal.append_soon([Line("t", 1, 1.0, "{}")], about("t"))

        assert [line.seq for line in journal.load("t")] == [1]

    asyncio.run(happens())


def test_whoever_cannot_be_served_hears_why_and_nobody_else_suffers(journal: Journal) -> None:
    async def happens() -> None:
        await journal.append_soon([Line("t", 1, 1.0, "{}")], about("t"))
        late = journal.append_soon([Line("t", 7, 1.0, "{}")], None)
        next_one = journal.append_soon([Line("t", 2, 1.0, "{}")], None)

        with pytest.raises(LostRace):
            await late
        await next_one
        assert [line.seq for line in journal.load("t")] == [1, 2]

    asyncio.run(happens())


def test_what_is_cancelled_before_its_turn_is_not_wanted() -> None:
    async def happens() -> None:
        settling = Settling()
        kept, dropped = settling.promise(), settling.promise()
        dropped.future.cancel()

        assert kept.set_running_or_notify_cancel()
        assert not dropped.set_running_or_notify_cancel()

    asyncio.run(happens())


def test_what_is_written_together_wakes_the_loop_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def happens() -> None:
        settling = Settling()
        promises = [settling.promise() for _ in range(5)]
        loop = asyncio.get_running_loop()
        wakes: list[object] = []
        monkeypatch.setattr(loop, "call_soon_threadsafe", lambda call: wakes.append(loop.call_soon(call)))

        for promise in promises:
            promise.set_result(None)

        await asyncio.gather(*(promise.future for promise in promises))
        assert len(wakes) == 1

    asyncio.run(happens())


def test_a_loop_that_has_ended_is_not_woken() -> None:
    async def promised() -> Promise:
        return Settling().promise()

    promise = asyncio.run(promised())

    promise.set_result(None)
    assert not promise.future.done()
