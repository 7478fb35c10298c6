"""Work for strangers that never ends, or takes all memory, or fails: it stops, and nothing else does."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

import pytest

from backroom.kernel.refusal import BadInput, Refusal
from backroom.server.aside import Aside
from tests.server import burdens

T = TypeVar("T")


def _with_aside(use: Callable[[Aside], Awaitable[T]], count: int = 1, waiting: int = 16, each: int = 3) -> T:
    async def using() -> T:
        aside = Aside(count, waiting=waiting, each=each, memory=200_000_000)
        try:
            async with asyncio.timeout(120):
                return await use(aside)
        finally:
            await aside.close()

    return asyncio.run(using())


def test_work_is_done_aside() -> None:
    async def use(aside: Aside) -> None:
        assert await aside.run(burdens.twice, 21) == 42

    _with_aside(use)


@pytest.mark.parametrize("burden", [burdens.for_ever, burdens.all_memory, burdens.death], ids=lambda b: b.__name__)
def test_a_burden_is_put_down_and_work_goes_on(burden: Callable[[], None]) -> None:
    async def use(aside: Aside) -> float:
        killed = []
        aside.killed = lambda: killed.append(1)
        began = time.monotonic()
        await aside.run(burdens.twice, 1)
        with pytest.raises(BadInput) as refused:
            await aside.run(burden, seconds=1.0)
        assert refused.value.message == "server-too-costly"
        assert await aside.run(burdens.twice, 2) == 4
        assert (len(killed), aside.busy, aside.waiting) == (1, 0, 0)
        return time.monotonic() - began

    assert _with_aside(use) < 60


def test_a_mistake_comes_back_as_it_was() -> None:
    async def use(aside: Aside) -> None:
        with pytest.raises(Refusal) as refused:
            await aside.run(burdens.refusal)
        assert (refused.value.clause, refused.value.message, refused.value.facts) == ("CP-1", "no", {"value": 3})

    _with_aside(use)


def test_a_bug_of_ours_is_told_to_the_operator_without_its_words(caplog: pytest.LogCaptureFixture) -> None:
    async def use(aside: Aside) -> None:
        with pytest.raises(BadInput) as refused:
            await aside.run(burdens.bug)
        assert refused.value.message == "server-not-understood"

    _with_aside(use)
    (record,) = caplog.records
    assert "KeyError in bug" in vars(record)["reason"]
    assert "queen" not in str(vars(record))


def test_too_many_at_once_are_sent_away() -> None:
    """All of them together; of one address some wait behind the others, and come to their turn."""

    async def use(aside: Aside) -> None:
        slow = [asyncio.create_task(aside.run(burdens.sleep, 0.3, whom="mallory")) for _ in range(3)]
        await asyncio.sleep(0)
        others = [asyncio.create_task(aside.run(burdens.twice, 1, whom=f"{number}")) for number in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(BadInput) as refused:
            await aside.run(burdens.twice, 1, whom="late")
        assert refused.value.message == "server-busy"
        assert await asyncio.gather(*slow, *others) == [None, None, None, 2, 2]
        assert await aside.run(burdens.twice, 1, whom="mallory") == 2
        assert (aside.busy, aside.waiting) == (0, 0)

    _with_aside(use, waiting=3, each=2)


def test_what_nobody_waits_for_any_more_is_put_down() -> None:
    async def use(aside: Aside) -> None:
        await aside.run(burdens.twice, 1)
        given_up = asyncio.create_task(aside.run(burdens.for_ever, seconds=100.0))
        await asyncio.sleep(0.3)
        given_up.cancel()
        with pytest.raises(asyncio.CancelledError):
            await given_up
        assert await aside.run(burdens.twice, 2) == 4

    _with_aside(use)
