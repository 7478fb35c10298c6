"""Whether a choice can be taken back without asking: nothing hidden or random was used, and nobody else has seen it."""

from __future__ import annotations

from backroom.kernel.action import Action
from backroom.kernel.chance import FastChance, OutOfOutcomes, ScriptedChance
from backroom.kernel.game import AnyRules
from backroom.kernel.state import State

#: So many other worlds are tried in which the seat could have been.
_WORLDS = 3


def is_free(
    rules: AnyRules, before: State, after: State, seat: int, actions: list[Action], drawn: bool, public: bool = False
) -> bool:
    """Whether `seat` may take `actions` back at once; they led from `before` to `after`.

    Not once chance was asked, the turn has passed to somebody else, or the seat has learnt something: if it saw
    the same in every world that it could not tell from the true one, it has learnt nothing.
    """
    if drawn or after.outcome is not None or after.stack[-1].seats != 1 << seat:
        return False
    if public:
        return True  # nothing is hidden in this title: there is no other world
    true = rules.view(after, seat)
    gist = true.gist()
    view = rules.view(before, seat)
    for world in range(_WORLDS):
        other = rules.resample(view, FastChance(world))
        try:
            for action in actions:
                rules.apply(other, seat, action, ScriptedChance([]))
        except OutOfOutcomes:
            return False
        # What it is asked and may do follows from what it sees: a resampled world has the same update.
        seen = rules.view(other, seat)
        if seen.gist() != gist and seen.as_data() != true.as_data():
            return False
    return True
