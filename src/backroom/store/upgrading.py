"""Bringing a database to the schema of today: made anew, or led through the migrations, or refused.

All migrations are one transaction: an upgrade that is interrupted leaves the old database. Before it, a SQLite file
is copied beside itself.
"""

from __future__ import annotations

import logging
import os
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import Connection, Engine, insert, inspect, select

from backroom.store import postgres
from backroom.store.database import own_file
from backroom.store.lines import NotThere, NotUpgraded, OtherSchema, StoreFull, StoreTrouble, Unreadable
from backroom.store.schema import REVISION, SCHEMA_VERSION, alembic_version, house, metadata

log = logging.getLogger("backroom.store")
#: The schema before there were migrations.
_FIRST = "0001"
#: A database of fewer bytes is looked through whole when it is opened, a larger one quickly.
_SMALL = 32 << 20


def bring_up_to_date(engine: Engine, file: Path | None) -> None:
    """Make, upgrade or leave the database; `OtherSchema` if it is not ours, or from a later Backroom."""
    with engine.begin() as connection:
        if engine.dialect.name != "sqlite":
            # Of several servers that open at once, one makes the tables.
            postgres.alone(connection, "schema")
        found = _revision(connection)
        if found is None:
            _make(connection)
            return
    if found == REVISION:
        return
    # Only here: loading Alembic takes longer than opening a database.
    from backroom.store.migrating import known_revisions, migrate

    if found not in known_revisions():
        raise OtherSchema(f"revision {found}, expected {REVISION}")
    copied = None if file is None else _copy(file)
    log.warning("upgrading the database", extra={"before": found, "now": REVISION, "copy": str(copied or "none")})
    with engine.begin() as connection:
        if engine.dialect.name != "sqlite":
            postgres.alone(connection, "schema")
        # Another server may have done it since.
        if _revision(connection) == found:
            migrate(connection, found)
    log.warning("the database is upgraded", extra={"before": found, "now": REVISION})


def check_up_to_date(connection: Connection) -> None:
    """For those who only read: `NotUpgraded` or `OtherSchema` unless the database is of today."""
    found = _revision(connection)
    if found is None:
        raise OtherSchema("an empty database") if connection.dialect.name == "sqlite" else NotThere("no tables yet")
    if found != REVISION:
        from backroom.store.migrating import known_revisions

        raise NotUpgraded(found) if found in known_revisions() else OtherSchema(f"revision {found}")


def check_integrity(connection: Connection, file: Path | None, whole: bool) -> None:
    """`Unreadable` if SQLite itself finds the file damaged. Of what the lines say, their chains tell."""
    if file is None:
        return
    pragma = "integrity_check" if whole or file.stat().st_size < _SMALL else "quick_check"
    said = str(connection.exec_driver_sql(f"PRAGMA {pragma}(1)").scalar())
    if said != "ok":
        raise Unreadable(said, {"reason": said.replace("\n", " ")})


def _revision(connection: Connection) -> str | None:
    """The migration that the database is at; None if it is empty."""
    tables = set(inspect(connection).get_table_names())
    if not tables:
        return None
    if alembic_version.name in tables:
        return str(connection.scalar(select(alembic_version.c.version_num)))
    if house.name not in tables:
        raise OtherSchema("no database of Backroom")
    version = connection.scalar(select(house.c.schema_version))
    # An earlier Backroom made the tables, and then this line, in two steps.
    return _FIRST if version in (None, 1) else f"schema {version}"


def _make(connection: Connection) -> None:
    metadata.create_all(connection)
    connection.execute(insert(house).values(id=1, schema_version=SCHEMA_VERSION, alive=0.0))
    connection.execute(insert(alembic_version).values(version_num=REVISION))


def _copy(file: Path) -> Path:
    """A whole copy of the database beside itself, as it is before the upgrade."""
    copy = file.with_name(f"{file.name}.before-{REVISION}")
    half = file.with_name(f"{copy.name}.half")
    half.unlink(missing_ok=True)
    try:
        own_file(str(half))
        with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(half)) as target:
            source.backup(target)
        os.replace(half, copy)
    except sqlite3.Error as error:
        half.unlink(missing_ok=True)
        raise (StoreFull if "full" in str(error) else StoreTrouble)(str(error)) from None
    return copy
