"""Whether a table's lines are what was written: their numbers, their chain, and where it ends."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, select

from backroom.store.chain import BEGINNING, chained, digest
from backroom.store.lines import Damaged, Line
from backroom.store.schema import game_tables, journal


@dataclass(frozen=True, slots=True)
class Tail:
    """Where a journal ends, by the table's line in `game_tables`; or after which line reading began."""

    seq: int = 0
    chain: str = BEGINNING


def lines_after(connection: Connection, table: str, begun: Tail, until: int | None = None) -> list[Line]:
    """A table's lines after `begun`, to the end or up to the line `until`.

    `Damaged` names the first that is not as it was written.
    """
    asked = select(journal).where(journal.c.table_id == table, journal.c.seq > begun.seq).order_by(journal.c.seq)
    rows = connection.execute(asked if until is None else asked.where(journal.c.seq <= until)).all()
    lines: list[Line] = []
    seq, chain = begun.seq, begun.chain
    for row in rows:
        seq += 1
        if row.seq != seq:
            raise Damaged(table, seq, "the line is missing")
        chain = chained(chain, _digest(table, row))
        if chain != row.chain:
            raise Damaged(table, seq, "the line is not what was written")
        lines.append(Line(table, seq, row.at, row.entry))
    _check_end(connection, table, Tail(seq, chain), until)
    return lines


def _check_end(connection: Connection, table: str, read: Tail, until: int | None) -> None:
    """Is the last line that was read the last that was written, or as far as it was asked for?"""
    asked = select(game_tables.c.seq, game_tables.c.chain).where(game_tables.c.id == table)
    found = connection.execute(asked).one_or_none()
    if found is None:
        if read.seq:
            raise Damaged(table, 1, "the table is missing in the list of tables")
        return
    if until is not None and read.seq == until <= found.seq:
        return
    if found.seq > read.seq:
        raise Damaged(table, read.seq + 1, f"the lines from here to {found.seq} are missing")
    if Tail(*found) != read:
        raise Damaged(table, read.seq, f"the list of tables knows another end, at line {found.seq}")


def _digest(table: str, row: Any) -> str:  # noqa: ANN401 a row of the database
    if not isinstance(row.at, float) or not isinstance(row.entry, str):
        raise Damaged(table, row.seq, "the line is not what was written")
    if row.erased is not None:
        return str(row.erased) if len(row.erased) == len(BEGINNING) else BEGINNING
    return digest(table, row.seq, row.at, row.entry)
