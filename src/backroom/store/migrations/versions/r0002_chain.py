"""Checksums in the journal, snapshots, and the data that tables were opened with.

The rows of the journal get the chain that they would have had; `chain.py` may change some day, this may not.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

#: So many rows are read and written at a time, whatever the database holds.
BATCH = 5000

_game_tables = sa.table("game_tables", sa.column("id"), sa.column("seq"), sa.column("chain"))
_journal = sa.table("journal", *(sa.column(name) for name in ("table_id", "seq", "at", "entry", "chain")))
_house = sa.table("house", sa.column("id"), sa.column("schema_version"), sa.column("alive"))


def upgrade() -> None:
    op.add_column("journal", sa.Column("chain", sa.String(64), nullable=False, server_default=""))
    op.add_column("journal", sa.Column("erased", sa.String(64)))
    op.add_column("game_tables", sa.Column("seq", sa.Integer, nullable=False, server_default="0"))
    op.add_column("game_tables", sa.Column("chain", sa.String(64), nullable=False, server_default=""))
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seen", sa.Text, nullable=False),
        sa.Column("chain", sa.String(64), nullable=False),
        sa.Column("lines", sa.LargeBinary, nullable=False),
        sa.Column("log", sa.LargeBinary, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "data_files",
        sa.Column("sha256", sa.String(64), primary_key=True),
        sa.Column("title", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    _chain_the_journal(op.get_bind())
    _raise_the_version(op.get_bind())


def _chain_the_journal(connection: sa.Connection) -> None:
    line = (
        sa.update(_journal)
        .where(_journal.c.table_id == sa.bindparam("t"), _journal.c.seq == sa.bindparam("s"))
        .values(chain=sa.bindparam("c"))
    )
    last = (
        sa.update(_game_tables)
        .where(_game_tables.c.id == sa.bindparam("t"))
        .values(seq=sa.bindparam("s"), chain=sa.bindparam("c"))
    )
    table, chain = None, b""
    for rows in _batches(connection):
        written: list[dict[str, Any]] = []
        for row in rows:
            if row.table_id != table:
                table, chain = row.table_id, bytes(32)
            text = f"{row.table_id}\n{row.seq}\n{row.at!r}\n{row.entry}"
            chain = sha256(chain + sha256(text.encode()).digest()).digest()
            written.append({"t": row.table_id, "s": row.seq, "c": chain.hex()})
        connection.execute(line, written)
        # A table that goes on in the next batch is written again there.
        connection.execute(last, list({each["t"]: each for each in written}.values()))


def _batches(connection: sa.Connection) -> Iterator[list[Any]]:
    key = (_journal.c.table_id, _journal.c.seq)
    asked = sa.select(*key, _journal.c.at, _journal.c.entry).order_by(*key).limit(BATCH)
    rows = list(connection.execute(asked))
    while rows:
        yield rows
        after = sa.tuple_(*key) > sa.tuple_(sa.literal(rows[-1].table_id), sa.literal(rows[-1].seq))
        rows = list(connection.execute(asked.where(after)))


def _raise_the_version(connection: sa.Connection) -> None:
    """An earlier Backroom looks here, and writes no lines without a checksum."""
    if connection.execute(sa.update(_house).values(schema_version=2)).rowcount == 0:
        connection.execute(sa.insert(_house).values(id=1, schema_version=2, alive=0.0))
