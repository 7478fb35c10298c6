"""A plan for a commitment: which cards to lay, so that they are worth more on the table than in hand."""

from __future__ import annotations

from typing import Final

from backroom.games.chicago_gangsters.bot.manner import PLAIN, Manner
from backroom.games.chicago_gangsters.bot.prospects import Prospects, room_after
from backroom.games.chicago_gangsters.bot.stock import Stock
from backroom.games.chicago_gangsters.bot.whim import whim
from backroom.games.chicago_gangsters.cards import KIND_OF, NO_CARD, TYPES, VALUE_OF
from backroom.games.chicago_gangsters.strength import MOST_BONUS

#: What a card left face down is worth as a bluff, in points: the defenders reckon with an average one.
BLUFF: Final = 1.5


class Plan:
    """Cards to lay, counts a type, and the one to leave face down; what they bring, and what comes of it on average."""

    __slots__ = ("brings", "cards", "hide", "thug", "worth")

    def __init__(self, cards: list[int], brings: int, thug: bool, hide: int, worth: float) -> None:
        self.cards: Final = cards
        self.brings: Final = brings
        self.thug: Final = thug
        self.hide: Final = hide
        self.worth: Final = worth

    def is_bluff(self, usable: int) -> bool:
        """Whether the card left face down cannot be used."""
        return self.hide != NO_CARD and not usable >> KIND_OF[self.hide] & 1


def best_plan(prospects: Prospects, cards: list[int], has_thug: bool, manner: Manner = PLAIN) -> Plan:
    """The best of all sums that can be laid out of these cards, to somebody of this manner."""
    view = prospects.view
    stock = prospects.stock
    factor = 2 if prospects.seat == view.lone else 1
    asks = prospects.seat == view.question
    prices = stock.marginals(cards)
    sets = cheapest_sets(cards, prices, prospects.usable)
    whole = stock.worth(cards)
    number = 0
    for card in range(TYPES):
        number += cards[card]
    shares = [prospects.shares(room_after(number, laid)) for laid in range(number + 1)]
    bluff = _card_to_bluff_with(prospects, cards, prices, manner.bluffs) if asks else NO_CARD
    thug_kept = 0.0
    if has_thug:
        thug_kept = stock.thug_worth() - stock.most_persons(-1)
    best = Plan([0] * TYPES, 0, False, NO_CARD, -1000.0)
    for points in range(len(sets)):
        chosen = sets[points]
        if not chosen:
            continue
        laid = 0
        for card in range(TYPES):
            laid += chosen[card]
        cost = cost_of(stock, cards, whole, chosen) * (1.0 + manner.thrift)
        brings = prospects.own_persons + points * factor
        worth = prospects.worth_of(brings, shares[laid]) - cost
        if worth > best.worth:
            best = Plan(chosen, brings, False, card_to_hide(chosen) if asks else NO_CARD, worth)
        if bluff != NO_CARD:
            worth = prospects.worth_of(brings + BLUFF, shares[laid]) - cost - prices[bluff]
            if worth > best.worth:
                with_bluff = chosen[:]
                with_bluff[bluff] += 1
                best = Plan(with_bluff, brings, False, bluff, worth)
        if has_thug and points > 0:
            brings += min(MOST_BONUS, points * factor)
            worth = prospects.worth_of(brings, shares[laid]) - cost - thug_kept
            if worth > best.worth:
                best = Plan(chosen, brings, True, card_to_hide(chosen) if asks else NO_CARD, worth)
    return best


def _card_to_bluff_with(prospects: Prospects, cards: list[int], prices: list[float], bluffs: int) -> int:
    """The cheapest card that cannot be used here (CG-40: it is lost); NO_CARD where none is, or without the mood."""
    best = NO_CARD
    if whim(prospects.view, 1) >= bluffs:
        return best
    for card in range(TYPES):
        if not cards[card] or prospects.usable >> KIND_OF[card] & 1:
            continue
        if best == NO_CARD or prices[card] < prices[best]:
            best = card
    return best


def cheapest_sets(cards: list[int], prices: list[float], usable: int) -> list[list[int]]:
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
        price = prices[card]
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


def cost_of(stock: Stock, cards: list[int], whole: float, chosen: list[int]) -> float:
    """What it costs to give these cards away, out of cards that are worth `whole`."""
    rest: list[int] = []
    for card in range(TYPES):
        rest.append(cards[card] - chosen[card])
    return whole - stock.worth(rest)


def card_to_hide(chosen: list[int]) -> int:
    """The card to leave face down: the highest, so that the announced sum tells least."""
    best = NO_CARD
    for card in range(TYPES):
        if chosen[card] and (best == NO_CARD or VALUE_OF[card] > VALUE_OF[best]):
            best = card
    return best


def cheapest_payment(stock: Stock, hand: list[int], price: int) -> list[int]:
    """The cheapest cards worth at least `price`; empty if there are none."""
    sets = cheapest_sets(hand, stock.marginals(hand), 7)
    whole = stock.worth(hand)
    best: list[int] = []
    least = 0.0
    for points in range(price, len(sets)):
        if sets[points]:
            cost = cost_of(stock, hand, whole, sets[points])
            if not best or cost < least:
                best = sets[points]
                least = cost
    return best
