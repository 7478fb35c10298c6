"""What a drafted choice would bring, as far as it hangs on no chance: for titles in which everything is public."""

from __future__ import annotations

from backroom.kernel.action import Action
from backroom.kernel.chance import OutOfOutcomes, ScriptedChance
from backroom.kernel.game import AnyRules
from backroom.kernel.state import State
from backroom.kernel.view import View


def foreseen(rules: AnyRules, state: State, seat: int, actions: list[Action]) -> View | None:
    """The seat's view of after a whole choice, or after several that are handed in together, as a way is.

    None if a choice is not whole yet, has taken back what it did, or hangs on chance. `Refusal` if one is not allowed.
    """
    if not actions:
        return None
    after, done = _certain(rules, state, seat, actions)
    if rules.unfinished(after, seat) or (len(actions) > 1 and after.is_back_at(state)):
        return None
    return rules.foresee(state, after, seat, actions[done:])


def _certain(rules: AnyRules, state: State, seat: int, actions: list[Action]) -> tuple[State, int]:
    """The state after as many of the actions as ask nothing of chance, and how many those are."""
    for number, action in enumerate(actions):
        refusal = rules.refuse(state, seat, action)
        if refusal is not None:
            refusal.facts["action"] = action.text
            raise refusal
        after = state.clone()
        try:
            rules.apply(after, seat, action, ScriptedChance([]))
        except OutOfOutcomes:
            return state, number
        state = after
    return state, len(actions)
