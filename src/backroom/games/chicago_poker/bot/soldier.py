"""The bots of Chicago Poker, and the sentence each gives for what it does."""

from __future__ import annotations

from typing import Final

from backroom.games.chicago_poker import actions as act
from backroom.games.chicago_poker.actions import PokerAction
from backroom.games.chicago_poker.bot.manner import PLAIN, Manner
from backroom.games.chicago_poker.bot.prospects import Prospect
from backroom.games.chicago_poker.bot.weighing import SMALL_HAND, Weighing
from backroom.games.chicago_poker.box import ROW
from backroom.games.chicago_poker.businesses import Goals
from backroom.games.chicago_poker.cards import BUSINESSES, CARD_TEXTS, NO_CARD, value_of
from backroom.games.chicago_poker.hands import HAND_NAMES, HIGH_CARD, rank_of, strength
from backroom.games.chicago_poker.rules import PokerRules
from backroom.games.chicago_poker.state import NOBODY
from backroom.games.chicago_poker.view import PokerView
from backroom.kernel.chance import Chance
from backroom.kernel.game import AnyRules
from backroom.kernel.player import Choice, Player
from backroom.kernel.refusal import Facts
from backroom.kernel.view import Update

#: Worths that differ by less are equal.
EQUAL: Final = 1e-9
#: From these odds on a duel counts as good; below the others as lost.
GOOD: Final = 0.6
LOST: Final = 0.05
#: The odds of a hand that is worth naming as the aim of a row.
LIKELY: Final = 0.3


class Soldier(Player):
    """Sound heuristics from a seat's view, at once: takes what is worth most by `Weighing`, ties by lot."""

    __slots__ = ("goals", "manner")

    def __init__(self, rules: AnyRules, manner: Manner = PLAIN) -> None:
        assert isinstance(rules, PokerRules)
        self.goals: Final[Goals] = rules.goals
        self.manner: Final = manner

    def choose(self, update: Update, chance: Chance) -> Choice:
        view = update.view
        assert isinstance(view, PokerView)
        if len(update.actions) == 1:
            return Choice(update.actions[0], "why-only")
        weighing = Weighing(view, self.goals)
        candidates = weighing.candidates(update.actions)
        chosen = candidates[0]
        best = weighing.worth(chosen, 0.0) + self.manner.likes(view, chosen)
        equals = 1
        for at in range(1, len(candidates)):
            liked = self.manner.likes(view, candidates[at])
            worth = weighing.worth(candidates[at], best - liked) + liked
            if worth > best + EQUAL:
                best = worth
                chosen = candidates[at]
                equals = 1
            elif worth > best - EQUAL:
                equals += 1
                if chance.below(equals) == 0:
                    chosen = candidates[at]
        return explained(chosen, best, weighing)


def explained(action: PokerAction, worth: float, weighing: Weighing) -> Choice:
    """A choice with its reason."""
    kind = action.kind
    if kind == act.PLAY:
        return _explained_play(action, worth, weighing)
    if kind == act.DRAW:
        small = len(weighing.hand) < SMALL_HAND
        return Choice(action, "why-draw-few" if small else "why-draw", {"count": len(weighing.hand)})
    if kind == act.MURDER_OF:
        return _explained_murder(action, weighing.view)
    if kind == act.RAID_ON:
        facts = _at(weighing.view, action.place)
        facts["target"] = action.target
        facts["count"] = weighing.hidden(action.target, action.place)
        return Choice(action, "why-raid", facts)
    if kind == act.LIMOUSINE_RIDE:
        facts = _at(weighing.view, action.place)
        facts["destination"] = BUSINESSES[weighing.view.kinds[action.to]]
        return Choice(action, "why-limousine", facts)
    if kind == act.CARRY:
        facts = _at(weighing.view, weighing.view.stack[-1].about[1])
        facts["card"] = CARD_TEXTS[action.card]
        return Choice(action, "why-carry", facts)
    if kind == act.STAKE:
        return _explained_stake(action, weighing.view)
    if kind == act.BLACKMAIL_FOR:
        return Choice(action, "why-blackmail", {"card": CARD_TEXTS[action.card]})
    if kind == act.DISCARD:
        return Choice(action, "why-discard", {"card": CARD_TEXTS[action.card]})
    if kind == act.PISTOL_SHOT:
        return Choice(action, "why-pistol")
    return Choice(action, "why-park" if kind == act.PARK else "why-forgo")


def _explained_play(action: PokerAction, worth: float, weighing: Weighing) -> Choice:
    view = weighing.view
    place = action.place
    row = [*weighing.rows[place], action.card]
    hand = weighing.hand[:]
    hand.remove(action.card)
    prospect = weighing.appraisal.prospect(place, row, hand, weighing.left, 0)
    odds = weighing.appraisal.field(place, len(row) == ROW).odds_for(prospect)
    facts = _at(view, place)
    facts["card"] = CARD_TEXTS[action.card]
    facts["hand"] = HAND_NAMES[rank_of(strength(row))]
    owner = view.bullet_of[place]
    if odds < LOST or (worth < 0.0 and len(row) < ROW):
        return Choice(action, "why-spare", facts)
    if owner != NOBODY and owner != view.viewer:
        facts["owner"] = owner
        return Choice(action, "why-answer", facts)
    if len(row) == ROW:
        return Choice(action, "why-complete" if odds >= GOOD else "why-complete-now", facts)
    aim = _aim(prospect)
    if aim == HIGH_CARD:
        return Choice(action, "why-start", facts)
    facts["hand"] = HAND_NAMES[aim]
    return Choice(action, "why-build", facts)


def _aim(prospect: Prospect) -> int:
    """The rank of the best hand that a row will likely become."""
    best = HIGH_CARD
    for at in range(len(prospect.odds)):
        if prospect.odds[at] >= LIKELY:
            best = max(best, rank_of(prospect.strengths[at]))
    return best


def _explained_murder(action: PokerAction, view: PokerView) -> Choice:
    facts = _at(view, action.place)
    facts["target"] = action.target
    row = action.place * view.players + action.target
    last = view.cards[row * ROW + view.counts[row] - 1]
    if last == NO_CARD:
        return Choice(action, "why-murder-hidden", facts)
    facts["card"] = CARD_TEXTS[last]
    return Choice(action, "why-murder", facts)


def _explained_stake(action: PokerAction, view: PokerView) -> Choice:
    facts = _at(view, view.stack[-1].about[0])
    facts["card"] = CARD_TEXTS[action.card]
    for card in view.hand:
        if value_of(card) > value_of(action.card):
            return Choice(action, "why-stake-less", facts)
    return Choice(action, "why-stake", facts)


def _at(view: PokerView, place: int) -> Facts:
    return {"business": BUSINESSES[view.kinds[place]]}
