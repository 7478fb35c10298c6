"""When the server looks for garbage."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest

from backroom.server import garbage
from backroom.server import house as houses
from backroom.server.garbage import Garbage
from backroom.server.live import LiveTable
from tests.server.long_games import house_with, long_evening


class Ring:
    """Something that only a search for garbage frees."""

    def __init__(self) -> None:
        self.self = self


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Iterator[Clock]:
    """Time goes on when the test says so, and no search begins by itself."""
    clock = Clock()
    monkeypatch.setattr(garbage, "time", clock)
    gc.disable()
    yield clock
    gc.enable()


def test_a_quiet_house_is_looked_through_once(clock: Clock) -> None:
    searching = Garbage()
    ring = weakref.ref(Ring())
    clock.now += 1
    searching.happened()
    clock.now += 4
    assert not searching.beat()
    assert ring() is not None
    clock.now += 2
    assert searching.beat()
    assert ring() is None
    clock.now += 60
    assert not searching.beat()


def test_a_house_that_is_never_quiet_is_looked_through_every_hour(clock: Clock) -> None:
    searching = Garbage()
    looked = []
    for _ in range(2 * 360):
        clock.now += 10
        searching.happened()
        if searching.beat():
            looked.append(clock.now)
    assert looked == [1000 + 3610]


def test_a_house_that_has_grown_is_looked_through_at_once(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "_GROWN", 1.0)
    monkeypatch.setattr(garbage, "_GROWN_BY", 100_000)
    searching = Garbage()
    rings = [weakref.ref(Ring()) for _ in range(50_000)]
    assert searching.beat()
    assert not any(ring() for ring in rings)
    assert not searching.beat()


def test_no_search_begins_by_itself() -> None:
    try:
        garbage.search_only_when_told()
        ring = weakref.ref(Ring())
        kept: list[list[int]] = [[] for _ in range(50_000)]
        assert ring() is not None
        assert len(kept) == 50_000
    finally:
        gc.enable()
        gc.unfreeze()


def test_a_table_that_is_let_go_of_is_freed_without_a_search(
    clock: Clock, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Searches are seldom here: a busy server kept all tables of hours, 70 kB each, because their lock held them."""
    monkeypatch.setattr(houses, "_IDLE", -1.0)

    async def load_and_let_go(house: houses.House) -> weakref.ref[LiveTable]:
        live = await house.find("t")
        async with live.lock:
            assert not live.behind
        return weakref.ref(live)

    async def run() -> None:
        async with house_with(tmp_path, long_evening("chicago-poker", 2, 10)) as house:
            live = await load_and_let_go(house)
            assert live() is not None
            house._let_go()
            assert live() is None

    asyncio.run(run())
