"""Waiting in tests: never for ever, and whoever gives up says what for."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

#: Nothing takes so long, in seconds, but on a machine that stands still.
PATIENCE = 60.0


class GaveUp(AssertionError):
    """What was waited for did not come."""


def waiting_for(what: str, seconds: float = PATIENCE) -> Iterator[None]:
    """For a loop that looks again and again, and leaves when it has seen it; `GaveUp` when the time is over."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        yield
    raise GaveUp(f"waited {seconds:.0f} s for {what}")


def wait_until(met: Callable[[], bool], what: str, seconds: float = PATIENCE) -> None:
    """Look every 20 ms until this holds."""
    for _ in waiting_for(what, seconds):
        if met():
            return
        time.sleep(0.02)
