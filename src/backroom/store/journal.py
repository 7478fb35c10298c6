"""Every table's journal: appended to in transactions that tables share, read again when a table is loaded."""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future

from sqlalchemy.exc import DBAPIError

from backroom.store import erasing
from backroom.store.bus import Bus
from backroom.store.busy import GATHERING, Busy
from backroom.store.database import engine_to_write, file_of, meaning_of, without_password
from backroom.store.desk import Desk
from backroom.store.erasing import Tidying
from backroom.store.lines import About, DataFile, Line, LostRace, NoBusHere, SnapshotLine, StoreLate, StoreTrouble
from backroom.store.lock import Lock
from backroom.store.postgres import is_postgres
from backroom.store.postgres_bus import PostgresBus
from backroom.store.reader import Reader
from backroom.store.settling import Settling
from backroom.store.sweeping import Sweeper
from backroom.store.transactions import AGAIN, PATIENCE, Transactions
from backroom.store.upgrading import bring_up_to_date
from backroom.store.watching import Nobody, Watcher
from backroom.store.writing import Append

#: So many appends at most go into one transaction.
_SHARED = 256


class Journal(Reader):
    """One writer thread; readers on connections of their own. An append is true once its future has a result.

    While it is open, nobody else can open a `Journal` of the same SQLite file: `InUse` tells them who has it.
    `name` is what they are told. Many can have a PostgreSQL: of two who write the same number of a table one fails.
    They hear of each other by the database, or by the `bus` of this address.
    """

    def __init__(self, url: str, name: str = "backroom", bus: str = "") -> None:
        self._url = url
        self._file = file_of(url)
        self._use(engine_to_write(url))
        self._lock = None if self._file is None else Lock(self._file, name)
        try:
            self._prepare()
            #: How other processes hear of what is written here; None where there can be none.
            self.bus: Bus | None = _bus_of(url, bus)
        except BaseException:
            self._let_go()
            raise
        self._waiting: queue.SimpleQueue[Append | Tidying | None] = queue.SimpleQueue()
        self._sweeper = Sweeper(self.engine) if self.engine.dialect.name == "sqlite" else None
        self._settling = Settling()
        self._busy = Busy()
        #: Told how each transaction went.
        self.watcher: Watcher = Nobody()
        self._writer = threading.Thread(target=self._write_on, name="journal", daemon=True)
        self._writer.start()

    def append(
        self,
        lines: Sequence[Line],
        about: About | None,
        snapshot: Callable[[], SnapshotLine] | None = None,
        data: DataFile | None = None,
    ) -> Future[None]:
        """Write these lines, all or none; a first line (seq 1) brings its table into the lobby.

        `about` is None if nothing of it has changed; `snapshot` makes what the table is after the last line, now and
        then: the writer's thread calls it. `data` is the text that it is opened with. The future fails with
        `StoreTrouble`; then nothing is written.
        """
        return self._put(Append(lines, about, snapshot=snapshot, data=data))

    def append_soon(
        self, lines: Sequence[Line], about: About | None, snapshot: Callable[[], SnapshotLine] | None = None
    ) -> asyncio.Future[None]:
        """The same for an event loop: it is woken once for all appends of a transaction."""
        append = Append(lines, about, snapshot=snapshot)
        append.done = promise = self._settling.promise()
        self._waiting.put(append)
        return promise.future

    def renew_snapshots(self, table: str, made: Sequence[SnapshotLine]) -> Future[None]:
        """These are the table's snapshots from now on; none, if its journal has been changed."""
        return self._put(Append(snapshots=made, anew=table))

    def replace(self, lines: Sequence[Line], about: About, data: DataFile | None = None) -> Future[None]:
        """Write these lines, a whole table, instead of those that stand there."""
        return self._put(Append(lines, about, data=data, instead=True))

    def keep_data(self, data: DataFile) -> Future[None]:
        """Keep the text of a title's data, unless it is there already."""
        return self._put(Append(data=data))

    def erase(self, lines: Sequence[Line], about: About | None, erased: Mapping[int, str]) -> Future[None]:
        """Append these lines, and let others of the same table say what `erased` has for their numbers.

        The chain stays what it was. What stood there is gone from the file once it has been tidied.
        """
        return self._put(Append(lines, about, erased=erased))

    def remove(self, table: str) -> Future[None]:
        """A table goes, with everything that happened there."""
        return self._put(Append(removed=table))

    def tidy(self) -> Future[None]:
        """Write the file anew, so that nothing is left in it, or in its log, of what was erased or removed.

        Nobody else can write meanwhile: about a second for 100 MB.
        """
        done: Future[None] = Future()
        self._waiting.put(Tidying(done))
        return done

    def untidy(self) -> bool:
        """Whether something was erased since the file was last tidied."""
        with self.connected() as connection:
            return erasing.is_noted(connection)

    def desk(self, process: str) -> Desk:
        """The desk of a process of this house, where there may be several."""
        if self.bus is None:
            raise RuntimeError("a house of one process has no desk")
        return Desk(self._url, process, self.bus)

    @property
    def queued(self) -> int:
        """How much waits to be written."""
        return self._waiting.qsize()

    def sizes(self) -> dict[str, int]:
        """The bytes of SQLite's file (`database`) and of its write-ahead log (`log`); empty without a file."""
        if self._file is None:
            return {}
        files = {"database": self._file, "log": self._file.with_name(f"{self._file.name}-wal")}
        return {name: file.stat().st_size if file.exists() else 0 for name, file in files.items()}

    def keep_alive(self, now: float) -> Future[None]:
        """Note that the server is open. The writer does it too: two writers would wait for each other."""
        return self._put(Append(alive=now))

    def close(self) -> None:
        """Write what waits, then stop."""
        self._waiting.put(None)
        self._writer.join()
        if self.bus is not None:
            self.bus.close()
        if self._sweeper is not None:
            self._sweeper.close()
        self._let_go()

    def _prepare(self) -> None:
        """A server that starts at the same time, or has a great deal to do, is waited for."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                return self._make_ready()
            except StoreLate:
                if time.monotonic() > until:
                    raise
            time.sleep(AGAIN)

    def _make_ready(self) -> None:
        try:
            self.check_integrity()
            bring_up_to_date(self.engine, self._file)
        except DBAPIError as error:
            raise meaning_of(error) from error

    def _let_go(self) -> None:
        self.engine.dispose()
        if self._lock is not None:
            self._lock.release()

    def _put(self, append: Append) -> Future[None]:
        done: Future[None] = Future()
        append.done = done
        self._waiting.put(append)
        return done

    def _write_on(self) -> None:
        transactions = Transactions(self.engine, self.bus)
        open_ = True
        while open_:
            batch: list[Append] = []
            append = self._waiting.get()
            if append is not None and self._busy.waits_for_more():
                time.sleep(GATHERING)
            while isinstance(append, Append):
                # From here on nobody can cancel it: what is being written cannot be taken back.
                if append.done.set_running_or_notify_cancel():
                    batch.append(append)
                if len(batch) == _SHARED or self._waiting.empty():
                    break
                append = self._waiting.get()
            open_ = append is not None
            if batch:
                self._busy.note(batch)
                self._write(transactions, batch)
            if isinstance(append, Tidying):
                append.run(transactions)
            if self._sweeper is not None and self._sweeper.nearly_done.is_set():
                self._sweeper.finish(transactions.connection)
        transactions.close()

    def _write(self, transactions: Transactions, batch: Sequence[Append]) -> None:
        """One transaction for all; if it fails, one for each, so that one failure does not fail the others."""
        failure = transactions.run(batch)
        self.watcher.wrote(failure is None)
        if isinstance(failure, LostRace):
            self.watcher.raced()
        if isinstance(failure, StoreTrouble) and len(batch) > 1:
            for append in batch:
                self._write(transactions, [append])
            return
        for append in batch:
            if failure is None:
                append.done.set_result(None)
            else:
                append.done.set_exception(failure)
            self.watcher.appended(time.perf_counter() - append.ordered)


def _bus_of(url: str, bus: str) -> Bus | None:
    """How processes that share this database hear of each other; None where there is only one."""
    if not is_postgres(url):
        if bus:
            raise NoBusHere(bus, {"value": without_password(bus)})
        return None
    if not bus:
        return PostgresBus(url)
    # Only here: few houses have one.
    from backroom.store.redis_bus import RedisBus

    return RedisBus(bus)
