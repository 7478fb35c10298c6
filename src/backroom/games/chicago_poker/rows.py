"""Rows: what a boss has at a business, how cards come to lie there and leave."""

from __future__ import annotations

from typing import Final

from backroom.games.chicago_poker import events
from backroom.games.chicago_poker.box import ROW, Box
from backroom.games.chicago_poker.cards import NO_CARD
from backroom.games.chicago_poker.state import CLOSED, FACE_UP, NOBODY, PokerState
from backroom.kernel.event import EVERYONE, Event

OPENLY: Final = FACE_UP | EVERYONE


def lay_card(state: PokerState, box: Box, seat: int, place: int, card: int, knowers: int) -> int:
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


def tell_bullet(state: PokerState, seat: int, place: int, bullets_before: int, log: list[Event]) -> None:
    """Tell of the bullet that a card just laid has brought."""
    if len(state.bullets) > bullets_before:
        log.append(events.bullet_placed(seat, place, state.kinds[place]))


def take_card(state: PokerState, seat: int, place: int, position: int) -> int:
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


def hidden_at(state: PokerState, seat: int, place: int) -> int:
    """How many cards of a row lie face down; public (CP-32)."""
    row = place * state.players + seat
    hidden = 0
    for at in range(row * ROW, row * ROW + state.counts[row]):
        if not state.knowers[at] & FACE_UP:
            hidden += 1
    return hidden


def can_murder(state: PokerState, seat: int, target: int, place: int) -> bool:
    """CP-41: another's last card, but not of the row that has the bullet."""
    return (
        target != seat
        and state.kinds[place] != CLOSED
        and state.counts[place * state.players + target] > 0
        and state.bullet_of[place] != target
    )


def can_raid(state: PokerState, seat: int, target: int, place: int) -> bool:
    """CP-42: another's row with at least one card face down."""
    return target != seat and state.kinds[place] != CLOSED and hidden_at(state, target, place) > 0


def can_ride(state: PokerState, seat: int, place: int, to: int) -> bool:
    """CP-43: from an own row without the bullet to another open business with room in the own row."""
    return (
        place != to
        and state.kinds[place] != CLOSED
        and state.kinds[to] != CLOSED
        and state.counts[place * state.players + seat] > 0
        and state.bullet_of[place] != seat
        and state.counts[to * state.players + seat] < ROW
    )


def any_murder(state: PokerState, seat: int) -> bool:
    for place in range(state.places):
        for target in range(state.players):
            if can_murder(state, seat, target, place):
                return True
    return False


def any_raid(state: PokerState, seat: int) -> bool:
    for place in range(state.places):
        for target in range(state.players):
            if can_raid(state, seat, target, place):
                return True
    return False


def any_ride(state: PokerState, seat: int) -> bool:
    for place in range(state.places):
        for to in range(state.places):
            if can_ride(state, seat, place, to):
                return True
    return False
