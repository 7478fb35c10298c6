"""How long the house keeps what it knows: tables go when their time is over, and nothing of them stays in the file."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from typing import TYPE_CHECKING

from backroom.kernel.refusal import BadInput
from backroom.store.lines import StoreTrouble

if TYPE_CHECKING:
    from backroom.server.house import House

log = logging.getLogger("backroom.keeping")
DAY = 86_400.0
#: So many tables go at a time, so that nobody waits for it.
_STEP = 20
#: So long after something was erased the file is written anew, and not more often than that, in seconds.
TIDY_AFTER = 60.0
TIDY_EVERY = 900.0


@dataclass(frozen=True)
class Keeping:
    """How many days tables are kept: those that are over or closed, from their end on, and others, from the last thing
    that happened there on. None is for ever."""

    days: float | None = None
    unfinished_days: float | None = None

    def check(self) -> Keeping:
        for days in (self.days, self.unfinished_days):
            if days is not None and not 0 < days < 100_000:
                raise BadInput("keep-wrong-days", {"value": str(days)})
        return self

    def since(self, now: float) -> tuple[float | None, float | None]:
        """Tables that last changed before these times are removed."""
        return _before(now, self.days), _before(now, self.unfinished_days)


class Keeper:
    """Lets old tables go, in small steps, and tidies the file after whatever was erased."""

    def __init__(self, house: House, keeping: Keeping) -> None:
        self._house = house
        self.keeping = keeping
        #: When something was first erased that may still lie about in the file, and when it was last tidied.
        self._erased: float | None = None
        self._tidied = 0.0

    def start(self, now: float) -> None:
        if self._house.journal.untidy():
            self._erased = now

    def erased(self) -> None:
        """Something was erased."""
        if self._erased is None:
            self._erased = self._house.now()

    async def beat(self) -> None:
        """A small step. What the store cannot do now is tried again at the next one."""
        try:
            finished, unfinished = self.keeping.since(self._house.now())
            if finished is not None or unfinished is not None:
                for id_ in await asyncio.to_thread(self._house.journal.old, finished, unfinished, _STEP):
                    if not self._house.is_watched(id_) and not await self._house.is_watched_elsewhere(id_):
                        await self._house.remove(id_)
                        log.info("table was kept long enough", extra={"table": id_})
            await self._tidy()
        except StoreTrouble as trouble:
            log.warning("store", extra={"reason": str(trouble)})

    async def _tidy(self) -> None:
        now = self._house.now()
        if self._erased is None or now < self._erased + TIDY_AFTER or now < self._tidied + TIDY_EVERY:
            return
        self._erased, self._tidied = None, now
        await asyncio.wrap_future(self._house.journal.tidy())
        if await asyncio.to_thread(self._house.journal.untidy):  # somebody was reading: later
            self._erased = now


def _before(now: float, days: float | None) -> float | None:
    return None if days is None else now - days * DAY
