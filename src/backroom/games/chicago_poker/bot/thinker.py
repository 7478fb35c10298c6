"""Who thinks further than a soldier: what a soldier would consider is judged by a network, the best of it played on."""

from __future__ import annotations

from typing import Final

from backroom.games.chicago_poker.actions import DRAW, PLAY, PokerAction
from backroom.games.chicago_poker.bot.likely import likely_world
from backroom.games.chicago_poker.bot.manner import PLAIN, Manner
from backroom.games.chicago_poker.bot.soldier import EQUAL, Soldier, explained
from backroom.games.chicago_poker.bot.weighing import Weighing
from backroom.games.chicago_poker.rules import PokerRules
from backroom.games.chicago_poker.state import PokerState
from backroom.games.chicago_poker.view import PokerView
from backroom.kernel.action import Action
from backroom.kernel.chance import Chance, FastChance
from backroom.kernel.player import Choice, Considered, Player
from backroom.kernel.state import State
from backroom.kernel.view import Update
from backroom.minds.judging import Judge
from backroom.minds.tally import Tally
from backroom.minds.valued import SEEDS, best_of

#: How far the soldier's worths count beside what the judge tells: both err, but not alike.
TRUST: Final = 2.0
#: Less than anything is worth.
NOTHING: Final = -1.0


class Budget:
    """How long somebody thinks, in numbers of things and never in time."""

    __slots__ = ("breadth", "rounds", "tries", "trust", "worlds")

    def __init__(self, worlds: int, breadth: int, tries: int, rounds: int, trust: float) -> None:
        #: Worlds in which a choice is judged at once, where chance or hidden cards matter.
        self.worlds: Final = worlds
        #: How many of the choices are played on, how often each, and through how many turns of one's own.
        self.breadth: Final = breadth
        self.tries: Final = tries
        self.rounds: Final = rounds
        #: How far the soldier's worths count.
        self.trust: Final = trust


class Thinker(Player):
    """Chooses among what a soldier weighs. With a budget of no tries it takes what the judge likes best at once."""

    __slots__ = ("_considered", "budget", "judge", "manner", "rules", "soldier")

    def __init__(self, rules: PokerRules, judge: Judge, budget: Budget, manner: Manner = PLAIN) -> None:
        self.manner: Final = manner
        self.rules: Final = rules
        self.judge: Final = judge
        self.budget: Final = budget
        self.soldier: Final = Soldier(rules, manner)  # type: ignore[arg-type]  # these rules are the title's own
        self._considered: list[Considered] = []

    @property
    def considered(self) -> list[Considered]:
        return self._considered

    def choose(self, update: Update, chance: Chance) -> Choice:
        self._considered = []
        view = update.view
        assert isinstance(view, PokerView)
        if len(update.actions) == 1 or view.stack[-1].step.prompt != "turn":
            return self.soldier.choose(update, chance)
        weighing = Weighing(view, self.rules.goals)
        candidates = weighing.candidates(update.actions)
        worths: list[float] = []
        best = NOTHING
        for action in candidates:
            worth = weighing.worth(action, best if action.kind == DRAW else NOTHING)
            best = max(best, worth)
            worths.append(worth)
        found = self.best(view, candidates, worths, chance)
        return explained(candidates[found], worths[found], weighing)

    def best(self, view: PokerView, candidates: list[PokerAction], worths: list[float], chance: Chance) -> int:
        """Which candidate to take; `worths` are the soldier's."""
        trust = self.budget.trust
        shares = self.judged(view, candidates, chance)
        likes = [trust * (worths[at] + self.manner.likes(view, candidates[at])) for at in range(len(candidates))]
        judged = [shares[at] + likes[at] for at in range(len(candidates))]
        tally = Tally(len(candidates))
        if self.budget.tries == 0:
            tally.note(list(range(len(candidates))), shares, shares)
            best = best_of(judged)
        else:
            order = sorted(range(len(candidates)), key=lambda at: -judged[at])[: self.budget.breadth]
            best = self.played_on(view, candidates, order, likes, tally, chance)
        self._considered = [Considered([candidates[at]], tally.chance(at)) for at in tally.ranked(best, likes)]
        return best

    def judged(self, view: PokerView, candidates: list[PokerAction], chance: Chance) -> list[float]:
        """What each candidate is worth by the judge alone, just after it."""
        seat = view.viewer
        worlds = [self._world(view, chance) for _ in range(self.budget.worlds)]
        seeds = [chance.below(SEEDS) for _ in worlds]
        tried: list[State] = []
        counts: list[int] = []
        last = view.actions_left == 1
        for action in candidates:
            # Laying a card shows nothing new: one world tells as much as many, unless a duel may follow at once.
            count = 1 if action.kind == PLAY and not (last and view.bullets) else len(worlds)
            counts.append(count)
            for number in range(count):
                state = worlds[number].clone()
                self.rules.apply(state, seat, action, FastChance(seeds[number]))
                tried.append(state)
        told = self.judge.worths(tried, seat)
        found: list[float] = []
        at = 0
        for count in counts:
            found.append(sum(told[at : at + count]) / count)
            at += count
        return found

    def played_on(
        self,
        view: PokerView,
        candidates: list[PokerAction],
        order: list[int],
        likes: list[float],
        tally: Tally,
        chance: Chance,
    ) -> int:
        """The best of some candidates after everybody has played on like soldiers, all with the same cards.

        The worse half is left out after a third of the tries, and again after two thirds.
        """
        seat = view.viewer
        tries = self.budget.tries
        kept = order
        sums = tally.sums
        for number in range(tries):
            if len(kept) > 2 and number in (tries // 3, 2 * tries // 3):
                kept = sorted(kept, key=lambda at: -(sums[at] / number + likes[at]))
                kept = kept[: max(2, len(kept) // 2)]
            world = self._world(view, chance)
            seed = chance.below(SEEDS)
            ends: list[State] = []
            for at in kept:
                state = world.clone()
                dice = FastChance(seed)
                self.rules.apply(state, seat, candidates[at], dice)
                self._play_on(state, seat, dice)
                ends.append(state)
            tally.note(kept, self.judge.worths(ends, seat), self.judge.chances)
        best = kept[0]
        for at in kept:
            if sums[at] + tries * likes[at] > sums[best] + tries * likes[best]:
                best = at
        return best

    def _world(self, view: PokerView, chance: Chance) -> PokerState:
        return likely_world(self.rules, view, chance)

    def _play_on(self, state: PokerState, seat: int, dice: FastChance) -> None:
        """Until so many further turns of this seat begin, or the end."""
        rounds = self.budget.rounds
        others = False
        while state.outcome is None:
            asked = state.stack[-1].seat
            if asked != seat:
                others = True
                if rounds == 0:
                    return
            elif others:
                others = False
                rounds -= 1
                if rounds <= 0:
                    return
            self.rules.apply(state, asked, self._soldierly(state, asked, dice), dice)

    def _soldierly(self, state: PokerState, seat: int, dice: FastChance) -> Action:
        """What a soldier does here, ties by order."""
        actions = self.rules.legal(state, seat)
        if len(actions) == 1:
            return actions[0]
        weighing = Weighing(self.rules.view(state, seat), self.rules.goals)
        candidates = weighing.candidates(list(actions))
        chosen = candidates[0]
        best = weighing.worth(chosen, 0.0)
        for at in range(1, len(candidates)):
            worth = weighing.worth(candidates[at], best)
            if worth > best + EQUAL:
                best = worth
                chosen = candidates[at]
        return chosen
