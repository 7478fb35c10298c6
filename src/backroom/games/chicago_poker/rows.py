"""Rows: what a boss has at a business, how cards come to lie there and leave."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from backroom.games.chicago_poker import events
from backroom.games.chicago_poker.actions import ACTIONS
from backroom.games.chicago_poker.box import ROW, Box
from backroom.games.chicago_poker.cards import NO_CARD, PLACES
from backroom.games.chicago_poker.state import CLOSED, FACE_UP, NOBODY, PokerState
from backroom.kernel.action import Action
from backroom.kernel.event import EVERYONE, Event

OPENLY: Final = FACE_UP | EVERYONE


def lay_card(state: PokerState, box: Box, seat: i64, place: i64, card: i64, knowers: i64) -> int:
    """Lay a card at the end of a row, up or down as its place demands (CP-31); tell who knows it now.

    `knowers` are those who know it however it lies. The fifth card brings the bullet (CP-33) unless
    one stands there already (CP-34).
    """
    row = place * state.players + seat
    count = state.counts[row]
    at = row * ROW + count
    if box.face_up[state.kinds[place] * ROW + count]:
        knowers = OPENLY
    state.cards[at] = card
    state.knowers[at] = knowers
    state.counts[row] = count + 1
    if count + 1 == ROW and state.bullet_of[place] == NOBODY:
        state.bullet_of[place] = seat
        state.bullets.append(place)
    return knowers


def tell_bullet(state: PokerState, seat: i64, place: i64, log: list[Event]) -> None:
    """Tell of the bullet that a card just laid has brought: to a row that has one nothing can be added."""
    if state.counts[place * state.players + seat] == ROW and state.bullet_of[place] == seat:
        log.append(events.bullet_placed(seat, place, state.kinds[place]))


def take_card(state: PokerState, seat: i64, place: i64, position: i64) -> int:
    """Take a card out of a row. Those that stay keep their order and their facing (CP-43)."""
    row = place * state.players + seat
    first = row * ROW
    card = state.cards[first + position]
    last = state.counts[row] - 1
    for at in range(first + position, first + last):
        state.cards[at] = state.cards[at + 1]
        state.knowers[at] = state.knowers[at + 1]
    state.cards[first + last] = NO_CARD
    state.knowers[first + last] = 0
    state.counts[row] = last
    return card


def turn_up(state: PokerState, place: i64) -> None:
    """Show every card at a business to everyone (CP-51)."""
    for row in range(place * state.players, (place + 1) * state.players):
        for at in range(row * ROW, row * ROW + state.counts[row]):
            state.knowers[at] = OPENLY


def any_hidden(state: PokerState, seat: i64, place: i64) -> bool:
    """Whether a card of this row lies face down; public (CP-32)."""
    row = place * state.players + seat
    at = row * ROW
    beyond = at + state.counts[row]
    while at < beyond and state.knowers[at] & FACE_UP:
        at += 1
    return at < beyond


def murders(state: PokerState, seat: i64) -> list[Action]:
    """CP-41: of another's last card, but not of the row that has the bullet."""
    found: list[Action] = []
    for target in range(state.players):
        if target != seat:
            for place in range(state.places):
                if state.counts[place * state.players + target] > 0 and state.bullet_of[place] != target:
                    found.append(ACTIONS.murder[target * PLACES + place])
    return found


def raids(state: PokerState, seat: i64) -> list[Action]:
    """CP-42: on another's row with at least one card face down."""
    found: list[Action] = []
    for target in range(state.players):
        if target != seat:
            for place in range(state.places):
                if any_hidden(state, target, place):
                    found.append(ACTIONS.raid[target * PLACES + place])
    return found


def rides(state: PokerState, seat: i64) -> list[Action]:
    """CP-43: from an own row without the bullet to another open business with room in the own row."""
    found: list[Action] = []
    for place in range(state.places):
        if state.counts[place * state.players + seat] > 0 and state.bullet_of[place] != seat:
            for to in range(state.places):
                if to != place and state.kinds[to] != CLOSED and state.counts[to * state.players + seat] < ROW:
                    found.append(ACTIONS.limousine[place * PLACES + to])
    return found
