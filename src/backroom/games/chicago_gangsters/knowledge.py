"""What the table knows of each hand: at least so many cards of a type, in hand or laid unseen.

Cards of one type cannot be told apart, so this lower bound, a pack, is all that seeing a card teaches.
"""

from __future__ import annotations

from backroom.games.chicago_gangsters.packs import count_of, less, one, put_in
from backroom.games.chicago_gangsters.state import GangstersState


def cards_left(state: GangstersState, seat: int, pack: int) -> None:
    """Cards have left the unseen ones, for all to see."""
    at = seat
    for _ in range(state.layers):
        known = state.known[at]
        if known:
            state.known[at] = less(known, pack)
        at += state.players


def cards_joined(state: GangstersState, seat: int, pack: int) -> None:
    """Cards went to the hand, for all to see."""
    at = seat
    for _ in range(state.layers):
        put_in(state.known, at, pack)
        at += state.players


def card_seen(state: GangstersState, seat: int, card: int) -> None:
    """One card of a type was seen by all and is still there."""
    at = seat
    for _ in range(state.layers):
        if count_of(state.known[at], card) == 0:
            put_in(state.known, at, one(card))
        at += state.players


def layer_of(state: GangstersState, viewer: int) -> int:
    """Where the knowledge of a viewer begins: an onlooker's, and everybody's where nobody whispers, at 0."""
    if state.layers == 1 or viewer >= state.players:
        return 0
    return (1 + viewer) * state.players
