"""How *soldier* ends a round: which abilities it uses, and on which cards."""

from __future__ import annotations

from typing import Final

from backroom.games.chicago_gangsters import actions as act
from backroom.games.chicago_gangsters.actions import ACTIONS, GangstersAction
from backroom.games.chicago_gangsters.bot.soldier_2026.commitment import cheapest_payment, cost_of, strongest_kind
from backroom.games.chicago_gangsters.cards import CARD_TEXTS, HAND_LIMIT, KIND_OF, TYPES, VALUE_OF
from backroom.games.chicago_gangsters.packs import NO_CARDS, of_kinds, size_of, unpacked
from backroom.games.chicago_gangsters.steps.payment import PRICE
from backroom.games.chicago_gangsters.view import GangstersView
from backroom.kernel.action import Action
from backroom.kernel.player import Choice

#: A card is swapped for an unknown one if it is worth no more than this.
POOR: Final = 2
#: A card of the strongest kind counts so much more.
STRONGER: Final = 1.3


def end_choice(view: GangstersView, offered: list[Action]) -> Choice:
    """Draw while there is room, trade what is worth less than a bottle, swap poor cards, then finish."""
    if view.hand_sizes[view.viewer] < HAND_LIMIT:
        for action in (ACTIONS.draw, ACTIONS.draw_extra):
            if action in offered:
                return Choice(action, "why-draw")
    for action in ACTIONS.trade:
        if action in offered and worth_trading(view):
            return Choice(action, "why-trade")
    for action in offered:
        assert isinstance(action, GangstersAction)
        if action.kind in (act.FENCE_CARD, act.SWAP) and VALUE_OF[action.what] <= POOR:
            return Choice(action, "why-swap", {"card": CARD_TEXTS[action.what]})
    if ACTIONS.play_poker in offered and any_other_kind(view) and strong_discards(view):
        return Choice(ACTIONS.play_poker, "why-poker")
    if ACTIONS.draw in offered:
        return Choice(ACTIONS.draw, "why-draw")
    if ACTIONS.finish in offered:
        return Choice(ACTIONS.finish, "why-finish")
    return Choice(offered[0], "why-draw")


def worth_trading(view: GangstersView) -> bool:
    """Whether the cheapest cards for a bottle are worth less than it."""
    hand = unpacked(view.hand)
    return cost_of(view, hand, cheapest_payment(view, hand, PRICE)) < 1.0


def payment_choice(view: GangstersView, offered: list[Action]) -> Choice:
    if ACTIONS.settle in offered:
        return Choice(ACTIONS.settle, "why-settle")
    paid = view.stack[-1].about[2]
    cards = cheapest_payment(view, unpacked(view.hand), PRICE - paid)
    for card in range(TYPES):
        if cards[card]:
            return Choice(ACTIONS.hand_over[card], "why-hand-over", {"card": CARD_TEXTS[card]})
    return Choice(offered[0], "why-settle")


def any_other_kind(view: GangstersView) -> bool:
    """Whether two cards could go that are not of the strongest kind."""
    others = 7 ^ 1 << strongest_kind(unpacked(view.hand))
    return size_of(of_kinds(view.hand, others)) >= 2


def strong_discards(view: GangstersView) -> bool:
    """Whether the discards hold something of the strongest kind."""
    return of_kinds(view.discards, 1 << strongest_kind(unpacked(view.hand))) != NO_CARDS


def poker_choice(view: GangstersView, offered: list[Action]) -> Choice:
    """Throw the highest of the weaker kinds, for room; pick what is worth most: the thrown ones may come back."""
    strong = strongest_kind(unpacked(view.hand))
    best = offered[0]
    most = -1.0
    for action in offered:
        assert isinstance(action, GangstersAction)
        card = action.what
        worth = float(VALUE_OF[card])
        if action.kind == act.THROW:
            worth += 10.0 if KIND_OF[card] != strong else 0.0
        elif KIND_OF[card] == strong:
            worth *= STRONGER
        if worth > most:
            most = worth
            best = action
    assert isinstance(best, GangstersAction)
    why = "why-throw" if best.kind == act.THROW else "why-pick"
    return Choice(best, why, {"card": CARD_TEXTS[best.what]})
