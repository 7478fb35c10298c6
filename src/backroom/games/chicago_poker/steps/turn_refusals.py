"""Why an action of a turn is not allowed: the clause and the words, in the order a player would check."""

from __future__ import annotations

from backroom.games.chicago_poker import actions as act
from backroom.games.chicago_poker.actions import PokerAction
from backroom.games.chicago_poker.box import ROW
from backroom.games.chicago_poker.cards import BLACKMAIL, CARD_TEXTS, LIMOUSINE, MURDER, PISTOL, RAID
from backroom.games.chicago_poker.limits import can_draw, keeps_limit
from backroom.games.chicago_poker.rows import any_hidden, murders, raids, rides
from backroom.games.chicago_poker.state import CLOSED, PokerState
from backroom.kernel.refusal import Refusal


def refuse_turn_action(state: PokerState, seat: int, action: PokerAction) -> Refusal | None:
    """Why the boss on turn may not do this; None if it is allowed."""
    kind = action.kind
    if kind == act.DRAW:
        return _refuse_draw(state, seat)
    if kind == act.PLAY:
        refusal = _refuse_play(state, seat, action)
    elif kind == act.MURDER_OF:
        refusal = _refuse_murder(state, seat, action)
    elif kind == act.RAID_ON:
        refusal = _refuse_raid(state, seat, action)
    elif kind == act.LIMOUSINE_RIDE:
        refusal = _refuse_limousine(state, seat, action)
    elif kind == act.PISTOL_SHOT:
        refusal = _refuse_unheld(state, seat, PISTOL)
        if refusal is None and state.shots:
            refusal = Refusal("CP-28", "refused-second-pistol")
    elif kind == act.BLACKMAIL_FOR:
        refusal = _refuse_blackmail(state, seat, action)
    elif kind == act.STAKE:
        refusal = Refusal("CP-54", "refused-no-tie")
    elif kind == act.DISCARD:
        refusal = Refusal("CP-23", "refused-no-discard")
    else:
        refusal = Refusal("CP-43", "refused-no-limousine")
    if refusal is None and not keeps_limit(state, seat, action):
        refusal = Refusal("CP-23", "refused-above-seven")
    return refusal


def _refuse_draw(state: PokerState, seat: int) -> Refusal | None:
    if not state.pile and not state.discards:
        return Refusal("CP-24", "refused-piles-empty")
    if not can_draw(state, seat):
        return Refusal("CP-23", "refused-hand-full", {"count": len(state.hands[seat])})
    return None


def _refuse_unheld(state: PokerState, seat: int, card: int) -> Refusal | None:
    if card not in state.hands[seat]:
        return Refusal("CP-20", "refused-not-in-hand", {"card": CARD_TEXTS[card]})
    return None


def _refuse_place(state: PokerState, place: int, clause: str) -> Refusal | None:
    if place >= state.places or state.kinds[place] == CLOSED:
        return Refusal(clause, "refused-no-business", {"place": place + 1})
    return None


def _refuse_target(state: PokerState, seat: int, action: PokerAction, clause: str) -> Refusal | None:
    if action.target >= state.players:
        return Refusal(clause, "refused-nobody-there", {"count": state.players})
    if action.target == seat:
        return Refusal(clause, "refused-own-row")
    return None


def _refuse_play(state: PokerState, seat: int, action: PokerAction) -> Refusal | None:
    refusal = _refuse_unheld(state, seat, action.card) or _refuse_place(state, action.place, "CP-30")
    if refusal is None and state.counts[action.place * state.players + seat] == ROW:
        return Refusal("CP-30", "refused-row-full", {"place": action.place + 1})
    return refusal


def _refuse_murder(state: PokerState, seat: int, action: PokerAction) -> Refusal | None:
    refusal = (
        _refuse_unheld(state, seat, MURDER)
        or _refuse_target(state, seat, action, "CP-41")
        or _refuse_place(state, action.place, "CP-41")
    )
    if refusal is not None:
        return refusal
    if state.counts[action.place * state.players + action.target] == 0:
        if not murders(state, seat):
            return Refusal("CP-46", "refused-nobody-to-murder")
        return Refusal("CP-46", "refused-row-empty", {"target": action.target, "place": action.place + 1})
    if state.bullet_of[action.place] == action.target:
        return Refusal("CP-41", "refused-bullet-guards", {"target": action.target, "place": action.place + 1})
    return None


def _refuse_raid(state: PokerState, seat: int, action: PokerAction) -> Refusal | None:
    refusal = (
        _refuse_unheld(state, seat, RAID)
        or _refuse_target(state, seat, action, "CP-42")
        or _refuse_place(state, action.place, "CP-42")
    )
    if refusal is not None or any_hidden(state, action.target, action.place):
        return refusal
    if not raids(state, seat):
        return Refusal("CP-46", "refused-nothing-to-raid")
    return Refusal("CP-46", "refused-nothing-hidden", {"target": action.target, "place": action.place + 1})


def _refuse_limousine(state: PokerState, seat: int, action: PokerAction) -> Refusal | None:
    refusal = (
        _refuse_unheld(state, seat, LIMOUSINE)
        or _refuse_place(state, action.place, "CP-43")
        or _refuse_place(state, action.to, "CP-43")
    )
    if refusal is not None:
        return refusal
    if action.place == action.to:
        return Refusal("CP-43", "refused-same-place")
    if state.counts[action.place * state.players + seat] == 0:
        if not rides(state, seat):
            return Refusal("CP-46", "refused-nothing-to-carry")
        return Refusal("CP-46", "refused-own-row-empty", {"place": action.place + 1})
    if state.bullet_of[action.place] == seat:
        return Refusal("CP-43", "refused-own-bullet", {"place": action.place + 1})
    if state.counts[action.to * state.players + seat] == ROW:
        return Refusal("CP-43", "refused-row-full", {"place": action.to + 1})
    return None


def _refuse_blackmail(state: PokerState, seat: int, action: PokerAction) -> Refusal | None:
    refusal = _refuse_unheld(state, seat, BLACKMAIL)
    if refusal is not None:
        return refusal
    if not state.discards:
        return Refusal("CP-45", "refused-no-discards")
    if action.card not in state.discards:
        return Refusal("CP-45", "refused-not-discarded", {"card": CARD_TEXTS[action.card]})
    return None
