"""How the bots of Chicago Gangsters learn: tables whose loot is shared, as those who look ahead judge them."""

from __future__ import annotations

from pathlib import Path
from typing import Final, cast

from backroom.games.chicago_gangsters.bot.features import RoundFeatures
from backroom.games.chicago_gangsters.bot.imagined import STOP, stop_at_end
from backroom.games.chicago_gangsters.bot.thinking import Thinker
from backroom.games.chicago_gangsters.rules import GangstersRules
from backroom.games.chicago_gangsters.state import GangstersState
from backroom.kernel.action import Action
from backroom.kernel.chance import Chance
from backroom.kernel.game import AnyRules
from backroom.kernel.player import Player
from backroom.kernel.state import State
from backroom.minds.judging import Judge
from backroom.minds.study import Study
from backroom.minds.weights import judge_in

#: A file for each number of players.
WEIGHTS: Final = Path(__file__).parent / "weights"
HIDDEN: Final = (32,)
#: So many games of soldiers come first. They are quick, and a game has few rounds to learn from.
START: Final = 2000
#: Who learns tries so many commitments in so many worlds.
WORLDS: Final = 6
BREADTH: Final = 4


class GangstersStudy(Study):
    """Whoever learns thinks as a capo does, in few worlds."""

    __slots__ = ()

    def __init__(self, rules: AnyRules) -> None:
        features = RoundFeatures(cast("GangstersRules", rules).box, rules.players)
        super().__init__(rules, features, HIDDEN, start=START)

    def pupil(self, judge: Judge) -> Player:
        return Thinker(self.rules, judge, WORLDS, BREADTH, talks=False)

    def noted(self, before: State, seat: int, action: Action, dice: Chance, after: State) -> State | None:
        """The moment when the loot is shared and nobody has drawn: the game itself goes straight on from there."""
        assert isinstance(before, GangstersState)
        if before.stack[0].about:
            # The end of the round has begun.
            return None
        stop_at_end(before)
        self.rules.apply(before, seat, action, dice)
        shared = before.outcome is None and len(before.stack) == 1 and before.stack[0].about == STOP
        return before if shared else None

    def viewers(self, seat: int) -> list[int]:
        """Everybody: the position is judged by all, all hands being known."""
        return list(range(self.rules.players))


def judge_for(rules: AnyRules, weights: Path) -> Judge | None:
    """A judge for these rules by the weights of a folder; None where nothing that was learnt fits them."""
    return judge_in(weights, GangstersStudy(rules))
