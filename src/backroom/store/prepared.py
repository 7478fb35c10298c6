"""Statements that are run many times a second: worded once, then handed to the driver as they are.

SQLAlchemy takes as long for one execution as SQLite itself for the whole transaction, and holds the interpreter's lock
meanwhile, so that nobody is served. Whatever is run seldom goes through SQLAlchemy as usual.

The driver of SQLite lets go of that lock for every row, and a busy server gives it back up to five milliseconds later:
a transaction of 200 lines once took 130 ms, of which it worked for 14. So many rows go into one statement.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Dialect
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql.dml import UpdateBase

#: So many rows go into one statement, the most that fit first.
_ROWS = (64, 16, 4, 1)


class Prepared:
    """A statement without results. `names` are the columns that rows give values for, beside the named parameters.

    `gathered` is the same for SQLite and many rows: `{rows}` in it stands for their values, in the order of `names`.
    """

    def __init__(self, statement: UpdateBase, names: Sequence[str] = (), gathered: str = "") -> None:
        self._statement = statement
        self._names = list(names) or None
        self._worded: dict[str, tuple[str, Sequence[str] | None]] = {}
        row = f"({', '.join('?' * len(names))})"
        self._gathered = [(many, gathered.format(rows=", ".join([row] * many))) for many in _ROWS] if gathered else []

    def run(self, connection: Connection, rows: Sequence[Mapping[str, Any]]) -> None:
        """For every row, in the transaction that has begun. `DBAPIError` as SQLAlchemy itself would raise it."""
        cursor = connection.connection.cursor()
        try:
            if self._gathered and connection.dialect.name == "sqlite":
                self._run_gathered(cursor, rows)
            else:
                text, order = self._worded.get(connection.dialect.name) or self._word(connection.dialect)
                cursor.executemany(text, rows if order is None else [[row[name] for name in order] for row in rows])
        except Exception as error:
            driver: Any = connection.dialect.dbapi
            raise DBAPIError.instance(str(self._statement), None, error, driver.Error) from error
        finally:
            cursor.close()

    def _run_gathered(self, cursor: DBAPICursor, rows: Sequence[Mapping[str, Any]]) -> None:
        names = self._names or []
        done = 0
        for many, text in self._gathered:
            while len(rows) - done >= many:
                cursor.execute(text, [row[name] for row in rows[done : done + many] for name in names])
                done += many

    def _word(self, dialect: Dialect) -> tuple[str, Sequence[str] | None]:
        """The words of this kind of database, and the order of the values where it knows them by their places."""
        compiled: Any = self._statement.compile(
            dialect=dialect, column_keys=self._names if self._statement.is_insert else None
        )
        worded = self._worded[dialect.name] = (str(compiled), compiled.positiontup)
        return worded
