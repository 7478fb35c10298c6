"""Reading the database: the journal of a table, and what there is. Nothing is ever changed here."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import cast

from sqlalchemy import Connection, Engine, and_, false, func, or_, select, text
from sqlalchemy.exc import DBAPIError

from backroom.store import snapshots
from backroom.store.checking import Tail, lines_after
from backroom.store.database import engine_to_read, file_of, meaning_of, own_file
from backroom.store.lines import Damaged, DataFile, Line, Past, StoreAway, StoreBusy, StoreTrouble
from backroom.store.schema import data_files, game_tables, house, journal
from backroom.store.upgrading import check_integrity, check_up_to_date


class Reader:
    """The database at an address, only to be read: `NotThere`, `NotUpgraded` and others say why not.

    One of `any_version` can be backed up, and nothing else.
    """

    def __init__(self, url: str, any_version: bool = False) -> None:
        self._file = file_of(url)
        self._use(engine_to_read(url))
        with self.connected() as connection:
            if not any_version:
                check_up_to_date(connection)

    def _use(self, engine: Engine) -> None:
        self.engine = engine
        # One look at everything: lines and where they end must be of the same moment.
        moment = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
        self._readers = engine.execution_options(reading=True, **({} if engine.dialect.name == "sqlite" else moment))

    def close(self) -> None:
        self.engine.dispose()

    def check_integrity(self, whole: bool = False) -> None:
        """`Unreadable` if SQLite finds its file damaged. A large one is looked through quickly unless `whole`."""
        with self.connected() as connection:
            check_integrity(connection, self._file, whole)

    def load(self, table: str) -> list[Line]:
        """A table's lines in order; empty if there is no such table. `Damaged` if they are not what was written."""
        with self._loading(table) as connection:
            return lines_after(connection, table, Tail())

    def past(self, table: str, at: int = snapshots.LAST, until: int = snapshots.LAST) -> Past | None:
        """A table's newest snapshot up to entry `at`, and the entries after it, up to `until`; None without a table.

        `Damaged` if they are not what was written.
        """
        with self._loading(table) as connection:
            return snapshots.past(connection, table, at, until)

    def after(self, table: str, seq: int) -> list[Line]:
        """A table's lines after the number `seq`, which stands there."""
        with self._loading(table) as connection:
            return lines_after(connection, table, Tail(seq, snapshots.chain_at(connection, table, seq)))

    def ends(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the last line of each of these tables that is there."""
        asked = select(game_tables.c.id, game_tables.c.seq).where(game_tables.c.id.in_(tables))
        with self.connected() as connection:
            return {str(id_): int(seq) for id_, seq in connection.execute(asked)}

    def overdue(self, now: float) -> list[str]:
        """Tables that should have gone on by themselves before now."""
        asked = select(game_tables.c.id).where(game_tables.c.due < now)
        with self.connected() as connection:
            return list(connection.scalars(asked))

    def elsewhere(self, table: str, process: str) -> tuple[int, int]:
        """The seats, as bits, and how many onlookers are connected to other processes. PostgreSQL only."""
        asked = text(
            "SELECT coalesce(bit_or(seats), 0), coalesce(sum(onlookers), 0) FROM attendance"
            " WHERE table_id = :table AND process <> :process"
        )
        with self.connected() as connection:
            seats, onlookers = connection.execute(asked, {"table": table, "process": process}).one()
        return int(seats), int(onlookers)

    def seen(self, table: str) -> list[tuple[int, list[int]]]:
        """The number of each snapshot's entry, and what every viewer had seen by then."""
        with self.connected() as connection:
            return snapshots.seen(connection, table)

    def logs(self, table: str, seqs: Sequence[int]) -> list[bytes]:
        """The logs of these snapshots, in their order."""
        with self.connected() as connection:
            return snapshots.logs(connection, table, seqs)

    def data_file(self, sha256: str) -> DataFile | None:
        """The text that a table was opened with, by its digest."""
        with self.connected() as connection:
            row = connection.execute(select(data_files).where(data_files.c.sha256 == sha256)).one_or_none()
        return None if row is None else DataFile(row.sha256, row.title, row.text)

    def all_data(self) -> list[DataFile]:
        """Every text that tables were opened with."""
        with self.connected() as connection:
            return [DataFile(row.sha256, row.title, row.text) for row in connection.execute(select(data_files))]

    def lobby(self, most: int = 100) -> list[str]:
        """Listed tables that wait for people or are in play, the newest first."""
        asked = (
            select(game_tables.c.id)
            .where(game_tables.c.listed, game_tables.c.status.in_(("gathering", "playing", "paused")))
            # Not by the last change: whoever watches the order would notice when somebody lays a card in secret.
            .order_by(game_tables.c.opened.desc())
            .limit(most)
        )
        with self.connected() as connection:
            return list(connection.scalars(asked))

    def going_on_by_themselves(self) -> list[str]:
        """Tables that will do something by themselves: a clock runs, or a bot is to move."""
        with self.connected() as connection:
            return list(connection.scalars(select(game_tables.c.id).where(game_tables.c.due.is_not(None))))

    def tables(self) -> list[str]:
        """Every table, in the order of opening; last those that only the journal knows, which are damaged."""
        listed = select(game_tables.c.id).order_by(game_tables.c.opened)
        lost = select(journal.c.table_id).distinct().where(journal.c.table_id.not_in(select(game_tables.c.id)))
        with self.connected() as connection:
            return [*connection.scalars(listed), *connection.scalars(lost)]

    def old(self, finished: float | None, unfinished: float | None, most: int = 20) -> list[str]:
        """Tables that are over or closed and have not changed since `finished`; others in which nothing has happened
        since `unfinished`. None keeps them. The oldest first, so many at most."""
        ended = game_tables.c.status.in_(("over", "closed"))
        last = select(func.max(journal.c.at)).where(journal.c.table_id == game_tables.c.id).scalar_subquery()
        by_end = false() if finished is None else and_(ended, game_tables.c.changed < finished)
        by_rest = (
            false()
            if unfinished is None
            else and_(~ended, game_tables.c.changed < unfinished, func.coalesce(last, 0.0) < unfinished)
        )
        asked = select(game_tables.c.id).where(or_(by_end, by_rest)).order_by(game_tables.c.changed).limit(most)
        with self.connected() as connection:
            return list(connection.scalars(asked))

    def count_by_title(self) -> dict[tuple[str, str], int]:
        """How many tables there are, by title and status."""
        of = (game_tables.c.title, game_tables.c.status)
        asked = select(*of, func.count()).group_by(*of)
        with self.connected() as connection:
            return {(str(title), str(status)): int(count) for title, status, count in connection.execute(asked)}

    def last_alive(self) -> float:
        """When the house was last known to be open."""
        with self.connected() as connection:
            return float(connection.scalar(select(house.c.alive)) or 0.0)

    def backup(self, file: str) -> None:
        """A whole copy of the database as of now, made while tables play on. SQLite only."""
        own_file(file)
        source = self.engine.raw_connection()
        target = sqlite3.connect(file)
        try:
            cast("sqlite3.Connection", source.driver_connection).backup(target)
        except sqlite3.Error as error:
            raise meaning_of(DBAPIError("backup", None, error)) from None
        finally:
            target.close()
            source.close()

    @contextmanager
    def connected(self) -> Iterator[Connection]:
        """A transaction that reads; the database's complaints as what they mean."""
        try:
            with self._readers.begin() as connection:
                yield connection
        except DBAPIError as error:
            raise meaning_of(error) from error

    @contextmanager
    def _loading(self, table: str) -> Iterator[Connection]:
        """The same for the lines of one table: what the database cannot read of them is damaged."""
        try:
            with self.connected() as connection:
                yield connection
        except (StoreAway, StoreBusy):
            raise
        except StoreTrouble as trouble:
            raise Damaged(table, 1, f"the database cannot read it: {trouble}") from None
