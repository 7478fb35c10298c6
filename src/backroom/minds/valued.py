"""Players who take the whole choice that leads to the position they judge best."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from backroom.kernel.action import Action
from backroom.kernel.chance import Chance, FastChance
from backroom.kernel.game import AnyRules
from backroom.kernel.player import Choice, Considered, Player
from backroom.kernel.state import State
from backroom.kernel.view import Update, View
from backroom.minds.judging import Judge
from backroom.minds.whole import play_whole, whole_choices

#: Seeds of the chance that all whole choices are tried with.
SEEDS: Final = 1 << 30


@mypyc_attr(allow_interpreted_subclasses=True)
class Valued(Player):
    """Tries every whole choice in a few worlds that fit what its seat knows, and takes the one judged best.

    `worlds` is how many, `most` how many whole choices are looked at. The rest of a choice is remembered: whoever asks
    step by step gets what was planned.
    """

    __slots__ = ("_considered", "_judge", "_most", "_plan", "_worlds", "hope", "rules")

    def __init__(self, rules: AnyRules, judge: Judge, worlds: int, most: int = 200) -> None:
        self.rules: Final = rules
        self._judge: Final = judge
        self._worlds: Final = worlds
        self._most: Final = most
        self._plan: list[Action] = []
        #: What the last choice was judged to be worth.
        self.hope = 0.0
        self._considered: list[Considered] = []

    @property
    def considered(self) -> list[Considered]:
        return self._considered

    def choose(self, update: Update, chance: Chance) -> Choice:
        self._considered = []
        if self._plan and update.unfinished and self._plan[0] in update.actions:
            return self.explained(update, self._plan.pop(0))
        self._plan = []
        if len(update.actions) == 1:
            return self.explained(update, update.actions[0])
        way = self.best_way(update.view, chance)
        self._plan = way[1:]
        return self.explained(update, way[0])

    def explained(self, update: Update, action: Action) -> Choice:
        """The choice with a reason for it."""
        return Choice(action, "why-best", {"chance": round(100 * max(0.0, min(1.0, self.hope)))})

    def best_way(self, view: View, chance: Chance) -> list[Action]:
        """The whole choice that is judged best."""
        worlds = [self.rules.resample(view, chance) for _ in range(self._worlds)]
        seat = view.viewer
        ways = self.ways(worlds[0], seat)
        if len(ways) == 1:
            return ways[0]
        worths = self.worths_of(worlds, seat, ways, chance)
        return self.decide(worlds, seat, ways, worths, chance)

    def ways(self, world: State, seat: int) -> list[list[Action]]:
        """The whole choices that are weighed. They hang on what the seat knows, so any world will do."""
        return whole_choices(self.rules, world, seat, self._most)

    def worths_of(self, worlds: list[State], seat: int, ways: list[list[Action]], chance: Chance) -> list[float]:
        """What each whole choice is worth, in the mean of all worlds, all tried with the same dice."""
        tried: list[State] = []
        for world in worlds:
            seed = chance.below(SEEDS)
            for way in ways:
                state = world.clone()
                play_whole(self.rules, state, seat, way, FastChance(seed))
                tried.append(state)
        told = self._judge.worths(tried, seat)
        found = [0.0] * len(ways)
        for at in range(len(told)):
            found[at % len(ways)] += told[at] / len(worlds)
        return found

    def decide(
        self, worlds: list[State], seat: int, ways: list[list[Action]], worths: list[float], chance: Chance
    ) -> list[Action]:
        """One of the ways, by what they are worth."""
        best = best_of(worths)
        self.hope = worths[best]
        return ways[best]


def best_of(worths: list[float]) -> int:
    """Where the greatest number stands, the first of equals."""
    best = 0
    for at in range(1, len(worths)):
        if worths[at] > worths[best]:
            best = at
    return best
