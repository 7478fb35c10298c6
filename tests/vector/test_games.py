"""Many games stepped at once: each is the game that it would be alone."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec

import numpy as np
import pytest
from numpy.typing import NDArray

import backroom
from backroom.games import titles
from backroom.kernel.refusal import BadInput
from backroom.vector import VectorGames

#: Long enough that random games of poker for two end.
STEPS = 250


def poker(games: int = 3, processes: int = 1, seed: int = 4) -> VectorGames:
    return backroom.vector.make("chicago-poker", 2, games, seed, processes=processes)


def first_offered(games: VectorGames) -> NDArray[np.intp]:
    first: NDArray[np.intp] = games.masks.argmax(axis=1)
    return first


def everything(games: VectorGames) -> list[bytes]:
    return [array.tobytes() for array in (*games.now, games.seeds)]


@pytest.mark.parametrize("title", [title.id for title in titles()])
def test_each_row_is_what_the_same_game_tells_alone(title: str) -> None:
    many = backroom.vector.make(title, games=2, seed=9)
    many.reset()
    alone = [backroom.make(title, seed=int(seed)) for seed in many.seeds]
    own = np.random.default_rng(1)
    for _ in range(20):
        for at, game in enumerate(alone):
            assert many.seats[at] == game.seat
            assert many.observations[at].tobytes() == game.rules.encode(game.state, game.seat)
            assert np.flatnonzero(many.masks[at]).tolist() == game.legal_indices()
        choices = many.sample(own)
        many.step(choices)
        for game, choice in zip(alone, choices, strict=True):
            game.apply_index(int(choice))
    assert not many.dones.any()


def test_a_game_that_ends_tells_its_returns_once_and_gives_way_to_the_next() -> None:
    many = poker()
    many.reset()
    alone = [backroom.make("chicago-poker", 2, int(seed)) for seed in many.seeds]
    ended = 0
    own = np.random.default_rng(1)
    for _ in range(STEPS):
        choices = many.sample(own)
        many.step(choices)
        for at, choice in enumerate(choices):
            alone[at].apply_index(int(choice))
            assert many.dones[at] == alone[at].is_over
            assert many.rewards[at].tolist() == (alone[at].returns() if alone[at].is_over else [0, 0])
            if alone[at].is_over:
                ended += 1
                alone[at] = backroom.make("chicago-poker", 2, int(many.seeds[at]))
    assert ended > 0


def test_games_are_the_same_in_any_number_of_processes() -> None:
    told = []
    for processes in (1, 3):
        own = np.random.default_rng(2)
        with poker(5, processes) as many:
            many.reset()
            for _ in range(30):
                many.step(many.sample(own))
            told.append(everything(many))
    assert told[0] == told[1]


def test_a_seed_is_the_same_games_and_another_is_not() -> None:
    one, same, other = poker(), poker(), poker(seed=5)
    for many in (one, same, other):
        many.reset()
    assert everything(one) == everything(same) != everything(other)
    first = everything(one)
    one.step(first_offered(one))
    assert everything(one) != first
    one.reset()
    assert everything(one) == first
    assert len({*one.seeds}) == one.games


@pytest.mark.parametrize("processes", [1, 2])
def test_every_game_can_be_given_its_own_seed(processes: int) -> None:
    chosen = [7, 7, 2**63 - 1]
    with poker(processes=processes) as many:
        many.reset()
        usual = everything(many)
        many.reset(chosen)
        assert many.seeds.tolist() == chosen
        for at, seed in enumerate(chosen):
            game = backroom.make("chicago-poker", 2, seed)
            assert many.observations[at].tobytes() == game.rules.encode(game.state, game.seat)
        many.reset()
        assert everything(many) == usual


def test_seeds_that_cannot_be_are_refused_and_nothing_is_done() -> None:
    many = poker()
    many.reset()
    before = everything(many)
    for wrong in ([1, 2], [1, 2, -1], [1.0, 2.0, 3.0], np.array([1, 2, 2**63], np.uint64), 5):
        with pytest.raises(ValueError, match="Seeds are 3 whole numbers"):
            many.reset(wrong)
    assert everything(many) == before


def test_a_choice_that_is_not_offered_is_named_and_nothing_is_done() -> None:
    many = poker()
    many.reset()
    before = everything(many)
    wrong = first_offered(many)
    wrong[1] = many.masks[1].argmin()
    text = many.rules.table[int(wrong[1])].text
    with pytest.raises(ValueError, match=f"Game 1: action {wrong[1]} \\({text}\\) is not offered to seat"):
        many.step(wrong)
    for choices in ([-1, 0, 0], [9999, 0, 0]):
        with pytest.raises(ValueError, match=f"Game 0: action {choices[0]} is not offered"):
            many.step(choices)
    for nonsense in ([0], [0.5, 0.0, 0.0]):
        with pytest.raises(ValueError, match="Choices are 3 whole numbers"):
            many.step(nonsense)
    assert everything(many) == before


def test_random_choices_are_offered_and_all_of_them_come_up() -> None:
    many = poker()
    many.reset()
    own = np.random.default_rng(3)
    found = {int(many.sample(own)[0]) for _ in range(400)}
    assert found == {*np.flatnonzero(many.masks[0]).tolist()}


def test_without_observations_there_are_masks_alone() -> None:
    many = backroom.vector.make("chicago-poker", games=2, seed=1, observations=False)
    now = many.reset()
    assert now.observations.shape == (2, 0)
    assert now.masks.any(axis=1).all()
    assert (many.step(first_offered(many)).seats >= 0).all()


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(BadInput, match="wrong-player-count"):
        backroom.vector.make("chicago-poker", 99)
    for games, processes in ((0, 1), (2, 0), (2, 3)):
        with pytest.raises(ValueError, match="a game for each process"):
            backroom.vector.make("chicago-poker", games=games, processes=processes)
    many = poker()
    with pytest.raises(ValueError, match=r"reset\(\) comes first"):
        many.step([0, 0, 0])
    many.close()
    with pytest.raises(ValueError, match="closed"):
        many.reset()


def test_without_numpy_it_is_told_what_to_install() -> None:
    program = "import sys; sys.modules['numpy'] = None; import backroom; backroom.make('gangster'); backroom.vector"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.stderr.splitlines()[-1].endswith("backroom.vector needs NumPy: pip install 'backroom[research]'")


@pytest.mark.parametrize("library", ["numpy", *(["torch"] if find_spec("torch") else [])])
@pytest.mark.parametrize("processes", [1, 2])
def test_other_libraries_see_the_arrays_themselves(library: str, processes: int) -> None:
    """By DLPack, which torch, JAX and NumPy speak: nothing is copied, so a step shows."""
    loaded = __import__(library)
    with poker(processes=processes) as many:
        many.reset()
        seen = loaded.from_dlpack(many.observations)
        before = many.observations.copy()
        many.step(first_offered(many))
        assert np.array_equal(np.asarray(seen), many.observations)
        assert not np.array_equal(np.asarray(seen), before)
        del seen
