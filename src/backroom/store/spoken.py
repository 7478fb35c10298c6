"""Spoken codes that all processes on one PostgreSQL know, and the one count of tries.

The tables are not logged, so a code is in no write-ahead log; it lives for half an hour. Time is the database's own.
The desk makes the tables: they are no part of the schema.
"""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Engine, text
from sqlalchemy.exc import DBAPIError

from backroom.store.database import meaning_of

MADE = (
    "CREATE UNLOGGED TABLE IF NOT EXISTS spoken (hashed TEXT PRIMARY KEY, table_id TEXT NOT NULL UNIQUE,"
    " invitation TEXT NOT NULL, code TEXT NOT NULL, until DOUBLE PRECISION NOT NULL)",
    "CREATE UNLOGGED TABLE IF NOT EXISTS spoken_tries (id INTEGER PRIMARY KEY, level DOUBLE PRECISION NOT NULL,"
    " at DOUBLE PRECISION NOT NULL)",
)
_NOW = "extract(epoch FROM clock_timestamp())"
_FORGET = text(
    f"DELETE FROM spoken WHERE until < {_NOW} OR hashed IN (SELECT hashed FROM spoken ORDER BY until DESC OFFSET :many)"
)
_AGAIN = text(
    f"UPDATE spoken SET until = {_NOW} + :life WHERE table_id = :table AND invitation = :invitation RETURNING code"
)
_NEW = text(
    "INSERT INTO spoken (hashed, table_id, invitation, code, until)"
    f" VALUES (:hashed, :table, :invitation, :code, {_NOW} + :life) ON CONFLICT (table_id) DO UPDATE"
    " SET hashed = excluded.hashed, invitation = excluded.invitation, code = excluded.code, until = excluded.until"
)
_TRY = text(
    f"INSERT INTO spoken_tries AS t VALUES (1, CAST(:most AS double precision) - 1, {_NOW}) ON CONFLICT (id) DO UPDATE"
    f" SET level = least(:most, t.level + ({_NOW} - t.at) * :rate) - 1, at = {_NOW}"
    f" WHERE least(:most, t.level + ({_NOW} - t.at) * :rate) >= 1 RETURNING level"
)
_HEARD = text(f"SELECT table_id, invitation FROM spoken WHERE hashed = :hashed AND until > {_NOW}")


class StoredCodes:
    """Blocks: not on the event loop. `StoreTrouble` if the database cannot be asked."""

    def __init__(self, engine: Engine, life: float, many: int) -> None:
        self._engine = engine
        self._life = life
        self._many = many

    def code_for(self, table: str, invitation: str, new: Callable[[], tuple[str, str]]) -> str:
        """The code of an invitation, for another while; if it has none, the `new` one (itself and its hash)."""
        known = {"table": table, "invitation": invitation, "life": self._life}
        try:
            with self._engine.begin() as connection:
                connection.execute(_FORGET, {"many": self._many})
                found = connection.scalar(_AGAIN, known)
                if found is not None:
                    return str(found)
                code, hashed = new()
                connection.execute(_NEW, {**known, "code": code, "hashed": hashed})
                return code
        except DBAPIError as error:
            raise meaning_of(error) from error

    def may_try(self, rate: float, most: float) -> bool:
        """One more try of anybody, at any process; whether it is allowed."""
        try:
            with self._engine.begin() as connection:
                return connection.scalar(_TRY, {"rate": rate, "most": most}) is not None
        except DBAPIError as error:
            raise meaning_of(error) from error

    def heard(self, hashed: str) -> tuple[str, str] | None:
        """The table and the invitation of the code with this hash."""
        try:
            with self._engine.begin() as connection:
                row = connection.execute(_HEARD, {"hashed": hashed}).one_or_none()
        except DBAPIError as error:
            raise meaning_of(error) from error
        return None if row is None else (str(row.table_id), str(row.invitation))
