"""A few tables in a database of their own, made without a server: for tests that damage, lock and upgrade it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from sqlalchemy import Connection, create_engine
from sqlalchemy.pool import NullPool

from backroom.server.folding import begun_today
from backroom.server.live import about
from backroom.store import postgres
from backroom.store.journal import Journal
from backroom.store.lines import Line
from backroom.table import entries as e
from backroom.table.again import noted
from backroom.table.table import Table
from tests.table.tables import Evening


def write_table(
    journal: Journal, id_: str, title: str = "chicago-poker", moves: int = 12, listed: bool = False
) -> Table:
    """A game of two people, some moves into it; as the house writes it."""
    evening = Evening(["human", "human"], title)
    evening.sit_and_deal().play_on(Random(id_), moves)
    (opened, at), *rest = evening.journal
    assert isinstance(opened, e.Opened)
    plan, data = begun_today(
        e.Opened(**{name: getattr(opened, name) for name in opened.__struct_fields__} | {"listed": listed})
    )
    table = Table(id_, plan, at)
    lines = [Line(id_, 1, at, e.write_entry(plan))]
    for entry, when in rest:
        table.take(entry, when)
        lines.append(Line(id_, table.seq, when, e.write_entry(noted(table, entry))))
    journal.append(lines, about(table, at), data=data).result(30)
    return table


@contextmanager
def opened(where: Path | str) -> Iterator[Journal]:
    journal = Journal(address(where))
    try:
        yield journal
    finally:
        journal.close()


def do(where: Path | str, *statements: str) -> None:
    """What a careless hand does to a database."""
    with _connected(where) as connection:
        for statement in statements:
            assert connection.exec_driver_sql(statement).rowcount != 0, statement


def rows(where: Path | str, asked: str) -> list[tuple[object, ...]]:
    with _connected(where) as connection:
        return [tuple(row) for row in connection.exec_driver_sql(asked)]


def address(where: Path | str) -> str:
    """Of a SQLite file, or what is an address already."""
    return f"sqlite:///{where}" if isinstance(where, Path) else where


@contextmanager
def _connected(where: Path | str) -> Iterator[Connection]:
    url = address(where)
    engine = create_engine(postgres.address(url) if postgres.is_postgres(url) else url, poolclass=NullPool)
    with engine.begin() as connection:
        yield connection
