"""The way to the database: how it is opened, and what its complaints mean."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, event, insert, select
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.pool import NullPool

from backroom.store.lines import LostRace, OtherSchema, StoreBusy, StoreFull, StoreTrouble
from backroom.store.schema import SCHEMA_VERSION, house, metadata

#: Another program may hold the database for so long before we give up, in milliseconds.
PATIENCE = 2000


def open_database(url: str) -> Engine:
    """The database at this address, with its tables made; `StoreTrouble` if that cannot be."""
    engine = create_engine(url, poolclass=NullPool) if url.startswith("sqlite") else create_engine(url)
    if engine.dialect.name == "sqlite":
        own_file(engine.url.database)
        event.listen(engine, "connect", _set_up_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    try:
        metadata.create_all(engine)
        with engine.begin() as connection:
            version = connection.scalar(select(house.c.schema_version))
            if version is None:
                connection.execute(insert(house).values(id=1, schema_version=SCHEMA_VERSION, alive=0.0))
    except DBAPIError as error:
        raise meaning_of(error) from error
    if version not in (None, SCHEMA_VERSION):
        raise OtherSchema(f"schema {version}, expected {SCHEMA_VERSION}")
    return engine


def meaning_of(error: DBAPIError) -> StoreTrouble:
    """What the database's complaint means for a table."""
    if isinstance(error, IntegrityError):
        return LostRace(str(error.orig))
    said = str(error.orig).lower()
    if "full" in said:
        return StoreFull(said)
    if "locked" in said or "busy" in said:
        return StoreBusy(said)
    return StoreTrouble(said)


def own_file(name: str | None) -> None:
    """The journal holds seeds of running games: its file is for its owner only."""
    if name and name != ":memory:" and not Path(name).exists():
        Path(name).parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(name, os.O_CREAT | os.O_WRONLY, 0o600))


def _set_up_sqlite(connection: Any, _: object) -> None:  # noqa: ANN401 the driver's own type
    # We begin transactions ourselves: the driver would begin them late, and lose a race that BEGIN IMMEDIATE waits for.
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {PATIENCE}")
    cursor.execute("PRAGMA journal_mode = WAL")
    # An acknowledged action survives a power cut too; the writer shares one sync among all tables that wait.
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA wal_autocheckpoint = 0")  # the sweeper's work
    cursor.close()


def _begin_sqlite(connection: Any) -> None:  # noqa: ANN401
    if connection.get_execution_options().get("reading"):
        connection.exec_driver_sql("BEGIN")
    else:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
