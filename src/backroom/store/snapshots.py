"""Snapshots in the database: written with the journal's lines, looked up when somebody asks for the past."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select

from backroom.store.checking import Tail, lines_after
from backroom.store.lines import Past, SnapshotLine
from backroom.store.prepared import Prepared
from backroom.store.schema import journal, snapshots

_of = snapshots.c
_DELETE = Prepared(delete(snapshots).where(_of.table_id == bindparam("table"), _of.seq == bindparam("number")))
_INSERT = Prepared(insert(snapshots), [column.name for column in _of])
#: Beyond every number of an entry; what an integer of SQL can hold.
LAST = (1 << 31) - 1


def put(connection: Connection, made: Sequence[tuple[SnapshotLine, str]]) -> None:
    """Store these, each with the journal's chain after its entry, in place of any that had their numbers."""
    _DELETE.run(connection, [{"table": one.table, "number": one.seq} for one, _ in made])
    _INSERT.run(connection, [_row(one, chain) for one, chain in made])


def renew(connection: Connection, table: str, made: Sequence[SnapshotLine]) -> None:
    """These are the table's snapshots from now on."""
    drop(connection, table)
    put(connection, [(one, chain_at(connection, one.table, one.seq)) for one in made])


def drop(connection: Connection, table: str) -> None:
    """Forget a table's snapshots: its journal has changed, or they do not fit."""
    connection.execute(delete(snapshots).where(_of.table_id == table))


def past(connection: Connection, table: str, at: int = LAST, until: int = LAST) -> Past | None:
    """A table's newest snapshot up to entry `at`, and the entries after it, up to `until`; None without a table.

    `Damaged` if they are not what was written.
    """
    first = lines_after(connection, table, Tail(), 1)
    if not first:
        return None
    asked = select(snapshots).where(_of.table_id == table, _of.seq <= at).order_by(_of.seq.desc())
    row = connection.execute(asked.limit(1)).first()
    kept = None
    chunks: list[tuple[int, bytes]] = []
    begun = Tail(1, chain_at(connection, table, 1))
    if row is not None and row.chain == chain_at(connection, table, row.seq):
        kept = SnapshotLine(table, row.seq, _counts(row.seen), row.lines, row.log, row.data)
        lines = select(_of.seq, _of.lines).where(_of.table_id == table, _of.seq <= row.seq).order_by(_of.seq)
        chunks = [(seq, chunk) for seq, chunk in connection.execute(lines)]
        begun = Tail(row.seq, row.chain)
    later = lines_after(connection, table, begun, None if until == LAST else max(until, begun.seq))
    return Past(first[0], kept, chunks, later)


def seen(connection: Connection, table: str) -> list[tuple[int, list[int]]]:
    """The number of each snapshot's entry, and what every viewer had seen by then."""
    asked = select(_of.seq, _of.seen).where(_of.table_id == table).order_by(_of.seq)
    return [(seq, _counts(counts)) for seq, counts in connection.execute(asked)]


def logs(connection: Connection, table: str, seqs: Sequence[int]) -> list[bytes]:
    """The logs of these snapshots, in their order."""
    asked = select(_of.log).where(_of.table_id == table, _of.seq.in_(seqs)).order_by(_of.seq)
    return list(connection.scalars(asked))


def _row(one: SnapshotLine, chain: str) -> dict[str, Any]:
    return {
        "table_id": one.table,
        "seq": one.seq,
        "seen": msgspec.json.encode(one.seen).decode(),
        "chain": chain,
        "lines": one.lines,
        "log": one.log,
        "data": one.data,
    }


def chain_at(connection: Connection, table: str, seq: int) -> str:
    """What the journal's chain is after an entry; empty if it has none."""
    asked = select(journal.c.chain).where(journal.c.table_id == table, journal.c.seq == seq)
    return connection.scalar(asked) or ""


def _counts(text: str) -> list[int]:
    """Empty if it is damaged: that fits no table."""
    try:
        return msgspec.json.decode(text, type=list[int])
    except msgspec.MsgspecError:
        return []
