"""Soldier: it plays every table by what is offered, weighs duels by the odds, and beats random players."""

from __future__ import annotations

from typing import cast

import pytest

from backroom.arena.playout import play_match
from backroom.games.chicago import TITLE
from backroom.games.chicago.bot.soldier import Soldier
from backroom.games.chicago.bot.soldier_2026.soldier import Soldier as Soldier2026
from backroom.games.chicago.bot.weighing import Weighing
from backroom.games.chicago.crowds import ATTACKER
from backroom.games.chicago.gangs import ONE_OF
from backroom.kernel.chance import FastChance
from backroom.kernel.game import AnyRules
from backroom.kernel.player import Choice, Player
from backroom.players.random import RandomPlayer
from backroom.testing.case import Case, cases_of
from tests.games.chicago.scenario import Scene, a_city, chicago_rules
from tests.games.soldiers import Enlist, Watched, every_table, wins


@pytest.mark.parametrize("case", every_table(list(cases_of(TITLE))))
def test_a_soldier_plays_every_table_to_its_end(case: Case) -> None:
    chance = FastChance(7)
    state = case.rules.deal(chance)
    players: list[Player] = [Watched(Soldier(case.rules)), *(RandomPlayer() for _ in case.seats[1:])]
    play_match(case.rules, state, chance, players, [FastChance(seat) for seat in case.seats])
    assert state.outcome is not None


@pytest.mark.compiled_rules
def test_it_wins_most_games_of_two() -> None:
    assert wins(Soldier, cast("AnyRules", chicago_rules(2)), 6) >= 0.9 * 6


@pytest.mark.long
def test_it_wins_90_percent_of_400_games_of_two() -> None:
    assert wins(Soldier, cast("AnyRules", chicago_rules(2)), 400) >= 0.9 * 400


def asked(city: Scene, enlist: Enlist = Soldier) -> Choice:
    soldier = enlist(cast("AnyRules", city.rules))
    return soldier.choose(city.rules.update(city.state, city.seat, []), FastChance(1))


def choice(city: Scene, enlist: Enlist = Soldier) -> str:
    return asked(city, enlist).action.text


def test_it_does_not_walk_out_of_a_won_goal_in_round_six() -> None:
    """Yellow holds three casinos, red and green still come; a member at home can use the points."""
    men = {"yellow": "2@yellow-casino 2@red-casino 2@blue-casino 1@b-3", "red": "3@u-7", "green": "2@v-22"}
    city = a_city(men, owns={"yellow": "red-casino blue-casino"}, number=6, points=4)
    assert choice(city, Soldier2026) == "move blue-casino to g-20"
    assert choice(city).startswith("move b-3 ")


def test_it_calls_another_one_to_a_siege() -> None:
    men = {"yellow": "3@h-7 3@g-7", "red": "2@yellow-bar-12 2@yellow-bar-12 2@yellow-bar-12"}
    city = a_city(men, crowded=True, points=6).does("move h-7 to yellow-bar-12")
    assert choice(city, Soldier2026) == "fight"
    joins = asked(city)
    assert (joins.action.text, joins.why) == ("move g-7 to h-7", "why-reinforce")


def test_it_counts_everybody_in_a_crowd_and_tells_the_true_odds() -> None:
    crowds: list[float] = []
    for count in (1, 2, 3):
        men = {"yellow": "3@h-7", "red": " ".join(["2@yellow-bar-12"] * count)}
        city = a_city(men, crowded=True, points=2)
        view = city.rules.view(city.state, city.seat)
        house = city.plan.numbers["yellow-bar-12"]
        storm = asked(city)
        assert storm.action.text == "move h-7 to yellow-bar-12"
        true = view.crowds.rules_after(ONE_OF[3], city.state.crew_at(house), ATTACKER)
        assert storm.facts["odds"] == round(100 * true)
        crowds.append(Weighing(view, 0).holds(house, 3))
    assert crowds == sorted(crowds, reverse=True)
    assert len(set(crowds)) == 3


def test_it_stands_in_a_guarded_casino_when_the_phase_ends() -> None:
    inside = a_city({"yellow": "1@yellow-casino 1@c-3", "red": "4@v-22"}, guarded=True, number=6, points=3)
    assert choice(inside, Soldier2026) == "move yellow-casino to e-3"
    assert not choice(inside).startswith("move yellow-casino")
    outside = a_city({"yellow": "1@d-7 1@c-3", "red": "4@v-22"}, guarded=True, number=6, points=3)
    assert choice(outside, Soldier2026) == "move d-7 to c-7"
    assert choice(outside) == "move d-7 to e-7"


def test_the_last_gang_of_a_phase_completes_a_goal_with_its_last_points() -> None:
    men = {"blue": "1@e-7 1@r-5 1@c-20", "red": "1@v-22"}
    last = asked(a_city(men, turn="blue", number=6, points=3))
    assert (last.action.text, last.why) == ("move e-7 to yellow-casino", "why-finish")


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
