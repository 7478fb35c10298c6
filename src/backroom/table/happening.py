"""What happened at a table, for the log: whole while it is news, afterwards kept as a short text."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from backroom.kernel.event import ONLOOKER, Event
from backroom.kernel.refusal import Facts

VIEWERS = ONLOOKER + 1
#: A text of so many bytes is kept as it is.
_SHORT = 256

_Told = tuple[str, Facts, Facts | None, int, int]
_encode = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(tuple[float, str, int | None, Facts, list[_Told]])


class Note(NamedTuple):
    """A happening as it is kept: who saw it, and all of it as a text. A twentieth of what its objects would take."""

    audience: int
    #: The text itself, which begins with a bracket, or what zlib made of a long one, which does not.
    packed: bytes

    @property
    def text(self) -> bytes:
        return self.packed if self.packed.startswith(b"[") else zlib.decompress(self.packed)


def note_of(audience: int, text: bytes) -> Note:
    # The least effort: half of the size in ten microseconds. Of a short text a quarter is saved: not worth them.
    return Note(audience, text if len(text) <= _SHORT else zlib.compress(text, 1))


class Happening:
    """One thing that happened here, for the log. `numbers` count, for each viewer, what it has seen happen."""

    __slots__ = ("at", "audience", "events", "facts", "kind", "numbers", "seat")

    def __init__(
        self, at: float, kind: str, seat: int | None, facts: Facts, events: list[Event], audience: int
    ) -> None:
        self.at = at
        self.kind = kind
        self.seat = seat
        self.facts = facts
        self.events = events
        self.audience = audience
        self.numbers: list[int] | dict[int, int] = []

    def seen_by(self, viewer: int) -> bool:
        return bool(self.audience >> viewer & 1)

    def note(self) -> Note:
        events = [(event.name, event.facts, event.secrets, event.knowers, event.audience) for event in self.events]
        return note_of(self.audience, _encode((self.at, self.kind, self.seat, self.facts, events)))


def read_note(note: Note) -> Happening:
    """The happening that was noted; without its numbers."""
    at, kind, seat, facts, events = _decoder.decode(note.text)
    return Happening(at, kind, seat, facts, [Event(*told) for told in events], note.audience)


def happenings_of(notes: Sequence[Note], seen: int, viewer: int, most: int) -> list[Happening]:
    """The last of these that a viewer saw, at most so many; `seen` is the number of the very last."""
    found: list[Happening] = []
    for note in reversed(notes):
        if len(found) == most:
            break
        if note.audience >> viewer & 1:
            happening = read_note(note)
            happening.numbers = {viewer: seen - len(found)}
            found.append(happening)
    found.reverse()
    return found
