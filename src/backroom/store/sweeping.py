"""Carrying SQLite's write-ahead log into the database itself, beside the writer and not in its way.

SQLite would do it inside a commit, every thousand pages: then everybody at every table waits for some hundred pages
and two more syncs.
"""

from __future__ import annotations

import sqlite3
import threading

from sqlalchemy import Connection, Engine, PoolProxiedConnection

#: How often, in seconds. The longer, the more choices of a table share one page.
_PERIOD = 3.0
#: From so many pages on the log is to begin anew.
_LONG = 8192


class Sweeper:
    """A thread that sweeps. While people play without a pause it never gets to the log's very end: when little is
    left it sets `nearly_done`, and the writer finishes, so that the log can begin anew."""

    def __init__(self, engine: Engine) -> None:
        self.nearly_done = threading.Event()
        self._engine = engine
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._sweep_on, name="sweeper", daemon=True)
        self._thread.start()

    def finish(self, connection: Connection) -> None:
        """Sweep what is left, between two transactions of this connection."""
        self.nearly_done.clear()
        _sweep(connection.connection)

    def close(self) -> None:
        self._closing.set()
        self._thread.join()

    def _sweep_on(self) -> None:
        connection = self._engine.raw_connection()
        while not self._closing.wait(_PERIOD):
            if _sweep(connection) > _LONG:
                self.nearly_done.set()
        connection.close()


def _sweep(connection: PoolProxiedConnection) -> int:
    """How long the log is now, in pages. By the driver itself: a checkpoint stands outside of any transaction."""
    try:
        _, pages, _ = connection.cursor().execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
    except sqlite3.Error:
        return 0  # busy, or no room: the log grows until the next time
    return int(pages)
