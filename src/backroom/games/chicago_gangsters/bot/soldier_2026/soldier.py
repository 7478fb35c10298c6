"""What bots know of Chicago Gangsters: *soldier* weighs every sum it could bring by what the round may pay."""

from __future__ import annotations

from typing import Final

from backroom.games.chicago_gangsters import actions as act
from backroom.games.chicago_gangsters.actions import ACTIONS, PAY_MEANS, PAY_PERSON, GangstersAction
from backroom.games.chicago_gangsters.bot.soldier_2026.commitment import THUG_WORTH, Plan, best_plan, card_to_hide
from backroom.games.chicago_gangsters.bot.soldier_2026.end_of_round import end_choice, payment_choice, poker_choice
from backroom.games.chicago_gangsters.bot.soldier_2026.prospects import Prospects, package_worth, person_worth
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
from backroom.games.chicago_gangsters.talk import BRING_NOTHING, MOST_POINTS
from backroom.games.chicago_gangsters.view import GangstersView
from backroom.kernel.action import Action
from backroom.kernel.chance import Chance
from backroom.kernel.game import AnyRules
from backroom.kernel.player import Choice, Player
from backroom.kernel.view import Update

#: How much better it must look to play alone before a partner is ousted: the others will remember.
OUSTING: Final = 0.5
#: What is pledged of what is meant: more would tell a greedy partner how much to top.
PLEDGED: Final = 0.7


class Soldier(Player):
    """Sound heuristics from a seat's view, at once. Its words are honest, if not the whole truth."""

    __slots__ = ()

    def __init__(self, rules: AnyRules) -> None:
        """Everything it needs comes with the updates."""

    def choose(self, update: Update, chance: Chance) -> Choice:
        view = update.view
        assert isinstance(view, GangstersView)
        prompt = update.prompt
        if prompt == "commit":
            return _commit(view, update.actions)
        if prompt == "end-of-round":
            return end_choice(view, update.actions)
        if prompt == "package":
            return _package(view)
        if prompt == "thug":
            return _thug(view)
        if prompt == "mr-x":
            return _mr_x(view)
        if prompt == "payment":
            return payment_choice(view, update.actions)
        if prompt == "poker-player":
            return poker_choice(view, update.actions)
        if prompt == "window":
            return _window(view)
        if prompt == "duel":
            return _duel(view, update.actions)
        return _compensation(view, update.actions)


def _own_cards(view: GangstersView) -> list[int]:
    """Hand and cards laid so far: the plan is the same whatever of it has been done."""
    return unpacked(view.hand + view.laid[view.viewer])


def _commit(view: GangstersView, offered: list[Action]) -> Choice:
    seat = view.viewer
    prospects = Prospects(view, seat, view.side_of[seat], seat == view.fresh)
    owns_thug = view.owners[THUG] == seat
    plan = best_plan(prospects, _own_cards(view), owns_thug)
    said = _say(prospects, plan, offered)
    if said is not None:
        return said
    laying = _lay(view, plan.cards)
    if laying is not None:
        return laying
    if seat == view.question:
        hide = card_to_hide(plan.cards)
        if hide not in (NO_CARD, view.hidden):
            return Choice(ACTIONS.leave[hide], "why-hide", {"card": CARD_TEXTS[hide]})
    if plan.thug and ACTIONS.declare_thug in offered and prospects.partner is None:
        return Choice(ACTIONS.declare_thug, "why-thug")
    return Choice(ACTIONS.commit[COVERED - OPENLY], _why_commit(view), {"points": plan.brings})


def _why_commit(view: GangstersView) -> str:
    """What the cards mean as they lie: the same figures that the board shows."""
    sums = Sums(view)
    side = view.side_of[view.viewer]
    if beats(sums, side)["verdict"] == "sure":
        return "why-commit-wins"
    return "why-commit-half" if reaches_half(sums, side)["verdict"] == "sure" else "why-commit"


def _say(prospects: Prospects, plan: Plan, offered: list[Action]) -> Choice | None:
    """First a pledge that will be kept, then what the partner would have to bring, if anything is lacking."""
    if ACTIONS.pledge[0] in offered:
        word = BRING_NOTHING if not any(plan.cards) else max(1, min(MOST_POINTS, int(plan.brings * PLEDGED)))
        return Choice(ACTIONS.pledge[word - 1], "why-pledge")
    missing = int(prospects.theirs.mean - plan.brings) + 1
    if missing > 0 and ACTIONS.request[0] in offered:
        return Choice(ACTIONS.request[min(MOST_POINTS, missing) - 1], "why-request")
    return None


def _lay(view: GangstersView, cards: list[int]) -> Choice | None:
    """The next card to take back, then to lay; None once they lie as planned."""
    laid = unpacked(view.laid[view.viewer])
    for card in range(TYPES):
        if laid[card] > cards[card]:
            return Choice(ACTIONS.take_back[card], "why-take-back", {"card": CARD_TEXTS[card]})
    for card in range(TYPES):
        if laid[card] < cards[card]:
            return Choice(ACTIONS.lay[card], "why-lay", {"card": CARD_TEXTS[card]})
    return None


def _thug(view: GangstersView) -> Choice:
    """Worth it if the doubled points make the loot better by more than a thug is worth."""
    seat = view.viewer
    prospects = Prospects(view, seat, view.side_of[seat], False)
    without = weigh_for(view, seat, view.laid[seat], False).total
    with_it = weigh_for(view, seat, view.laid[seat], True).total
    if prospects.worth_of(with_it) - prospects.worth_of(without) > THUG_WORTH:
        return Choice(ACTIONS.declare_thug, "why-thug")
    return Choice(ACTIONS.spare_thug, "why-spare")


def _mr_x(view: GangstersView) -> Choice:
    """The side that promises more, with the cards that suit it best."""
    cards = _own_cards(view)
    side = CHALLENGERS
    best = best_plan(Prospects(view, view.viewer, CHALLENGERS, False), cards, False)
    other = best_plan(Prospects(view, view.viewer, DEFENDERS, False), cards, False)
    if other.worth > best.worth:
        side = DEFENDERS
        best = other
    return _lay(view, best.cards) or Choice(ACTIONS.join[side], "why-join", {"side": SIDES[side]})


def _package(view: GangstersView) -> Choice:
    role = view.stack[-1].about[0]
    packages = view.box.loots[view.loot]
    first = package_worth(view, view.viewer, packages[role * 2])
    second = package_worth(view, view.viewer, packages[role * 2 + 1])
    return Choice(ACTIONS.choose[0 if first >= second else 1], "why-package")


def _window(view: GangstersView) -> Choice:
    """Alone, if that is clearly better than sharing."""
    seat = view.viewer
    cards = _own_cards(view)
    thug = view.owners[THUG] == seat
    together = best_plan(Prospects(view, seat, view.side_of[seat], False), cards, thug)
    alone = best_plan(Prospects(view, seat, view.side_of[seat], True), cards, thug)
    if alone.worth > together.worth + OUSTING:
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
    """The cheapest thing: a card, else the person or a bottle, whichever is worth less."""
    cheapest = offered[0]
    for action in offered:
        assert isinstance(action, GangstersAction)
        if action.kind == act.PAY and action.what == PAY_MEANS:
            return Choice(action, "why-pay")
        if action.what == PAY_PERSON and person_worth(view.person) < 1:
            cheapest = action
    return Choice(cheapest, "why-pay")
