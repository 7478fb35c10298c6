"""When the server looks for garbage."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from backroom.server import garbage
from backroom.server.garbage import Garbage


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


def test_by_itself_only_what_is_new_is_looked_at() -> None:
    before = gc.get_threshold()
    try:
        garbage.collect_in_small_pieces()
        new, *older = gc.get_threshold()
        assert new <= 5000
        assert min(older) > 10**9
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)
