"""Whole turns of Gangster, each weighed by the table that it leaves."""

from __future__ import annotations

from typing import Final, cast

from backroom.games.gangster.actions import LOAD, GangsterAction
from backroom.games.gangster.bot.manner import PLAIN, POINT, Manner
from backroom.games.gangster.bot.reasons import explained
from backroom.games.gangster.rules import GangsterRules
from backroom.games.gangster.state import GangsterState
from backroom.games.gangster.view import GangsterView
from backroom.kernel.action import Action
from backroom.kernel.chance import Chance, FastChance
from backroom.kernel.game import AnyRules
from backroom.kernel.player import Choice
from backroom.kernel.state import State
from backroom.kernel.view import Update
from backroom.minds.judging import Judge
from backroom.minds.valued import SEEDS, Valued
from backroom.minds.whole import play_whole

#: How often a turn that ends with a draw is tried.
DRAWS: Final = 4


class Weighing(Valued):
    """Nothing is hidden, so there is one world; only a turn after which something is drawn is tried several times."""

    __slots__ = ("_board", "_manner", "_width")

    def __init__(self, rules: AnyRules, judge: Judge, manner: Manner = PLAIN) -> None:
        super().__init__(rules, judge, 1)
        self._board: Final = cast("GangsterRules", rules).board
        self._width: Final = self._board.width
        self._manner: Final = manner

    def explained(self, update: Update, action: Action) -> Choice:
        view = update.view
        assert isinstance(view, GangsterView)
        return explained(view, update.prompt, action, self._plan)

    def ways(self, world: State, seat: int) -> list[list[Action]]:
        """All whole turns but those that fetch an own gangster back: that hardly ever pays."""
        assert isinstance(world, GangsterState)
        ways = super().ways(world, seat)
        others = [way for way in ways if not self._fetches_back(world, seat, way[-1])]
        return others or ways

    def _fetches_back(self, world: GangsterState, seat: int, last: Action) -> bool:
        if not isinstance(last, GangsterAction) or last.kind != LOAD:
            return False
        return bool(world.owner(world.fields[last.area * self._width + last.field]) == seat)

    def liked(self, world: State, seat: int, way: list[Action]) -> float:
        """What is liked about a whole turn, beside what it is worth."""
        assert isinstance(world, GangsterState)
        likes = 0.0
        for action in way:
            likes += self._manner.likes(world, self._board, seat, action)
        return POINT * likes

    def worths_of(self, worlds: list[State], seat: int, ways: list[list[Action]], chance: Chance) -> list[float]:
        seeds = [chance.below(SEEDS) for _ in range(DRAWS)]
        fresh = FastChance(0).count
        tried: list[State] = []
        counts: list[int] = []
        for way in ways:
            count = 0
            while count < DRAWS:
                state = worlds[0].clone()
                dice = FastChance(seeds[count])
                play_whole(self.rules, state, seat, way, dice)
                tried.append(state)
                count += 1
                if dice.count == fresh:
                    break
            counts.append(count)
        told = self._judge.worths(tried, seat)
        found: list[float] = []
        at = 0
        for count in counts:
            found.append(sum(told[at : at + count]) / count)
            at += count
        return found
