"""Random playouts, compiled together with the rules: nothing is interpreted between two decisions."""

from __future__ import annotations

from backroom.kernel.chance import Chance
from backroom.kernel.game import AnyRules
from backroom.kernel.state import State


def play_out(rules: AnyRules, state: State, chance: Chance, most: int = 1_000_000) -> int:
    """Play `state` to its end by choosing uniformly among what is legal; returns how many decisions that took.

    `chance` gives the choices as well as the dice. Stops after `most` decisions.
    """
    decisions = 0
    while state.outcome is None and decisions < most:
        decision = state.stack[-1]
        seat = decision.seat
        legal = decision.step.legal(state, seat)
        rules.apply(state, seat, legal[chance.below(len(legal))], chance, None)
        decisions += 1
    return decisions
