"""What goes in and out of the database, and what can be wrong with it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from backroom.kernel.refusal import BadInput


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


@dataclass(frozen=True, slots=True)
class DataFile:
    """The text that tables of a title were opened with."""

    sha256: str
    title: str
    text: str


class Damaged(BadInput):
    """A table whose journal is not what was written. People hear that it is damaged; the operator hears the rest:
    the `line` (from 1) and, in English, `what` is wrong with it."""

    def __init__(self, table: str, line: int, what: str) -> None:
        super().__init__("table-damaged")
        self.table: Final = table
        self.line: Final = line
        self.what: Final = what


class StoreTrouble(Exception):
    """Nothing was written. `message` is a message id that says what to tell people, with `facts`."""

    message = "store-trouble"

    def __init__(self, reason: str = "", facts: dict[str, object] | None = None) -> None:
        super().__init__(reason)
        self.facts: Final = facts or {}


class LostRace(StoreTrouble):
    """Somebody else has written this number of the journal already: load the table anew."""

    message = "store-lost-race"


class StoreBusy(StoreTrouble):
    """Another program holds the database."""

    message = "store-busy"


class StoreAway(StoreTrouble):
    """The database server does not answer, or does not let us in. What it says is for the operator only."""

    message = "store-away"


class StoreLate(StoreAway):
    """The database server is there and does not answer yet: it starts, or has a great deal to do."""


class StoreFull(StoreTrouble):
    """No room on the disk."""

    message = "store-full"


class ReadOnly(StoreTrouble):
    """The database or its folder may not be written."""

    message = "store-read-only"


class Unreadable(StoreTrouble):
    """The file is not a database, or is damaged as a whole: the fact `reason` is what SQLite says of it."""

    message = "store-unreadable"


class NotThere(StoreTrouble):
    """There is no database to read."""

    message = "store-not-there"


class InUse(StoreTrouble):
    """Another process of ours has it open: the facts `value` (its number) and `name`."""

    message = "store-in-use"


class OtherSchema(StoreTrouble):
    """The database was written by another version of Backroom."""

    message = "store-other-version"


class NotUpgraded(StoreTrouble):
    """The database was written by an earlier Backroom, and this command only reads."""

    message = "store-not-upgraded"


class NoSuchDatabase(StoreTrouble):
    """The address is of no database that Backroom can use."""

    message = "store-no-such-database"


class NoSuchBus(StoreTrouble):
    """An address that leads to no bus."""

    message = "bus-unknown"


class NoBusHere(StoreTrouble):
    """A bus is of use where several processes share a database, and SQLite is one process's."""

    message = "bus-for-postgres"


class NoDriver(StoreTrouble):
    """What talks to this kind of database is not installed: the fact `name` is the package."""

    message = "store-no-driver"


class NoBusDriver(StoreTrouble):
    """What talks to this kind of bus is not installed: the fact `name` is the package."""

    message = "bus-no-driver"
