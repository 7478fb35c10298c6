"""The hand limit: which draws and, above seven, which actions it allows (CP-23)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from backroom.games.chicago_poker import actions as act
from backroom.games.chicago_poker.actions import PokerAction
from backroom.games.chicago_poker.box import ROW
from backroom.games.chicago_poker.cards import BLACKMAIL, GANGSTERS, LIMOUSINE, MURDER, PISTOL, RAID
from backroom.games.chicago_poker.rows import murders, raids, rides
from backroom.games.chicago_poker.state import NOBODY, PokerState

HAND_LIMIT: Final = 7
PISTOL_ACTIONS: Final = 2


def can_draw(state: PokerState, seat: i64) -> bool:
    """Whether a draw is allowed: there is a card (CP-24), and the hand can be back at seven in time (CP-23)."""
    if not state.pile and not state.discards:
        return False
    hand = len(state.hands[seat])
    if hand < HAND_LIMIT:
        return True
    return within_limit(hand + 1, state.actions_left - 1, playable(state, seat))


def within_limit(hand: i64, actions_left: i64, playable_cards: i64) -> bool:
    """Whether a hand of this size can still be brought down to seven."""
    return hand - min(actions_left, playable_cards) <= HAND_LIMIT


def playable(state: PokerState, seat: i64) -> int:
    """How many cards of the present hand can still be played.

    Gangsters are limited by free own places. Blackmail leaves the hand as large, so it does not count.
    """
    gangsters = 0
    specials = 0
    for card in state.hands[seat]:
        if card < GANGSTERS:
            gangsters += 1
        elif (
            (card == PISTOL and not state.shots)
            or (card == MURDER and murders(state, seat))
            or (card == RAID and raids(state, seat))
            or (card == LIMOUSINE and rides(state, seat))
        ):
            specials += 1
    return min(gangsters, state.free_places(seat)) + specials


def keeps_limit(state: PokerState, seat: i64, action: PokerAction) -> bool:
    """Whether, above seven, this action leaves a hand that can still be brought down to seven.

    A turn starts with at most seven cards and three actions, and no action raises their sum: in play
    nobody ever holds more than eight. The rule is kept whole all the same, for positions set up by hand.
    """
    hand = state.hands[seat]
    if len(hand) <= HAND_LIMIT:
        return True
    if action.kind == act.DRAW:
        return can_draw(state, seat)
    left = state.actions_left - 1
    if action.kind == act.BLACKMAIL_FOR:
        return _within_with(state, seat, hand, BLACKMAIL, action.card, left)
    if action.kind == act.PLAY:
        return _within_after_play(state, seat, action, left)
    if action.kind == act.PISTOL_SHOT:
        state.shots += 1
        fits = _within_with(state, seat, hand, PISTOL, -1, left + PISTOL_ACTIONS)
        state.shots -= 1
        return fits
    if action.kind == act.MURDER_OF:
        return _within_after_murder(state, seat, action, left)
    if action.kind == act.RAID_ON:
        return _within_with(state, seat, hand, RAID, -1, left)
    return _within_with(state, seat, hand, LIMOUSINE, -1, left)


def _within_with(state: PokerState, seat: i64, hand: list[int], gone: i64, come: i64, left: i64) -> bool:
    """The limit for the hand with one card gone and perhaps one come."""
    after = hand[:]
    after.remove(gone)
    if come >= 0:
        after.append(come)
    state.hands[seat] = after
    fits = within_limit(len(after), left, playable(state, seat))
    state.hands[seat] = hand
    return fits


def _within_after_play(state: PokerState, seat: i64, action: PokerAction, left: i64) -> bool:
    """The limit after a gangster has been laid: one free place less, and perhaps a bullet (CP-33)."""
    row = action.place * state.players + seat
    bullet_of = state.bullet_of[action.place]
    state.counts[row] += 1
    if state.counts[row] == ROW and bullet_of == NOBODY:
        state.bullet_of[action.place] = seat
    fits = _within_with(state, seat, state.hands[seat], action.card, -1, left)
    state.counts[row] -= 1
    state.bullet_of[action.place] = bullet_of
    return fits


def _within_after_murder(state: PokerState, seat: int, action: PokerAction, left: int) -> bool:
    """The limit after a murder: its victim may have been the only target of a raid still held."""
    row = action.place * state.players + action.target
    state.counts[row] -= 1
    fits = _within_with(state, seat, state.hands[seat], MURDER, -1, left)
    state.counts[row] += 1
    return fits
