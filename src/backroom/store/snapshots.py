"""Snapshots in the database: written with the journal's lines, looked up when somebody asks for the past."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from sqlalchemy import Connection, Row, delete, insert, select

from backroom.store.lines import Line, Past, SnapshotLine
from backroom.store.schema import journal, snapshots

_of = snapshots.c
_INSERT = insert(snapshots)
#: Beyond every number of an entry.
LAST = 1 << 62


def put(connection: Connection, made: Iterable[SnapshotLine]) -> None:
    """Store these, in place of any that had their numbers."""
    for one in made:
        connection.execute(delete(snapshots).where(_of.table_id == one.table, _of.seq == one.seq))
        connection.execute(
            _INSERT,
            {
                "table_id": one.table,
                "seq": one.seq,
                "seen": msgspec.json.encode(one.seen).decode(),
                "chain": _chain(connection, one.table, one.seq),
                "lines": one.lines,
                "log": one.log,
                "data": one.data,
            },
        )


def drop(connection: Connection, table: str) -> None:
    """Forget a table's snapshots: its journal has changed, or they do not fit."""
    connection.execute(delete(snapshots).where(_of.table_id == table))


def past(connection: Connection, table: str, at: int = LAST, until: int = LAST) -> Past | None:
    """A table's newest snapshot up to entry `at`, and the entries after it, up to `until`; None without a table."""
    rows = select(journal).where(journal.c.table_id == table).order_by(journal.c.seq)
    first = connection.execute(rows.where(journal.c.seq == 1)).first()
    if first is None:
        return None
    asked = select(snapshots).where(_of.table_id == table, _of.seq <= at).order_by(_of.seq.desc())
    row = connection.execute(asked.limit(1)).first()
    kept = None
    chunks: list[tuple[int, bytes]] = []
    if row is not None and row.chain == _chain(connection, table, row.seq):
        kept = SnapshotLine(table, row.seq, msgspec.json.decode(row.seen), row.lines, row.log, row.data)
        lines = select(_of.seq, _of.lines).where(_of.table_id == table, _of.seq <= row.seq).order_by(_of.seq)
        chunks = [(seq, chunk) for seq, chunk in connection.execute(lines)]
    after = 1 if kept is None else kept.seq
    later = connection.execute(rows.where(journal.c.seq > after, journal.c.seq <= until))
    return Past(_line(first), kept, chunks, [_line(row) for row in later])


def seen(connection: Connection, table: str) -> list[tuple[int, list[int]]]:
    """The number of each snapshot's entry, and what every viewer had seen by then."""
    asked = select(_of.seq, _of.seen).where(_of.table_id == table).order_by(_of.seq)
    return [(seq, msgspec.json.decode(counts)) for seq, counts in connection.execute(asked)]


def logs(connection: Connection, table: str, seqs: Sequence[int]) -> list[bytes]:
    """The logs of these snapshots, in their order."""
    asked = select(_of.log).where(_of.table_id == table, _of.seq.in_(seqs)).order_by(_of.seq)
    return list(connection.scalars(asked))


def _chain(connection: Connection, table: str, seq: int) -> str:
    """What the journal's chain is after an entry."""
    return ""


def _line(row: Row[tuple[str, int, float, str]]) -> Line:
    return Line(row.table_id, row.seq, row.at, row.entry)
