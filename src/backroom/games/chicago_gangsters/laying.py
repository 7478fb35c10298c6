"""Laying cards and taking them back, while choosing: nobody else hears of it."""

from __future__ import annotations

from backroom.games.chicago_gangsters import actions as act
from backroom.games.chicago_gangsters.actions import GangstersAction
from backroom.games.chicago_gangsters.cards import CARD_TEXTS, NO_CARD, THUG
from backroom.games.chicago_gangsters.packs import NO_CARDS, one, put_in, take_out
from backroom.games.chicago_gangsters.state import GangstersState
from backroom.kernel.refusal import Refusal


def is_laying(state: GangstersState, seat: int) -> bool:
    """Whether a seat that is still choosing has laid a card or declared its thug."""
    return state.laid[seat] != NO_CARDS or (state.thug and state.owners[THUG] == seat)


def move_card(state: GangstersState, seat: int, action: GangstersAction) -> None:
    """Lay a card or take one back; of its type, the one left face down is taken back first."""
    card = action.what
    if action.kind == act.LAY:
        take_out(state.hands, seat, one(card))
        put_in(state.laid, seat, one(card))
        return
    take_out(state.laid, seat, one(card))
    put_in(state.hands, seat, one(card))
    if seat == state.question and state.hidden == card:
        state.hidden = NO_CARD


def left_down(state: GangstersState, seat: int) -> int:
    """The card that this seat leaves face down, as a pack."""
    if seat != state.question or state.hidden == NO_CARD:
        return NO_CARDS
    return one(state.hidden)


def laying_refusal(action: GangstersAction) -> Refusal | None:
    """Why a card cannot be laid or taken back; None if the action is about something else."""
    if action.kind == act.LAY:
        return Refusal("CG-30", "refused-not-in-hand", {"card": CARD_TEXTS[action.what]})
    if action.kind == act.TAKE_BACK:
        return Refusal("CG-30", "refused-not-laid", {"card": CARD_TEXTS[action.what]})
    return None
