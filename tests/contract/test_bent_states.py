"""Every field of every state, bent in every way: refused in words, or a game that can be played to its end."""

from __future__ import annotations

import pytest

from backroom.games import find_title, titles
from backroom.kernel.title import AnyTitle
from backroom.testing.bent_states import bend_states
from backroom.testing.case import cases_of
from backroom.testing.mutations import WAYS
from backroom.testing.walk import Walk
from tests.contract.aside import Say, within
from tests.contract.our_cases import our_cases

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
    bend_states(say, our_cases(find_title(title_id)), seed, states, ways, played)
