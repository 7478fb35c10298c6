"""What operators tell a house, and what people tell them: who is blocked, reports, orders for a table.

A command writes here while the house is open, and the house looks every few seconds. Nothing of it is the truth about
a game. Every call is a transaction of its own and may wait for the database: not on the event loop.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from typing import Any, Final

from sqlalchemy import Connection, Engine, delete, func, insert, select, update
from sqlalchemy.exc import DBAPIError

from backroom.store.database import engine_to_write, meaning_of
from backroom.store.schema import blocked, game_tables, orders, reports
from backroom.store.upgrading import check_up_to_date

CLOSE: Final = "close"
DELETE: Final = "delete"


@dataclass(frozen=True, slots=True)
class Block:
    """An address, a network, or how the hash of a key begins."""

    what: str
    since: float
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Report:
    """What a viewer says of a table, or of one of its seats; `done` is when an operator has dealt with it."""

    id: str
    table_id: str
    at: float
    viewer: int
    seat: int | None
    words: str
    done: float | None = None


@dataclass(frozen=True, slots=True)
class Listed:
    """A table as the operator's list has it."""

    id: str
    title: str
    status: str
    listed: bool
    opened: float
    changed: float
    entries: int
    reports: int


class Office:
    """On the engine of a house, or of a command (`of`)."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    @classmethod
    @contextmanager
    def of(cls, url: str) -> Iterator[Office]:
        """For a command, beside a house that may be open; `StoreTrouble` if there is no database of today."""
        engine = engine_to_write(url)
        office = cls(engine)
        try:
            with office._writing() as connection:
                check_up_to_date(connection)
            yield office
        finally:
            engine.dispose()

    def blocked(self) -> list[Block]:
        with self._reading() as connection:
            return [Block(**row) for row in connection.execute(select(blocked).order_by(blocked.c.since)).mappings()]

    def block(self, block: Block) -> None:
        with self._writing() as connection:
            connection.execute(delete(blocked).where(blocked.c.what == block.what))
            connection.execute(insert(blocked).values(**asdict(block)))

    def unblock(self, what: str) -> bool:
        """Whether it was blocked."""
        return self._changed(lambda: delete(blocked).where(blocked.c.what == what))

    def report(self, report: Report) -> None:
        with self._writing() as connection:
            connection.execute(insert(reports).values(**asdict(report)))

    def reports(self, done: bool = False, table: str | None = None) -> list[Report]:
        """Those that nobody has dealt with, or (`done`) all; the oldest first."""
        asked = select(reports).order_by(reports.c.at)
        if not done:
            asked = asked.where(reports.c.done.is_(None))
        if table is not None:
            asked = asked.where(reports.c.table_id == table)
        with self._reading() as connection:
            return [Report(**row) for row in connection.execute(asked).mappings()]

    def open_reports(self) -> int:
        """How many wait for an operator."""
        with self._reading() as connection:
            asked = select(func.count()).select_from(reports).where(reports.c.done.is_(None))
            return int(connection.scalar(asked) or 0)

    def settle(self, id_: str, now: float) -> bool:
        """An operator has dealt with it; False if there is no such report."""
        return self._changed(lambda: update(reports).where(reports.c.id == id_).values(done=now))

    def forget(self, table: str, viewers: Sequence[int]) -> None:
        """What these have reported goes, as all else that they have said."""
        with self._writing() as connection:
            connection.execute(delete(reports).where(reports.c.table_id == table, reports.c.viewer.in_(viewers)))

    def order(self, table: str, what: str) -> None:
        """The house is to close or delete this table."""
        with self._writing() as connection:
            connection.execute(delete(orders).where(orders.c.table_id == table))
            connection.execute(insert(orders).values(table_id=table, what=what))

    def orders(self) -> list[tuple[str, str]]:
        with self._reading() as connection:
            return [(str(table), str(what)) for table, what in connection.execute(select(orders))]

    def obeyed(self, table: str) -> None:
        with self._writing() as connection:
            connection.execute(delete(orders).where(orders.c.table_id == table))

    def tables(self, statuses: Sequence[str] = ()) -> list[Listed]:
        """All tables, or those of some statuses; the one that changed last comes first."""
        open_ = select(reports.c.table_id, func.count().label("count")).where(reports.c.done.is_(None))
        by_table = open_.group_by(reports.c.table_id).subquery()
        asked = (
            select(game_tables, func.coalesce(by_table.c.count, 0).label("reports"))
            .outerjoin(by_table, by_table.c.table_id == game_tables.c.id)
            .order_by(game_tables.c.changed.desc())
        )
        if statuses:
            asked = asked.where(game_tables.c.status.in_(statuses))
        with self._reading() as connection:
            rows = connection.execute(asked).all()
        return [
            Listed(row.id, row.title, row.status, row.listed, row.opened, row.changed, row.seq, row.reports)
            for row in rows
        ]

    def _changed(self, statement: Callable[[], Any]) -> bool:
        with self._writing() as connection:
            return bool(connection.execute(statement()).rowcount)

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        try:
            with self._engine.execution_options(reading=True).begin() as connection:
                yield connection
        except DBAPIError as error:
            raise meaning_of(error) from error

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        try:
            with self._engine.begin() as connection:
                yield connection
        except DBAPIError as error:
            raise meaning_of(error) from error
