"""The way to the database: how it is opened, to be written or only read, and what its complaints mean."""

from __future__ import annotations

import os
import re
import sqlite3
from pathlib import Path
from typing import Any
from urllib.parse import quote

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError
from sqlalchemy.pool import NullPool

from backroom.kernel.refusal import BadInput
from backroom.store import postgres
from backroom.store.lines import (
    LostRace,
    NoSuchDatabase,
    NotThere,
    ReadOnly,
    StoreAway,
    StoreBusy,
    StoreFull,
    StoreTrouble,
    Unreadable,
)

#: Another program may hold the database for so long before we give up, in milliseconds.
PATIENCE = 2000


def file_of(url: str) -> Path | None:
    """The file of a SQLite database; None for one in memory, or of another kind."""
    name = make_url(url).database if _kind_of(url) == "sqlite" else None
    return None if name in (None, "", ":memory:") else Path(str(name))


def without_password(url: str) -> str:
    """An address as it may be shown."""
    return re.sub(r"(?<=://)([^:@/]*):[^@/]*@", r"\1:***@", url)


def engine_to_write(url: str) -> Engine:
    """The database at this address, made if there is none."""
    if _kind_of(url) != "sqlite":
        return postgres.engine_of(url)
    engine = create_engine(url, poolclass=NullPool)
    try:
        own_file(engine.url.database)
    except PermissionError as error:
        raise ReadOnly(str(error)) from None
    except OSError as error:
        raise StoreTrouble(str(error)) from None
    event.listen(engine, "connect", _set_up_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def engine_to_read(url: str) -> Engine:
    """The database at this address, never changed and never made; `NotThere` if there is none."""
    if _kind_of(url) != "sqlite":
        return postgres.engine_of(url)
    file = file_of(url)
    if file is None:
        raise NotThere(url)
    if not os.path.exists(file):  # never raises, whatever the name
        raise NotThere(str(file))
    # In a folder that cannot be written SQLite reads a finished database only if told that nobody writes it.
    writable = os.access(file.parent, os.W_OK, effective_ids=os.access in os.supports_effective_ids)
    untouched = not writable and not file.with_name(f"{file.name}-wal").exists()
    address = f"file:{quote(str(file.resolve()))}?mode=ro{'&immutable=1' if untouched else ''}"

    def connect() -> sqlite3.Connection:
        connection = sqlite3.connect(address, uri=True, check_same_thread=False, isolation_level=None)
        connection.execute(f"PRAGMA busy_timeout = {PATIENCE}")
        return connection

    engine = create_engine("sqlite://", creator=connect, poolclass=NullPool)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _kind_of(url: str) -> str:
    """`sqlite` or `postgresql`; `NoSuchDatabase` for anything else."""
    try:
        kind = make_url(url).get_backend_name()
    except (ArgumentError, ValueError):
        kind = ""
    if kind not in ("sqlite", "postgresql"):
        raise NoSuchDatabase(url)
    return kind


def meaning_of(error: DBAPIError) -> StoreTrouble:
    """What the database's complaint means for a table."""
    if not isinstance(error.orig, sqlite3.Error):
        return postgres.meaning_of(error)
    if isinstance(error, IntegrityError):
        return LostRace(str(error.orig))
    said = str(error.orig).lower()
    if "full" in said:
        return StoreFull(said)
    if "locked" in said or "busy" in said:
        return StoreBusy(said)
    if "readonly" in said or "read-only" in said:
        return ReadOnly(said)
    if "malformed" in said or "not a database" in said:
        return Unreadable(said, {"reason": said})
    return StoreTrouble(said)


def as_mistake(trouble: StoreTrouble, url: str) -> BadInput:
    """A trouble as the operator is told of it, who named this database."""
    value = without_password(url)
    if isinstance(trouble, StoreAway):
        return BadInput("store-no-answer", {"value": value, "reason": str(trouble)})
    return BadInput(trouble.message, {"value": value, **trouble.facts})


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
    cursor.execute("PRAGMA secure_delete = ON")  # what is erased is overwritten, not only let go
    # What a statement of many rows would put back if it failed: in a file it was a third of all that was written.
    cursor.execute("PRAGMA temp_store = MEMORY")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    begin = "BEGIN" if connection.get_execution_options().get("reading") else "BEGIN IMMEDIATE"
    cursor = connection.connection.cursor()
    try:
        cursor.execute(begin)
    except sqlite3.Error as error:
        raise DBAPIError.instance(begin, None, error, sqlite3.Error) from error
    finally:
        cursor.close()
