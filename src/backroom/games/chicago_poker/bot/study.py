"""How the bots of Chicago Poker learn: a position just after a choice, by what the boss who made it knows."""

from __future__ import annotations

from pathlib import Path
from typing import Final, cast

from backroom.games.chicago_poker.bot.features import PokerFeatures
from backroom.games.chicago_poker.bot.manner import PLAIN, Manner
from backroom.games.chicago_poker.bot.soldier import Soldier
from backroom.games.chicago_poker.bot.thinker import TRUST, Budget, Thinker
from backroom.games.chicago_poker.rules import PokerRules
from backroom.kernel.game import AnyRules
from backroom.kernel.player import Player
from backroom.minds.judging import Judge
from backroom.minds.study import SHARE_AND_LEAD, PlainStudy, Study
from backroom.minds.weights import judge_in

#: A file for each number of players.
WEIGHTS: Final = Path(__file__).parent / "weights"
HIDDEN: Final = (64, 32)
#: So many games of soldiers come first.
START: Final = 2000
#: Who learns takes at once what the judge likes best, and the soldier's worths with it, as capo and boss do.
QUICK: Final = Budget(2, 0, 0, 0, TRUST)


class PokerStudy(Study):
    """A position is worth the share of the win alone: scores are businesses, and tell little of who is ahead."""

    __slots__ = ()

    def __init__(self, rules: AnyRules) -> None:
        features = PokerFeatures(cast("PokerRules", rules))
        super().__init__(rules, features, HIDDEN, SHARE_AND_LEAD, lead=0.0, start=START)

    def pupil(self, judge: Judge) -> Player:
        return Thinker(cast("PokerRules", self.rules), judge, QUICK)


def study_for(rules: AnyRules) -> Study:
    """How to learn by these rules. A miniature has no businesses worth describing."""
    return PlainStudy(rules) if cast("PokerRules", rules).is_miniature else PokerStudy(rules)


def judge_for(rules: AnyRules, weights: Path) -> Judge | None:
    """A judge for these rules by the weights of a folder; None where nothing that was learnt fits them."""
    return None if cast("PokerRules", rules).is_miniature else judge_in(weights, PokerStudy(rules))


def mind_for(rules: AnyRules, budget: Budget, manner: Manner = PLAIN, weights: Path = WEIGHTS) -> Player:
    """Who thinks by these rules within a budget; a soldier, where no network of the folder fits them."""
    judge = judge_for(rules, weights)
    if judge is None:
        return Soldier(rules, manner)
    return Thinker(cast("PokerRules", rules), judge, budget, manner)
