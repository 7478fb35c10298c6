"""Soldier: it plays every table by what is offered, weighs duels by the odds, and beats random players."""

from __future__ import annotations

from typing import cast

import pytest

from backroom.arena.playout import play_match
from backroom.games.chicago import TITLE
from backroom.games.chicago.bot.soldier import Soldier
from backroom.kernel.chance import FastChance
from backroom.kernel.game import AnyRules
from backroom.kernel.player import Player
from backroom.players.random import RandomPlayer
from backroom.testing.case import Case, cases_of
from tests.games.chicago.scenario import Scene, a_city, chicago_rules
from tests.games.soldiers import Watched, wins


@pytest.mark.parametrize("case", list(cases_of(TITLE)), ids=str)
def test_a_soldier_plays_every_table_to_its_end(case: Case) -> None:
    chance = FastChance(7)
    state = case.rules.deal(chance)
    players: list[Player] = [Watched(Soldier(case.rules)), *(RandomPlayer() for _ in case.seats[1:])]
    play_match(case.rules, state, chance, players, [FastChance(seat) for seat in case.seats])
    assert state.outcome is not None


def test_it_wins_most_games_of_two() -> None:
    assert wins(Soldier, cast("AnyRules", chicago_rules(2)), 6) >= 0.9 * 6


@pytest.mark.long
def test_it_wins_90_percent_of_400_games_of_two() -> None:
    assert wins(Soldier, cast("AnyRules", chicago_rules(2)), 400) >= 0.9 * 400


def choice(city: Scene) -> str:
    soldier = Soldier(cast("AnyRules", city.rules))
    return soldier.choose(city.rules.update(city.state, city.seat, []), FastChance(1)).action.text


def test_it_hires_as_strong_as_it_can() -> None:
    assert choice(a_city({})) == "hire 2"
    assert choice(a_city({}, cash={"yellow": 12_000})) == "hire 1"
    assert choice(a_city({}, owns={"red": "yellow-home"})) == "roll"


def test_it_goes_for_what_is_worth_most_a_point() -> None:
    assert choice(a_city({"yellow": "2@l-5"}, points=5)) == "move l-5 to yellow-bar-14"
    # A casino two steps away is worth more than a bar next door.
    assert choice(a_city({"yellow": "2@d-7"}, owns={"red": "yellow-casino"}, points=5)) == "move d-7 to e-7"


def test_it_duels_by_the_odds() -> None:
    assert choice(a_city({"yellow": "4@c-3", "red": "3@b-3"}, points=3)) == "move c-3 to b-3"
    assert choice(a_city({"yellow": "1@c-3", "red": "4@b-3"}, points=3)) != "move c-3 to b-3"


def test_it_guards_a_casino_with_an_opponent_at_the_door() -> None:
    men = {"yellow": "1@yellow-casino 1@c-3", "red": "4@d-7"}
    assert not choice(a_city(men, guarded=True, points=3)).startswith("move yellow-casino")


def test_it_breaks_anothers_goal() -> None:
    men = {"yellow": "1@r-5", "red": "1@v-22"}
    city = a_city(men, owns={"blue": "green-casino red-casino"}, points=3)
    assert choice(city) == "move r-5 to red-casino"


def test_it_pits_the_strong_against_the_weak() -> None:
    men = {"yellow": "3@h-7 1@g-7 1@c-3", "red": "2@yellow-bar-12 1@yellow-bar-12"}
    city = a_city(men, crowded=True, points=6)
    city.does("move h-7 to yellow-bar-12", "move g-7 to h-7", "move h-7 to yellow-bar-12")
    assert choice(city) == "fight"
    assert choice(city.does("fight")).startswith("pit 3")


def test_it_takes_an_allys_building_only_in_its_own_quarter() -> None:
    own = a_city({"yellow": "1@h-3"}, players=2, owns={"green": "yellow-bar-3"}, points=4)
    assert choice(own.does("move h-3 to yellow-bar-3")) == "seize"
    other = a_city({"yellow": "1@d-22"}, players=2, owns={"green": "blue-bar-6"}, points=4)
    assert choice(other.does("move d-22 to blue-bar-6")) == "leave"
