"""Erasing words from lines, and removing tables, so that nothing of them stays in the file."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Protocol

from sqlalchemy import Connection, func, select, update
from sqlalchemy.exc import DBAPIError

from backroom.store import postgres, snapshots
from backroom.store.chain import digest
from backroom.store.database import meaning_of
from backroom.store.schema import journal, metadata

#: What SQLite keeps for us in the file's head: 1 while something erased may still lie about in it.
_NOTE = "PRAGMA user_version"


def erase(connection: Connection, table: str, texts: Mapping[int, str]) -> None:
    """Let these lines of a table say something else; each keeps the digest of what it said first."""
    of_table = journal.c.table_id == table
    rows = connection.execute(select(journal.c.seq, journal.c.at, journal.c.entry).where(of_table)).all()
    for seq, at, entry in rows:
        if seq in texts and texts[seq] != entry:
            first = func.coalesce(journal.c.erased, digest(table, seq, at, entry))
            changed = update(journal).where(of_table, journal.c.seq == seq)
            connection.execute(changed.values(entry=texts[seq], erased=first))
    snapshots.drop(connection, table)
    note(connection)


def note(connection: Connection) -> None:
    """Something was erased: the file is to be tidied."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql(f"{_NOTE} = 1")


def is_noted(connection: Connection) -> bool:
    return connection.dialect.name == "sqlite" and connection.exec_driver_sql(_NOTE).scalar() == 1


class HasConnection(Protocol):
    """Whoever has the writer's connection, or makes it."""

    @property
    def connection(self) -> Connection: ...


@dataclass(frozen=True)
class Tidying:
    """Writing everything anew, between two transactions of the writer."""

    done: Future[None]

    def run(self, on: HasConnection) -> None:
        """A database only lets go of what is deleted: only what is written anew is surely clean."""
        if not self.done.set_running_or_notify_cancel():
            return
        try:
            connection = on.connection
            if connection.dialect.name == "sqlite":
                _write_file_anew(connection)
            else:
                postgres.write_anew(connection, [table.name for table in metadata.sorted_tables])
        except Exception as error:
            self.done.set_exception(meaning_of(error) if isinstance(error, DBAPIError) else error)
        else:
            self.done.set_result(None)


def _write_file_anew(connection: Connection) -> None:
    """SQLite zeroes what is deleted, but pages that were split keep copies.

    After the file its log is cut off; whoever reads just then keeps it from that, and the file stays noted as untidy.
    """
    driver = connection.connection.cursor()
    driver.execute("VACUUM")
    driver.execute(f"{_NOTE} = 0")
    if driver.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]:
        driver.execute(f"{_NOTE} = 1")
    driver.close()
