"""A table as plain data, beside its journal: so that nobody waits while a long game is played again.

The journal stays the truth. A snapshot is what folding it gave at one moment; whatever is wrong with one, it is thrown
away and made anew. `docs/decisions/0009-snapshots.md` says how the two are kept from telling different stories.
"""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec

from backroom import __version__
from backroom.kernel.refusal import Facts
from backroom.table import entries as e
from backroom.table.course import Course
from backroom.table.happening import Note, note_of
from backroom.table.table import Table

_encode = msgspec.json.Encoder().encode
#: Raised when a snapshot holds other things than before.
VERSION = 2
#: A snapshot is made after so many entries: to take them again is what a look at the past may cost.
EVERY = 32
#: What the first line of the journal says; not part of a snapshot.
_OPENED = {
    "id", "opened", "title", "settings", "house_commitment",
    "rules", "data_version", "data_sha256", "stranded", "ended",
}  # fmt: skip
_APART = {"seats", "course", "clock", "recent"}
_DIGEST = 16
#: The least effort: three quarters of what the most would save, in a tenth of the time.
_EFFORT = 1


class Unfit(Exception):
    """This snapshot is damaged, or of another version: the journal is folded instead."""


class Snapshot(msgspec.Struct, frozen=True):
    """What is stored. `seen` counts what each viewer had seen; `lines` are the record's since the last snapshot.

    `log` holds the last happenings, the fresh ones (since the last snapshot) among them.
    """

    seq: int
    seen: list[int]
    data: bytes
    lines: bytes
    log: bytes


class _Kept(msgspec.Struct, frozen=True):
    """All that folding the journal has made of a table."""

    made_by: str
    table: Facts
    seats: list[Facts]
    clock: Facts
    course: dict[str, Any] | None


class _Log(msgspec.Struct, frozen=True):
    fresh: int
    notes: list[tuple[int, msgspec.Raw]]


def is_due(table: Table) -> bool:
    """Whether a snapshot is to be made now."""
    return table.seq - table.noted >= EVERY and not table.stranded


class Taken(NamedTuple):
    """A table at one moment, not packed yet: packing takes longer than taking, and any thread can do it."""

    id: str
    seq: int
    seen: list[int]
    kept: bytes
    lines: bytes
    fresh: int
    notes: list[Note]

    def packed(self) -> Snapshot:
        """As it is stored."""
        log = _Log(self.fresh, [(note.audience, msgspec.Raw(note.text)) for note in self.notes])
        data, lines, told = (_pack(self.id, self.seq, part) for part in (self.kept, self.lines, _encode(log)))
        return Snapshot(self.seq, self.seen, data, lines, told)


def take_snapshot(table: Table) -> Taken:
    """The table as it is now. From here on its happenings and lines count as stored."""
    fresh, table.fresh, table.noted = table.fresh, 0, table.seq
    course = table.course
    lines = b"0\n" if course is None else course.recorded.lines_since()
    kept = _Kept(
        _maker(table),
        {name: _plain(value) for name, value in vars(table).items() if name not in _OPENED | _APART},
        [{name: getattr(seat, name) for name in seat.__slots__} for seat in table.seats],
        {name: value for name, value in vars(table.clock).items() if name != "plan"},
        None if course is None else course.as_data(),
    )
    return Taken(table.id, table.seq, list(table.seen), _encode(kept), lines, fresh, list(table.recent))


def restored(
    id_: str, opened: e.Opened, at: float, kept: Snapshot, lines: Iterable[bytes], data_text: str | None = None
) -> Table:
    """The table that was kept; `lines` are those of all snapshots up to this one. `Unfit` if it cannot be had."""
    table = Table(id_, opened, at, data_text)
    if table.stranded:
        raise Unfit("of other rules or data")
    try:
        data = msgspec.json.decode(_unpack(id_, kept.seq, kept.data), type=_Kept)
        if data.made_by != _maker(table) or data.table.keys() != vars(table).keys() - _OPENED - _APART:
            raise Unfit("another version")
        for name, value in data.table.items():
            setattr(table, name, _like(getattr(table, name), value))
        for seat, facts in zip(table.seats, data.seats, strict=True):
            for name in seat.__slots__:
                setattr(seat, name, _like(getattr(seat, name), facts[name]))
        vars(table.clock).update(data.clock)
        log = _log(_unpack(id_, kept.seq, kept.log))
        table.recent.extend(note_of(audience, bytes(text)) for audience, text in log.notes)
        if data.course is not None:
            seed = bytes.fromhex(opened.seed)
            table.course = Course.restored(
                table.title, table.settings, seed, opened.start, table.origin(), data.course, lines
            )
    except Unfit:
        raise
    except Exception as error:  # whatever a damaged one makes of us, the journal has it all
        raise Unfit(type(error).__name__) from error
    if table.seq != kept.seq or table.seen != kept.seen:
        raise Unfit("another moment")
    return table


def fresh_notes(id_: str, seq: int, log: bytes, viewer: int) -> list[Note]:
    """What a viewer saw happen between the snapshot before and this one. `Unfit` if it is damaged."""
    read = _log(_unpack(id_, seq, log))
    fresh = read.notes[len(read.notes) - read.fresh :]
    return [note_of(audience, bytes(text)) for audience, text in fresh if audience >> viewer & 1]


def record_chunk(id_: str, seq: int, lines: bytes) -> bytes:
    """A snapshot's share of the record's lines, for `restored`. `Unfit` if it is damaged."""
    return _unpack(id_, seq, lines)


def _log(text: bytes) -> _Log:
    try:
        return msgspec.json.decode(text, type=_Log)
    except msgspec.MsgspecError as error:
        raise Unfit("another version") from error


def _maker(table: Table) -> str:
    """Who made it, of what: by other rules or data the journal is folded again, which tells if it no longer can be."""
    return f"{VERSION} {__version__} {table.rules} {table.data_version} {table.data_sha256}"


def _plain(value: object) -> object:
    return sorted(value) if isinstance(value, set) else value


def _like(fresh: object, value: Any) -> Any:  # noqa: ANN401 whatever the attribute holds
    """A value as the attribute of a new table has it: texts know lists only."""
    return type(fresh)(value) if isinstance(fresh, set | tuple) else value


def _pack(id_: str, seq: int, data: bytes) -> bytes:
    packed = zlib.compress(data, _EFFORT)
    return _digest(id_, seq, packed) + packed


def _unpack(id_: str, seq: int, packed: bytes) -> bytes:
    if packed[:_DIGEST] != _digest(id_, seq, packed[_DIGEST:]):
        raise Unfit("damaged")
    return zlib.decompress(packed[_DIGEST:])


def _digest(id_: str, seq: int, packed: bytes) -> bytes:
    return hashlib.blake2b(f"{id_}\n{seq}\n".encode() + packed, digest_size=_DIGEST).digest()
