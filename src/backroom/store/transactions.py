"""The writer's transactions: tried again where the database server was away, and told to other processes.

Whoever loses the server in the middle of a commit does not know whether it was done. So we look before we try again,
and whoever waits hears the truth.
"""

from __future__ import annotations

import time
from collections.abc import Sequence

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from backroom.store.bus import ANEW, Bus, News
from backroom.store.database import meaning_of
from backroom.store.lines import StoreAway
from backroom.store.writing import Append, Writing, is_written

#: A server that is away for so long is waited for, in seconds: a restart takes less. After that everybody is told at
#: once, until it is back.
PATIENCE = 8.0
AGAIN = 0.1


class Transactions:
    """On one connection, made anew when it breaks. Only the writer's thread comes here."""

    def __init__(self, engine: Engine, bus: Bus | None) -> None:
        self._engine = engine
        self._bus = bus
        self._writing = Writing()
        self._connection: Connection | None = None
        self._away = False

    @property
    def connection(self) -> Connection:
        """`DBAPIError` if there is none to be had."""
        if self._connection is None:
            self._connection = self._engine.connect()
        return self._connection

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def run(self, batch: Sequence[Append]) -> Exception | None:
        """Write all of it, or nothing; then why not."""
        failure = self._try(batch)
        until = time.monotonic() + PATIENCE
        while isinstance(failure, StoreAway) and not self._away and time.monotonic() < until:
            time.sleep(AGAIN)
            failure = self._try(batch, again=True)
        self._away = isinstance(failure, StoreAway)
        return failure

    def _try(self, batch: Sequence[Append], again: bool = False) -> Exception | None:
        news = [one for append in batch for one in _news_of(append)] if self._bus is not None else []
        try:
            connection = self.connection
            with connection.begin():
                if not (again and is_written(connection, batch)):
                    self._writing.put(connection, batch)
                    if self._bus is not None:
                        self._bus.announce(connection, news)
        except Exception as error:  # a bug of ours, too, must not leave tables waiting for ever
            self._writing.forget()
            failure = meaning_of(error) if isinstance(error, DBAPIError) else error
            if isinstance(failure, StoreAway):
                self._drop()
            return failure
        if self._bus is not None:
            self._bus.committed(news)
        return None

    def _drop(self) -> None:
        """Nothing can be asked on this connection any more."""
        if self._connection is not None:
            self._connection.invalidate()
            self.close()


def _news_of(append: Append) -> list[News]:
    """What other processes have to hear of this."""
    if append.removed:
        return [News(append.removed, ANEW)]
    if not append.lines:
        return []
    table = append.lines[0].table
    return [News(table, ANEW if append.instead else append.lines[-1].seq)]
