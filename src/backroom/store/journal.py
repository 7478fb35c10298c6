"""Every table's journal: appended to in transactions that tables share, read again when a table is loaded."""

from __future__ import annotations

import queue
import sqlite3
import threading
from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import asdict, dataclass
from typing import cast

from sqlalchemy import Connection, bindparam, func, insert, select, update
from sqlalchemy.exc import DBAPIError

from backroom.store import snapshots
from backroom.store.database import meaning_of, open_database, own_file
from backroom.store.lines import About, Line, Past, SnapshotLine
from backroom.store.schema import game_tables, house, journal
from backroom.store.sweeping import Sweeper

#: So many appends at most go into one transaction.
_SHARED = 256

_INSERT_LINE = insert(journal)
_INSERT_ABOUT = insert(game_tables)
_UPDATE_ABOUT = (
    update(game_tables)
    .where(game_tables.c.id == bindparam("table"))
    .values(status=bindparam("status"), changed=bindparam("changed"), due=bindparam("due"))
)


@dataclass(frozen=True)
class _Append:
    """What is to be written together: lines with their table's line in the lobby, or that the house is open.

    `snapshots` of a table are written with its lines, or (`anew`) in place of all it had.
    """

    done: Future[None]
    lines: Sequence[Line] = ()
    about: About | None = None
    snapshots: Sequence[SnapshotLine] = ()
    anew: str = ""
    alive: float | None = None


class Journal:
    """One writer thread; readers on connections of their own. An append is true once its future has a result."""

    def __init__(self, url: str) -> None:
        self._engine = open_database(url)
        self._reading = self._engine.execution_options(reading=True)
        self._waiting: queue.SimpleQueue[_Append | None] = queue.SimpleQueue()
        self._sweeper = Sweeper(self._engine) if self._engine.dialect.name == "sqlite" else None
        self._writer = threading.Thread(target=self._write_on, name="journal", daemon=True)
        self._writer.start()

    def append(self, lines: Sequence[Line], about: About | None, snapshot: SnapshotLine | None = None) -> Future[None]:
        """Write these lines, all or none; a first line (seq 1) brings its table into the lobby.

        `about` is None if nothing of it has changed; `snapshot` is what the table is after the last line, now and then.
        The future fails with `StoreTrouble`; then nothing is written.
        """
        return self._put(_Append(Future(), lines, about, () if snapshot is None else (snapshot,)))

    def renew_snapshots(self, table: str, made: Sequence[SnapshotLine]) -> Future[None]:
        """These are the table's snapshots from now on; none, if its journal has been changed."""
        return self._put(_Append(Future(), snapshots=made, anew=table))

    def load(self, table: str) -> list[Line]:
        """A table's lines in order; empty if there is no such table."""
        asked = select(journal).where(journal.c.table_id == table).order_by(journal.c.seq)
        with self._reading.begin() as connection:
            return [Line(row.table_id, row.seq, row.at, row.entry) for row in connection.execute(asked)]

    def past(self, table: str, at: int = snapshots.LAST, until: int = snapshots.LAST) -> Past | None:
        """A table's newest snapshot up to entry `at`, and the entries after it, up to `until`; None without a table."""
        with self._reading.begin() as connection:
            return snapshots.past(connection, table, at, until)

    def seen(self, table: str) -> list[tuple[int, list[int]]]:
        """The number of each snapshot's entry, and what every viewer had seen by then."""
        with self._reading.begin() as connection:
            return snapshots.seen(connection, table)

    def logs(self, table: str, seqs: Sequence[int]) -> list[bytes]:
        """The logs of these snapshots, in their order."""
        with self._reading.begin() as connection:
            return snapshots.logs(connection, table, seqs)

    def lobby(self, most: int = 100) -> list[str]:
        """Listed tables that wait for people or are in play, the newest first."""
        asked = (
            select(game_tables.c.id)
            .where(game_tables.c.listed, game_tables.c.status.in_(("gathering", "playing", "paused")))
            # Not by the last change: whoever watches the order would notice when somebody lays a card in secret.
            .order_by(game_tables.c.opened.desc())
            .limit(most)
        )
        with self._reading.begin() as connection:
            return list(connection.scalars(asked))

    def restless(self) -> list[str]:
        """Tables that will do something by themselves: a clock runs, or a bot is to move."""
        with self._reading.begin() as connection:
            return list(connection.scalars(select(game_tables.c.id).where(game_tables.c.due.is_not(None))))

    def tables(self) -> list[str]:
        """Every table, in the order of opening."""
        with self._reading.begin() as connection:
            return list(connection.scalars(select(game_tables.c.id).order_by(game_tables.c.opened)))

    def count(self) -> dict[str, int]:
        """How many tables there are, by status."""
        asked = select(game_tables.c.status, func.count()).group_by(game_tables.c.status)
        with self._reading.begin() as connection:
            return {str(status): int(count) for status, count in connection.execute(asked)}

    def last_alive(self) -> float:
        """When the house was last known to be open."""
        with self._reading.begin() as connection:
            return float(connection.scalar(select(house.c.alive)) or 0.0)

    def keep_alive(self, now: float) -> Future[None]:
        """Note that the house is open. By the writer too: a second one would have to wait for it, and it for that."""
        return self._put(_Append(Future(), alive=now))

    def backup(self, file: str) -> None:
        """A whole copy of the database as of now, made while tables play on. SQLite only."""
        own_file(file)
        source = self._engine.raw_connection()
        target = sqlite3.connect(file)
        try:
            cast("sqlite3.Connection", source.driver_connection).backup(target)
        finally:
            target.close()
            source.close()

    def close(self) -> None:
        """Write what waits, then stop."""
        self._waiting.put(None)
        self._writer.join()
        if self._sweeper is not None:
            self._sweeper.close()
        self._engine.dispose()

    def _put(self, append: _Append) -> Future[None]:
        self._waiting.put(append)
        return append.done

    def _write_on(self) -> None:
        connection = self._engine.connect()
        open_ = True
        while open_:
            batch: list[_Append] = []
            append = self._waiting.get()
            while append is not None:
                # From here on nobody can cancel it: what is being written cannot be taken back.
                if append.done.set_running_or_notify_cancel():
                    batch.append(append)
                if len(batch) == _SHARED or self._waiting.empty():
                    break
                append = self._waiting.get()
            open_ = append is not None
            if batch:
                self._write(connection, batch)
            if self._sweeper is not None and self._sweeper.nearly_done.is_set():
                self._sweeper.finish(connection)
        connection.close()

    def _write(self, connection: Connection, batch: Sequence[_Append]) -> None:
        """One transaction for all; if it fails, one for each, so that nobody suffers for another's failure."""
        try:
            with connection.begin():
                _put(connection, batch)
        except DBAPIError as error:
            if len(batch) == 1:
                batch[0].done.set_exception(meaning_of(error))
            else:
                for append in batch:
                    self._write(connection, [append])
        except Exception as error:  # a bug of ours must not leave tables waiting for ever
            for append in batch:
                append.done.set_exception(error)
        else:
            for append in batch:
                append.done.set_result(None)


def _put(connection: Connection, batch: Sequence[_Append]) -> None:
    lines = [
        {"table_id": line.table, "seq": line.seq, "at": line.at, "entry": line.entry}
        for append in batch
        for line in append.lines
    ]
    if lines:
        connection.execute(_INSERT_LINE, lines)
    new = [_row(append.about) for append in batch if append.about is not None and append.lines[0].seq == 1]
    if new:
        connection.execute(_INSERT_ABOUT, new)
    old = [asdict(append.about) for append in batch if append.about is not None and append.lines[0].seq != 1]
    if old:
        connection.execute(_UPDATE_ABOUT, old)
    for append in batch:
        if append.anew:
            snapshots.drop(connection, append.anew)
        snapshots.put(connection, append.snapshots)
        if append.alive is not None:
            connection.execute(update(house).values(alive=append.alive))


def _row(about: About) -> dict[str, object]:
    return {"id": about.table, **{name: value for name, value in asdict(about).items() if name != "table"}}
