"""Bots that fail, each in its own way. They run in the server's worker processes, in place of the real ones."""

from __future__ import annotations

import os
import threading
import time
from pathlib import Path

from backroom.table.thinking import Question, Thought, think

#: What a careless bot would shout: it must not be heard in the log.
HAND = "my-secret-hand"


def raises(question: Question) -> Thought:
    """Only the simplest bot thinks as it should."""
    if question.player == "random":
        return think(question)
    raise ValueError(f"{HAND}: {question.world}")


def dies(question: Question) -> Thought:
    if question.player == "random":
        return think(question)
    os._exit(3)


def hangs(question: Question) -> Thought:
    if question.player == "random":
        return think(question)
    threading.Event().wait()
    raise AssertionError("nobody ends this wait")


def cheats(question: Question) -> Thought:
    """Chooses what is no action at all."""
    if question.player == "random":
        return think(question)
    return Thought(["take everything"], "", {})


def ponders(question: Question) -> Thought:
    """Whoever looks ahead is never done."""
    if question.player in ("capo", "boss"):
        threading.Event().wait()
    return think(question)


def slow_once(question: Question) -> Thought:
    """The first bot that is ever asked hangs; the file that tells of it is named by the test."""
    mark = Path(os.environ["BACKROOM_TEST_SLOW_ONCE"])
    if not mark.exists():
        mark.touch()
        threading.Event().wait()
    return think(question)


def slow_always(question: Question) -> Thought:
    """Slow, but within the patience of the house."""
    time.sleep(0.3)
    return think(question)


def moody(question: Question) -> Thought:
    """Fails now and then, each time in another way."""
    mood = int.from_bytes(os.urandom(1)) % 32
    if mood == 0:
        threading.Event().wait()
    if mood == 1:
        os._exit(3)
    if mood == 2:
        raise ValueError(HAND)
    if mood == 3:
        return Thought(["take everything"], "", {})
    if mood == 4:
        return Thought([], "", {})
    return think(question)


def despairs(question: Question) -> Thought:
    """No bot of this house can think any more."""
    raise ValueError(HAND)
