"""OpenSpiel's own simulations and players on our games: they are the games that `backroom.make` gives."""

from __future__ import annotations

import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import backroom
from backroom.adapters.openspiel import game_name, resample
from backroom.games import find_title, titles
from backroom.kernel.explicit import ExplicitGame
from tests.adapters.tables import MINIATURES, SIMULATED, TITLES

CLOSED = [pytest.param(title.id, id=title.id) for title in titles() if not title.all_public]
OPEN = [pytest.param(title.id, id=title.id) for title in titles() if title.all_public]


def loaded(title: str, **parameters: object) -> Any:  # noqa: ANN401 (a game of a library without types)
    return pyspiel.load_game(game_name(find_title(title)), parameters)


def advance(state: Any, chooser: random.Random, most: int = 1_000_000) -> Any:  # noqa: ANN401
    """The same state after so many random actions, chance aside, or at its end."""
    while not state.is_terminal() and (most or state.is_chance_node()):
        most -= not state.is_chance_node()
        state.apply_action(chooser.choice(state.legal_actions()))
    return state


def test_every_title_is_registered() -> None:
    names = {
        "backroom_chicago", "backroom_chicago_gangsters", "backroom_chicago_poker", "backroom_gangster",
    }  # fmt: skip
    assert names <= set(pyspiel.registered_names())


@pytest.mark.compiled_rules
@pytest.mark.parametrize(("title", "players"), SIMULATED)
def test_openspiel_simulates_it(title: str, players: int) -> None:
    pyspiel.random_sim_test(loaded(title, players=players), num_sims=1, serialize=True, verbose=False)


@pytest.mark.compiled_rules
@pytest.mark.parametrize(("title", "players"), MINIATURES)
def test_openspiel_simulates_the_miniature(title: str, players: int) -> None:
    game = loaded(title, players=players, miniature=True)
    pyspiel.random_sim_test(game, num_sims=5, serialize=True, verbose=False)


@pytest.mark.parametrize("title", TITLES)
def test_it_is_the_game_that_make_gives(title: str) -> None:
    """The same outcomes and choices: the same legal actions, knowledge and returns all the way."""
    game = backroom.make(title, chance="explicit", memory=True)
    assert isinstance(game, ExplicitGame)
    state = loaded(title).new_initial_state()
    chooser = random.Random(4)
    for _ in range(300):
        if game.is_over:
            break
        if game.chance_node is not None:
            assert state.chance_outcomes() == game.chance_node.outcomes
            outcome = chooser.choice(game.chance_node.outcomes)[0]
            game.apply_outcome(outcome)
            state.apply_action(outcome)
            continue
        assert (state.current_player(), state.legal_actions()) == (game.seat, game.legal_indices())
        index = chooser.choice(game.legal_indices())
        assert state.action_to_string(index) == game.rules.table[index].text
        game.apply_index(index)
        state.apply_action(index)
    assert state.returns() == game.returns()
    for seat in range(game.rules.players):
        assert state.information_state_string(seat) == "\n".join(game.information_state(seat))
        assert state.observation_string(seat) == game.information_state(seat)[-1]
        if game.chance_node is None:
            told = np.frombuffer(game.rules.encode(game.state, seat), np.float32)
            assert np.array_equal(np.array(state.observation_tensor(seat), np.float32), told)


def test_a_tensor_with_recall_tells_what_was_chosen_and_seen_before() -> None:
    game = loaded("chicago-poker", players=2, recall=3)
    state = advance(game.new_initial_state(), random.Random(1), most=0)
    before: list[tuple[Any, int]] = []
    while len(before) < 4:
        seat, index = state.current_player(), state.legal_actions()[-1]
        if seat == 0:
            before.append((np.array(state.observation_tensor(0), np.float32), index))
        state.apply_action(index)
        advance(state, random.Random(2), most=0)
    (size,) = game.observation_tensor_shape()
    actions = game.num_distinct_actions()
    tensor = np.array(state.information_state_tensor(0), np.float32)
    assert tensor.shape == (size + 3 * (size + actions),)
    assert np.array_equal(tensor[:size], np.array(state.observation_tensor(0), np.float32))
    seen = tensor[size : 4 * size].reshape(3, size)
    chosen = tensor[4 * size :].reshape(3, actions)
    for at, (observation, index) in enumerate(reversed(before[1:])):
        assert np.array_equal(seen[at], observation)
        assert np.flatnonzero(chosen[at]).tolist() == [index]


def test_a_copy_goes_its_own_way() -> None:
    state = advance(loaded("chicago-poker", players=3).new_initial_state(), random.Random(1), most=10)
    told = str(state), state.information_state_string(0), state.history()
    advance(state.clone(), random.Random(2))
    assert (str(state), state.information_state_string(0), state.history()) == told


def test_games_and_states_are_pickled() -> None:
    game = loaded("chicago-poker", players=3, tactical=True)
    state = advance(game.new_initial_state(), random.Random(1), most=10)
    again = pickle.loads(pickle.dumps(game))
    other = pickle.loads(pickle.dumps(state))
    assert (str(again), again.rules) == (str(game), game.rules)
    assert (other.history(), str(other), other.legal_actions()) == (state.history(), str(state), state.legal_actions())


@pytest.mark.compiled_rules
@pytest.mark.parametrize("title", CLOSED)
def test_its_search_over_information_sets_plays(title: str) -> None:
    game = loaded(title, talk=False)
    state = advance(game.new_initial_state(), random.Random(3), most=5)
    chooser = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, chooser), 1.4, 5, random_state=chooser, use_observation_string=True
    )
    bot.set_resampler(resample)
    for _ in range(2):
        index = bot.step(state)
        assert index in state.legal_actions()
        state.apply_action(index)
        advance(state, random.Random(1), most=0)


@pytest.mark.compiled_rules
@pytest.mark.parametrize("title", OPEN)
def test_its_tree_search_plays_where_all_is_open(title: str) -> None:
    game = loaded(title)
    assert game.get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION
    state = advance(game.new_initial_state(), random.Random(3), most=5)
    chooser = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, 4, mcts.RandomRolloutEvaluator(1, chooser), random_state=chooser)
    assert bot.step(state) in state.legal_actions()


def test_what_a_resampled_state_tells_its_player_is_the_same() -> None:
    state = advance(loaded("chicago-poker", players=3).new_initial_state(), random.Random(6), most=12)
    seat = state.current_player()
    other = resample(state, seat, rng=8)
    assert other.information_state_string(seat) == state.information_state_string(seat)
    assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
    assert other.legal_actions() == state.legal_actions()
    assert other.observation_string((seat + 1) % 3) != state.observation_string((seat + 1) % 3)
