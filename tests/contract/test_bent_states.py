"""Every field of every state, bent in every way: refused in words, or a game that can be played to its end."""

from __future__ import annotations

import json
import random

import pytest

from backroom.games import find_title, titles
from backroom.kernel.chance import FastChance
from backroom.kernel.refusal import BadInput, Facts
from backroom.kernel.state import State
from backroom.kernel.title import AnyTitle
from tests.contract.aside import Say, within
from tests.contract.case import Case, cases_of
from tests.contract.mutations import WAYS, Bender
from tests.contract.plain import state_text
from tests.contract.walk import Walk, positions

#: What one bent state may take, to be refused or to be played: many times what it takes on a busy machine.
PATIENCE = 60

every_title = pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)


@every_title
def test_a_bent_state_is_refused_or_can_be_played(title: AnyTitle) -> None:
    """A hand of -1 once made compiled code loop for ever."""
    within(PATIENCE, bend, title.id, 1, 1, 3, 3)


@pytest.mark.long
@every_title
def test_bent_states_for_long(title: AnyTitle) -> None:
    within(PATIENCE, bend, title.id, 2, 40, len(WAYS), 10**6)


@pytest.mark.long
@every_title
def test_every_state_of_whole_games_is_accepted(title: AnyTitle) -> None:
    """Else a table could not be loaded from its snapshot."""
    for case in cases_of(title):
        for by_verb in (False, True):
            for state in Walk(case, 3, by_verb).play():
                case.rules.restore(state.as_data())


def bend(say: Say, title_id: str, seed: int, states: int, ways: int, played: int) -> None:
    """In every number of players and options: some real states, every field of them bent in so many ways.

    At most `played` of those that are accepted are played to their end.
    """
    accepted = 0
    for case in cases_of(find_title(title_id)):
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
    assert accepted, "nothing was accepted, so nothing was played"


def restore(case: Case, data: Facts) -> State | None:
    """The state, or None if it was refused in words."""
    try:
        return case.rules.restore(data)
    except BadInput as refusal:
        refused = refusal
    assert refused.message == "state-unfit"
    assert len(json.dumps(refused.facts)) < 500
    return None


def play(case: Case, state: State, seed: int) -> None:
    """Everybody can look at it and think about it, and it comes to an end with every piece still there."""
    before = case.rules.inventory(state)
    for viewer in case.viewers:
        json.dumps(case.rules.update(state, viewer, []).as_data())
        case.rules.resample(case.rules.view(state, viewer), FastChance(seed))
    walk = Walk(case, seed, start=state, log=[])
    end = walk.to_the_end()
    assert case.rules.inventory(end) == before
    for viewer in case.viewers:
        json.dumps(case.rules.update(end, viewer, walk.log or []).as_data())
