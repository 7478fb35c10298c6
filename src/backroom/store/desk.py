"""Who does what among the server processes of one PostgreSQL: which tables a process moves on, and who sits where.

A table is claimed by a lock of the database's, which is let go of when the process that has it ends, however it ends.
Who is connected stands in a table that is not kept: whoever dies is swept out by the others. Neither is ever the truth
about a game; the journal's key is.
"""

from __future__ import annotations

import logging
import queue
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from backroom.store import postgres, spoken
from backroom.store.bus import PEOPLE, Bus, News

log = logging.getLogger("backroom.desk")
#: Claims that others have are asked for again so often, and so long after a failure we come back, in seconds.
_AGAIN = 0.5
#: How often those who are gone are looked for, in seconds.
_SWEEP = 2.0
#: So long another process may take to open the house, in seconds; then we go on as if it had.
_OPENING = 30.0
_HOUSE = postgres.key_of("house")
_MADE = (
    "CREATE UNLOGGED TABLE IF NOT EXISTS attendance (process TEXT, table_id TEXT, seats INTEGER NOT NULL,"
    " onlookers INTEGER NOT NULL, PRIMARY KEY (process, table_id))"
)
_SIT = (
    "INSERT INTO attendance VALUES (%s, %s, %s, %s) ON CONFLICT (process, table_id)"
    " DO UPDATE SET seats = excluded.seats, onlookers = excluded.onlookers"
)


@dataclass
class _Orders:
    """What the house wants, since the desk last looked."""

    claim: set[str] = field(default_factory=set)
    release: set[str] = field(default_factory=set)
    people: dict[str, tuple[int, int]] = field(default_factory=dict)


class Desk:
    """One process's desk, with a thread and a connection of its own.

    `granted` is told of tables that this process now has, `lost` of those that it may no longer have. Both are called
    by the desk's thread.
    """

    def __init__(self, url: str, process: str, bus: Bus) -> None:
        self._url = url
        self._bus = bus
        self._process = process
        self.granted: Callable[[list[str]], None] = lambda _: None
        self.lost: Callable[[list[str]], None] = lambda _: None
        self._lock = threading.Lock()
        self._orders = _Orders()
        self._wake: queue.SimpleQueue[bool] = queue.SimpleQueue()
        self._wanted: set[str] = set()
        self._held: set[str] = set()
        self._people: dict[str, tuple[int, int]] = {}
        self._first: bool | None = None
        self._known = False
        self._asked = threading.Event()
        self._opened = False
        self._thread = threading.Thread(target=self._serve, name="desk", daemon=True)

    def open(self) -> bool:
        """Begin; whether the house was closed until now. Waits while another process opens it."""
        self._thread.start()
        self._asked.wait(_OPENING)
        return bool(self._first)

    def opened(self) -> None:
        """The tables of the house are loaded: other processes may open."""
        self._opened = True
        self._wake.put(True)

    def claim(self, table: str) -> None:
        """From now on this process wants to move the table on; `granted` tells when it may."""
        with self._lock:
            self._orders.release.discard(table)
            self._orders.claim.add(table)
        self._wake.put(True)

    def release(self, table: str) -> None:
        """Neither has nor wants it any more."""
        with self._lock:
            self._orders.claim.discard(table)
            self._orders.release.add(table)
        self._wake.put(True)

    def seat(self, table: str, seats: int, onlookers: int) -> None:
        """So many look on here, and these seats are connected, as bits."""
        with self._lock:
            self._orders.people[table] = (seats, onlookers)
        self._wake.put(True)

    def close(self) -> None:
        self._wake.put(False)
        if self._thread.is_alive():
            self._thread.join()

    def _serve(self) -> None:
        open_ = True
        while open_:
            try:
                with postgres.own_connection(self._url) as connection:
                    self._begin(connection)
                    open_ = self._work(connection)
                    self._clear(connection, self._process)
            except postgres.errors() as error:
                log.warning("desk", extra={"reason": " ".join(str(error).split())})
                self._known = False
                lost, self._held = self._held, set()
                self._wanted |= lost
                if lost:
                    self.lost(list(lost))
                open_ = open_ and self._pause()
        self._asked.set()

    def _pause(self) -> bool:
        """A little while; False if the desk is to close."""
        until = time.monotonic() + _AGAIN
        while (left := until - time.monotonic()) > 0:
            try:
                if not self._wake.get(timeout=left):
                    return False
            except queue.Empty:
                break
        return True

    def _begin(self, connection: Any) -> None:  # noqa: ANN401 the driver's own type
        self._be_known(connection)
        with connection.transaction():
            connection.execute("SELECT pg_advisory_xact_lock(%s)", [postgres.key_of("schema")])
            for made in (_MADE, *spoken.MADE):
                connection.execute(made)
            connection.execute("DELETE FROM attendance WHERE process = %s", [self._process])
        self._seat(connection, dict(self._people))
        if self._first is None:
            self._first = bool(_lock(connection, [_HOUSE]))
            until = time.monotonic() + _OPENING
            while not self._first and not _lock(connection, [_HOUSE], "_shared") and time.monotonic() < until:
                time.sleep(0.1)
            self._asked.set()
        else:
            _lock(connection, [_HOUSE], "_shared")

    def _be_known(self, connection: Any) -> None:  # noqa: ANN401 the driver's own type
        """Others see that this process is there. What is left of an earlier connection may have it for a while yet."""
        if not self._known:
            self._known = bool(_lock(connection, [postgres.key_of(f"process {self._process}")]))

    def _work(self, connection: Any) -> bool:  # noqa: ANN401 the driver's own type
        """Until the desk is to close."""
        asked = swept = float("-inf")
        while True:
            try:
                if not self._wake.get(timeout=_AGAIN):
                    return False
                while not self._wake.empty():
                    if not self._wake.get():
                        return False
            except queue.Empty:
                pass
            with self._lock:
                orders, self._orders = self._orders, _Orders()
            self._release(connection, orders.release)
            if kept := orders.claim & self._held:
                self.granted(list(kept))  # let go of, and wanted again before we looked
            self._wanted |= orders.claim - self._held
            again = time.monotonic() > asked + _AGAIN
            self._claim(connection, self._wanted if again else orders.claim & self._wanted)
            asked = time.monotonic() if again else asked
            self._people |= orders.people
            self._seat(connection, orders.people)
            if self._opened and self._first:
                self._first = False
                _lock(connection, [_HOUSE], "_shared")
                connection.execute("SELECT pg_advisory_unlock(%s)", [_HOUSE])
            if time.monotonic() > swept + _SWEEP:
                self._be_known(connection)
                self._sweep(connection)
                swept = time.monotonic()

    def _claim(self, connection: Any, tables: set[str]) -> None:  # noqa: ANN401 the driver's own type
        if not tables:
            return
        keys = {postgres.key_of(f"table {table}"): table for table in tables}
        granted = [keys[key] for key in _lock(connection, list(keys))]
        self._held.update(granted)
        self._wanted.difference_update(granted)
        if granted:
            self.granted(granted)

    def _release(self, connection: Any, tables: set[str]) -> None:  # noqa: ANN401 the driver's own type
        self._wanted -= tables
        keys = [postgres.key_of(f"table {table}") for table in tables & self._held]
        self._held -= tables
        if keys:
            connection.execute("SELECT pg_advisory_unlock(key) FROM unnest(%s::bigint[]) AS key", [keys])

    def _seat(self, connection: Any, people: dict[str, tuple[int, int]]) -> None:  # noqa: ANN401 the driver's own type
        for table, (seats, onlookers) in people.items():
            if seats or onlookers:
                connection.execute(_SIT, [self._process, table, seats, onlookers])
            else:
                self._people.pop(table, None)
                connection.execute(
                    "DELETE FROM attendance WHERE process = %s AND table_id = %s", [self._process, table]
                )
        self._tell(connection, people)

    def _clear(self, connection: Any, process: str) -> None:  # noqa: ANN401 the driver's own type
        """Nobody is connected to this process any more."""
        gone = connection.execute("DELETE FROM attendance WHERE process = %s RETURNING table_id", [process])
        self._tell(connection, [table for (table,) in gone])

    def _tell(self, connection: Any, tables: Iterable[str]) -> None:  # noqa: ANN401 the driver's own type
        """Others hear that somebody came or went."""
        self._bus.announce_by(connection, [News(table, PEOPLE) for table in tables])

    def _sweep(self, connection: Any) -> None:  # noqa: ANN401 the driver's own type
        """Whoever has died sits nowhere any more."""
        asked = connection.execute("SELECT DISTINCT process FROM attendance WHERE process <> %s", [self._process])
        others = {postgres.key_of(f"process {process}"): process for (process,) in asked}
        for key in _lock(connection, list(others)):
            self._clear(connection, others[key])
            connection.execute("SELECT pg_advisory_unlock(%s)", [key])


def _lock(connection: Any, keys: Sequence[int], how: str = "") -> list[int]:  # noqa: ANN401 the driver's own type
    """Those of these locks that could be had; they are let go of with the connection."""
    if not keys:
        return []
    asked = connection.execute(
        f"SELECT key, pg_try_advisory_lock{how}(key) FROM unnest(%s::bigint[]) AS key", [list(keys)]
    )
    return [key for key, had in asked if had]
