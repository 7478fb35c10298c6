"""A process that steps a part of the games, started by `workers.py`.

One line tells what to play. Then each byte is a word: RESET, RESET_CHOSEN or STEP. The answer is DONE, or FAILED and
one line why. It ends when nobody is there any more to tell it anything.
"""

from __future__ import annotations

import os
import signal
import sys
from multiprocessing import resource_tracker
from multiprocessing.shared_memory import SharedMemory
from typing import BinaryIO

from backroom.vector.order import order_from

RESET = b"r"
#: With the seeds that stand in their array.
RESET_CHOSEN = b"c"
STEP = b"s"
DONE = b"."
FAILED = b"!"


def attached(name: str) -> SharedMemory:
    """The memory of this name. Whoever made it frees it, not we."""
    if sys.version_info >= (3, 13):
        return SharedMemory(name, track=False)
    block = SharedMemory(name)
    resource_tracker.unregister(f"/{block.name}" if os.name == "posix" else block.name, "shared_memory")
    return block


def serve(told: BinaryIO, answers: BinaryIO) -> None:
    order, name = order_from(told.readline().decode())
    rules = order.rules()
    rooms = order.rooms(rules)
    shared = attached(name)
    assert shared.buf is not None
    batch = order.batch(rules, rooms, shared.buf)
    choices = rooms.of_games("choices", shared.buf, order.first, order.count).cast("i")
    answers.write(DONE)
    answers.flush()
    while word := told.read(1):
        if word in (RESET, RESET_CHOSEN):
            batch.reset(word == RESET_CHOSEN)
        else:
            batch.step(choices.tolist())
        answers.write(DONE)
        answers.flush()
    # Views of the memory are still about: it is given back with the process.
    os._exit(0)


def main() -> None:
    # Ctrl-C is for whoever plays; we end when our input does.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # A title prints what it likes; answers go out by a door of their own.
    with os.fdopen(os.dup(1), "wb") as answers:
        os.dup2(2, 1)
        try:
            serve(sys.stdin.buffer, answers)
        except Exception as error:
            answers.write(FAILED + f"{type(error).__name__}: {error}".replace("\n", " ").encode() + b"\n")
            answers.flush()
            os._exit(1)
