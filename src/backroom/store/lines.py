"""What goes in and out of the database."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Line:
    """One entry of a table's journal, as text."""

    table: str
    seq: int
    at: float
    entry: str


@dataclass(frozen=True, slots=True)
class About:
    """A table's line in the lobby; see `schema.game_tables`."""

    table: str
    title: str
    status: str
    listed: bool
    opened: float
    changed: float
    due: float | None


@dataclass(frozen=True, slots=True)
class SnapshotLine:
    """What folding a table's journal up to `seq` gave; see `schema.snapshots`."""

    table: str
    seq: int
    seen: list[int]
    lines: bytes
    log: bytes
    data: bytes


@dataclass(frozen=True, slots=True)
class Past:
    """What it takes to make a table as it was: its first line, a snapshot if there is one, and the lines after it.

    `chunks` are the record's lines of all snapshots up to this one, each with the number of its entry.
    """

    first: Line
    snapshot: SnapshotLine | None
    chunks: list[tuple[int, bytes]]
    lines: list[Line]


class StoreTrouble(Exception):
    """Nothing was written. `message` is a message id that says what to tell people."""

    message = "store-trouble"


class LostRace(StoreTrouble):
    """Somebody else has written this number of the journal already: load the table anew."""

    message = "store-lost-race"


class StoreBusy(StoreTrouble):
    """Another program holds the database."""

    message = "store-busy"


class StoreFull(StoreTrouble):
    """No room on the disk."""

    message = "store-full"


class OtherSchema(StoreTrouble):
    """The database was written by another version of Backroom."""

    message = "store-other-version"
