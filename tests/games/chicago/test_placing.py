"""Placing and entering (CH-30 to CH-33, CH-52)."""

from __future__ import annotations

import pytest

from tests.games.chicago.scenario import a_city
from tests.games.chicago.test_set_up import dealt

HOMES = {"yellow": "1@b-3", "red": "1@v-2", "green": "1@w-22", "blue": "1@c-23"}


@pytest.mark.clauses("CH-30", "CH-32")
def test_new_members_and_the_starting_one_go_into_empty_own_buildings() -> None:
    city = dealt(4).does("hire 1")
    for _ in range(4):
        city.does("done")
    own = {f"yellow-{name}" for name in ("casino", "home", *(f"bar-{n}" for n in (1, 2, 6, 7, 10, 12, 15, 16)))}
    assert set(city.offers) == {f"place {rings} in {name}" for rings in (1, 4) for name in own}
    assert city.refuses("place 4 in yellow-bar-3") == ("CH-30", "refused-not-own")
    assert city.refuses("done") == ("CH-30", "refused-other-question")
    city.does("place 4 in yellow-casino")
    assert city.refuses("place 1 in yellow-casino") == ("CH-32", "refused-occupied")
    city.does("place 1 in yellow-bar-6")
    # All are placed, so the next is asked, in turn order.
    assert city.asked == "red"
    assert city.men("yellow") == {"yellow-casino": [4], "yellow-bar-6": [1]}


@pytest.mark.clauses("CH-30", "CH-33")
def test_those_that_find_no_place_wait() -> None:
    held = {"red": "yellow-casino yellow-bar-1..2 yellow-bar-6..7 yellow-bar-10 yellow-bar-12 yellow-bar-15..16"}
    city = a_city(HOMES, owns=held, waiting={"yellow": "3 1 2"}, cash={"yellow": 0}, phase="C", last=True)
    city.does(city.offers[0])
    while city.prompt == "hire":
        city.does("done")
    # Only the home bar is left of yellow's buildings.
    while city.asked != "yellow":
        city.does(city.offers[0])
    assert city.offers == [f"place {rings} in yellow-home" for rings in (1, 2, 3)]
    city.does("place 2 in yellow-home")
    assert city.waiting("yellow") == [3, 1]
    assert city.asked != "yellow" or city.prompt != "place"


@pytest.mark.clauses("CH-31", "CH-33")
def test_hired_on_a_turn_a_member_enters_the_home_bar_at_no_cost() -> None:
    city = a_city({}).does("hire 2")
    assert city.men("yellow") == {"yellow-home": [2]}
    city.does("hire 1")
    # One at a time: the next enters when the bar is free, between steps.
    assert (city.men("yellow"), city.waiting("yellow")) == ({"yellow-home": [2]}, [1])
    city.does("roll", dice=(0,))
    assert city.offers == ["move yellow-home to b-3"]
    city.does("move yellow-home to b-3")
    assert city.men("yellow") == {"b-3": [2], "yellow-home": [1]}
    assert city.state.points == 10


@pytest.mark.clauses("CH-31")
def test_nobody_enters_a_home_bar_that_is_somebody_elses() -> None:
    city = a_city({"yellow": "1@c-3"}, owns={"red": "yellow-home"}).does("hire 2").does("roll", dice=(0,))
    assert city.waiting("yellow") == [2]
    # Taken back between steps, it is occupied; once left, the one who waits comes in.
    city.walks("c-3", "b-3", "yellow-home")
    assert (city.owner("yellow-home"), city.waiting("yellow")) == ("yellow", [2])
    city.walks("yellow-home", "b-3")
    assert (city.waiting("yellow"), city.men("yellow")) == ([], {"b-3": [1], "yellow-home": [2]})


@pytest.mark.clauses("CH-33")
def test_the_first_hired_enters_first_and_only_on_its_gangs_turn() -> None:
    city = a_city({"yellow": "1@yellow-home", "red": "1@v-3"}, waiting={"yellow": "2 1"}, points=1)
    city.does("move yellow-home to b-3")
    assert (city.men("yellow"), city.waiting("yellow")) == ({"b-3": [1], "yellow-home": [2]}, [1])
    city.does("roll").rolls_on("turn")
    assert city.waiting("yellow") == [1]


@pytest.mark.clauses("CH-33", "CH-82")
def test_who_waits_is_wealth() -> None:
    city = a_city({"yellow": "1@yellow-home"}, waiting={"yellow": "2 3"}, cash={"yellow": 1_000})
    assert city.state.wealth_of(0) == 1_000 + 10_000 + 25_000 + 40_000


@pytest.mark.clauses("CH-33", "CH-52")
def test_an_occupant_without_a_chip_keeps_the_owners_members_out() -> None:
    laid = "red-bar-1..8 red-bar-10..21"
    city = a_city({"yellow": "1@v-2", "red": "1@v-9"}, owns={"yellow": laid}, waiting={"red": "2"}, points=1)
    assert city.chips("yellow") == 0
    city.does("move v-2 to red-home")
    assert (city.owner("red-home"), "chips-missed" in city.happened) == ("red", True)
    assert city.prompt == "turn"
    assert city.waiting("red") == [2]
