"""Pausing in the middle of something: it goes on from there, and leaves nothing behind."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Callable
from weakref import ref

import pytest

from backroom.kernel.paused import IDLE, KEPT, Paused
from backroom.kernel.pausing import begin, go_on, pause


class Thing:
    """Something that is held while it pauses."""


def adds_up(counts: list[int], noted: list[str], thing: Thing | None = None) -> str:
    for count in counts:
        noted.append(f"before {count}")
        pause(count)
    noted.append("done")
    return "sum"


def pausing(job: Callable[..., object], *given: object) -> Paused:
    """Something begun that pauses."""
    paused = begin(job, *given)
    assert isinstance(paused, Paused)
    return paused


def test_it_goes_on_from_where_it_paused_and_does_nothing_twice() -> None:
    noted: list[str] = []
    first = pausing(adds_up, [3, 4], noted)
    assert (first.count, noted, first.is_here) == (3, ["before 3"], True)
    second = go_on(first)
    assert isinstance(second, Paused)
    assert (second.count, noted, first.is_here) == (4, ["before 3", "before 4"], False)
    assert go_on(second) == "sum"
    assert noted == ["before 3", "before 4", "done"]


def test_what_never_pauses_is_done_at_once() -> None:
    assert begin(adds_up, [], []) == "sum"


def test_two_pause_side_by_side() -> None:
    one, other = pausing(adds_up, [2], []), pausing(adds_up, [5], [])
    assert (one.count, other.count) == (2, 5)
    assert (go_on(one), go_on(other)) == ("sum", "sum")


def test_whoever_pauses_may_ask_for_something_else_that_pauses() -> None:
    def outer() -> str:
        inner = pausing(adds_up, [7], [])
        pause(2)
        assert go_on(inner) == "sum"
        return "both"

    assert go_on(pausing(outer)) == "both"


def test_what_goes_wrong_is_told_to_whoever_waits_and_the_next_thing_can_be_done() -> None:
    def wrong() -> None:
        pause(2)
        raise KeyError("no such card")

    paused = pausing(wrong)
    with pytest.raises(KeyError, match="no such card"):
        go_on(paused)
    assert not paused.is_here
    assert begin(adds_up, [], []) == "sum"


def test_a_stop_from_outside_comes_through() -> None:
    def stopped() -> None:
        pause(2)
        raise KeyboardInterrupt

    paused = pausing(stopped)
    with pytest.raises(KeyboardInterrupt):
        go_on(paused)
    assert not paused.is_here
    assert begin(adds_up, [], []) == "sum"


def test_what_is_dropped_while_it_pauses_is_let_go_and_its_stack_used_again() -> None:
    thing = Thing()
    held = ref(thing)
    paused = pausing(adds_up, [3], [], thing)
    del thing
    assert held() is not None
    stack = paused._stack
    del paused
    assert held() is None
    assert IDLE.stacks[-1] is stack


def test_no_more_stacks_are_kept_than_are_worth_it() -> None:
    many = [pausing(adds_up, [2], []) for _ in range(KEPT + 10)]
    many.clear()
    assert len(IDLE.stacks) == KEPT


def test_in_another_thread_it_cannot_go_on_and_says_so() -> None:
    found: list[Paused] = []

    def begins() -> None:
        found.append(pausing(adds_up, [3], []))
        assert found[0].is_here

    thread = threading.Thread(target=begins)
    thread.start()
    thread.join()
    assert not found[0].is_here


def test_a_program_may_end_while_something_pauses() -> None:
    program = "from tests.kernel.test_pausing import *; paused = begin(adds_up, [3], []); print(paused.count)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "3\n", "")
