"""Moving tables from one database to another, row by row, checksums and all; and proving that they are the same."""

from __future__ import annotations

from typing import Any, Literal

from sqlalchemy import Connection, Table, insert, select, update
from sqlalchemy.exc import DBAPIError

from backroom.store.checking import Tail, lines_after
from backroom.store.database import meaning_of
from backroom.store.journal import Journal
from backroom.store.lines import Damaged
from backroom.store.reader import Reader
from backroom.store.schema import data_files, game_tables, house, journal, snapshots

#: What a table is made of, and the column that names it.
_PARTS = ((game_tables, game_tables.c.id), (journal, journal.c.table_id), (snapshots, snapshots.c.table_id))

Moved = Literal["moved", "there", "other"]


def move_table(source: Reader, target: Journal, id_: str) -> Moved:
    """One table, in one transaction; then all its rows are read again and compared.

    `there` if the same one was there before, `other` if another one was: that is left alone. `Damaged` if it is damaged
    in the source, or not the same afterwards.
    """
    with source.connected() as connection:
        lines_after(connection, id_, Tail())
        rows = _rows(connection, id_)
    try:
        with target.engine.begin() as connection:
            there = _rows(connection, id_)
            found = any(there)
            if not found:
                for (table, _), some in zip(_PARTS, rows, strict=True):
                    _insert(connection, table, some)
    except DBAPIError as error:
        raise meaning_of(error) from error
    if found:
        # Snapshots come and go: the journal is the table.
        return "there" if there[1] == rows[1] else "other"
    with target.connected() as connection:
        lines_after(connection, id_, Tail())
        if _rows(connection, id_) != rows:
            raise Damaged(id_, 1, "the copy is not the same")
    return "moved"


def move_house(source: Reader, target: Journal) -> None:
    """What is not of one table: the data that tables were opened with, and when the house was last open.

    Clocks stand still from then on until the new house opens.
    """
    for data in source.all_data():
        target.keep_data(data).result()
    alive = source.last_alive()
    try:
        with target.engine.begin() as connection:
            connection.execute(update(house).where(house.c.alive < alive).values(alive=alive))
    except DBAPIError as error:
        raise meaning_of(error) from error
    kept = {data.sha256: data for data in target.all_data()}
    for data in source.all_data():
        if kept.get(data.sha256) != data:
            raise Damaged(data.title, 1, f"the {data_files.name} are not the same")


def _rows(connection: Connection, id_: str) -> list[list[dict[str, Any]]]:
    """All rows of a table, part by part, in the order of their keys."""
    found = []
    for table, name in _PARTS:
        asked = select(table).where(name == id_)
        if table is not game_tables:
            asked = asked.order_by(table.c.seq)
        found.append([dict(row) for row in connection.execute(asked).mappings()])
    return found


def _insert(connection: Connection, table: Table, rows: list[dict[str, Any]]) -> None:
    if rows:
        connection.execute(insert(table), rows)
