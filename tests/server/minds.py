"""Bots that fail, each in its own way. They run in the server's worker processes, in place of the real ones."""

from __future__ import annotations

import os
import threading

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


def despairs(question: Question) -> Thought:
    """No bot of this house can think any more."""
    raise ValueError(HAND)
