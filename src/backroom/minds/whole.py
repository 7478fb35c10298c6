"""Whole choices: every way in which a seat can answer what it is asked, up to where a choice may end."""

from __future__ import annotations

from backroom.kernel.action import Action
from backroom.kernel.chance import Chance, FastChance
from backroom.kernel.game import AnyRules
from backroom.kernel.state import State


def whole_choices(rules: AnyRules, state: State, seat: int, most: int) -> list[list[Action]]:
    """The whole choices of a seat that is asked, short ones first; what is only said is left out.

    Choices of more parts than there is room for in `most` are left out too, but never all of them.
    """
    nothing = FastChance(0)
    found: list[list[Action]] = []
    begun: list[list[Action]] = [[]]
    states: list[State] = [state]
    at = 0
    while at < len(begun):
        way = begun[at]
        here = states[at]
        at += 1
        for action in here.stack[-1].step.onward(here, seat):
            if rules.table.is_talk(action):
                continue
            longer = [*way, action]
            # Whatever chance answers here is thrown away: the choice ends before it matters.
            there = here.clone()
            rules.apply(there, seat, action, nothing)
            if there.outcome is None and rules.unfinished(there, seat):
                if len(begun) < most:
                    begun.append(longer)
                    states.append(there)
            elif len(found) < most or not found:
                found.append(longer)
    return found


def play_whole(rules: AnyRules, state: State, seat: int, way: list[Action], chance: Chance) -> None:
    """Play a whole choice on a state."""
    for action in way:
        rules.apply(state, seat, action, chance)
