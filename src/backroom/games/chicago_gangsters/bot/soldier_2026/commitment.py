"""A plan for a commitment: which cards to lay, so that they are worth more on the table than in hand."""

from __future__ import annotations

from typing import Final

from backroom.games.chicago_gangsters.bot.soldier_2026.prospects import POINT, Prospects
from backroom.games.chicago_gangsters.cards import KIND_OF, NO_CARD, TYPES, VALUE_OF
from backroom.games.chicago_gangsters.strength import MOST_BONUS
from backroom.games.chicago_gangsters.view import GangstersView

#: A thug is worth keeping for a round in which it doubles this much.
THUG_WORTH: Final = 0.9
#: Cards of the kind in which the seat is strongest are kept for the showdown, the more the nearer it is.
KEEPSAKE: Final = 0.03


class Plan:
    """Cards to lay, counts a type; what they bring with the persons; and what comes of it on average."""

    __slots__ = ("brings", "cards", "thug", "worth")

    def __init__(self, cards: list[int], brings: int, thug: bool, worth: float) -> None:
        self.cards: Final = cards
        self.brings: Final = brings
        self.thug: Final = thug
        self.worth: Final = worth


def best_plan(prospects: Prospects, cards: list[int], has_thug: bool) -> Plan:
    """The best of all sums that can be laid out of these cards."""
    view = prospects.view
    factor = 2 if prospects.seat == view.lone else 1
    sets = cheapest_sets(view, cards, prospects.usable)
    best = Plan([0] * TYPES, prospects.own_persons, False, prospects.worth_of(prospects.own_persons))
    for points in range(1, len(sets)):
        chosen = sets[points]
        if not chosen:
            continue
        brings = prospects.own_persons + points * factor
        cost = cost_of(view, cards, chosen)
        worth = prospects.worth_of(brings) - cost
        if worth > best.worth:
            best = Plan(chosen, brings, False, worth)
        if has_thug:
            brings += min(MOST_BONUS, points * factor)
            worth = prospects.worth_of(brings) - cost - THUG_WORTH
            if worth > best.worth:
                best = Plan(chosen, brings, True, worth)
    return best


def cheapest_sets(view: GangstersView, cards: list[int], usable: int) -> list[list[int]]:
    """For every sum, the set of usable cards that is cheapest to give away; empty where a sum cannot be made."""
    most = 0
    for card in range(TYPES):
        if usable >> KIND_OF[card] & 1:
            most += cards[card] * VALUE_OF[card]
    sets: list[list[int]] = [[] for _ in range(most + 1)]
    costs = [0.0] * (most + 1)
    sets[0] = [0] * TYPES
    for card in range(TYPES):
        if not usable >> KIND_OF[card] & 1:
            continue
        price = card_cost(view, cards, card)
        for _ in range(cards[card]):
            for points in range(most - VALUE_OF[card], -1, -1):
                if not sets[points]:
                    continue
                total = points + VALUE_OF[card]
                cost = costs[points] + price
                if not sets[total] or cost < costs[total]:
                    chosen = sets[points][:]
                    chosen[card] += 1
                    sets[total] = chosen
                    costs[total] = cost
    return sets


def cost_of(view: GangstersView, cards: list[int], chosen: list[int]) -> float:
    """What it costs to give these cards away, in alcohol."""
    cost = 0.0
    for card in range(TYPES):
        if chosen[card]:
            cost += chosen[card] * card_cost(view, cards, card)
    return cost


def card_cost(view: GangstersView, cards: list[int], card: int) -> float:
    """What one card is worth in hand: its points, less in a full hand, more for the showdown."""
    number = 0
    for one in range(TYPES):
        number += cards[one]
    cost = POINT * (0.5 + 0.85 * VALUE_OF[card])
    if number >= 9:
        cost *= 0.7
    if view.round >= 10:
        cost *= 0.6
    if KIND_OF[card] == strongest_kind(cards):
        cost += KEEPSAKE * VALUE_OF[card] * view.round / 6
    return cost


def strongest_kind(cards: list[int]) -> int:
    """The kind of which these cards hold most points."""
    sums = [0, 0, 0]
    for card in range(TYPES):
        sums[KIND_OF[card]] += cards[card] * VALUE_OF[card]
    return sums.index(max(sums))


def card_to_hide(chosen: list[int]) -> int:
    """The card to leave face down: the highest, so that the announced sum tells least."""
    best = NO_CARD
    for card in range(TYPES):
        if chosen[card] and (best == NO_CARD or VALUE_OF[card] > VALUE_OF[best]):
            best = card
    return best


def cheapest_payment(view: GangstersView, hand: list[int], price: int) -> list[int]:
    """The cheapest cards worth at least `price`; empty if there are none."""
    sets = cheapest_sets(view, hand, 7)
    best: list[int] = []
    for points in range(price, len(sets)):
        if sets[points] and (not best or cost_of(view, hand, sets[points]) < cost_of(view, hand, best)):
            best = sets[points]
    return best
