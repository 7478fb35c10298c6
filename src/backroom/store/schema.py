"""The tables of the database, as they are after the newest migration."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, Index, Integer, LargeBinary, MetaData, String, Table, Text

#: The newest migration, in `migrations/versions`. A database made anew is at it from the beginning.
REVISION = "0003"
#: What an earlier Backroom, which knew no migrations, looks at: it must not write into a database of today.
SCHEMA_VERSION = 2

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
    #: When the status or what is due last changed.
    Column("changed", Float, nullable=False),
    #: When the clock or a bot acts next, by the house's time; None if the table waits for people only.
    Column("due", Float),
    #: The number and the chain of the journal's last line, so that a lost tail is noticed.
    Column("seq", Integer, nullable=False, server_default="0"),
    Column("chain", String(64), nullable=False, server_default=""),
    Index("game_tables_lobby", "listed", "status", "changed"),
    Index("game_tables_due", "due"),
)

#: Everything that ever happened. (table, seq) is the key: of two writers with the same number the second fails.
journal = Table(
    "journal",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("entry", Text, nullable=False),
    #: Over this line and all before it: see `chain.py`.
    Column("chain", String(64), nullable=False, server_default=""),
    #: The digest of the line as it was before its words were erased; None for a line as it was written.
    Column("erased", String(64)),
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

#: The texts of the data that tables were opened with: what we ship may change, a table keeps its own.
data_files = Table(
    "data_files",
    metadata,
    Column("sha256", String(64), primary_key=True),
    Column("title", String(40), nullable=False),
    Column("text", Text, nullable=False),
)

#: One row: the schema's version for programs that know no migrations, and when the server was last open.
house = Table(
    "house",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("schema_version", Integer, nullable=False),
    Column("alive", Float, nullable=False),
)

#: Who is not let in: an address, a network, or the hash of a key (or how it begins). Operators write here.
blocked = Table(
    "blocked",
    metadata,
    Column("what", String(80), primary_key=True),
    Column("since", Float, nullable=False),
    Column("reason", Text, nullable=False),
)

#: What people have told the operators of a table; gone with it.
reports = Table(
    "reports",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("table_id", String(32), nullable=False),
    Column("at", Float, nullable=False),
    #: Who says it, and of whom, as viewers and seats are numbered; None for nobody in particular.
    Column("viewer", Integer, nullable=False),
    Column("seat", Integer),
    Column("words", Text, nullable=False),
    #: When an operator has dealt with it.
    Column("done", Float),
    Index("reports_table", "table_id"),
)

#: What an operator wants done at a table whose house is open: it does so, and deletes the line.
orders = Table(
    "orders",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("what", String(8), nullable=False),
)

#: One line, Alembic's own: the last migration that the database has been through.
alembic_version = Table(
    "alembic_version", metadata, Column("version_num", String(32), primary_key=True), info={"of": "alembic"}
)
