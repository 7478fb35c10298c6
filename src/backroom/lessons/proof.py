"""Problems: that their answers are right, and that nothing else is, as far as the learner can know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from backroom.kernel.action import Action
from backroom.kernel.chance import FastChance
from backroom.kernel.event import Event
from backroom.kernel.game import AnyRules
from backroom.kernel.state import State
from backroom.lessons.conditions import happens, is_seen, whole_choices, written
from backroom.lessons.lesson import LEARNER, Goal, Seen, Told

#: So many worlds that the learner could not tell from the true one are looked at: other hidden cards, other luck.
WORLDS = 24


def solutions(rules: AnyRules, state: State, goal: Goal, within: int) -> list[str]:
    """The choices after which the goal is reached for sure: whatever lies hidden and however chance falls.

    With `within` of two or more, the learner's next choices may help, as long as nobody else is asked in between.
    """
    truth = _World(rules, state, goal, 0)
    found = [choice for choice in whole_choices(rules, state, LEARNER)[0] if truth.reaches(choice, within)]
    view = rules.view(state, LEARNER)
    for number in range(1, WORLDS):
        other = rules.resample(view, FastChance(1000 + number))
        if other == state and not truth.hangs_on_luck:
            continue  # nothing is hidden and nothing is rolled: it would end in the same way
        world = _World(rules, other, goal, number)
        found = [choice for choice in found if world.reaches(choice, within)]
    return [written(choice) for choice in found]


class _World:
    """One position that the learner may be in, with the luck of one seed."""

    def __init__(self, rules: AnyRules, state: State, goal: Goal, seed: int) -> None:
        self._rules: Final = rules
        self._state: Final = state
        self._goal: Final = goal
        self._seed: Final = seed
        #: Whether chance was asked anything in what was tried so far.
        self.hangs_on_luck = False
        #: Where the goal was not found, by the position and what had happened by then: within how many choices.
        self._in_vain: Final[dict[tuple[str, tuple[bool, ...]], int]] = {}

    def reaches(self, choice: Sequence[Action], within: int) -> bool:
        """Whether the goal is reached by this choice, and by more of the learner's up to `within`."""
        return self._reaches(self._state, choice, within, [])

    def _reaches(self, state: State, choice: Sequence[Action], within: int, before: list[Event]) -> bool:
        after = state.clone()
        happened = list(before)
        chance = FastChance(self._seed)
        chance.tape = []
        for action in choice:
            self._rules.apply(after, LEARNER, action, chance, happened)
        self.hangs_on_luck = self.hangs_on_luck or bool(chance.tape)
        done = tuple(happens(part, happened) for part in self._goal if isinstance(part, Told))
        if all(done) and self._sees(after):
            return True
        if within == 1 or after.outcome is not None or not after.stack[-1].asks(LEARNER):
            return False
        position = (repr(after), done)
        if self._in_vain.get(position, 0) >= within - 1:
            return False
        following, _ = whole_choices(self._rules, after, LEARNER)
        if any(self._reaches(after, more, within - 1, happened) for more in following):
            return True
        self._in_vain[position] = within - 1
        return False

    def _sees(self, state: State) -> bool:
        wanted = [part for part in self._goal if isinstance(part, Seen)]
        if not wanted:
            return True
        view = self._rules.view(state, LEARNER).as_data()
        return all(is_seen(part, view) for part in wanted)
