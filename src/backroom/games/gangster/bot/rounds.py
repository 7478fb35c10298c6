"""Looking a round ahead in Gangster: the best turns are played on, until only one is left that nobody beats."""

from __future__ import annotations

from typing import Final

from backroom.games.gangster.bot.manner import PLAIN, Manner
from backroom.games.gangster.bot.soldier import Soldier
from backroom.games.gangster.bot.soldier_2026.soldier import Soldier as Soldier2026
from backroom.games.gangster.bot.weighing import Weighing
from backroom.kernel.action import Action
from backroom.kernel.chance import Chance, FastChance
from backroom.kernel.game import AnyRules
from backroom.kernel.player import Considered, Player
from backroom.kernel.state import State
from backroom.minds.ahead import PlayerPolicy, Policy
from backroom.minds.judging import Judge, share_at_end
from backroom.minds.tally import Tally
from backroom.minds.valued import SEEDS, best_of
from backroom.minds.whole import play_whole

#: How many decisions are played on at most.
_DEPTH: Final = 60


class Rounds(Weighing):
    """Plays its `breadth` best turns on until its seat is asked again, all with the same dice; then half of them, twice
    as often, and so on, down to two.

    `tries` is how often the first ones are played on. Everybody plays by `policy` meanwhile. With `onward` the own turn
    after the round is weighed too, instead of the table before it.
    """

    __slots__ = ("_breadth", "_onward", "_policy", "_tries")

    def __init__(
        self,
        rules: AnyRules,
        judge: Judge,
        policy: Policy,
        breadth: int,
        tries: int,
        onward: bool,
        manner: Manner = PLAIN,
    ) -> None:
        super().__init__(rules, judge, manner)
        self._policy: Final = policy
        self._breadth: Final = breadth
        self._tries: Final = tries
        self._onward: Final = onward

    def decide(
        self, worlds: list[State], seat: int, ways: list[list[Action]], worths: list[float], chance: Chance
    ) -> list[Action]:
        likes = [self.liked(worlds[0], seat, way) for way in ways]
        order = sorted(range(len(ways)), key=lambda at: -worths[at] - likes[at])[: self._breadth]
        tally = Tally(len(ways))
        sums = tally.sums
        tries = self._tries
        played = 0
        while True:
            for _ in range(tries):
                self._try_all(worlds[0], seat, ways, order, tally, chance.below(SEEDS))
                played += 1
            if len(order) <= 2:
                break
            order = sorted(order, key=lambda at: -sums[at] - played * likes[at])[: (len(order) + 1) // 2]
            tries *= 2
        best = order[best_of([sums[at] + played * likes[at] for at in order])]
        self.hope = sums[best] / played
        self._considered = [Considered(ways[at], tally.chance(at)) for at in tally.ranked(best, likes)]
        return ways[best]

    def _try_all(
        self,
        world: State,
        seat: int,
        ways: list[list[Action]],
        order: list[int],
        tally: Tally,
        seed: int,
    ) -> None:
        """Play each of these turns on once, with the dice of this seed."""
        ends: list[State] = []
        for at in order:
            state = world.clone()
            dice = FastChance(seed)
            play_whole(self.rules, state, seat, ways[at], dice)
            self._play_on(state, seat, dice)
            ends.append(state)
        if self._onward:
            self._note_best_turns(ends, seat, order, tally, seed)
        else:
            told = self._judge.worths(ends, seat)
            tally.note(order, told, self._judge.chances)

    def _play_on(self, state: State, seat: int, dice: FastChance) -> None:
        """Until the seat is asked anew, or the end."""
        for _ in range(_DEPTH):
            if state.outcome is not None:
                return
            asked = state.stack[-1].seat
            if asked == seat:
                return
            self.rules.apply(state, asked, self._policy.act(state, asked, dice), dice)

    def _note_best_turns(self, states: list[State], seat: int, order: list[int], tally: Tally, seed: int) -> None:
        """Note what each table is worth after the best turn of the seat that is asked."""
        tried: list[State] = []
        counts: list[int] = []
        for state in states:
            if state.outcome is not None:
                counts.append(0)
                continue
            ways = self.ways(state, seat)
            for way in ways:
                after = state.clone()
                play_whole(self.rules, after, seat, way, FastChance(seed))
                tried.append(after)
            counts.append(len(ways))
        told = self._judge.worths(tried, seat)
        shares = self._judge.chances
        worths: list[float] = []
        chances: list[float] = []
        at = 0
        for place in range(len(states)):
            count = counts[place]
            if count:
                best = at + best_of(told[at : at + count])
                worths.append(told[best])
                chances.append(shares[best] if shares else 0.0)
            else:
                worths += self._judge.worths([states[place]], seat)
                chances.append(share_at_end(states[place], seat))
            at += count
        # Where every game has ended nothing was judged, and all is known.
        tally.note(order, worths, chances if shares or not tried else [])


def looking_ahead(
    rules: AnyRules, judge: Judge | None, breadth: int, tries: int, onward: bool, manner: Manner = PLAIN
) -> Player:
    """Who looks a round ahead by this judge; without one, a soldier.

    Everybody else is thought to play like the soldier of 2026, who decides five times as quickly as today's.
    """
    if judge is None:
        return Soldier(rules, manner)
    return Rounds(rules, judge, PlayerPolicy(rules, Soldier2026(rules)), breadth, tries, onward, manner)
