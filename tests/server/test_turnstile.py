"""A turnstile: a household waits a little for its own, nobody waits for a stranger's many, and nobody for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from backroom.server.turnstile import Full, Turnstile

HOME, OTHER = "192.0.2.1", "192.0.2.2"


def _at(turnstile: Turnstile, use: Callable[[Turnstile], Awaitable[None]]) -> None:
    async def using() -> None:
        async with asyncio.timeout(20):
            await use(turnstile)

    asyncio.run(using())


async def _enter_all(turnstile: Turnstile, *whom: str) -> None:
    for one in whom:
        await turnstile.enter(one)


async def _waits(turnstile: Turnstile, whom: str) -> asyncio.Task[None]:
    task = asyncio.create_task(turnstile.enter(whom))
    await asyncio.sleep(0)
    return task


def test_the_fourth_of_a_household_comes_in_when_the_first_leaves() -> None:
    async def use(turnstile: Turnstile) -> None:
        await _enter_all(turnstile, HOME, HOME, HOME)
        fourth = await _waits(turnstile, HOME)
        fifth = await _waits(turnstile, HOME)
        assert not fourth.done()

        turnstile.leave(HOME)
        await fourth

        assert not fifth.done()
        turnstile.leave(HOME)
        await fifth

    _at(Turnstile(3, 10), use)


def test_others_do_not_wait_for_those_who_wait() -> None:
    async def use(turnstile: Turnstile) -> None:
        await _enter_all(turnstile, HOME, HOME)
        behind = [await _waits(turnstile, HOME) for _ in range(3)]

        await turnstile.enter(OTHER)

        with pytest.raises(Full):  # as many as may wait do
            await turnstile.enter(HOME)
        with pytest.raises(Full):  # three are inside
            await turnstile.enter("192.0.2.3")
        with pytest.raises(Full):
            await turnstile.enter("")
        for task in behind:
            turnstile.leave(HOME)
            await task

    _at(Turnstile(2, 3), use)


def test_one_address_has_so_many_that_wait() -> None:
    async def use(turnstile: Turnstile) -> None:
        await turnstile.enter(HOME)
        await _waits(turnstile, HOME)
        with pytest.raises(Full):
            await turnstile.enter(HOME)
        await turnstile.enter(OTHER)

        waiting = await _waits(turnstile, OTHER)

        assert not waiting.done()

    _at(Turnstile(1, 10, behind=1), use)


def test_nobody_waits_for_ever_and_whoever_gave_up_keeps_no_place() -> None:
    async def use(turnstile: Turnstile) -> None:
        await turnstile.enter(HOME)
        with pytest.raises(Full):
            await turnstile.enter(HOME)
        gone = await _waits(turnstile, HOME)
        gone.cancel()
        await asyncio.wait([gone])
        let_in = await _waits(turnstile, HOME)
        turnstile.leave(HOME)
        let_in.cancel()  # at the very moment when the way was free
        await asyncio.wait([let_in])

        await turnstile.enter(HOME)

        turnstile.leave(HOME)
        await _enter_all(turnstile, OTHER, "", "")

    _at(Turnstile(1, 3, patience=0.01), use)
