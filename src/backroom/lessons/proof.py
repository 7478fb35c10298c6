"""Problems: that their answers are right, and that nothing else is, as far as the learner can know."""

from __future__ import annotations

from backroom.kernel.action import Action
from backroom.kernel.chance import FastChance
from backroom.kernel.event import Event
from backroom.kernel.game import AnyRules
from backroom.kernel.state import State
from backroom.lessons.conditions import happens, whole_choices, written
from backroom.lessons.lesson import LEARNER, Told

#: So many worlds that the learner could not tell from the true one are looked at: other hidden cards, other luck.
WORLDS = 24


def solutions(rules: AnyRules, state: State, goal: Told, within: int) -> list[str]:
    """The choices after which the goal is reached for sure: whatever lies hidden and however chance falls.

    With `within` of two or more, the learner's next choices may help, as long as nobody else is asked in between.
    """
    view = rules.view(state, LEARNER)
    worlds = [state, *(rules.resample(view, FastChance(1000 + number)) for number in range(1, WORLDS))]
    return [
        written(choice)
        for choice in whole_choices(rules, state, LEARNER)[0]
        if all(_reaches(rules, world, choice, goal, within, seed) for seed, world in enumerate(worlds))
    ]


def _reaches(rules: AnyRules, state: State, choice: list[Action], goal: Told, within: int, seed: int) -> bool:
    after = state.clone()
    happened: list[Event] = []
    chance = FastChance(seed)
    for action in choice:
        rules.apply(after, LEARNER, action, chance, happened)
    if happens(goal, happened):
        return True
    if within == 1 or after.outcome is not None or not after.stack[-1].asks(LEARNER):
        return False
    following, _ = whole_choices(rules, after, LEARNER)
    return any(_reaches(rules, after, more, goal, within - 1, seed) for more in following)
