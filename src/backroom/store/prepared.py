"""Statements that are run many times a second: worded once, then handed to the driver as they are.

SQLAlchemy takes as long for one execution as SQLite itself for the whole transaction, and holds the interpreter's lock
meanwhile, so that nobody is served. Whatever is run seldom goes through SQLAlchemy as usual.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Dialect
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql.dml import UpdateBase


class Prepared:
    """A statement without results. `names` are the columns that rows give values for, beside the named parameters."""

    def __init__(self, statement: UpdateBase, names: Sequence[str] = ()) -> None:
        self._statement = statement
        self._names = list(names) or None
        self._worded: dict[str, tuple[str, Sequence[str] | None]] = {}

    def run(self, connection: Connection, rows: Sequence[Mapping[str, Any]]) -> None:
        """For every row, in the transaction that has begun. `DBAPIError` as SQLAlchemy itself would raise it."""
        text, order = self._worded.get(connection.dialect.name) or self._word(connection.dialect)
        cursor = connection.connection.cursor()
        try:
            cursor.executemany(text, rows if order is None else [[row[name] for name in order] for row in rows])
        except Exception as error:
            driver: Any = connection.dialect.dbapi
            raise DBAPIError.instance(text, None, error, driver.Error) from error
        finally:
            cursor.close()

    def _word(self, dialect: Dialect) -> tuple[str, Sequence[str] | None]:
        """The words of this kind of database, and the order of the values where it knows them by their places."""
        compiled: Any = self._statement.compile(dialect=dialect, column_keys=self._names)
        worded = self._worded[dialect.name] = (str(compiled), compiled.positiontup)
        return worded
