"""What a live table does by itself: deals, minds clocks, lets bots play."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from backroom.kernel.refusal import Rejected
from backroom.players import bot_names
from backroom.server.live import LiveTable
from backroom.store.lines import StoreTrouble
from backroom.table import entries as e
from backroom.table.due import asked_bot, due_at, due_entry
from backroom.table.table import Table
from backroom.table.thinking import Thought, question_for
from backroom.table.workers import BotFailed

log = logging.getLogger("backroom.bots")
#: So long after a failure of the database we try again, in seconds.
_AGAIN = 1.0


def tend(live: LiveTable) -> None:
    """See to it that the table goes on by itself, if it has anything to do."""
    if live.tending is None and not live.house.closing and due_at(live.table, live.house.now()) is not None:
        live.tending = asyncio.create_task(_tend_on(live))


async def _tend_on(live: LiveTable) -> None:
    try:
        while await _step(live):
            pass
    finally:
        live.tending = None


async def _step(live: LiveTable) -> bool:
    """One thing that is due, or a wait for the next; False if there is none."""
    house = live.house
    try:
        async with live.lock:
            changed = live.changed
            now = house.now()
            entry = due_entry(live.table, now)
            if entry is not None:
                await live.happen([entry])
                return True
            seat = asked_bot(live.table)
            at = due_at(live.table, now)
        if seat is not None:
            await _let_bot_play(live, seat)
            return True
    except StoreTrouble as trouble:
        log.warning("store", extra={"table": live.table.id, "reason": str(trouble)})
        await asyncio.sleep(_AGAIN)
        return True
    if at is None:
        return False
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(changed.wait(), max(0.0, at - now))
    return True


async def _let_bot_play(live: LiveTable, seat: int) -> None:
    """Ask the bot of a seat, outside the lock, and play what it chose if the table still asks for it."""
    house = live.house
    if house.bot_pause:
        await asyncio.sleep(house.bot_pause)
    async with live.lock:
        if asked_bot(live.table) != seat:
            return
        player = bot_for(live.table, seat)
        question = question_for(live.table, seat, player, live.table.running.luck(seat))
        seq = live.table.seq
    thought: Thought | None = None
    failed = ""
    try:
        thought = await house.workers.ask(question)
    except BotFailed as failure:
        failed = str(failure)
    async with live.lock:
        if asked_bot(live.table) != seat or (live.table.seq != seq and thought is None):
            return
        if live.table.running.luck(seat) != question.luck:
            return  # another choice came first: the bot thinks again, so that it can be asked again from the record
        if thought is not None:
            try:
                await live.happen([e.Moved(seat, thought.actions, by=player)])
                house.metrics.add("backroom_bot_choices_total")
                return
            except Rejected as rejected:
                if live.table.seq != seq:
                    return  # somebody else was quicker: the bot thinks again
                failed = rejected.message  # not what was chosen: this goes into the log
        house.metrics.add("backroom_bot_failures_total")
        simpler = simpler_bot(live.table, player)
        log.error("bot failed", extra={"table": live.table.id, "player": player, "reason": failed, "now": simpler})
        await live.happen([e.Paused()] if simpler is None else [e.Replaced(seat, simpler, "failed")])


def bot_for(table: Table, seat: int) -> str:
    """The bot that plays a seat, or minds it for an absent human."""
    sitting = table.seats[seat]
    return (sitting.minder or bot_names(table.title)[-1]) if sitting.human else sitting.player


def simpler_bot(table: Table, player: str) -> str | None:
    """The next simpler bot of a title; None below the simplest."""
    names = bot_names(table.title)
    at = names.index(player) if player in names else len(names)
    return names[at - 1] if at else None
