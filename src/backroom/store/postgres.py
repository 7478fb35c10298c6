"""PostgreSQL: how it is reached, what its complaints mean, and what must not be done by two processes at once."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from functools import partial
from hashlib import sha256
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError

from backroom.store.lines import (
    LostRace,
    NoDriver,
    NoSuchDatabase,
    ReadOnly,
    StoreAway,
    StoreBusy,
    StoreFull,
    StoreLate,
    StoreTrouble,
)

#: The driver, which speaks for itself when it is missing.
DRIVER = "psycopg"
#: Another process may hold what we want for so long before we give up, in milliseconds; so long may a statement take;
#: and whoever stops in the middle of a transaction loses it after so long, so that others go on.
_SESSION = {
    "lock_timeout": 2000,
    "statement_timeout": 15_000,
    "idle_in_transaction_session_timeout": 5000,
    "tcp_keepalives_idle": 2,
    "tcp_keepalives_interval": 1,
    "tcp_keepalives_count": 2,
}
#: A server that does not answer is away after some seconds, whether it is down or the network is cut.
_PATIENCE = {
    "connect_timeout": 3,
    "keepalives_idle": 2,
    "keepalives_interval": 1,
    "keepalives_count": 3,
    "tcp_user_timeout": 5000,
}
#: So many readers at a time, beside the writer; then others wait.
_READERS = 16


def is_postgres(url: str) -> bool:
    try:
        return make_url(url).get_backend_name() == "postgresql"
    except (ArgumentError, ValueError):
        return False


def address(url: str) -> URL:
    """The address with our driver, unless it names another."""
    asked = make_url(url)
    return asked.set(drivername=f"postgresql+{DRIVER}") if asked.drivername == "postgresql" else asked


def session() -> dict[str, Any]:
    """How every connection is opened."""
    options = " ".join(f"-c {name}={value}" for name, value in _SESSION.items())
    return {**_PATIENCE, "application_name": "backroom", "options": options}


def engine_of(url: str) -> Engine:
    """The way to a database server; `NoDriver` if what talks to it is not installed."""
    try:
        engine = create_engine(
            address(url),
            connect_args=session(),
            pool_size=4,
            max_overflow=_READERS - 4,
            # After the server was restarted no connection of before is of use.
            pool_pre_ping=True,
        )
    except ModuleNotFoundError as error:
        raise NoDriver(str(error), {"name": str(error.name)}) from None
    except (NoSuchModuleError, ArgumentError):
        raise NoSuchDatabase(url) from None
    disposed = threading.Event()
    event.listen(engine, "engine_disposed", lambda _: disposed.set())
    event.listen(engine, "checkin", partial(_close_if, disposed))
    return engine


def _close_if(disposed: threading.Event, connection: Any, record: object) -> None:  # noqa: ANN401 the driver's own type
    """A thread that still reads when its engine is let go of gives its connection back to nobody."""
    if disposed.is_set() and connection is not None:
        connection.close()


def own_connection(url: str) -> Any:  # noqa: ANN401 the driver's own type
    """A connection beside the engine's, by the driver itself, where each statement is a transaction."""
    import psycopg

    asked = address(url).set(drivername="postgresql")
    return psycopg.connect(asked.render_as_string(hide_password=False), autocommit=True, **session())


def errors() -> type[Exception]:
    """What `own_connection` raises, and all that is done there."""
    import psycopg

    errors: type[Exception] = psycopg.Error
    return errors


#: What the first letters of a complaint's SQLSTATE mean, the longest first.
_MEANINGS: dict[str, type[StoreTrouble]] = {
    "23": LostRace,
    "25006": ReadOnly,
    "40": StoreBusy,
    "53100": StoreFull,
    "53": StoreBusy,
    "55P03": StoreBusy,
    "57014": StoreBusy,
    "57P03": StoreLate,
    "57P": StoreAway,
    "25P03": StoreAway,
    "08": StoreAway,
    # No such database, no such user, another password.
    "3D": StoreAway,
    "28": StoreAway,
    "42501": ReadOnly,
}


def meaning_of(error: DBAPIError) -> StoreTrouble:
    """What a complaint of PostgreSQL means for a table."""
    said = " ".join(str(error.orig).split())
    state = getattr(error.orig, "sqlstate", None)
    if state is None:
        # The driver itself speaks: no connection, or a broken one.
        return StoreLate(said) if "timeout" in type(error.orig).__name__.lower() else StoreAway(said)
    for length in (5, 3, 2):
        meaning = _MEANINGS.get(state[:length])
        if meaning is not None:
            return meaning(said)
    return StoreTrouble(said)


def write_anew(connection: Connection, tables: Sequence[str]) -> None:
    """Let the server write these tables anew, as it never does by itself. Outside of any transaction."""
    driver: Any = connection.connection.driver_connection
    driver.autocommit = True
    try:
        with driver.cursor() as cursor:
            cursor.execute("SET statement_timeout = 0")
            for table in tables:
                cursor.execute(f"VACUUM FULL {table}")
            cursor.execute("RESET statement_timeout")
    except Exception as error:
        raise DBAPIError.instance("VACUUM FULL", None, error, driver_errors(connection)) from error
    finally:
        driver.autocommit = False


def driver_errors(connection: Connection) -> type[Exception]:
    """What all complaints of its driver are."""
    driver: Any = connection.dialect.dbapi
    errors: type[Exception] = driver.Error
    return errors


def alone(connection: Connection, what: str) -> None:
    """Until the end of this transaction nobody else does the same; it may take its time, and so may the wait for it."""
    connection.execute(text("SET LOCAL lock_timeout = '60s'"))
    connection.execute(text("SET LOCAL statement_timeout = 0"))
    connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": key_of(what)})


def key_of(what: str) -> int:
    """The number of a lock, by what it is for. Two that share one only wait for each other."""
    return int.from_bytes(sha256(f"backroom {what}".encode()).digest()[:8], signed=True)
