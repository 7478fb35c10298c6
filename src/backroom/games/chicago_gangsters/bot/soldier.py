"""What bots know of Chicago Gangsters: *soldier* weighs every sum it could bring by what the round may pay."""

from __future__ import annotations

from typing import Final

from backroom.games.chicago_gangsters.actions import ACTIONS, PAY_ALCOHOL, PAY_MEANS, GangstersAction
from backroom.games.chicago_gangsters.bot.commitment import Plan, best_plan
from backroom.games.chicago_gangsters.bot.end_of_round import end_choice, payment_choice, poker_choice
from backroom.games.chicago_gangsters.bot.manner import PLAIN, Manner
from backroom.games.chicago_gangsters.bot.prospects import Prospects, package_worth, room_after
from backroom.games.chicago_gangsters.bot.speech import say
from backroom.games.chicago_gangsters.bot.stock import Stock
from backroom.games.chicago_gangsters.cards import (
    CARD_TEXTS,
    CHALLENGERS,
    DEFENDERS,
    NO_CARD,
    SIDES,
    THUG,
    TYPES,
    VALUE_OF,
)
from backroom.games.chicago_gangsters.outlook import beats, reaches_half
from backroom.games.chicago_gangsters.packs import unpacked
from backroom.games.chicago_gangsters.state import COVERED, OPENLY
from backroom.games.chicago_gangsters.sums import Sums, weigh_for
from backroom.games.chicago_gangsters.view import GangstersView
from backroom.kernel.action import Action
from backroom.kernel.chance import Chance
from backroom.kernel.game import AnyRules
from backroom.kernel.player import Choice, Player
from backroom.kernel.view import Update


class Soldier(Player):
    """Sound heuristics from a seat's view, at once. Its words are honest, if not the whole truth."""

    __slots__ = ("_manner",)

    def __init__(self, rules: AnyRules, manner: Manner = PLAIN) -> None:
        """Everything else that it needs comes with the updates."""
        self._manner: Final = manner

    def choose(self, update: Update, chance: Chance) -> Choice:
        view = update.view
        assert isinstance(view, GangstersView)
        prompt = update.prompt
        if prompt == "commit":
            return _commit(view, update.actions, self._manner)
        if prompt == "end-of-round":
            return end_choice(view, update.actions)
        if prompt == "package":
            return _package(view)
        if prompt == "thug":
            return _thug(view)
        if prompt == "mr-x":
            return _mr_x(view, self._manner)
        if prompt == "payment":
            return payment_choice(view, update.actions)
        if prompt == "poker-player":
            return poker_choice(view, update.actions)
        if prompt == "window":
            return _window(view, self._manner)
        if prompt == "duel":
            return _duel(view, update.actions)
        return _compensation(view, update.actions)


def own_cards(view: GangstersView) -> list[int]:
    """Hand and cards laid so far: the plan is the same whatever of it has been done."""
    return unpacked(view.hand + view.laid[view.viewer])


def _plan_for(view: GangstersView, side: int, alone: bool, manner: Manner) -> tuple[Prospects, Plan]:
    """The best that the viewer can do on a side."""
    seat = view.viewer
    cards = own_cards(view)
    prospects = Prospects(view, seat, side, alone, Stock(view, seat, cards))
    return prospects, best_plan(prospects, cards, view.owners[THUG] == seat, manner)


def _commit(view: GangstersView, offered: list[Action], manner: Manner) -> Choice:
    seat = view.viewer
    prospects, plan = _plan_for(view, view.side_of[seat], seat == view.fresh, manner)
    said = say(prospects, plan, offered, manner)
    if said is not None:
        return said
    bluff = plan.is_bluff(prospects.usable)
    laying = next_card(view, plan.cards, plan.hide if bluff else NO_CARD)
    if laying is not None:
        return laying
    if plan.hide not in (NO_CARD, view.hidden):
        why = "why-bluff" if bluff else "why-hide"
        return Choice(ACTIONS.leave[plan.hide], why, {"card": CARD_TEXTS[plan.hide]})
    if plan.thug and ACTIONS.declare_thug in offered and not prospects.friends:
        return Choice(ACTIONS.declare_thug, "why-thug")
    why = why_commit(view)
    # Persons lie there anyway: without a card there are no points that are worth their cards.
    points = plan.brings if any(plan.cards) or why != "why-commit" else 0
    return Choice(ACTIONS.commit[COVERED - OPENLY], why, {"points": points})


def why_commit(view: GangstersView) -> str:
    """What the cards mean as they lie: the same figures that the board shows."""
    sums = Sums(view)
    side = view.side_of[view.viewer]
    if beats(sums, side)["verdict"] == "sure":
        return "why-commit-wins"
    return "why-commit-half" if reaches_half(sums, side)["verdict"] == "sure" else "why-commit"


def next_card(view: GangstersView, cards: list[int], bluff: int) -> Choice | None:
    """The next card to take back, then to lay, one of them perhaps as a bluff; None once they lie as planned."""
    laid = unpacked(view.laid[view.viewer])
    for card in range(TYPES):
        if laid[card] > cards[card]:
            return Choice(ACTIONS.take_back[card], "why-take-back", {"card": CARD_TEXTS[card]})
    for card in range(TYPES):
        if laid[card] < cards[card]:
            why = "why-lay-bluff" if card == bluff else "why-lay"
            return Choice(ACTIONS.lay[card], why, {"card": CARD_TEXTS[card]})
    return None


def _thug(view: GangstersView) -> Choice:
    """Worth it if the doubled points make the loot better by more than a thug is worth."""
    seat = view.viewer
    stock = Stock(view, seat, own_cards(view))
    prospects = Prospects(view, seat, view.side_of[seat], False, stock)
    shares = prospects.shares(room_after(view.hand_sizes[seat], 0))
    without = weigh_for(view, seat, view.laid[seat], False).total
    with_it = weigh_for(view, seat, view.laid[seat], True).total
    kept = stock.thug_worth() - stock.most_persons(-1)
    if prospects.worth_of(with_it, shares) - prospects.worth_of(without, shares) > kept:
        return Choice(ACTIONS.declare_thug, "why-thug")
    return Choice(ACTIONS.spare_thug, "why-spare")


def _mr_x(view: GangstersView, manner: Manner) -> Choice:
    """The side that promises more, with the cards that suit it best."""
    side = CHALLENGERS
    best = _plan_for(view, CHALLENGERS, False, manner)[1]
    other = _plan_for(view, DEFENDERS, False, manner)[1]
    if other.worth > best.worth:
        side = DEFENDERS
        best = other
    return next_card(view, best.cards, NO_CARD) or Choice(ACTIONS.join[side], "why-join", {"side": SIDES[side]})


def _package(view: GangstersView) -> Choice:
    role = view.stack[-1].about[0]
    packages = view.box.loots[view.loot]
    stock = Stock(view, view.viewer, unpacked(view.hand))
    room = room_after(view.hand_sizes[view.viewer], 0)
    first = package_worth(stock, packages[role * 2], room)
    second = package_worth(stock, packages[role * 2 + 1], room)
    return Choice(ACTIONS.choose[0 if first >= second else 1], "why-package")


def _window(view: GangstersView, manner: Manner) -> Choice:
    """Alone, if that is clearly better than sharing."""
    side = view.side_of[view.viewer]
    together = _plan_for(view, side, False, manner)[1]
    alone = _plan_for(view, side, True, manner)[1]
    if alone.worth > together.worth + manner.ousting(view):
        return Choice(ACTIONS.take_card, "why-alone")
    return Choice(ACTIONS.pass_card, "why-together")


def _duel(view: GangstersView, offered: list[Action]) -> Choice:
    best = offered[0]
    value = 0
    for action in offered:
        assert isinstance(action, GangstersAction)
        if VALUE_OF[action.what] > value:
            value = VALUE_OF[action.what]
            best = action
    return Choice(best, "why-stake")


def _compensation(view: GangstersView, offered: list[Action]) -> Choice:
    """The cheapest thing: a card, the person or a bottle."""
    stock = Stock(view, view.viewer, unpacked(view.hand))
    best = offered[0]
    least = 1000.0
    for action in offered:
        assert isinstance(action, GangstersAction)
        price = 1.0 if action.what == PAY_ALCOHOL else stock.draw if action.what == PAY_MEANS else stock.person
        if price < least:
            least = price
            best = action
    return Choice(best, "why-pay")
