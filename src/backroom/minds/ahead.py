"""Players who look a round ahead: the best whole choices are played on, all with the same dice and the same replies."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from backroom.kernel.action import Action
from backroom.kernel.chance import Chance, FastChance
from backroom.kernel.game import AnyRules
from backroom.kernel.player import Player
from backroom.kernel.state import State
from backroom.minds.judging import Judge
from backroom.minds.valued import SEEDS, Valued, best_of
from backroom.minds.whole import play_whole


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Answers for any seat of a whole state, quickly: what everybody does while somebody looks ahead."""

    __slots__ = ()

    @abstractmethod
    def act(self, state: State, seat: int, chance: Chance) -> Action:
        """What this seat does, being asked."""


class PlayerPolicy(Policy):
    """A player's own choices, from what each seat may know."""

    __slots__ = ("_player", "_rules")

    def __init__(self, rules: AnyRules, player: Player) -> None:
        self._rules: Final = rules
        self._player: Final = player

    def act(self, state: State, seat: int, chance: Chance) -> Action:
        return self._player.choose(self._rules.update(state, seat, []), chance).action


class Ahead(Valued):
    """Plays its `breadth` best whole choices on until its seat is asked again, `tries` times each, and judges then.

    Everybody plays by `policy` meanwhile, at most `depth` decisions.
    """

    __slots__ = ("_breadth", "_depth", "_policy", "_tries")

    def __init__(
        self,
        rules: AnyRules,
        judge: Judge,
        policy: Policy,
        worlds: int,
        breadth: int,
        tries: int,
        depth: int = 200,
        most: int = 200,
    ) -> None:
        super().__init__(rules, judge, worlds, most)
        self._policy: Final = policy
        self._breadth: Final = breadth
        self._tries: Final = tries
        self._depth: Final = depth

    def decide(
        self, worlds: list[State], seat: int, ways: list[list[Action]], worths: list[float], chance: Chance
    ) -> list[Action]:
        order = sorted(range(len(ways)), key=lambda at: -worths[at])[: self._breadth]
        sums = [0.0] * len(order)
        for number in range(self._tries):
            world = worlds[number % len(worlds)]
            seed = chance.below(SEEDS)
            ends: list[State] = []
            for at in order:
                state = world.clone()
                dice = FastChance(seed)
                play_whole(self.rules, state, seat, ways[at], dice)
                self._play_on(state, seat, dice)
                ends.append(state)
            told = self._judge.worths(ends, seat)
            for place in range(len(order)):
                sums[place] += told[place]
        best = best_of(sums)
        self.hope = sums[best] / self._tries
        return ways[order[best]]

    def _play_on(self, state: State, seat: int, dice: FastChance) -> None:
        """Until the seat is asked anew, after somebody else was; or the end."""
        others = False
        for _ in range(self._depth):
            if state.outcome is not None:
                return
            asked = state.stack[-1].seat
            if asked != seat:
                others = True
            elif others:
                return
            self.rules.apply(state, asked, self._policy.act(state, asked, dice), dice)
