"""A house of several processes: hearing what others wrote, who is connected to them, taking over from the dead."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Coroutine, Sequence
from typing import TYPE_CHECKING

from backroom.kernel.refusal import Rejected
from backroom.server.automatic import play_by_itself
from backroom.server.live import LiveTable
from backroom.store.bus import ANEW, PEOPLE, Bus, News
from backroom.store.desk import Desk
from backroom.store.lines import StoreTrouble
from backroom.table.look import Attendance

if TYPE_CHECKING:
    from backroom.server.house import House

log = logging.getLogger("backroom.together")
#: How often we look at the journal ourselves, whatever was told, and for tables that nobody moves on, in seconds.
_LOOK = 1.5
#: A table that should have gone on so long ago is nobody's, in seconds.
_LATE = 0.5


class Together:
    """What one process does because there may be others."""

    def __init__(self, house: House, bus: Bus) -> None:
        self._house = house
        self._bus = bus
        self._process = secrets.token_hex(8)
        self.desk: Desk = house.journal.desk(self._process)
        self._tasks: set[asyncio.Task[None]] = set()
        self._loop: asyncio.AbstractEventLoop | None = None

    async def open(self) -> bool:
        """Meet the others; whether the house was closed until now."""
        self._loop = asyncio.get_running_loop()
        was_closed = await asyncio.to_thread(self.desk.open)
        self._bus.listen(self._heard)
        self._do(self._look_on())
        return was_closed

    def opened(self) -> None:
        """All that is to be loaded is."""
        self.desk.opened()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.to_thread(self.desk.close)

    def sit(self, live: LiveTable) -> None:
        """Tell the others who is connected to a table here."""
        here = live.attendance_here()
        seats = sum(1 << seat for seat, present in enumerate(here.present) if present)
        self.desk.seat(live.table.id, seats, here.onlookers)

    async def look_around(self, live: LiveTable) -> None:
        """Who is connected to a table elsewhere."""
        seats, onlookers = await asyncio.to_thread(self._house.journal.elsewhere, live.table.id, self._process)
        live.attend(Attendance([bool(seats >> seat & 1) for seat in range(len(live.table.seats))], onlookers))

    async def is_watched(self, id_: str) -> bool:
        """Whether somebody is connected to a table elsewhere."""
        return any(await asyncio.to_thread(self._house.journal.elsewhere, id_, self._process))

    async def refresh(self, live: LiveTable) -> None:
        """Hear at once of all that is written."""
        ends = await asyncio.to_thread(self._house.journal.ends, [live.table.id])
        live.heard = max(live.heard, ends.get(live.table.id, 0))
        if live.behind:
            await self._keep_up(live)

    def _heard(self, news: Sequence[News]) -> None:
        """By the thread of the bus."""
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._take, news)

    def _take(self, news: Sequence[News]) -> None:
        if not news:
            self._do(self._look())
        for table, number in news:
            live = self._house.loaded(table)
            if live is None:
                continue
            if number == PEOPLE:
                self._do(self._safely(live, self.look_around(live)))
            elif number == ANEW:
                self._do(self._look_anew(live))
            elif number > live.table.seq:
                live.heard = max(live.heard, number)
                self._do(self._safely(live, self._keep_up(live)))

    async def _keep_up(self, live: LiveTable) -> None:
        async with live.lock:
            pass  # whoever has the lock has caught up
        play_by_itself(live)

    async def _look_anew(self, live: LiveTable) -> None:
        """The journal is another one, or gone: gone here, too, unless it is there again."""
        there = await asyncio.to_thread(self._house.journal.ends, [live.table.id])
        if not there:
            self._house.gone(live.table.id)
            return
        self._house.history.forget(live.table.id)
        live.adrift = True
        await self._safely(live, self._keep_up(live))

    async def _look_on(self) -> None:
        while True:
            await asyncio.sleep(_LOOK)
            await self._look()

    async def _look(self) -> None:
        """What a lost message would have told; and what a process that died would have done."""
        try:
            tables = [live.table.id for live in self._house.tables]
            ends = await asyncio.to_thread(self._house.journal.ends, tables)
            for id_ in tables:
                if id_ in ends:
                    self._take([News(id_, ends[id_])])
                elif self._house.loaded(id_) is not None:
                    self._house.gone(id_)
            late = await asyncio.to_thread(self._house.journal.overdue, self._house.now() - _LATE)
            for id_ in await self._house.claims.try_all(late):
                await self._take_over(id_)
        except StoreTrouble as trouble:
            log.warning("store", extra={"reason": str(trouble)})

    async def _take_over(self, id_: str) -> None:
        try:
            live = await self._house.current(id_)
        except Rejected:
            self._house.claims.let_go(id_)
            return
        play_by_itself(live)
        if live.automatic is None:
            self._house.claims.let_go(id_)

    async def _safely(self, live: LiveTable, doing: Awaitable[None]) -> None:
        try:
            await doing
        except (StoreTrouble, Rejected) as trouble:  # tried again at the next look
            log.warning("table is behind", extra={"table": live.table.id, "reason": str(trouble)})

    def _do(self, doing: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
