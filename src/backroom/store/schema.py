"""The tables of the database."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, Index, Integer, LargeBinary, MetaData, String, Table, Text

#: Raised when a database written by this version could not be read by the last one.
SCHEMA_VERSION = 1

metadata = MetaData()

#: One line a game table: what the lobby lists, and when the table does something by itself. Made from the journal.
game_tables = Table(
    "game_tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("title", String(40), nullable=False),
    Column("status", String(12), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("opened", Float, nullable=False),
    #: When the status or what is due last changed: not with every choice, which would be another page to write.
    Column("changed", Float, nullable=False),
    #: When the clock or a bot acts next, by the house's time; None if the table waits for people only.
    Column("due", Float),
    Index("game_tables_lobby", "listed", "status", "changed"),
    Index("game_tables_due", "due"),
)

#: Everything that ever happened. (table, seq) is the arbiter: who comes second with a number has lost the race.
journal = Table(
    "journal",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("entry", Text, nullable=False),
    sqlite_with_rowid=False,
)

#: What the journal had made of a table after entry `seq`: made from it, ignored if it does not fit, never the truth.
snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    #: What each viewer had seen by then, as a JSON list: so that a moment of a viewer's log is found.
    Column("seen", Text, nullable=False),
    #: The journal's chain after entry `seq`: a snapshot of another history does not fit.
    Column("chain", String(64), nullable=False),
    #: The record's lines since the snapshot before; the last happenings; everything else.
    Column("lines", LargeBinary, nullable=False),
    Column("log", LargeBinary, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

#: One line: the schema's version, and when the house was last open.
house = Table(
    "house",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("schema_version", Integer, nullable=False),
    Column("alive", Float, nullable=False),
)
