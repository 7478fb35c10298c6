"""The miniatures, worked out by OpenSpiel: rules, knowledge and adapter agree with what we work out ourselves."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, exploitability, external_sampling_mccfr, get_all_states

from backroom.adapters.openspiel import game_name
from backroom.games import find_title
from tests.adapters.best_response import gain_over_random_play
from tests.adapters.tables import MINIATURES

CARDS = "chicago-poker"
#: Worked out in a few seconds; the others take longer.
QUICK = (CARDS, "gangster")
WORKED_OUT = [
    pytest.param(*case.values, id=case.id, marks=[] if case.values[0] in QUICK else [pytest.mark.long])
    for case in MINIATURES
]


def miniature(title: str, players: int = 2) -> Any:  # noqa: ANN401 (a game of a library without types)
    return pyspiel.load_game(game_name(find_title(title)), {"players": players, "miniature": True, "talk": False})


def gain(game: Any, played: Any) -> float:  # noqa: ANN401
    """What all seats together gain by best responses, a seat: exploitability, for any number of players."""
    return float(exploitability.nash_conv(game, played) / game.num_players())


@pytest.mark.compiled_rules
@pytest.mark.parametrize(("title", "players"), WORKED_OUT)
def test_random_play_can_be_exploited_as_we_work_it_out(title: str, players: int) -> None:
    game = miniature(title, players)
    ours = gain_over_random_play(title, players)
    assert gain(game, policy.UniformRandomPolicy(game)) == pytest.approx(ours, abs=1e-9)
    assert ours > 0.05


@pytest.mark.long
def test_what_looks_alike_is_told_alike() -> None:
    """Where the texts are the same, so are the tensors; and they tell apart nearly all that the texts tell apart."""
    game = miniature(CARDS)
    tensors: dict[str, set[bytes]] = {}
    for state in get_all_states.get_all_states(game, include_chance_states=False).values():
        if not state.is_terminal():
            seat = state.current_player()
            told = np.array(state.information_state_tensor(seat), np.float32).tobytes()
            tensors.setdefault(state.information_state_string(seat), set()).add(told)
    several = [text for text, told in tensors.items() if len(told) > 1]
    assert several == []
    different = len(set.union(*tensors.values()))
    assert different > 0.8 * len(tensors)


@pytest.mark.compiled_rules
def test_regrets_minimised_leave_little_to_exploit() -> None:
    game = miniature(CARDS)
    solver = cfr.CFRPlusSolver(game)
    for _ in range(6):
        solver.evaluate_and_update_policy()
    assert gain(game, solver.average_policy()) < 0.05


@pytest.mark.compiled_rules
def test_sampled_regrets_lower_what_can_be_exploited() -> None:
    game = miniature(CARDS)
    np.random.seed(1)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game, external_sampling_mccfr.AverageType.SIMPLE)
    before = gain(game, policy.UniformRandomPolicy(game))
    for _ in range(300):
        solver.iteration()
    assert gain(game, solver.average_policy()) < before / 2
