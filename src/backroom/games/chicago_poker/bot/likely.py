"""Likely worlds: hidden cards as good as those that bosses choose to lay, not just any unseen ones."""

from __future__ import annotations

from typing import Final

from backroom.games.chicago_poker.box import ROW
from backroom.games.chicago_poker.cards import GANGSTERS, NO_CARD
from backroom.games.chicago_poker.hands import strength
from backroom.games.chicago_poker.rules import PokerRules
from backroom.games.chicago_poker.state import PokerState
from backroom.games.chicago_poker.view import PokerView
from backroom.kernel.chance import Chance

#: By the cards in a row: the best of so many deals of its hidden cards is as strong as what soldiers have there (the
#: mean rank of 120 games; a lone card tells nothing). A full row was worth its bullet, the more so if nobody sees it.
DEALS: Final = (1, 1, 4, 6, 7, 40)
UNSEEN_DEALS: Final = (1, 1, 4, 4, 10, 120)


def likely_world(rules: PokerRules, view: PokerView, chance: Chance) -> PokerState:
    """A whole state that fits the view, where rivals' hidden cards go with the rows in which they lie."""
    state = rules.resample(view, chance)
    for row in range(view.places * view.players):
        count = view.counts[row]
        first = row * ROW
        hidden = [at for at in range(first, first + count) if view.cards[at] == NO_CARD]
        if hidden:
            deals = UNSEEN_DEALS[count] if len(hidden) == count else DEALS[count]
            _deal_better(state, first, count, hidden, deals, chance)
    return state


def _deal_better(state: PokerState, first: int, count: int, hidden: list[int], deals: int, chance: Chance) -> None:
    """Deal some cards of a row again and again out of the draw pile, and leave the best hand there."""
    pile = state.pile
    if len(pile) < ROW + ROW:
        return
    row = state.cards[first : first + count]
    best = strength(row)
    for _ in range(deals - 1):
        other = row[:]
        taken: list[int] = []
        for at in hidden:
            place = chance.below(len(pile))
            if pile[place] < GANGSTERS and place not in taken:
                taken.append(place)
                other[at - first] = pile[place]
        if len(taken) < len(hidden):
            continue
        hand = strength(other)
        if hand > best:
            best = hand
            for number in range(len(hidden)):
                at = hidden[number] - first
                pile[taken[number]] = row[at]
                state.cards[first + at] = other[at]
            row = other
