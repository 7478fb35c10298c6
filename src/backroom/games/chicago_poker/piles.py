"""The draw pile and the discard pile."""

from __future__ import annotations

from mypy_extensions import i64

from backroom.games.chicago_poker import events
from backroom.games.chicago_poker.cards import NO_CARD
from backroom.games.chicago_poker.state import PokerState
from backroom.kernel.chance import Chance
from backroom.kernel.event import Event


def draw_card(state: PokerState, seat: i64, chance: Chance, log: list[Event] | None) -> int:
    """The top card into the hand (CP-22); NO_CARD if both piles are empty (CP-24)."""
    if not state.pile:
        if not state.discards:
            return NO_CARD
        # CP-27: the discard pile becomes the draw pile only now that a card must be drawn.
        state.pile = state.discards
        state.discards = []
        if log is not None:
            log.append(events.pile_renewed(len(state.pile)))
    card = chance.take(state.pile)
    state.hands[seat].append(card)
    if log is not None:
        log.append(events.card_drawn(seat, card))
    return card


def discard_from_hand(state: PokerState, seat: i64, card: i64) -> None:
    """A hand card goes to the open discard pile."""
    state.hands[seat].remove(card)
    state.discards.append(card)
