"""Messages of a viewer, and their answers. Who the viewer is was settled before; it is never read from a message."""

from __future__ import annotations

import contextlib
import time

import msgspec

from backroom.kernel.action import Action
from backroom.kernel.event import ONLOOKER
from backroom.kernel.refusal import BadInput, Rejected
from backroom.players import adviser, usual_bot
from backroom.server.allowance import Allowance
from backroom.server.house import House
from backroom.server.keys import Pass, pass_of, why_strange
from backroom.server.limits import Exceeded
from backroom.server.live import LiveTable
from backroom.server.races import rematch
from backroom.server.reasons import reason_for
from backroom.store.lines import StoreTrouble
from backroom.table import entries as e
from backroom.table import protocol as p
from backroom.table.commands import Stale, check_rev, entries_for
from backroom.table.draft import Draft
from backroom.table.plain import plain_words
from backroom.table.table import Table
from backroom.table.thinking import question_for, weighing
from backroom.table.trying import forbidden, tried
from backroom.table.workers import BotFailed

#: What reading a stranger's bytes can end in: no JSON, no text, not what was expected, or nested too deeply.
MALFORMED = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)

#: Why actions that are allowed are no choice: another part is asked for, or they have taken back what they did.
NO_CHOICE_YET = ("refused-unfinished", "table-nothing-chosen")

#: Larger numbers and longer texts are not quoted back to whoever sent them.
_MOST_TOLD = 1 << 53
_LONGEST_TOLD = 300

#: A hint tells no more choices with their chances.
_MOST_CHOICES = 3


async def answer(house: House, live: LiveTable, admitted: Pass, said: p.FromClient, allowance: Allowance) -> p.Answer:
    """The answer to a message: it is done, or what was asked for, or why it was not done."""
    house.metrics.messages.inc()
    viewer = admitted.viewer

    def said_by(table: Table) -> list[e.AnyEntry]:
        if pass_of(table, admitted.hashed) != admitted:  # revoked while this message waited for its turn
            raise BadInput(why_strange(table, admitted.hashed))
        if viewer == ONLOOKER and isinstance(said, p.Say):
            return [e.Spoke(plain_words(said.words), aloud=table.hears_onlookers)]
        return entries_for(table, viewer, said)

    try:
        allowance.check(live.table, said)
        match said:
            case p.Ping():
                return p.Done(ref=said.ref, seen=live.told[viewer])
            case _ if admitted.link:
                raise BadInput("table-link-to-spend")
            case p.Say() if viewer == ONLOOKER:
                await house.happen(live, said_by)
            case _ if viewer == ONLOOKER:
                raise BadInput("table-onlooker")
            case p.Try():
                async with live.lock:
                    return _tried(live, viewer, said)
            case p.Why():
                async with live.lock:
                    return _why(live, viewer, said)
            case p.Hint():
                return await _hint(house, live, viewer, said)
            case p.Rematch():
                await rematch(house, live, admitted)
            case p.Act():
                began = time.perf_counter()
                try:
                    await house.happen(live, said_by)
                except Rejected as rejected:
                    if not said.or_try or rejected.message not in NO_CHOICE_YET:
                        raise
                    async with live.lock:
                        return _tried(live, viewer, said)
                house.metrics.actions.inc()
                house.metrics.act_seconds.observe(time.perf_counter() - began)
            case _:
                await house.happen(live, said_by)
        return p.Done(ref=said.ref, seen=live.told[viewer])
    except Rejected as rejected:
        house.metrics.refused(reason_for(rejected))
        if isinstance(rejected, Exceeded):
            house.metrics.limited(rejected.limit)
        return refused(rejected, said.ref)
    except StoreTrouble as trouble:
        house.metrics.refused("store")
        return p.Refused(ref=said.ref, message=trouble.message, facts=trouble.facts)


def tellable(facts: p.Facts) -> p.Facts:
    """Facts as they may be sent: what somebody sent us is quoted, but long texts and huge numbers are cut."""
    return {name: _short(fact) for name, fact in facts.items()}


def _short(fact: object) -> object:
    if isinstance(fact, int) and abs(fact) > _MOST_TOLD:
        return "…"
    if isinstance(fact, str) and len(fact) > _LONGEST_TOLD:
        return fact[:_LONGEST_TOLD] + "…"
    if isinstance(fact, list):
        return [_short(one) for one in fact[:_LONGEST_TOLD]]
    return fact


def refused(rejected: Rejected, ref: str = "") -> p.Refused:
    return p.Refused(
        ref=ref,
        message=rejected.message,
        facts=tellable(rejected.facts),
        clause=rejected.clause,
        stale=isinstance(rejected, Stale),
    )


def _tried(live: LiveTable, seat: int, said: p.Try | p.Act) -> p.Tried:
    check_rev(live.table, seat, said.rev)
    course = live.table.running
    return tried(course.rules, course.game.state, seat, said, live.table.title.all_public)


def _why(live: LiveTable, seat: int, said: p.Why) -> p.Answer:
    check_rev(live.table, seat, said.rev)
    course = live.table.running
    refusal = forbidden(course.rules, course.game.state, seat, said)
    if refusal is None:
        return p.Done(ref=said.ref, seen=live.table.seen[seat])
    return refused(refusal, said.ref)


async def _hint(house: House, live: LiveTable, seat: int, said: p.Hint) -> p.Answer:
    """What the adviser would do; if it is late, whoever never is."""
    for player in dict.fromkeys((adviser(live.table.title), usual_bot(live.table.title))):
        with contextlib.suppress(BotFailed):
            return await _hint_of(player, house, live, seat, said)
    raise BadInput("table-no-hint")


async def _hint_of(player: str, house: House, live: LiveTable, seat: int, said: p.Hint) -> p.Answer:
    async with live.lock:
        check_rev(live.table, seat, said.rev)
        if not live.table.running.asks(seat):
            raise BadInput("table-not-asked")
        draft = live.table.running.draft(seat, said.actions)
        # Always the same luck for the same question, so that asking again tells nothing new.
        question = weighing(question_for(live.table, seat, player, said.rev, draft.state))
        from_nothing = question_for(live.table, seat, player, said.rev)
        parse = live.table.running.parse
    thought = await house.workers.hint(question)
    actions = thought.actions
    if said.actions and _takes_all_back(draft, parse(actions)):
        # That is no choice yet: it goes on as if nothing had been begun.
        actions = actions + (await house.workers.hint(from_nothing)).actions
    choices = [p.Weighed(one.actions, round(one.chance, 2)) for one in thought.weighed[:_MOST_CHOICES]]
    if choices:
        choices[0] = p.Weighed(actions, choices[0].chance)
    return p.Hinted(ref=said.ref, player=player, actions=actions, why=thought.why, facts=thought.facts, choices=choices)


def _takes_all_back(draft: Draft, actions: list[Action]) -> bool:
    for action in actions:
        draft.add(action)
    return not draft.actions
