"""Every field of every state, bent in every way: refused in words, or a game that can be played to its end."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterable

from backroom.kernel.chance import FastChance
from backroom.kernel.refusal import BadInput, Facts
from backroom.kernel.state import State
from backroom.testing.case import Case
from backroom.testing.mutations import WAYS, Bender
from backroom.testing.plain import state_text
from backroom.testing.walk import Walk, positions


def bend_states(
    say: Callable[[str], None], cases: Iterable[Case], seed: int, states: int, ways: int, played: int
) -> None:
    """Some real states of every case, every field of them bent in so many ways.

    At most `played` of those that are accepted are played to their end. `say` is told what is about to be tried, for
    rules that do not come back from it.
    """
    accepted = 0
    for case in cases:
        own = random.Random(f"{seed} {case}")
        say(f"{case}: looking for states")
        found = positions(case, seed, each=2)
        left = played
        for state in own.sample(found, min(states, len(found))):
            bender = Bender(json.loads(state_text(state)), own)
            for name in bender.data:
                for way in own.sample(sorted(WAYS), ways):
                    told, data = bender.bent(name, way)
                    say(f"{case}, seed {seed}: {told}")
                    restored = restore(case, data)
                    if restored is not None and left and data != bender.data:
                        left -= 1
                        play(case, restored, seed)
        accepted += played - left
    assert accepted, "none of the changed states was accepted, so nothing was played"


def restore(case: Case, data: Facts) -> State | None:
    """The state, or None if it was refused in words."""
    try:
        return case.rules.restore(data)
    except BadInput as refusal:
        refused = refusal
    assert refused.message == "state-unfit", f"a state was refused as {refused.message!r}, not as 'state-unfit'"
    assert len(json.dumps(refused.facts)) < 500, f"what is said of a state is too long to be read: {refused.facts}"
    return None


def play(case: Case, state: State, seed: int) -> None:
    """Everybody can look at it and think about it, and it comes to an end with every piece still there."""
    before = case.rules.inventory(state)
    for viewer in case.viewers:
        json.dumps(case.rules.update(state, viewer, []).as_data())
        case.rules.resample(case.rules.view(state, viewer), FastChance(seed))
    walk = Walk(case, seed, start=state, log=[])
    end = walk.to_the_end()
    assert case.rules.inventory(end) == before, "a state was accepted from which pieces were lost or made in play"
    for viewer in case.viewers:
        json.dumps(case.rules.update(end, viewer, walk.log or []).as_data())
