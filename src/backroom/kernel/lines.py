"""The lines of a record, each a JSON object of its own. `docs/records.md` describes both formats."""

from __future__ import annotations

from typing import Annotated

import msgspec

from backroom.kernel.refusal import Facts
from backroom.kernel.state import Outcome

#: The format of games that begin now, and the one before it.
FORMAT = 2
OLD_FORMAT = 1
Hex = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
Salt = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")]
Draws = list[tuple[int, int]]
"""Outcomes of chance in order: (n, a number below n)."""


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One line. Its bytes are what msgspec writes of it, and no others are read."""


class SeatLine(Line, frozen=True):
    """Who sat there: a name to show, and `human` or a bot's name."""

    name: str
    player: str


class DataLine(Line, frozen=True):
    """Which data was in play; `text` only if it was an owner's own file."""

    version: str
    sha256: Hex
    text: str | None = None


class Secrets(Line, frozen=True):
    """The house's commitment or seed, and each seat's; None for a seat that gave nothing."""

    house: Hex
    seats: list[Hex | None]


class Fork(Line, frozen=True):
    """Where a game comes from that was forked from another: what `seat` (from 1) knew after move `number` of it."""

    record: str
    number: int
    seat: int


class _Head(Line, frozen=True):
    backroom: int
    title: str
    players: int
    options: dict[str, bool]
    data: DataLine


class OldHeader(_Head, frozen=True):
    """The first line of format 1. `start` is the state that a forked game began with, instead of a deal."""

    seats: list[SeatLine]
    commitments: Secrets | None = None
    start: Facts | msgspec.UnsetType = msgspec.UNSET


class Header(_Head, frozen=True):
    """The first line. `seats` are `human` or a bot's name; people's names stand in lines that can be hidden.

    `left_out` are the seats (from 1) that committed to a contribution which is not in the deal.
    """

    rules: int
    seats: list[str]
    commitments: Secrets | None
    left_out: list[int]
    fork: Fork | msgspec.UnsetType = msgspec.UNSET


class NameLine(Line, frozen=True):
    """What a seat was called when the cards were dealt. The salt keeps a hidden name from being guessed."""

    seat: int
    name: str
    salt: Salt


class Hidden(Line, frozen=True):
    """A line that this reader may not have, or that was erased: only its digest in the chain."""

    hidden: Hex


class DealLine(Line, frozen=True):
    deal: Draws


class Move(Line, frozen=True):
    """One choice of one seat (counted from 1), and what chance answered. `by` is the bot that chose, if one did."""

    seat: int
    do: list[str]
    chance: Draws = []
    by: str | msgspec.UnsetType = msgspec.UNSET


class Talk(Line, frozen=True):
    """Free words at the table; with `to`, whispered to those seats only. Format 1 has no salt."""

    seat: int
    say: str
    to: list[int] | msgspec.UnsetType = msgspec.UNSET
    salt: Salt | msgspec.UnsetType = msgspec.UNSET

    def heard_by(self, viewer: int) -> bool:
        """Whether a viewer (a seat from 0, or the onlooker) heard it."""
        return self.to is msgspec.UNSET or viewer + 1 == self.seat or viewer + 1 in self.to


class Undo(Line, frozen=True):
    """Choices beyond the first `undo` that stood were taken back; their lines stay."""

    seat: int
    undo: int


class RevealLine(Line, frozen=True):
    reveal: Secrets


class Ending(Line, frozen=True):
    """How the game ended; seats counted from 1."""

    reason: str
    winners: list[int]
    scores: list[int]

    @classmethod
    def of(cls, outcome: Outcome) -> Ending:
        return cls(outcome.reason, [seat + 1 for seat in outcome.winners], list(outcome.scores))


class OldEndLine(Line, frozen=True):
    end: Ending | None
    lines: int
    sha256: Hex


class EndLine(Line, frozen=True):
    """The last line: how many stand before it, the head of their chain, and the digest of them all."""

    end: Ending | None
    lines: int
    head: Hex | None
    sha256: Hex


AnyHeader = Header | OldHeader
Entry = Move | Talk | Undo | Hidden
Name = NameLine | Hidden


def write_line(line: Line) -> bytes:
    return msgspec.json.encode(line)


def read_entry(line: bytes | bytearray | str) -> Entry:
    """An entry by its line; `msgspec.DecodeError` if it is none."""
    return msgspec.json.decode(line, type=entry_kind(line))


def entry_kind(line: bytes | bytearray | str) -> type[Entry]:
    """What a line claims to be. No text within one can hold these: its quotes would be escaped."""
    text = line if isinstance(line, str) else line.decode()
    for mark, kind in _MARKS:
        if mark in text:
            return kind
    return Move


_MARKS: tuple[tuple[str, type[Entry]], ...] = (('"say":', Talk), ('"hidden":', Hidden), ('"undo":', Undo))
