"""Keeping a table as new as its journal, where other processes write there too."""

from __future__ import annotations

import asyncio
import logging
import weakref
from typing import TYPE_CHECKING

import msgspec

from backroom.table import entries as e
from backroom.table.again import take_again

if TYPE_CHECKING:
    from backroom.server.live import LiveTable

log = logging.getLogger("backroom.table")
#: What an entry ends in that makes no sense here.
_ODD = (msgspec.MsgspecError, LookupError, RuntimeError, TypeError, ValueError)


class Current(asyncio.Lock):
    """A table's lock. Whoever has it finds the table as the journal has it, as far as this process has heard.

    `StoreTrouble` or `Damaged` if that cannot be read now.
    """

    def __init__(self, live: LiveTable) -> None:
        super().__init__()
        # Weak: a table and its lock that held each other would be freed by a search for garbage only (`garbage.py`).
        self._live = weakref.ref(live)

    async def __aenter__(self) -> None:
        await self.acquire()
        live = self._live()
        if live is not None and live.behind:
            try:
                await _catch_up(live)
            except BaseException:
                self.release()
                raise


async def _catch_up(live: LiveTable) -> None:
    """Take what other processes have written, one after the other, as if it had happened here."""
    if live.adrift or not await _take_others(live):
        await live.reload()
        await live.tell_missed()
    # Told of what is not there any more: it is not waited for.
    live.heard = min(live.heard, live.table.seq)


async def _take_others(live: LiveTable) -> bool:
    """False if they are not what our table leads to: the journal is right, and the table is to be loaded anew."""
    lines = await asyncio.to_thread(live.house.journal.after, live.table.id, live.table.seq)
    try:
        entries = [e.read_entry(line.entry) for line in lines]
        if any(isinstance(entry, e.Forgotten) for entry in entries):
            # What was erased stands in older lines, and nothing of it is to be kept.
            live.house.history.forget(live.table.id)
            await live.reload()
            await live.tell_all()
            return True
        live.adrift = True  # until all are taken
        happenings = [take_again(live.table, entry, line.at) for entry, line in zip(entries, lines, strict=True)]
    except _ODD as odd:
        log.warning("table is loaded anew", extra={"table": live.table.id, "reason": type(odd).__name__})
        return False
    live.adrift = False
    live.listed = None
    live.happened(entries, [each for each in happenings if each is not None], live.house.now())
    return True
