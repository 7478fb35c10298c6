"""What a bot from outside can do wrong. It costs its turn: a choice is made for it, and counted."""

from __future__ import annotations

from typing import Final

CRASHED: Final = "crashed"
LATE: Final = "late"
FLOODED: Final = "flooded"
GARBLED: Final = "garbled"
ILLEGAL: Final = "illegal"
ABSENT: Final = "absent"

#: By kind: what it means, in English, for the documentation.
KINDS: Final = {
    CRASHED: "it ended, or its server cannot be reached",
    LATE: "it did not answer in time, and was ended",
    FLOODED: "it said more than an answer, or too long a one, and was ended",
    GARBLED: "its answer is no JSON of the form that was asked for",
    ILLEGAL: "its answer is an action that was not offered",
    ABSENT: "it was not asked any more in this game, after three times of the first three kinds",
}


#: Nobody reads more letters than this.
_WORDS: Final = 300


#: After these a bot has to be started, or connected with, anew.
BREAKING: Final = (CRASHED, LATE, FLOODED)


class Fault(Exception):
    """One of `KINDS`, and in a few words what was seen."""

    def __init__(self, kind: str, seen: str) -> None:
        super().__init__(kind, seen)
        self.kind = kind
        self.seen = seen[:_WORDS]
