"""How everything is timed: work done, and the processor's time that it took.

The processor's time, not the wall's: on a busy machine a measure is not charged for what others do meanwhile.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

clock = time.process_time


@dataclass(frozen=True)
class Counted:
    """How many were done, in how many seconds. `steps` counts applied chance nodes too, where a peer has them."""

    done: int
    seconds: float
    steps: int = 0


def games(play: Callable[[], int], seconds: float) -> Counted:
    """Play game after game for so long; `play` returns how many decisions one took."""
    done = 0
    began = clock()
    while clock() - began < seconds:
        done += play()
    return Counted(done, clock() - began)


def repeated(call: Callable[[], object], seconds: float) -> Counted:
    """Call again and again for so long."""
    done = 0
    began = clock()
    while clock() - began < seconds:
        for _ in range(1000):
            call()
        done += 1000
    return Counted(done, clock() - began)
