"""Records: a game as one text file, a JSON object a line. `docs/records.md` describes the formats."""

from __future__ import annotations

import hashlib
from typing import TypeVar

import msgspec

from backroom.kernel.chain import START, line_digest, next_head
from backroom.kernel.lines import (
    FORMAT,
    OLD_FORMAT,
    AnyHeader,
    DealLine,
    Draws,
    Ending,
    EndLine,
    Entry,
    Header,
    Hidden,
    Line,
    Move,
    Name,
    NameLine,
    OldEndLine,
    OldHeader,
    RevealLine,
    SeatLine,
    Secrets,
    Talk,
    entry_kind,
    write_line,
)
from backroom.kernel.refusal import BadInput

L = TypeVar("L", bound=Line)


class Record(msgspec.Struct):
    """A finished or running game. `reveal` and `end` come with the end; `names` and `head` only in format 2."""

    header: AnyHeader
    deal: Draws
    entries: list[Entry] = []
    reveal: Secrets | None = None
    end: Ending | None = None
    names: list[Name] = []
    head: str | None = None

    @property
    def moves(self) -> list[Move]:
        """Every choice in the file, those that were taken back among them."""
        return [entry for entry in self.entries if isinstance(entry, Move)]

    @property
    def seats(self) -> list[SeatLine]:
        """Who sat where; a hidden name is empty."""
        if isinstance(self.header, OldHeader):
            return self.header.seats
        called = [line.name if isinstance(line, NameLine) else "" for line in self.names]
        return [SeatLine(name, player) for name, player in zip(called, self.header.seats, strict=True)]

    @property
    def hidden(self) -> int:
        """How many lines are hidden from this reader."""
        return sum(isinstance(line, Hidden) for line in (*self.names, *self.entries))

    @property
    def chained(self) -> list[Line]:
        """The lines that the chain runs over: all but the reveal and the end."""
        return [self.header, *self.names, DealLine(self.deal), *self.entries]

    def digests(self, seed: bytes) -> list[bytes]:
        """The digest of every line in the chain."""
        return [
            bytes.fromhex(line.hidden) if isinstance(line, Hidden) else line_digest(seed, number, write_line(line))
            for number, line in enumerate(self.chained)
        ]

    def heads(self, seed: bytes) -> list[str]:
        """The head after every line, in order."""
        heads: list[str] = []
        head = START
        for digest in self.digests(seed):
            head = next_head(head, digest)
            heads.append(head.hex())
        return heads

    def for_reader(self, seat: int) -> Record:
        """A finished record as this seat (from 0) may have it: what others whispered among themselves is hidden.

        Format 1 has no chain that a hidden line could stand in: there such whispers are left out.
        """
        if isinstance(self.header, OldHeader):
            kept = [entry for entry in self.entries if not isinstance(entry, Talk) or entry.heard_by(seat)]
            return msgspec.structs.replace(self, entries=kept)
        if self.reveal is None:
            raise ValueError("what is hidden in a game that is not over could not be checked")
        seed = bytes.fromhex(self.reveal.house)
        first = len(self.names) + 2
        entries: list[Entry] = []
        for number, entry in enumerate(self.entries, first):
            secret = isinstance(entry, Talk) and not entry.heard_by(seat)
            entries.append(Hidden(line_digest(seed, number, write_line(entry)).hex()) if secret else entry)
        return msgspec.structs.replace(self, entries=entries)

    def text(self) -> str:
        """The file: header, names, deal, entries, reveal, and a last line that seals what stands before it."""
        parts = self.chained
        if self.reveal is not None:
            parts.append(RevealLine(self.reveal))
        lines = [write_line(part).decode() for part in parts]
        digest = _digest(lines)
        seal: Line = EndLine(self.end, len(lines), self.head, digest)
        if isinstance(self.header, OldHeader):
            seal = OldEndLine(self.end, len(lines), digest)
        return "\n".join([*lines, write_line(seal).decode()]) + "\n"


def read_record(text: str) -> Record:
    """The record that `text` holds; `BadInput` says in a sentence what is wrong with it."""
    # Not `splitlines`: words at the table may hold other line separators, which JSON does not escape.
    lines = text.rstrip("\n").split("\n")
    old = _format_of(lines) == OLD_FORMAT
    seal = _check_seal(lines, old)
    header: AnyHeader = _line(lines, 0, OldHeader) if old else _line(lines, 0, Header)
    if len(header.seats) != header.players:
        raise BadInput("record-bad-seats", {"value": len(header.seats), "expected": header.players})
    named = 0 if old else header.players
    names = [_name(lines, number) for number in range(1, named + 1)]
    record = Record(header, _line(lines, named + 1, DealLine).deal, names=names, end=seal.end)
    record.head = seal.head if isinstance(seal, EndLine) else None
    last = len(lines) - 1
    if '"reveal":' in lines[last - 1] and last > named + 2:
        last -= 1
        record.reveal = _line(lines, last, RevealLine).reveal
    record.entries = [_entry(lines, number, header) for number in range(named + 2, last)]
    _check_canonical(record, text)
    return record


def _name(lines: list[str], number: int) -> Name:
    if number < len(lines) and '"hidden":' in lines[number]:
        return _line(lines, number, Hidden)
    name = _line(lines, number, NameLine)
    _check_seat(name.seat == number, number, name.seat, number)
    return name


def _entry(lines: list[str], number: int, header: AnyHeader) -> Entry:
    kind = entry_kind(lines[number])
    if isinstance(header, OldHeader) and kind is not Talk:
        kind = Move
    entry = _line(lines, number, kind)
    if not isinstance(entry, Hidden):
        heard = entry.to if isinstance(entry, Talk) and entry.to is not msgspec.UNSET else []
        for seat in (entry.seat, *heard):
            _check_seat(1 <= seat <= header.players, number, seat, header.players)
    return entry


def _check_seat(fits: bool, number: int, seat: int, expected: int) -> None:
    if not fits:
        raise BadInput("record-bad-seat", {"line": number + 1, "value": seat, "expected": expected})


def _check_canonical(record: Record, text: str) -> None:
    """There is one way to write a record, and secrets are told when it is over, not before."""
    header = record.header
    if isinstance(header, Header):
        fair = header.commitments is not None
        over = record.end is not None
        if (record.reveal is not None) != (fair and over) or (record.head is not None) != fair:
            raise BadInput("record-not-canonical")
        salted = all((talk.salt is not msgspec.UNSET) for talk in record.entries if isinstance(talk, Talk))
        if not salted:
            raise BadInput("record-not-canonical")
    elif any(entry != _old(entry) for entry in record.entries):
        raise BadInput("record-not-canonical")
    if record.text() != text:
        raise BadInput("record-not-canonical")


def _old(entry: Entry) -> Entry | None:
    """The entry as format 1 knows it."""
    if isinstance(entry, Talk):
        return Talk(entry.seat, entry.say, entry.to)
    return Move(entry.seat, entry.do, entry.chance) if isinstance(entry, Move) else None


def _format_of(lines: list[str]) -> int:
    """Is this a record at all, and of a version that we know? Asked before anything else is read."""
    try:
        first = msgspec.json.decode(lines[0] if lines else "")
        version = first["backroom"]
    except (msgspec.DecodeError, KeyError, TypeError):
        raise BadInput("record-not-one") from None
    if version not in (OLD_FORMAT, FORMAT) or not isinstance(version, int) or isinstance(version, bool):
        raise BadInput("record-other-version", {"value": str(version)[:20], "expected": FORMAT})
    return version


def _check_seal(lines: list[str], old: bool) -> OldEndLine | EndLine:
    """The last line counts the others and seals them."""
    seal: OldEndLine | EndLine
    try:
        seal = msgspec.json.decode(lines[-1], type=OldEndLine) if old else msgspec.json.decode(lines[-1], type=EndLine)
    except msgspec.DecodeError:
        raise BadInput("record-cut-short", {"lines": len(lines)}) from None
    if seal.lines != len(lines) - 1:
        raise BadInput("record-lines-missing", {"value": len(lines) - 1, "expected": seal.lines})
    if seal.sha256 != _digest(lines[:-1]):
        raise BadInput("record-changed")
    return seal


def _line(lines: list[str], number: int, kind: type[L]) -> L:
    try:
        return msgspec.json.decode(lines[number], type=kind)
    except msgspec.DecodeError as error:
        raise BadInput("record-bad-line", {"line": number + 1, "reason": str(error)}) from None
    except IndexError:
        raise BadInput("record-cut-short", {"lines": len(lines)}) from None


def _digest(lines: list[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()
