"""How *soldier* ends a round: which abilities it uses, and on which cards."""

from __future__ import annotations

from typing import Final

from backroom.games.chicago_gangsters import actions as act
from backroom.games.chicago_gangsters.actions import ACTIONS, GangstersAction
from backroom.games.chicago_gangsters.bot.commitment import cheapest_payment, cost_of
from backroom.games.chicago_gangsters.bot.stock import Stock
from backroom.games.chicago_gangsters.cards import CARD_TEXTS, HAND_LIMIT, TYPES, VALUE_OF
from backroom.games.chicago_gangsters.packs import unpacked
from backroom.games.chicago_gangsters.steps.payment import PRICE
from backroom.games.chicago_gangsters.steps.poker_player import CARDS
from backroom.games.chicago_gangsters.view import GangstersView
from backroom.kernel.action import Action
from backroom.kernel.player import Choice

#: What a swap must bring at least.
WORTHWHILE: Final = 0.02


def end_choice(view: GangstersView, offered: list[Action]) -> Choice:
    """Draw while there is room, trade what is worth less than a bottle, swap poor cards, then finish."""
    hand = unpacked(view.hand)
    if view.hand_sizes[view.viewer] < HAND_LIMIT:
        for action in (ACTIONS.draw, ACTIONS.draw_extra):
            if action in offered:
                return Choice(action, "why-draw")
    stock = Stock(view, view.viewer, hand)
    for action in ACTIONS.trade:
        if action in offered and _is_worth_trading(stock, hand):
            return Choice(action, "why-trade")
    swap = _swap(stock, hand, offered)
    if swap is not None:
        return swap
    if ACTIONS.play_poker in offered and _Poker(view, stock, hand, 0, 0).gain > WORTHWHILE:
        return Choice(ACTIONS.play_poker, "why-poker")
    if ACTIONS.draw in offered:
        return Choice(ACTIONS.draw, "why-draw")
    if ACTIONS.finish in offered:
        return Choice(ACTIONS.finish, "why-finish")
    return Choice(offered[0], "why-draw")


def _is_worth_trading(stock: Stock, hand: list[int]) -> bool:
    """Whether the cheapest cards for a bottle are worth less than it."""
    return cost_of(stock, hand, stock.worth(hand), cheapest_payment(stock, hand, PRICE)) < 1.0


def _swap(stock: Stock, hand: list[int], offered: list[Action]) -> Choice | None:
    """The card that an unknown one is worth most more than."""
    prices = stock.marginals(hand)
    best: GangstersAction | None = None
    for action in offered:
        assert isinstance(action, GangstersAction)
        if action.kind in (act.FENCE_CARD, act.SWAP) and (best is None or prices[action.what] < prices[best.what]):
            best = action
    if best is None or stock.draw - prices[best.what] < WORTHWHILE:
        return None
    return Choice(best, "why-swap", {"card": CARD_TEXTS[best.what]})


def payment_choice(view: GangstersView, offered: list[Action]) -> Choice:
    if ACTIONS.settle in offered:
        return Choice(ACTIONS.settle, "why-settle")
    hand = unpacked(view.hand)
    cards = cheapest_payment(Stock(view, view.viewer, hand), hand, PRICE - view.stack[-1].about[2])
    for card in range(TYPES):
        if cards[card]:
            return Choice(ACTIONS.hand_over[card], "why-hand-over", {"card": CARD_TEXTS[card]})
    return Choice(offered[0], "why-settle")


class _Poker:
    """The best way to go on throwing and picking (CG-73), and what it brings: nothing, if all is picked back."""

    __slots__ = ("gain", "prices", "throw")

    def __init__(self, view: GangstersView, stock: Stock, hand: list[int], thrown: int, value: int) -> None:
        self.prices: Final = stock.marginals(hand)
        self.gain = -1000.0
        self.throw = 0
        discards = unpacked(view.discards)
        for card in range(TYPES):
            if not hand[card]:
                continue
            discards[card] += 1
            if thrown == CARDS - 1:
                self._try(card, -self.prices[card], discards, value + VALUE_OF[card])
            else:
                for other in range(card, TYPES):
                    if hand[other] > (1 if other == card else 0):
                        discards[other] += 1
                        lost = self.prices[card] + self.prices[other]
                        self._try(card, -lost, discards, VALUE_OF[card] + VALUE_OF[other])
                        discards[other] -= 1
            discards[card] -= 1

    def _try(self, throw: int, gain: float, discards: list[int], limit: int) -> None:
        gain += best_pick(discards, self.prices, limit, CARDS)[1]
        if gain > self.gain:
            self.gain = gain
            self.throw = throw


def best_pick(discards: list[int], prices: list[float], limit: int, count: int) -> tuple[int, float]:
    """The card to pick first among the best ones within the limit, and what they are worth together."""
    best = 0
    most = -1000.0
    for card in range(TYPES):
        if not discards[card] or VALUE_OF[card] > limit:
            continue
        if count == 1:
            if prices[card] > most:
                most = prices[card]
                best = card
            continue
        for other in range(card, TYPES):
            if discards[other] > (1 if other == card else 0) and VALUE_OF[card] + VALUE_OF[other] <= limit:
                worth = prices[card] + prices[other]
                if worth > most:
                    most = worth
                    best = card
    return best, most


def poker_choice(view: GangstersView, offered: list[Action]) -> Choice:
    """Throw what is worth least for what can be had for it; pick what is worth most."""
    _, thrown, value, picked, taken = view.stack[-1].about
    hand = unpacked(view.hand)
    stock = Stock(view, view.viewer, hand)
    if thrown < CARDS:
        throw = _Poker(view, stock, hand, thrown, value).throw
        return Choice(ACTIONS.throw[throw], "why-throw", {"card": CARD_TEXTS[throw]})
    pick, _ = best_pick(unpacked(view.discards), stock.marginals(hand), value - taken, CARDS - picked)
    return Choice(ACTIONS.pick[pick], "why-pick", {"card": CARD_TEXTS[pick]})
