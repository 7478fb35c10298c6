"""States that fit a view of Chicago Poker."""

from __future__ import annotations

from backroom.games.chicago_poker.cards import CARDS, GANGSTERS, NO_CARD
from backroom.games.chicago_poker.state import PokerState
from backroom.games.chicago_poker.view import PokerView
from backroom.kernel.chance import Chance
from backroom.kernel.event import SEATS


def resample_view(view: PokerView, deck: list[int], chance: Chance) -> PokerState:
    """A whole state that fits the view: what it does not tell is dealt anew from the unseen cards."""
    state = PokerState(view.players, view.places)
    state.begin_from(view)
    unseen = unseen_cards(view, deck)
    cards = state.cards
    for at in range(len(cards)):
        if cards[at] == NO_CARD and view.knowers[at]:
            cards[at] = _take_gangster(unseen, chance)
    state.hands = []
    for seat in range(view.players):
        if seat == view.viewer:
            state.hands.append(view.hand[:])
        else:
            state.hands.append([chance.take(unseen) for _ in range(view.hand_sizes[seat])])
    state.pile = unseen
    state.stakes = _resample_stakes(view, state.hands, chance)
    return state


def unseen_cards(view: PokerView, deck: list[int]) -> list[int]:
    """The cards whose place the viewer does not know: in the pile, in other hands, face down in rows."""
    seen = [0] * CARDS
    for card in view.hand:
        seen[card] += 1
    for card in view.discards:
        seen[card] += 1
    for card in view.cards:
        if card != NO_CARD:
            seen[card] += 1
    unseen: list[int] = []
    for card in deck:
        if seen[card]:
            seen[card] -= 1
        else:
            unseen.append(card)
    return unseen


def _take_gangster(unseen: list[int], chance: Chance) -> int:
    """Only gangsters lie in rows: draw again past the few specials."""
    while True:
        at = chance.below(len(unseen))
        card = unseen[at]
        if card < GANGSTERS:
            unseen[at] = unseen[len(unseen) - 1]
            unseen.pop()
            return card


def _resample_stakes(view: PokerView, hands: list[list[int]], chance: Chance) -> list[int]:
    """In a tie-break, those who have answered have staked some card of their hand (CP-54)."""
    stakes = [NO_CARD] * view.players
    if view.viewer < view.players:
        stakes[view.viewer] = view.stake
    if not view.stack or view.stack[-1].step.prompt != "tie-break":
        return stakes
    decision = view.stack[-1]
    answered = decision.about[1] & ~decision.seats
    for seat in range(min(view.players, SEATS)):
        if answered >> seat & 1 and seat != view.viewer and hands[seat]:
            stakes[seat] = hands[seat][chance.below(len(hands[seat]))]
    return stakes
