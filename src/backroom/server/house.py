"""All tables of this server process: found, opened, loaded, let go."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Iterable, Sequence

from backroom.games import titles, titles_left_out
from backroom.server.aside import Aside
from backroom.server.automatic import play_by_itself
from backroom.server.blocking import Blocking
from backroom.server.claims import Claims
from backroom.server.folding import begun_today, kept_text
from backroom.server.forgetting import forgotten_lines
from backroom.server.garbage import Garbage
from backroom.server.history import History
from backroom.server.keeping import Keeper, Keeping
from backroom.server.keys import new_table_id
from backroom.server.lag import measure_lag
from backroom.server.limits import Limits
from backroom.server.live import LiveTable, about
from backroom.server.metrics import Metrics
from backroom.server.overseer import Overseer
from backroom.server.races import raced
from backroom.server.readings import show_figures
from backroom.server.spoken import Codes, SharedCodes, SpokenCodes
from backroom.server.together import Together
from backroom.store.journal import Journal
from backroom.store.lines import Damaged, DataFile, Line, LostRace, StoreTrouble
from backroom.store.office import Office
from backroom.table import entries as e
from backroom.table.basis import digest_of
from backroom.table.table import Table
from backroom.table.workers import Workers
from backroom.words import Words

log = logging.getLogger("backroom.house")
#: A table that nobody is connected to and that has nothing to do is let go after so many seconds.
_IDLE = 120.0
#: How often the house notes that it is open, and looks for idle tables.
_BEAT = 5.0
#: A store that has not answered for so many seconds has failed. To tidy its file takes less.
_SILENCE = 15.0
#: The longest that a game may take to be gone through for what is to be erased, in seconds.
_FORGETTING = 60.0


class House:
    """The tables in memory, with the journal behind them and the bots' workers beside them."""

    def __init__(
        self,
        journal: Journal,
        workers: Workers,
        bot_pause: float = 0.3,
        now: Callable[[], float] = time.time,
        aside: Aside | None = None,
        limits: Limits | None = None,
        keeping: Keeping | None = None,
        blocked: Iterable[str] = (),
    ) -> None:
        self.journal = journal
        self.workers = workers
        self.bot_pause = bot_pause
        self.now = now
        self.metrics = Metrics()
        self.aside = aside or Aside()
        self.limits = limits or Limits()
        self.history = History(journal, self.aside)
        self.keeper = Keeper(self, (keeping or Keeping()).check())
        self.overseer = Overseer(self, Office(journal.engine), Blocking(blocked))
        self.garbage = Garbage()
        self.spoken: Codes = SpokenCodes() if journal.bus is None else SharedCodes(journal.engine)
        #: The other processes of this house, where there can be some.
        self.together = None if journal.bus is None else Together(self, journal.bus)
        self.claims = Claims(None if self.together is None else self.together.desk)
        self.closing = False
        self._open = False
        #: When the store last did what it was told, by the monotonic clock.
        self._store_answered = float("-inf")
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: list[asyncio.Task[None]] = []
        #: When the house was last open, and the tables that a clock or a bot moves on and nobody has loaded since.
        self._closed_at = 0.0
        self._not_loaded: dict[str, None] = {}
        show_figures(self)

    @property
    def ready(self) -> bool:
        """Whether the house is open and its store does what it is told."""
        return self._open and time.monotonic() < self._store_answered + _SILENCE

    async def start(self) -> None:
        """Open, and load the tables that a clock or a bot moves on, one after the other: people come first."""
        for reason in titles_left_out():
            log.warning(Words("en").rejection(reason))
        for title in titles():
            # For old tables that did not note their data themselves: what we ship may change.
            text = DataFile(digest_of(title.own_data), title.id, title.own_data)
            await asyncio.wrap_future(self.journal.keep_data(text))
        was_closed = self.together is None or await self.together.open()
        self._closed_at = await asyncio.to_thread(self.journal.last_alive)
        await asyncio.to_thread(self.keeper.start, self.now())
        await self.overseer.beat()
        # Whoever was to open the house and died before it was done has left the old time.
        if was_closed or self._closed_at < self.now() - _SILENCE:
            self._not_loaded = dict.fromkeys(await asyncio.to_thread(self.journal.going_on_by_themselves))
        self._store_answered = time.monotonic()
        loading = asyncio.create_task(self._load_all())
        lag = asyncio.create_task(measure_lag(self.metrics.loop_lag))
        self._tasks += [loading, lag, asyncio.create_task(self._beat_on(loading))]
        self._open = True

    async def close(self) -> None:
        """Stop. Everything acknowledged is in the journal already."""
        self.closing = True
        self._open = False
        for task in self._tasks:
            task.cancel()
        for live in self._tables.values():
            live.send_away("table-house-closes")
            if live.automatic is not None:
                live.automatic.cancel()
        if self.together is not None:
            await self.together.close()
        await self.workers.close()
        await self.aside.close()
        await asyncio.to_thread(self.journal.close)

    async def find(self, id_: str) -> LiveTable:
        """The live table of this id; `BadInput` if there is none."""
        live = self._tables.get(id_)
        if live is None:
            try:
                async with self._loading.setdefault(id_, asyncio.Lock()):
                    live = self._tables.get(id_)
                    if live is None:
                        live = LiveTable(self, await self.history.load(id_))
                        if self.together is not None:
                            await self.together.look_around(live)
                        await self._resume_clock(live)
                        self._tables[live.table.id] = live
            finally:
                self._loading.pop(id_, None)
        live.touched = self.now()
        return live

    async def current(self, id_: str) -> LiveTable:
        """The same, with all that any process has written there until now.

        Whoever comes has heard of it elsewhere: nobody is a stranger here who has just sat down there, and nobody sees
        an older table than before.
        """
        live = await self.find(id_)
        await self.refresh(live)
        return live

    async def refresh(self, live: LiveTable) -> None:
        """Take what other processes have written at a table until now."""
        if self.together is not None:
            await self.together.refresh(live)

    async def open(self, plan: e.Opened) -> LiveTable:
        """A new table; `StoreTrouble` if it cannot be written."""
        now = self.now()
        plan, data = begun_today(plan)
        table = Table(new_table_id(), plan, now)
        line = Line(table.id, 1, now, e.write_entry(plan))
        await asyncio.wrap_future(self.journal.append([line], about(table, now), data=data))
        live = LiveTable(self, table)
        self._tables[live.table.id] = live
        play_by_itself(live)
        return live

    async def happen(self, live: LiveTable, make: Callable[[Table], Sequence[e.AnyEntry]]) -> None:
        """Make true what `make` makes of the table as it is then; `Rejected` or `StoreTrouble` changes nothing."""
        async with live.lock:
            entries = make(live.table)
            if entries:
                try:
                    await live.happen(entries)
                except LostRace:
                    # The table is loaded again by now: what still fits is taken, what does not is refused in words.
                    await raced(lambda: live.happen(make(live.table)))
        play_by_itself(live)

    async def forget(self, live: LiveTable, seats: Callable[[Table], list[int]]) -> None:
        """Erase the names and words of these seats, here and in the journal; everybody gets the table anew."""
        await raced(lambda: self._forget(live, seats))
        play_by_itself(live)

    async def _forget(self, live: LiveTable, seats: Callable[[Table], list[int]]) -> None:
        async with live.lock:
            id_ = live.table.id
            gone = seats(live.table)
            lines = await asyncio.to_thread(self.journal.load, id_)
            kept = await asyncio.to_thread(kept_text, self.journal, lines[0])
            erased = await self.aside.run(forgotten_lines, id_, lines, gone, kept, seconds=_FORGETTING)
            await live.forget([e.Forgotten(seat) for seat in gone], erased)
            await asyncio.to_thread(self.overseer.office.forget, id_, gone)
            self.history.forget(id_)
            self.keeper.erased()

    async def remove(self, id_: str) -> None:
        """A table goes altogether; whoever is connected is told."""
        async with self._loading.setdefault(id_, asyncio.Lock()):
            live = self._tables.get(id_)
            async with live.lock if live is not None else contextlib.nullcontext():
                await asyncio.wrap_future(self.journal.remove(id_))
                self._tables.pop(id_, None)
            self.history.forget(id_)
            self.keeper.erased()
        self._loading.pop(id_, None)
        _let_go_of(live)

    def sit(self, live: LiveTable) -> None:
        """Others have come or gone at a table here."""
        if self.together is not None:
            self.together.sit(live)

    def gone(self, id_: str) -> None:
        """Another process has removed this table."""
        self.history.forget(id_)
        _let_go_of(self._tables.pop(id_, None))

    def loaded(self, id_: str) -> LiveTable | None:
        """A table that is in memory."""
        return self._tables.get(id_)

    def is_watched(self, id_: str) -> bool:
        """Whether somebody is connected to a table."""
        live = self._tables.get(id_)
        return live is not None and bool(live.connections)

    async def is_watched_elsewhere(self, id_: str) -> bool:
        """Whether somebody is connected to it in another process."""
        return self.together is not None and await self.together.is_watched(id_)

    @property
    def tables(self) -> Sequence[LiveTable]:
        return list(self._tables.values())

    async def _resume_clock(self, live: LiveTable) -> None:
        """A table that a clock or a bot moves on: its clocks stood while the house was closed."""
        if live.table.id in self._not_loaded:
            if live.table.clock.plan.kind != "none" and live.table.status == "playing":
                async with live.lock:
                    since = max(self._closed_at, live.table.changed_at)
                    await live.happen([e.Waited(min(self.now(), since))])
            self._not_loaded.pop(live.table.id, None)

    async def _load_all(self) -> None:
        for id_ in list(self._not_loaded):
            try:
                play_by_itself(await self.find(id_))
            except Damaged:
                continue  # it is in the log already
            except Exception as broken:  # whatever is wrong with one table, the others go on
                log.error("table cannot be loaded", extra={"table": id_, "reason": type(broken).__name__})

    async def _beat_on(self, loading: asyncio.Task[None]) -> None:
        while True:
            loaded = loading.done()
            try:
                # Until all tables are loaded the old time stays: if we are killed, those that are not must find it.
                await asyncio.wrap_future(self.journal.keep_alive(self.now() if loaded else self._closed_at))
                self._store_answered = time.monotonic()
            except StoreTrouble as trouble:
                self._store_answered = float("-inf")
                log.warning("store", extra={"reason": str(trouble)})
            if loaded:
                if self.together is not None:
                    self.together.opened()
                self._let_go()
                self.garbage.beat()
                await self.keeper.beat()
                await self.overseer.beat()
            await asyncio.sleep(_BEAT)

    def _let_go(self) -> None:
        """Forget idle tables: the journal has them. People seldom come back to one that is over."""
        for id_, live in list(self._tables.items()):
            quiet = _BEAT if live.table.status in ("over", "closed") else _IDLE
            idle = live.touched + quiet < self.now() and not live.connections
            if idle and live.automatic is not None and self.claims.waits(id_):
                live.automatic.cancel()  # another process moves it on
            elif idle and live.automatic is None and not live.lock.locked():
                del self._tables[id_]


def _let_go_of(live: LiveTable | None) -> None:
    """The table is gone: whoever is there is told, and it does nothing more by itself."""
    if live is not None:
        live.send_away("table-deleted")
        if live.automatic is not None:
            live.automatic.cancel()
