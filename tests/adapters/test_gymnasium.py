"""Gymnasium's own check of an environment; the seat and those who play against it."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from backroom.adapters.gymnasium import SeatEnv, env
from backroom.kernel.chance import Chance
from backroom.kernel.player import Choice, Player
from backroom.kernel.refusal import BadInput
from backroom.kernel.view import Update
from tests.adapters.tables import TABLES, TITLES


class Listener(Player):
    """Takes the first offer, and notes for whom it was asked and what it heard."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.views: set[int] = set()

    @property
    def listens(self) -> bool:
        return True

    def choose(self, update: Update, chance: Chance) -> Choice:
        self.heard += [event.name for event in update.events]
        self.views.add(update.view.viewer)
        return Choice(update.actions[0], "random-choice")


def played(table: SeatEnv, seed: int) -> tuple[list[Any], float]:
    """What the learner saw of a game of random choices, and what it got."""
    chooser = np.random.default_rng(seed)
    seen, _ = table.reset(seed=seed)
    course = [seen["observation"].tobytes()]
    reward, over = 0.0, table.game.is_over
    while not over:
        seen, reward, over, _, _ = table.step(int(chooser.choice(np.flatnonzero(seen["action_mask"]))))
        course.append(seen["observation"].tobytes())
    return course, reward


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_the_environment_passes_the_check_of_gymnasium(title: str, players: int) -> None:
    check_env(env(title, players=players), skip_render_check=True)


@pytest.mark.parametrize("title", TITLES)
def test_gymnasium_makes_it_by_its_name(title: str) -> None:
    table = gymnasium.make(f"backroom/{title}-v0", against="random", render_mode="ansi")
    table.reset(seed=1)
    assert title in str(table.render())
    # With the pictures, for which it must be made by its name.
    check_env(table.unwrapped)


@pytest.mark.parametrize("title", TITLES)
def test_a_seed_is_the_same_game_against_the_same_bots(title: str) -> None:
    one, other = env(title, against="soldier"), env(title, against="soldier")
    course, reward = played(one, 5)
    assert (course, reward) == played(other, 5)
    assert one.game.is_over
    assert reward == one.game.returns()[0]


def test_the_learner_is_asked_wherever_it_sits_and_never_sees_another_choose() -> None:
    for seat in range(4):
        table = env("chicago-gangsters", players=4, seat=seat)
        seen, _ = table.reset(seed=seat)
        while not table.game.is_over:
            assert table.game.seats_asked == [seat]
            seen, _, _, _, _ = table.step(int(np.flatnonzero(seen["action_mask"])[0]))


def test_the_seat_can_be_another_every_game() -> None:
    table = env("chicago-poker", seat=None)
    seats = set()
    for seed in range(20):
        table.reset(seed=seed)
        seats.add(table.seat)
    assert seats == {0, 1, 2, 3}


def test_others_are_anybodys_players_each_on_a_seat_of_its_own() -> None:
    bots = [Listener(), Listener(), Listener()]
    table = env("chicago-poker", players=4, against=bots, seat=1)
    played(table, 1)
    assert [bot.views for bot in bots] == [{2}, {3}, {0}]
    assert all("turn-begun" in bot.heard for bot in bots)


def test_what_the_mask_does_not_offer_loses_the_game() -> None:
    table = env("chicago-poker", players=3)
    seen, _ = table.reset(seed=1)
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, over, cut, info = table.step(illegal)
    assert (reward, over, cut, info) == (-0.5, True, False, {"illegal": True})


def test_what_cannot_be_is_named() -> None:
    with pytest.raises(BadInput, match="no-such-bot"):
        env("chicago-poker", against="capone")
    with pytest.raises(ValueError, match="against names 1 players, and there are 3 other seats"):
        env("chicago-poker", players=4, against=["random"])
    with pytest.raises(ValueError, match="seat is from 0 to 3"):
        env("chicago-poker", players=4, seat=4)


def test_an_environment_in_the_middle_of_a_game_is_copied_and_pickled() -> None:
    table = env("chicago-poker", players=2)
    table.reset(seed=1)
    for other in (copy.deepcopy(table), pickle.loads(pickle.dumps(table))):
        seen, _, _, _, _ = other.step(other.game.legal_indices()[0])
        assert seen["action_mask"].any()
        assert other.game != table.game
