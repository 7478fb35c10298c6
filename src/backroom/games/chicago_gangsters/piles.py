"""The draw pile and the discard pile: bags of means cards."""

from __future__ import annotations

from backroom.games.chicago_gangsters import events
from backroom.games.chicago_gangsters.cards import HAND_LIMIT
from backroom.games.chicago_gangsters.knowledge import cards_left
from backroom.games.chicago_gangsters.packs import NO_CARDS, nth_card, one, put_in, size_of, take_out
from backroom.games.chicago_gangsters.state import GangstersState
from backroom.kernel.chance import Chance
from backroom.kernel.event import Event


def any_of(pack: int, chance: Chance) -> int:
    """One card of a pack that is not empty, at random; the pack stays as it is."""
    return nth_card(pack, chance.below(size_of(pack)))


def any_card_left(state: GangstersState) -> bool:
    """Whether a card could be drawn at all (CG-61)."""
    return state.pile != NO_CARDS or state.discards != NO_CARDS


def can_draw(state: GangstersState, seat: int) -> bool:
    """CG-53: not beyond ten cards."""
    return state.hand_size(seat) < HAND_LIMIT and any_card_left(state)


def draw_card(state: GangstersState, seat: int, chance: Chance, log: list[Event] | None) -> bool:
    """One card into the hand; False if the hand is full or both piles are empty."""
    if state.hand_size(seat) >= HAND_LIMIT:
        return False
    if state.pile == NO_CARDS:
        _renew(state, log)
        if state.pile == NO_CARDS:
            return False
    card = any_of(state.pile, chance)
    state.pile -= one(card)
    put_in(state.hands, seat, one(card))
    if log is not None:
        log.append(events.card_drawn(seat, card))
    # CG-63: a draw that empties the pile renews it at once.
    if state.pile == NO_CARDS:
        _renew(state, log)
    return True


def draw_cards(state: GangstersState, seat: int, count: int, chance: Chance, log: list[Event] | None) -> None:
    """As many of `count` cards as may be drawn; the others lapse (CG-53)."""
    for drawn in range(count):
        if not draw_card(state, seat, chance, log):
            if log is not None:
                log.append(events.cards_lapsed(seat, count - drawn))
            return


def discard_from_hand(state: GangstersState, seat: int, card: int) -> None:
    """A hand card goes to the discard pile, for all to see (CG-64)."""
    take_out(state.hands, seat, one(card))
    state.discards += one(card)
    cards_left(state, seat, one(card))


def _renew(state: GangstersState, log: list[Event] | None) -> None:
    """CG-61: the discard pile becomes the draw pile."""
    if state.discards == NO_CARDS:
        return
    if log is not None:
        log.append(events.pile_renewed(size_of(state.discards)))
    state.pile += state.discards
    state.discards = NO_CARDS
