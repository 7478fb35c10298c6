"""How the bots of Gangster learn: tables between two turns, judged by the odds to win and the lead to be expected."""

from __future__ import annotations

from array import array
from pathlib import Path
from typing import Any, Final, cast

from backroom.games.gangster.bot.features import features_of
from backroom.games.gangster.bot.plain_features import size_of
from backroom.games.gangster.bot.weighing import Weighing
from backroom.games.gangster.rules import GangsterRules
from backroom.games.gangster.state import GangsterState
from backroom.kernel.game import AnyRules
from backroom.kernel.player import Player
from backroom.kernel.state import State
from backroom.minds.features import Features
from backroom.minds.judging import Judge
from backroom.minds.study import SHARE_AND_LEAD, Study
from backroom.minds.weights import judge_in

#: A file for each number of players.
WEIGHTS: Final = Path(__file__).parent / "weights"
HIDDEN: Final = (96, 32)
#: By number of players: a lead of so many points counts whole. Who has two colours wins or loses by much more.
UNITS: Final[dict[int, float]] = {2: 150.0, 3: 80.0, 4: 60.0, 5: 60.0}
#: What the lead counts beside the share of the win: where a game is nearly decided, only it tells better from worse.
LEAD: Final = 1.0
#: So many games of soldiers, some of whom err, come first: with fewer, two players learn that all is lost.
START: Final = 600


class TableFeatures(Features):
    """The written numbers of a table, told in C where that is there."""

    __slots__ = ("_written",)

    def __init__(self, rules: GangsterRules) -> None:
        super().__init__(size_of(rules.players))
        self._written: Final[Any] = features_of(rules.players, rules.board)

    def tell(self, state: State, seat: int, told: list[float]) -> None:
        assert isinstance(state, GangsterState)
        told.extend(array("f", self._written.row(state, seat)))

    def rows(self, states: list[State], seat: int) -> Any:  # noqa: ANN401 (any buffer)
        return b"".join([self._written.row(state, seat) for state in states])


class GangsterStudy(Study):
    """Whoever learns takes the turn that is judged best at once."""

    __slots__ = ()

    def __init__(self, rules: AnyRules) -> None:
        features = TableFeatures(cast("GangsterRules", rules))
        super().__init__(rules, features, HIDDEN, SHARE_AND_LEAD, LEAD, UNITS[rules.players], START)

    def pupil(self, judge: Judge) -> Player:
        return Weighing(self.rules, judge)


def judge_for(rules: AnyRules, weights: Path) -> Judge | None:
    """A judge for these rules by the weights of a folder; None where nothing that was learnt fits them."""
    return judge_in(weights, GangsterStudy(rules))
