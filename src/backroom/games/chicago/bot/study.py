"""How the bots of Chicago learn: how strong each seat stands between two turns, by its own numbers."""

from __future__ import annotations

from pathlib import Path
from typing import Final, cast

from backroom.games.chicago.bot.features import SeatFeatures
from backroom.games.chicago.bot.foresight import Budget, Foresight
from backroom.games.chicago.bot.roads import roads_of
from backroom.games.chicago.rules import ChicagoRules
from backroom.games.chicago.state import ChicagoState
from backroom.kernel.action import Action
from backroom.kernel.chance import Chance
from backroom.kernel.game import AnyRules
from backroom.kernel.player import Player
from backroom.kernel.state import State
from backroom.minds.judging import Judge
from backroom.minds.study import STRENGTH, Study
from backroom.minds.weights import judge_in

#: A file for each number of players; three play by what four have learnt if there is none for them.
WEIGHTS: Final = Path(__file__).parent / "weights"
INSTEAD_OF_THREE: Final = 4
HIDDEN: Final = (24,)
#: So many games of soldiers come first: nearly all that a position is worth is seen there.
START: Final = 600
#: Who learns judges the end of its turn only, once for each way.
QUICK: Final = Budget(most=4, first=1, breadth=1, closing=0, early=0, caution=0.0)


class ChicagoStudy(Study):
    """Whoever learns goes the way whose end is judged best."""

    __slots__ = ()

    def __init__(self, rules: AnyRules) -> None:
        known = cast("ChicagoRules", rules)
        features = SeatFeatures(known.plan, roads_of(known.plan), known.players, known.guarded)
        super().__init__(rules, features, HIDDEN, STRENGTH, start=START)

    def pupil(self, judge: Judge) -> Player:
        return Foresight(self.rules, judge, QUICK)

    def noted(self, before: State, seat: int, action: Action, dice: Chance, after: State) -> State | None:
        """Between two turns, and at the beginning of a phase, where whoever looks ahead stops."""
        assert isinstance(before, ChicagoState)
        assert isinstance(after, ChicagoState)
        turned = before.gang != after.gang and after.stack[-1].step.prompt == "turn"
        return after.clone() if turned or before.phase != after.phase else None

    def viewers(self, seat: int) -> list[int]:
        """Everybody is told of at once, so one of them will do."""
        return [0]


def judge_for(rules: AnyRules, weights: Path) -> Judge | None:
    """A judge for these rules by the weights of a folder; None where nothing that was learnt fits them."""
    return judge_in(weights, ChicagoStudy(rules), INSTEAD_OF_THREE if rules.players == 3 else 0)
