"""Worker processes: whatever a bot does in one, whoever asks hears of it in time, and the next one is answered."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import time
from collections.abc import Awaitable, Callable
from random import Random

import pytest

from backroom.table import workers as workers_
from backroom.table.thinking import Question, Thought, house_choice, question_for
from backroom.table.workers import BotFailed, NoWorker, Workers
from tests.table import worker_minds as minds
from tests.table.tables import Evening
from tests.waiting import PATIENCE, wait_until


@pytest.fixture(scope="module")
def question() -> Question:
    evening = Evening(["human", "human"]).sit_and_deal()
    (seat,) = evening.table.asked()
    return question_for(evening.table, seat, "soldier", 1)


def using(workers: Workers, do: Callable[[], Awaitable[None]]) -> None:
    """With a limit, and the workers put down whatever comes."""

    async def done() -> None:
        try:
            async with asyncio.timeout(2 * PATIENCE):
                await do()
        finally:
            await workers.close()

    asyncio.run(done())


def named(question: Question, name: str) -> Question:
    """A question to a mind that goes by the player's name."""
    return Question(**{**vars(question), "player": name})


@pytest.mark.parametrize("count", [1, 2])
@pytest.mark.parametrize(
    ("mind", "why"),
    [
        ("hang", "too slow"),
        ("die", "died"),
        ("raise", "ValueError"),
        ("say nothing", "chose nothing"),
        ("lie", "no thought"),
    ],
)
def test_whatever_a_bot_does_the_next_one_is_answered(question: Question, count: int, mind: str, why: str) -> None:
    workers = Workers(count, 0.5, minds.by_name)

    async def ask() -> None:
        for _ in range(2):
            with pytest.raises(BotFailed, match=why):
                await workers.ask(named(question, mind))
            assert (await workers.ask(named(question, "answer"), fresh=True)).actions == ["well"]

    using(workers, ask)


def test_patience_begins_with_the_thinking_not_with_the_loading_of_rules(
    question: Question, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once the simplest bot was 'too slow' because its worker had to load, and a table paused for ever."""
    monkeypatch.setenv("BACKROOM_TEST_SLOW_LOADING", "1")
    workers = Workers(1, 0.5, minds.after_slow_loading)

    async def ask() -> None:
        began = time.monotonic()
        assert (await workers.ask(question)).actions == ["well"]
        assert time.monotonic() - began > minds.LOADING, "the rules were slow to load"

    using(workers, ask)


def test_waiting_for_a_worker_costs_no_patience(question: Question) -> None:
    workers = Workers(1, 2.0, minds.by_name)

    async def ask() -> None:
        asked = [workers.ask(named(question, "think")) for _ in range(6)]
        assert [thought.actions for thought in await asyncio.gather(*asked)] == [["well"]] * 6

    using(workers, ask)


def test_who_waits_too_long_for_a_worker_hears_that_nobody_was_asked(question: Question) -> None:
    workers = Workers(1, PATIENCE, minds.by_name, in_line=0.2)

    async def ask() -> None:
        hanging = asyncio.create_task(workers.ask(named(question, "hang")))
        await asyncio.sleep(0)
        with pytest.raises(NoWorker, match="no worker was free"):
            await workers.ask(named(question, "answer"))
        await workers.close()
        with pytest.raises(BotFailed, match=r"died|started"):
            await hanging

    using(workers, ask)


def test_a_process_that_does_not_start_in_time_is_no_fault_of_the_bots(question: Question) -> None:
    workers = Workers(1, 1.0, minds.by_name, start=0.0)

    async def ask() -> None:
        with pytest.raises(NoWorker, match="started"):
            await workers.ask(question)

    using(workers, ask)


def test_a_killed_worker_is_replaced(question: Question) -> None:
    workers = Workers(1, PATIENCE, minds.by_name)

    async def ask() -> None:
        assert (await workers.ask(named(question, "answer"))).actions == ["well"]
        hanging = asyncio.create_task(workers.ask(named(question, "hang")))
        await asyncio.sleep(0.2)
        _kill_all()
        with pytest.raises(BotFailed, match="died"):
            await hanging
        assert (await workers.ask(named(question, "answer"))).actions == ["well"]
        _kill_all()
        with pytest.raises(BotFailed, match="died"):
            await workers.ask(named(question, "answer"))
        assert (await workers.ask(named(question, "answer"))).actions == ["well"]

    using(workers, ask)


def test_closing_waits_for_nobody(question: Question) -> None:
    workers = Workers(2, 1000.0, minds.by_name)

    async def ask() -> None:
        await workers.ask(named(question, "answer"))
        asked = [asyncio.create_task(workers.ask(named(question, "hang"))) for _ in range(5)]
        hint = asyncio.create_task(workers.hint(named(question, "hang")))
        await asyncio.sleep(0.2)
        began = time.monotonic()
        await workers.close()
        heard = await asyncio.gather(*asked, hint, return_exceptions=True)
        assert all(isinstance(told, BotFailed) for told in heard), heard
        assert time.monotonic() - began < PATIENCE
        with pytest.raises(NoWorker):
            await workers.ask(question)

    using(workers, ask)
    wait_until(lambda: not _bots(), "the workers' processes to end")


def test_who_no_longer_waits_leaves_a_worker_that_answers_the_next(question: Question) -> None:
    workers = Workers(1, 5.0, minds.by_name)

    async def ask() -> None:
        asked = asyncio.create_task(workers.ask(named(question, "think")))
        await asyncio.sleep(0.1)
        asked.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asked
        assert (await workers.ask(named(question, "answer"))).actions == ["well"]

    using(workers, ask)


def test_a_hint_that_fails_says_so_soon(question: Question, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers_, "_HINT", 0.5)
    workers = Workers(1, 1000.0, minds.by_name)

    async def ask() -> None:
        hanging = asyncio.create_task(workers.ask(named(question, "hang")))
        await asyncio.sleep(0.1)
        with pytest.raises(BotFailed):
            await workers.hint(named(question, "answer"))
        hanging.cancel()

    using(workers, ask)


def test_bots_that_are_seen_come_before_hints_and_hints_before_the_unseen(question: Question) -> None:
    workers = Workers(1, PATIENCE, minds.by_name)
    answered: list[str] = []

    async def one(name: str, asked: Awaitable[Thought]) -> None:
        await asked
        answered.append(name)

    async def ask() -> None:
        await workers.ask(named(question, "answer"))
        async with asyncio.TaskGroup() as group:
            group.create_task(one("first", workers.ask(named(question, "think"))))
            await asyncio.sleep(0.05)
            group.create_task(one("unseen", workers.ask(named(question, "answer"), seen=False)))
            group.create_task(one("hint", workers.hint(named(question, "answer"))))
            await asyncio.sleep(0.05)
            group.create_task(one("seen", workers.ask(named(question, "answer"))))

    using(workers, ask)
    assert answered == ["first", "seen", "hint", "unseen"]


@pytest.mark.parametrize("title", ["chicago-poker", "chicago-gangsters", "gangster", "chicago"])
def test_the_house_chooses_what_is_legal_and_whole(title: str) -> None:
    evening = Evening(["human"] * 4, title).sit_and_deal()
    luck = Random(7)
    for _ in range(60):
        if not evening.table.asked():
            return
        seat = luck.choice(evening.table.asked())
        chosen = house_choice(evening.table, seat)
        assert evening.table.running.draft(seat, chosen).whole
        evening.play_on(luck, 1)


def _bots() -> list[int]:
    return [child.pid or 0 for child in multiprocessing.active_children() if child.name == "bot"]


def _kill_all() -> None:
    for pid in _bots():
        os.kill(pid, signal.SIGKILL)
