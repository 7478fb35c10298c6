"""Talk at the table: pledges, requests and shown cards. Optional; it ends nothing and binds nobody (CG-31, CG-124)."""

from __future__ import annotations

from backroom.games.chicago_gangsters import actions as act
from backroom.games.chicago_gangsters import events
from backroom.games.chicago_gangsters.actions import ACTIONS, MAY_PLEDGE, MAY_REQUEST, GangstersAction
from backroom.games.chicago_gangsters.cards import CARD_TEXTS, NOBODY
from backroom.games.chicago_gangsters.knowledge import layer_of
from backroom.games.chicago_gangsters.laying import is_laying
from backroom.games.chicago_gangsters.packs import count_of, one, put_in, types_of
from backroom.games.chicago_gangsters.reckoning import listeners
from backroom.games.chicago_gangsters.state import NOT_LAID, GangstersState
from backroom.games.chicago_gangsters.talk import MOST_SHOWN, SILENT
from backroom.kernel.action import Action
from backroom.kernel.event import Event
from backroom.kernel.refusal import Refusal


def talk_partner(state: GangstersState, seat: int) -> int:
    """Whom this seat talks with: its partner, unless ousted; NOBODY for a lone player."""
    partner = state.partners[seat]
    return NOBODY if partner == state.ousted else partner


def first_moves(state: GangstersState, seat: int, held: int) -> tuple[Action, ...]:
    """What a seat may do that has laid nothing yet: commit, lay one of the types held, or talk.

    There is room for a pledge, a request and a few cards shown a round.
    """
    partner = talk_partner(state, seat)
    if partner == NOBODY:
        return ACTIONS.first_moves[0][held]
    words = 0
    if state.pledges[seat] == SILENT:
        words |= MAY_PLEDGE
    if state.requests[seat] == SILENT and state.manner[partner] == NOT_LAID:
        words |= MAY_REQUEST
    moves = ACTIONS.first_moves[words][held]
    if state.shown[seat] >= MOST_SHOWN:
        return moves
    # Nothing of the hand is laid, so it holds everything that is known of it.
    unknown = types_of(state.hands[seat] - state.known[layer_of(state, partner) + seat])
    return ACTIONS.first_moves_unknown[words][held] if unknown == held else moves + ACTIONS.shows[unknown]


def say(state: GangstersState, seat: int, action: GangstersAction, log: list[Event] | None) -> None:
    """Say it, to the table or to the partner alone."""
    partner = talk_partner(state, seat)
    if action.kind == act.PLEDGE:
        state.pledges[seat] = action.what
        if log is not None:
            log.append(events.pledged(seat, action.what, listeners(state, seat)))
    elif action.kind == act.REQUEST:
        state.requests[seat] = action.what
        if log is not None:
            log.append(events.requested(seat, partner, action.what, listeners(state, seat)))
    else:
        state.shown[seat] = state.shown[seat] + 1
        put_in(state.known, layer_of(state, partner) + seat, one(action.what))
        if log is not None:
            log.append(events.card_shown(seat, action.what, listeners(state, seat)))


def talk_refusal(state: GangstersState, seat: int, action: GangstersAction) -> Refusal | None:
    """Why this cannot be said now; None if the action is no talk."""
    kind = action.kind
    if kind not in act.TALK:
        return None
    partner = talk_partner(state, seat)
    if partner == NOBODY:
        return Refusal("CG-124", "refused-no-partner")
    if is_laying(state, seat):
        return Refusal("CG-124", "refused-talk-first")
    if kind == act.REQUEST and state.manner[partner] != NOT_LAID:
        return Refusal("CG-124", "refused-partner-laid", {"target": partner})
    if kind != act.SHOW or state.shown[seat] >= MOST_SHOWN:
        return Refusal("CG-124", "refused-said-enough")
    if count_of(state.hands[seat], action.what) == 0:
        return Refusal("CG-124", "refused-not-in-hand", {"card": CARD_TEXTS[action.what]})
    return Refusal("CG-124", "refused-known-already", {"card": CARD_TEXTS[action.what]})
