"""*rookie*: looks at its strongest cards and at the most bottles. It knows the rules, and not yet what they mean."""

from __future__ import annotations

from typing import Final

from backroom.games.chicago_gangsters import actions as act
from backroom.games.chicago_gangsters.actions import ACTIONS, GangstersAction
from backroom.games.chicago_gangsters.bot.manner import PLAIN, Manner
from backroom.games.chicago_gangsters.bot.prospects import persons_of
from backroom.games.chicago_gangsters.bot.soldier import next_card, own_cards
from backroom.games.chicago_gangsters.box import Package
from backroom.games.chicago_gangsters.cards import (
    CARD_TEXTS,
    CHALLENGERS,
    DEFENDERS,
    HAND_LIMIT,
    KIND_OF,
    NO_CARD,
    SIDES,
    TYPES,
    VALUE_OF,
)
from backroom.games.chicago_gangsters.strength import usable_kinds
from backroom.games.chicago_gangsters.sums import brought, camp
from backroom.games.chicago_gangsters.talk import BRING_NOTHING, MOST_POINTS
from backroom.games.chicago_gangsters.view import GangstersView
from backroom.kernel.action import Action
from backroom.kernel.chance import Chance
from backroom.kernel.game import AnyRules
from backroom.kernel.player import Choice, Player
from backroom.kernel.view import Update

#: The types of cards, the highest first.
_HIGHEST: Final = sorted(range(TYPES), key=lambda card: -VALUE_OF[card])
#: It calls the thug as soon as so many points of cards lie there.
THUG_POINTS: Final = 4
#: It wants to be the Godfather with so many points that may be used here.
GODFATHER_POINTS: Final = 10


class Rookie(Player):
    """A beginner: strong cards first, as if alone, all for this round; a share for half is forgotten (CG-51)."""

    __slots__ = ("_lays",)

    def __init__(self, rules: AnyRules, manner: Manner = PLAIN) -> None:
        """Everything else that it needs comes with the updates."""
        #: Of twelve cards that may be used, how many it lays as a challenger: a half; fewer or more by its thrift.
        self._lays: Final = 4 if manner.thrift > 0.0 else 9 if manner.thrift < 0.0 else 6

    def choose(self, update: Update, chance: Chance) -> Choice:
        view = update.view
        assert isinstance(view, GangstersView)
        prompt = update.prompt
        if prompt == "commit":
            return _commit(view, update.actions, self._lays)
        if prompt == "package":
            return _package(view)
        if prompt == "end-of-round":
            return _end(view, update.actions)
        if prompt == "thug":
            return _thug(view)
        if prompt == "window":
            return _window(view)
        if prompt == "mr-x":
            return _mr_x(view, self._lays)
        if prompt == "compensation":
            return Choice(update.actions[-1], "why-pay")
        return _highest(update.actions, "why-stake" if prompt == "duel" else "why-strongest")


def cards_for(view: GangstersView, side: int, lays: int = 6) -> list[int]:
    """What it lays: to a sum that it can see, just enough to beat it alone, or nothing; else its strongest, `lays` of
    twelve."""
    seat = view.viewer
    usable = usable_kinds(view.box, view.district, view.owners, seat)
    cards = own_cards(view)
    factor = 2 if seat == view.lone else 1
    known = view.announced[CHALLENGERS]
    to_beat = known + 1 - persons_of(view, seat) if side == DEFENDERS and known >= 0 else -1
    number = 0
    for card in range(TYPES):
        if usable >> KIND_OF[card] & 1:
            number += cards[card]
    chosen = [0] * TYPES
    points = 0
    laid = 0
    for card in _HIGHEST:
        if not usable >> KIND_OF[card] & 1:
            continue
        for _ in range(cards[card]):
            if (to_beat >= 0 and points >= to_beat) or (to_beat < 0 and laid * 12 >= number * lays):
                return chosen
            chosen[card] += 1
            points += VALUE_OF[card] * factor
            laid += 1
    return chosen if points >= to_beat else [0] * TYPES


def _commit(view: GangstersView, offered: list[Action], lays: int) -> Choice:
    """It says what it has, all of it, lays it and calls the thug."""
    cards = cards_for(view, view.side_of[view.viewer], lays)
    factor = 2 if view.viewer == view.lone else 1
    points = persons_of(view, view.viewer)
    for card in range(TYPES):
        points += cards[card] * VALUE_OF[card] * factor
    if ACTIONS.pledge[0] in offered:
        word = max(1, min(MOST_POINTS, points)) if sum(cards) else BRING_NOTHING
        return Choice(ACTIONS.pledge[word - 1], "why-tell-all" if sum(cards) else "why-pledge-nothing")
    laying = next_card(view, cards, NO_CARD)
    if laying is not None:
        action = laying.action
        assert isinstance(action, GangstersAction)
        return Choice(action, "why-strongest", {"card": CARD_TEXTS[action.what]})
    if ACTIONS.declare_thug in offered and points >= THUG_POINTS and sum(cards) > 0:
        return Choice(ACTIONS.declare_thug, "why-thug")
    return Choice(ACTIONS.commit[-1], "why-all-i-want" if sum(cards) else "why-give-up", {"points": points})


def _package(view: GangstersView) -> Choice:
    """The most bottles; of as many, a person before cards."""
    role = view.stack[-1].about[0]
    packages = view.box.loots[view.loot]
    first, second = _eagerness(packages[role * 2]), _eagerness(packages[role * 2 + 1])
    return Choice(ACTIONS.choose[0 if first >= second else 1], "why-most-bottles")


def _eagerness(package: Package) -> int:
    return package.alcohol * 100 + (10 if package.person else 0) + package.means


def _end(view: GangstersView, offered: list[Action]) -> Choice:
    """A bottle is a bottle: it sells whenever it can, its strongest cards too, and swaps its weakest."""
    if view.hand_sizes[view.viewer] < HAND_LIMIT:
        for action in (ACTIONS.draw, ACTIONS.draw_extra):
            if action in offered:
                return Choice(action, "why-draw")
    for action in ACTIONS.trade:
        if action in offered:
            return Choice(action, "why-trade-always")
    weakest: GangstersAction | None = None
    for action in offered:
        assert isinstance(action, GangstersAction)
        if action.kind in (act.FENCE_CARD, act.SWAP) and (
            weakest is None or VALUE_OF[action.what] < VALUE_OF[weakest.what]
        ):
            weakest = action
    if weakest is not None and VALUE_OF[weakest.what] < 3:
        return Choice(weakest, "why-swap", {"card": CARD_TEXTS[weakest.what]})
    if ACTIONS.finish in offered:
        return Choice(ACTIONS.finish, "why-finish")
    return Choice(offered[0], "why-draw")


def _thug(view: GangstersView) -> Choice:
    if brought(view, view.viewer).means >= THUG_POINTS:
        return Choice(ACTIONS.declare_thug, "why-thug")
    return Choice(ACTIONS.spare_thug, "why-spare")


def _window(view: GangstersView) -> Choice:
    """Whoever has strong cards wants both packages."""
    usable = usable_kinds(view.box, view.district, view.owners, view.viewer)
    points = 0
    for card, count in enumerate(own_cards(view)):
        if usable >> KIND_OF[card] & 1:
            points += count * VALUE_OF[card]
    if points >= GODFATHER_POINTS:
        return Choice(ACTIONS.take_card, "why-alone")
    return Choice(ACTIONS.pass_card, "why-together")


def _mr_x(view: GangstersView, lays: int) -> Choice:
    """With the side whose persons look stronger, where its cards are hardly needed."""
    strength = [0, 0]
    for side in (CHALLENGERS, DEFENDERS):
        for seat in camp(view, side):
            strength[side] += persons_of(view, seat)
    side = DEFENDERS if strength[DEFENDERS] > strength[CHALLENGERS] else CHALLENGERS
    laying = next_card(view, cards_for(view, CHALLENGERS, lays), NO_CARD)
    return laying or Choice(ACTIONS.join[side], "why-join", {"side": SIDES[side]})


def _highest(offered: list[Action], why: str) -> Choice:
    """The highest card there is; without cards, whatever ends the question."""
    best: GangstersAction | None = None
    for action in offered:
        assert isinstance(action, GangstersAction)
        if action.kind == act.SETTLE:
            return Choice(action, "why-settle")
        if best is None or VALUE_OF[action.what] > VALUE_OF[best.what]:
            best = action
    assert best is not None
    return Choice(best, why, {"card": CARD_TEXTS[best.what]})
