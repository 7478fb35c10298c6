"""Where several processes write: what is done again because another was quicker; a rematch, which only one opens."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from backroom.kernel.refusal import BadInput
from backroom.server.keys import Pass, new_seed, pass_of, why_strange
from backroom.store.lines import LostRace
from backroom.table import entries as e
from backroom.table.commands import rematch_plan

if TYPE_CHECKING:
    from backroom.server.house import House
    from backroom.server.live import LiveTable

#: So often a choice is tried again where other processes were quicker.
_RACES = 5


async def raced(do: Callable[[], Awaitable[None]]) -> None:
    """Do this, again and again while other processes are quicker, but not for ever."""
    for _ in range(_RACES - 1):
        try:
            return await do()
        except LostRace:
            continue
    return await do()


async def rematch(house: House, live: LiveTable, admitted: Pass) -> None:
    """A seat wants to play once more. As soon as all people do who are here, open a table for the same company,
    seats rotated, once."""
    await raced(lambda: _rematch(house, live, admitted))


async def _rematch(house: House, live: LiveTable, admitted: Pass) -> None:
    async with live.lock:
        table, seat = live.table, admitted.viewer
        if pass_of(table, admitted.hashed) != admitted:
            raise BadInput(why_strange(table, admitted.hashed))
        if table.rematch is not None:
            return
        plan = rematch_plan(table, new_seed())
        if not table.seats[seat].human:
            raise BadInput("table-bot-plays")
        if seat not in table.wanting:
            await live.happen([e.Wanted(seat)])
        here = live.attendance().present
        people = {number for number, sitting in enumerate(live.table.seats) if sitting.human and here[number]}
        if people <= live.table.wanting:
            other = await house.open(plan)
            try:
                await live.happen([e.Rematched(other.table.id)])
            except LostRace:
                await house.remove(other.table.id)  # another process has opened one
                raise
