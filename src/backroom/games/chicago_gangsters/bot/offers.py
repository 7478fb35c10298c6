"""Whole commitments that are worth trying: for every sum the cheapest cards, the soldier's favourites first."""

from __future__ import annotations

from typing import Final

from backroom.games.chicago_gangsters.bot.commitment import card_to_hide, cheapest_sets, cost_of
from backroom.games.chicago_gangsters.bot.imagined import Intent
from backroom.games.chicago_gangsters.bot.prospects import Prospects, room_after
from backroom.games.chicago_gangsters.cards import KIND_OF, NO_CARD, TYPES
from backroom.games.chicago_gangsters.packs import NO_CARDS, of_kinds, one, pack_of
from backroom.games.chicago_gangsters.strength import MOST_BONUS
from backroom.games.chicago_gangsters.talk import BRING_NOTHING, FIRST_KIND, MOST_POINTS, SILENT

#: What a card left face down is worth as a bluff, in points, before it is tried.
BLUFF: Final = 1.5


class Offers:
    """Commitments of one seat, and what the soldier thinks of each."""

    __slots__ = ("intents", "worths")

    def __init__(self, prospects: Prospects, cards: list[int], has_thug: bool, word: int) -> None:
        self.intents: Final[list[Intent]] = []
        self.worths: Final[list[float]] = []
        view = prospects.view
        stock = prospects.stock
        factor = 2 if prospects.seat == view.lone else 1
        asks = prospects.seat == view.question
        prices = stock.marginals(cards)
        whole = stock.worth(cards)
        number = sum(cards)
        bluff = _cheapest_useless(prospects, cards, prices) if asks else NO_CARD
        thug_kept = stock.thug_worth() - stock.most_persons(-1) if has_thug else 0.0
        for points, chosen in enumerate(cheapest_sets(cards, prices, prospects.usable)):
            if not chosen:
                continue
            shares = prospects.shares(room_after(number, sum(chosen)))
            cost = cost_of(stock, cards, whole, chosen)
            brings = prospects.own_persons + points * factor
            pack = pack_of(chosen)
            if not keeps(word, brings, pack):
                continue
            hide = card_to_hide(chosen) if asks else NO_CARD
            self._add(pack, hide, False, brings, prospects.worth_of(brings, shares) - cost)
            if bluff != NO_CARD:
                worth = prospects.worth_of(brings + BLUFF, shares) - cost - prices[bluff]
                self._add(pack + one(bluff), bluff, False, brings, worth)
            if has_thug and points > 0:
                more = min(MOST_BONUS, points * factor)
                worth = prospects.worth_of(brings + more, shares) - cost - thug_kept
                # With a partner there is still time for it when the partner has laid (CG-123).
                self._add(pack, hide, not prospects.friends, brings + more, worth)

    def _add(self, pack: int, hide: int, thug: bool, brings: int, worth: float) -> None:
        for at, intent in enumerate(self.intents):
            if intent.pack == pack and intent.hide == hide and intent.thug == thug:
                self.worths[at] = max(self.worths[at], worth)
                return
        self.intents.append(Intent(pack, hide, thug, brings, SILENT))
        self.worths.append(worth)

    def best(self, count: int) -> list[Intent]:
        """So many, the best first."""
        order = sorted(range(len(self.intents)), key=lambda at: -self.worths[at])
        return [self.intents[at] for at in order[:count]]


def keeps(word: int, brings: int, pack: int) -> bool:
    """Whether a pledge is kept by who lays this pack of cards that count, and brings so much."""
    if word == SILENT:
        return True
    if word <= MOST_POINTS:
        return brings >= word
    if word == BRING_NOTHING:
        return pack == NO_CARDS
    return of_kinds(pack, 1 << word - FIRST_KIND) != NO_CARDS


def _cheapest_useless(prospects: Prospects, cards: list[int], prices: list[float]) -> int:
    """The cheapest card that cannot be used here; NO_CARD where none is (CG-40: it is lost)."""
    best = NO_CARD
    for card in range(TYPES):
        if (
            cards[card]
            and not prospects.usable >> KIND_OF[card] & 1
            and (best == NO_CARD or prices[card] < prices[best])
        ):
            best = card
    return best
