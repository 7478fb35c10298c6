"""Work that a worker has to bear."""

from __future__ import annotations

import os
import signal
import time

from backroom.kernel.refusal import Refusal


def twice(number: int) -> int:
    return 2 * number


def sleep(seconds: float) -> None:
    time.sleep(seconds)


def for_ever() -> None:
    """With the interpreter's lock in its hand: one operation of C code that does not end."""
    pow(3, 10**12, 10**200_000)


def all_memory() -> None:
    held = []
    while True:
        held.append(bytearray(10_000_000))


def death() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def refusal() -> None:
    raise Refusal("CP-1", "no", {"value": 3})


def bug() -> None:
    {"a": 1}["the queen is in her hand"]
