"""PettingZoo's own tests of an environment, and what they cannot know: who is asked, and what nobody may see."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test

from backroom.adapters.pettingzoo import env, parallel_env
from tests.adapters.tables import TABLES, TITLES

SIMULTANEOUS = "chicago-gangsters"
#: What it asks several seats at once, and nothing of an answer is told before the last (CG-112, CG-113).
SEALED = ("window", "duel")


def first_offered(seen: dict[str, Any]) -> int:
    return int(np.flatnonzero(seen["action_mask"])[0])


# PettingZoo knows of dicts with a mask, its own games have them, and warns of each all the same.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.parametrize(("title", "players"), TABLES)
def test_the_environment_passes_the_tests_of_pettingzoo(title: str, players: int) -> None:
    api_test(env(title, players=players), num_cycles=100)
    seed_test(partial(env, title, players=players), num_cycles=10)


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_the_parallel_environment_passes_the_tests_of_pettingzoo(title: str, players: int) -> None:
    parallel_api_test(parallel_env(title, players=players), num_cycles=100)


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_both_count_cycles_as_pettingzoo_does(title: str, players: int) -> None:
    max_cycles_test(
        SimpleNamespace(
            env=partial(env, title, players=players), parallel_env=partial(parallel_env, title, players=players)
        )
    )


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_both_are_drawn(title: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(env, title, players=players))
    assert title in capsys.readouterr().out


@pytest.mark.parametrize("title", TITLES)
def test_a_whole_game_ends_with_what_the_outcome_is_worth(title: str) -> None:
    table = env(title)
    table.reset(seed=3)
    chooser = np.random.default_rng(3)
    rewards = {}
    for agent in table.agent_iter():
        seen, reward, over, _, _ = table.last()
        assert table.observation_space(agent).contains(seen)
        rewards[agent] = reward
        table.step(None if over else int(chooser.choice(np.flatnonzero(seen["action_mask"]))))
    assert table.game.is_over
    assert [rewards[agent] for agent in table.possible_agents] == table.game.returns()
    assert sum(rewards.values()) == pytest.approx(0)


@pytest.mark.parametrize("title", TITLES)
def test_only_who_is_asked_is_selected_and_only_that_seat_has_a_choice(title: str) -> None:
    table = env(title)
    table.reset(seed=1)
    for _ in range(200):
        if table.game.is_over:
            break
        asked = [table.possible_agents[seat] for seat in table.game.seats_asked]
        assert table.agent_selection == asked[0]
        for agent in table.possible_agents:
            assert table.observe(agent)["action_mask"].any() == (agent in asked)
        table.step(first_offered(table.observe(table.agent_selection)))


def test_nobody_sees_what_another_chose_before_all_have_chosen() -> None:
    """Two games that differ only in what the first of several has secretly chosen look alike to the next."""
    table = env(SIMULTANEOUS, options={"godfather": True}, talk=False)
    table.reset(seed=2)
    compared = 0
    chooser = np.random.default_rng(1)
    for _ in range(400):
        game = table.game
        choices = game.legal_indices()
        if game.decision.step.prompt in SEALED and len(game.seats_asked) > 1 and len(choices) > 1:
            one, other = game.clone(), game.clone()
            one.apply_index(choices[0])
            other.apply_index(choices[-1])
            assert one.seat == other.seat != game.seat
            assert one.rules.encode(one.state, one.seat) == other.rules.encode(other.state, other.seat)
            compared += 1
        table.step(int(chooser.choice(choices)))
        if not table.agents or table.game.is_over:
            table.reset()
    assert compared > 5


def test_in_a_parallel_step_all_who_are_asked_choose_and_nobody_else() -> None:
    table = parallel_env(SIMULTANEOUS, talk=False)
    seen, _ = table.reset(seed=2)
    together = 0
    while table.agents:
        asked = table.game.seats_asked
        together += len(asked) > 1
        masks = [seat for seat, agent in enumerate(table.agents) if seen[agent]["action_mask"].any()]
        assert masks == asked
        chosen = {agent: first_offered(seen[agent]) for agent in table.agents if seen[agent]["action_mask"].any()}
        others = {agent: 0 for agent in table.agents if agent not in chosen}
        seen, rewards, over, cut, infos = table.step({**chosen, **others})
        assert not any(info for info in infos.values())
        assert not any(cut.values())
    assert together > 5
    assert all(over.values())
    assert list(rewards.values()) == table.game.returns()


def test_who_gives_nothing_legal_in_a_parallel_step_is_asked_again() -> None:
    table = parallel_env("chicago-poker", players=2)
    seen, _ = table.reset(seed=1)
    before, asked = table.game.clone(), table.possible_agents[table.game.seat]
    illegal = int(np.flatnonzero(seen[asked]["action_mask"] == 0)[0])
    _, _, _, _, infos = table.step({asked: illegal})
    assert infos[asked] == {"ignored": True}
    assert table.game == before


def test_an_illegal_choice_is_an_error_that_names_it() -> None:
    table = env("chicago-poker", players=2)
    table.reset(seed=1)
    illegal = int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"] == 0)[0])
    before = table.game.clone()
    with pytest.raises(ValueError, match=rf"{illegal} \(.+\) is not legal for {table.agent_selection}"):
        table.step(illegal)
    assert table.game == before


def test_without_observations_there_is_only_the_mask() -> None:
    table = env("chicago-poker", observations=False)
    table.reset(seed=1)
    seen = table.observe(table.agent_selection)
    assert list(seen) == ["action_mask"]
    assert table.observation_space(table.agent_selection).contains(seen)


def test_an_observation_that_somebody_keeps_does_not_change() -> None:
    table = env("chicago-poker", players=2)
    table.reset(seed=1)
    agent = table.agent_selection
    kept = table.observe(agent)
    copies = {name: array.copy() for name, array in kept.items()}
    for _ in range(30):
        table.step(first_offered(table.observe(table.agent_selection)))
    assert all(np.array_equal(kept[name], copies[name]) for name in kept)
    assert not np.array_equal(table.observe(agent)["observation"], kept["observation"])


@pytest.mark.parametrize("make", [env, parallel_env])
def test_an_environment_in_the_middle_of_a_game_is_copied_and_pickled(make: Callable[..., Any]) -> None:
    table = make("chicago-poker", players=2)
    table.reset(seed=1)
    for other in (copy.deepcopy(table), pickle.loads(pickle.dumps(table))):
        assert other.game == table.game
        other.game.apply_index(other.game.legal_indices()[0])
        assert other.game != table.game
