"""Which tables this process lets go on by themselves: each table is one process's at a time.

It saves work and keeps bots from thinking twice; what is true the journal's key decides. Where there is one process
only, all tables are its own.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable

from backroom.store.desk import Desk

#: How long `try_all` waits for an answer, in seconds.
_TRY = 1.0


class Claims:
    """The claims of one process, by its desk; without one there is nobody else."""

    def __init__(self, desk: Desk | None) -> None:
        self._desk = desk
        self._held: set[str] = set()
        self._waiting: dict[str, asyncio.Future[None]] = {}
        #: How many wait for each of them.
        self._takers: Counter[str] = Counter()
        if desk is not None:
            desk.granted = lambda tables: self._from_thread(self._granted, tables)
            desk.lost = lambda tables: self._from_thread(self._lost, tables)
        self._loop: asyncio.AbstractEventLoop | None = None

    def has(self, table: str) -> bool:
        return self._desk is None or table in self._held

    @property
    def count(self) -> int:
        """How many of the tables that processes claim are this one's."""
        return len(self._held)

    def waits(self, table: str) -> bool:
        """Whether another process has it, and this one would."""
        return table in self._waiting

    async def take(self, table: str) -> None:
        """Until the table is ours."""
        if self._desk is None or table in self._held:
            return
        self._loop = asyncio.get_running_loop()
        granted = self._waiting.get(table)
        if granted is None:
            granted = self._waiting[table] = self._loop.create_future()
            self._desk.claim(table)
        self._takers[table] += 1
        try:
            await asyncio.shield(granted)
        finally:
            self._takers[table] -= 1
            if not self._takers[table]:
                del self._takers[table]

    def let_go(self, table: str) -> None:
        """Others may have it."""
        if self._desk is not None:
            self._held.discard(table)
            self._waiting.pop(table, None)
            self._desk.release(table)

    async def try_all(self, tables: Iterable[str]) -> list[str]:
        """Those of these tables that nobody had: now they are ours."""
        wanted = [table for table in tables if table not in self._held and table not in self._waiting]
        if not wanted:
            return []
        asked = [asyncio.ensure_future(self.take(table)) for table in wanted]
        await asyncio.wait(asked, timeout=_TRY)
        for one in asked:
            one.cancel()
        await asyncio.gather(*asked, return_exceptions=True)
        for table in wanted:
            if table not in self._held and table not in self._takers:
                self.let_go(table)
        return [table for table in wanted if table in self._held]

    def _from_thread(self, do: Callable[[list[str]], None], tables: list[str]) -> None:
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(do, tables)

    def _granted(self, tables: list[str]) -> None:
        for table in tables:
            waiting = self._waiting.pop(table, None)
            if waiting is None:
                if self._desk is not None:
                    self._desk.release(table)  # no longer wanted
                continue
            self._held.add(table)
            if not waiting.done():
                waiting.set_result(None)

    def _lost(self, tables: list[str]) -> None:
        """The database was away: they are asked for again, and whoever goes on waits for that."""
        for table in tables:
            if table in self._held and self._loop is not None:
                self._held.discard(table)
                self._waiting.setdefault(table, self._loop.create_future())
