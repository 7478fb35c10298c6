"""Records: a game as one text file, a JSON object a line. `docs/records.md` describes the format."""

from __future__ import annotations

import hashlib
from typing import Annotated, TypeVar

import msgspec

from backroom.kernel.refusal import BadInput, Facts
from backroom.kernel.state import Outcome

FORMAT = 1
L = TypeVar("L", bound=msgspec.Struct)
Hex = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
Draws = list[tuple[int, int]]
"""Outcomes of chance in order: (n, a number below n)."""


class SeatLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sat there: a name to show, and `human` or a bot's name."""

    name: str
    player: str


class DataLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which data was in play; `text` only if it was an owner's own file."""

    version: str
    sha256: Hex
    text: str | None = None


class Secrets(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The house's commitment or seed, and each seat's; None for a seat that gave nothing."""

    house: Hex
    seats: list[Hex | None]


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line. `start` is the whole state that a game forked from another began with, instead of a deal."""

    backroom: int
    title: str
    players: int
    options: dict[str, bool]
    data: DataLine
    seats: list[SeatLine]
    commitments: Secrets | None = None
    start: Facts | msgspec.UnsetType = msgspec.UNSET


class Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One submission of one seat (counted from 1), and what chance answered."""

    seat: int
    do: list[str]
    chance: Draws = []


class Talk(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Free words at the table; with `to`, whispered to those seats only."""

    seat: int
    say: str
    to: list[int] | msgspec.UnsetType = msgspec.UNSET

    def heard_by(self, viewer: int) -> bool:
        """Whether a viewer (a seat from 0, or the onlooker) heard it."""
        return self.to is msgspec.UNSET or viewer + 1 == self.seat or viewer + 1 in self.to


class _DealLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    deal: Draws


class _RevealLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    reveal: Secrets


class Ending(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the game ended; seats counted from 1."""

    reason: str
    winners: list[int]
    scores: list[int]

    @classmethod
    def of(cls, outcome: Outcome) -> Ending:
        return cls(outcome.reason, [seat + 1 for seat in outcome.winners], list(outcome.scores))


class _EndLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    end: Ending | None
    lines: int
    sha256: Hex


class Record(msgspec.Struct):
    """A finished or running game. `reveal` and `end` come with the end."""

    header: Header
    deal: Draws
    entries: list[Move | Talk] = []
    reveal: Secrets | None = None
    end: Ending | None = None

    @property
    def moves(self) -> list[Move]:
        return [entry for entry in self.entries if isinstance(entry, Move)]

    def text(self) -> str:
        """The file: header, deal, entries, reveal, and a last line that seals what stands before it."""
        parts: list[msgspec.Struct] = [self.header, _DealLine(self.deal), *self.entries]
        if self.reveal is not None:
            parts.append(_RevealLine(self.reveal))
        lines = [msgspec.json.encode(part).decode() for part in parts]
        seal = _EndLine(self.end, len(lines), _digest(lines))
        return "\n".join([*lines, msgspec.json.encode(seal).decode()]) + "\n"


def read_record(text: str) -> Record:
    """The record that `text` holds; `BadInput` says in a sentence what is wrong with it."""
    # Not `splitlines`: words at the table may hold other line separators, which JSON does not escape.
    lines = text.rstrip("\n").split("\n")
    _check_format(lines)
    _check_seal(lines)
    header = _line(lines, 0, Header)
    if len(header.seats) != header.players:
        raise BadInput("record-bad-seats", {"value": len(header.seats), "expected": header.players})
    record = Record(header, _line(lines, 1, _DealLine).deal)
    last = len(lines) - 1
    if '"reveal":' in lines[last - 1] and last > 2:
        last -= 1
        record.reveal = _line(lines, last, _RevealLine).reveal
    for number in range(2, last):
        entry = _line(lines, number, Talk) if '"say":' in lines[number] else _line(lines, number, Move)
        if not 1 <= entry.seat <= header.players:
            facts = {"line": number + 1, "value": entry.seat, "expected": header.players}
            raise BadInput("record-bad-seat", facts)
        record.entries.append(entry)
    record.end = _line(lines, len(lines) - 1, _EndLine).end
    return record


def _check_format(lines: list[str]) -> None:
    """Is this a record at all, and of our version? Asked before anything else is read."""
    try:
        first = msgspec.json.decode(lines[0] if lines else "")
        version = first["backroom"]
    except (msgspec.DecodeError, KeyError, TypeError):
        raise BadInput("record-not-one") from None
    if version != FORMAT:
        raise BadInput("record-other-version", {"value": str(version), "expected": FORMAT})


def _check_seal(lines: list[str]) -> None:
    """The last line counts the others and seals them."""
    try:
        seal = msgspec.json.decode(lines[-1], type=_EndLine)
    except msgspec.DecodeError:
        raise BadInput("record-cut-short", {"lines": len(lines)}) from None
    if seal.lines != len(lines) - 1:
        raise BadInput("record-lines-missing", {"value": len(lines) - 1, "expected": seal.lines})
    if seal.sha256 != _digest(lines[:-1]):
        raise BadInput("record-changed")


def _line(lines: list[str], number: int, kind: type[L]) -> L:
    try:
        return msgspec.json.decode(lines[number], type=kind)
    except msgspec.DecodeError as error:
        raise BadInput("record-bad-line", {"line": number + 1, "reason": str(error)}) from None
    except IndexError:
        raise BadInput("record-cut-short", {"lines": len(lines)}) from None


def _digest(lines: list[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()
