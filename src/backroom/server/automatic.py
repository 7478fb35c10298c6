"""What a live table does by itself: deals, minds clocks, lets bots play."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Sequence

from backroom.kernel.refusal import Rejected
from backroom.players import level_names, level_of, usual_bot
from backroom.server.live import LiveTable, Planned
from backroom.store.lines import LostRace, StoreTrouble
from backroom.table import entries as e
from backroom.table.due import asked_bot, bot_for, bot_to_move, due_at, due_entry
from backroom.table.table import Table
from backroom.table.thinking import house_choice, question_for
from backroom.table.workers import BotFailed, NoWorker

log = logging.getLogger("backroom.bots")
#: So long after a failure of the database, or a bug of ours, we try again, in seconds.
_AGAIN = 1.0
#: A bot that fails so many times in a row at a table is replaced there by a simpler one.
_FAILURES = 2
#: So often in a row others may be quicker than a bot; then the house chooses for it.
_OUTRUN = 5
#: Who chose, where the house did it for a bot.
HOUSE = "house"


def play_by_itself(live: LiveTable) -> None:
    """Let the table go on by itself, if it has anything to do; nothing happens if it does so already."""
    if live.automatic is None and not live.house.closing and _due_at(live) is not None:
        live.automatic = asyncio.create_task(_run(live))


async def _run(live: LiveTable) -> None:
    claims, id_ = live.house.claims, live.table.id
    try:
        while True:
            if not claims.has(id_):
                await claims.take(id_)
                # Whoever had it before has written what was due then.
                with contextlib.suppress(StoreTrouble, Rejected):
                    await live.house.refresh(live)
            if not await _safely(live):
                break
    finally:
        claims.let_go(id_)
        live.automatic = None


async def _safely(live: LiveTable) -> bool:
    """A step; whatever goes wrong in it, the table tries again a little later and does not stand for ever."""
    try:
        return await _step(live)
    except LostRace:
        return True  # another process was quicker: look again
    except StoreTrouble as trouble:
        log.warning("store", extra={"table": live.table.id, "reason": str(trouble)})
    except Exception as bug:
        log.exception("table stumbled", extra={"table": live.table.id, "reason": type(bug).__name__})
    await asyncio.sleep(_AGAIN)
    return True


async def _step(live: LiveTable) -> bool:
    """One thing that is due, or a wait for the next; False if there is none."""
    async with live.lock:
        changed = live.changed
        now = live.house.now()
        entry = due_entry(live.table, now)
        if entry is not None:
            await live.happen([entry])
            return True
        seat = bot_to_move(live.table, live.watched)
        at = _due_at(live)
    if seat is not None:
        await _let_bot_play(live, seat)
        return True
    if at is None:
        return False
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(changed.wait(), max(0.0, at - now))
    return True


def _due_at(live: LiveTable) -> float | None:
    return due_at(live.table, live.house.now(), live.watched)


async def _let_bot_play(live: LiveTable, seat: int) -> None:
    """Let the bot of a seat choose, outside the lock; if it fails, one that is never late, then the house itself.

    It pauses before a turn, not before each step of it: how quickly steps follow one another each browser decides.
    """
    if live.house.bot_pause and live.mover != seat:
        await asyncio.sleep(live.house.bot_pause)
    try:
        try:
            await _ask_bot(live, seat)
        except NoWorker:
            raise
        except BotFailed as failure:
            await _ask_bot(live, seat, failure)
    except BotFailed as failure:
        await _choose_for(live, seat, failure)


async def _ask_bot(live: LiveTable, seat: int, failure: BotFailed | None = None) -> None:
    """Play what the bot chooses, if the table still asks for it; `BotFailed` if it is nothing of use.

    After a `failure` a new process is asked, and whoever thinks long is answered for by one who does not.
    """
    async with live.lock:
        if bot_to_move(live.table, live.watched) != seat:
            return
        player = bot_for(live.table, seat)
        if live.failures[player] >= _FAILURES and simpler_bot(live.table, player) is None:
            raise NoWorker("given up")
        if live.outrun >= _OUTRUN:
            raise NoWorker("others were quicker each time")
        asked = player if failure is None else stand_in(live.table, player)
        planned = live.planned
        if planned is not None and (planned.seat, planned.player, planned.seq) == (seat, asked, live.table.seq):
            await _play_thought(live, seat, asked, planned.onward)
            return
        question = question_for(live.table, seat, asked, live.table.running.recorded.luck(seat))
    thought = await live.house.workers.ask(question, fresh=failure is not None, seen=live.watched)
    async with live.lock:
        if asked_bot(live.table) != seat:
            return
        if live.table.running.recorded.luck(seat) != question.luck:
            # Another choice or words came first: the bot thinks again, so that it can be asked again from the record.
            live.outrun += 1
            return
        before = _failed(live, seat, player, str(failure), asked) if failure is not None and asked != player else []
        await _play_thought(live, seat, asked, [thought.actions, *thought.onward], before)


async def _play_thought(
    live: LiveTable, seat: int, player: str, choices: list[list[str]], before: Sequence[e.AnyEntry] = ()
) -> None:
    """Play the first of these whole choices, and remember the others; `BotFailed` if it is none."""
    live.planned = None
    try:
        if live.table.running.runs_in_a_circle(seat, choices[0]):
            raise BotFailed("chose nothing")
        await live.happen([*before, e.Moved(seat, choices[0], by=player)])
    except Rejected as rejected:
        raise BotFailed(rejected.message) from None  # not what was chosen: this goes into the log
    if len(choices) > 1:
        live.planned = Planned(seat, player, live.table.seq, choices[1:])
    live.failures[player] = live.outrun = 0
    live.house.metrics.bot_choices.inc()


async def _choose_for(live: LiveTable, seat: int, failure: BotFailed) -> None:
    """The house chooses for a bot, at once; one that fails again and again makes room for a simpler one."""
    async with live.lock:
        if asked_bot(live.table) != seat:
            return
        player = bot_for(live.table, seat)
        chosen: list[e.AnyEntry] = [e.Moved(seat, house_choice(live.table, seat), by=HOUSE)]
        if not isinstance(failure, NoWorker):
            chosen = [*_failed(live, seat, player, str(failure), HOUSE), *chosen]
        await live.happen(chosen)
        live.outrun = 0
        live.house.metrics.house_choices.inc()


def _failed(live: LiveTable, seat: int, player: str, reason: str, now: str) -> list[e.AnyEntry]:
    """Count that a bot has failed; one that fails again and again makes room for a simpler one."""
    live.failures[player] += 1
    live.house.metrics.bot_failures.inc()
    simpler = simpler_bot(live.table, player)
    replaced = simpler is not None and live.failures[player] >= _FAILURES
    told = {"table": live.table.id, "player": player, "reason": reason, "now": simpler if replaced else now}
    log.error("bot failed", extra=told)
    return [e.Replaced(seat, simpler, "failed")] if simpler is not None and replaced else []


def stand_in(table: Table, player: str) -> str:
    """Who answers at once for a bot that was late: the usual one for those above it, else the same again."""
    levels = level_names(table.title)
    level = level_of(player, table.title)
    usual = usual_bot(table.title)
    return usual if level in levels and levels.index(level) > levels.index(usual) else player


def simpler_bot(table: Table, player: str) -> str | None:
    """The next simpler level of a title; None below the simplest."""
    levels = level_names(table.title)
    level = level_of(player, table.title)
    at = levels.index(level) if level in levels else len(levels)
    return levels[at - 1] if at else None
