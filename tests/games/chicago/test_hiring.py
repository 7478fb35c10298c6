"""Members: what they are worth, what may be hired (CH-20 to CH-26)."""

from __future__ import annotations

import pytest

from backroom.games.chicago.gangs import ONE_OF, VALUES, value_of
from backroom.games.chicago.state import HIRING
from tests.games.chicago.scenario import a_city
from tests.games.chicago.test_set_up import dealt


@pytest.mark.clauses("CH-20", "CH-21")
def test_members_are_worth_what_they_cost() -> None:
    assert [value_of(ONE_OF[rings]) for rings in range(1, 5)] == [10_000, 25_000, 40_000, 50_000]
    assert VALUES[1:4] == [10_000, 25_000, 40_000]


@pytest.mark.clauses("CH-21")
def test_hiring_costs_money_figures_and_rings() -> None:
    city = dealt(4)
    assert city.offers == ["done", "hire 1", "hire 2", "hire 3"]
    city.does("hire 3").does("hire 2")
    assert city.cash("yellow") == 125_000 - 65_000
    assert city.booked("yellow", HIRING) == -65_000
    assert (city.state.figures[0], city.state.rings) == (17, 150 - 16 - 5)
    assert city.waiting("yellow") == [4, 3, 2]
    poor = a_city({}, cash={"yellow": 20_000})
    assert poor.offers == ["roll", "hire 1"]
    assert poor.refuses("hire 2") == ("CH-21", "refused-too-dear")


@pytest.mark.clauses("CH-22")
def test_one_of_strength_three_a_phase_and_ones_and_twos_evenly() -> None:
    city = dealt(4).does("hire 3")
    assert city.refuses("hire 3") == ("CH-22", "refused-three")
    city.does("hire 1")
    assert city.refuses("hire 1") == ("CH-22", "refused-uneven")
    city.does("hire 2")
    assert "hire 1" in city.offers
    assert "hire 2" in city.offers


@pytest.mark.clauses("CH-22")
@pytest.mark.parametrize(("ones", "twos"), [(4, 3), (2, 3)])
def test_the_rulebooks_examples_of_even_hiring(ones: int, twos: int) -> None:
    """Four ones and three twos, or two ones and three twos, can be hired in one go; one more of the many cannot."""
    city = a_city({"yellow": "1@b-3", "blue": "1@c-23", "red": "1@v-2"}, cash={"red": 200_000}, last=True)
    city.does(city.offers[0])
    assert city.asked == "red"
    more, fewer = ("hire 1", "hire 2") if ones > twos else ("hire 2", "hire 1")
    for _ in range(min(ones, twos)):
        city.does(more).does(fewer)
    city.does(more)
    assert city.refuses(more) == ("CH-22", "refused-uneven")
    city.does("done")
    assert (city.waiting("red").count(1), city.waiting("red").count(2)) == (ones, twos)


@pytest.mark.clauses("CH-22")
def test_everybody_hires_in_turn_before_anybody_places() -> None:
    city = dealt(4)
    asked = []
    while city.prompt == "hire":
        asked.append(city.asked)
        city.does("done")
    assert asked == ["yellow", "red", "green", "blue"]
    assert (city.prompt, city.asked) == ("place", "yellow")


@pytest.mark.clauses("CH-22", "CH-25")
def test_who_can_hire_nobody_is_not_asked() -> None:
    city = a_city({"yellow": "1@b-3", "red": "1@v-2", "blue": "1@c-23"}, figures={"red": 0}, last=True)
    city.does(city.offers[0])
    assert city.facts_of("phase-begun")["gang"] == "red"
    assert (city.prompt, city.asked) == ("hire", "green")


@pytest.mark.clauses("CH-23", "CH-26")
def test_rings_stay_where_they_are_and_none_is_bought_for_a_member() -> None:
    """The rulebook's example: two ones never become a two."""
    city = dealt(4).does("hire 1").does("hire 2").does("hire 1")
    for _ in range(4):
        city.does("done")
    assert city.waiting("yellow") == [4, 1, 2, 1]
    city.does("place 1 in yellow-home").does("place 1 in yellow-bar-1")
    assert city.men("yellow") == {"yellow-home": [1], "yellow-bar-1": [1]}
    assert city.refuses("place 1 in yellow-bar-2") == ("CH-23", "refused-none-waiting")
    assert not [action for action in city.rules.table.actions if "ring" in action.text]


@pytest.mark.clauses("CH-24")
def test_on_a_turn_ones_and_twos_are_hired_before_the_roll() -> None:
    city = a_city({})
    assert city.offers == ["roll", "hire 1", "hire 2"]
    assert city.refuses("hire 3") == ("CH-24", "refused-three-now")
    city.does("hire 2")
    assert city.refuses("hire 2") == ("CH-24", "refused-uneven")
    city.does("hire 1", "hire 1")
    assert city.refuses("hire 1") == ("CH-24", "refused-uneven")
    city.does("roll")
    assert city.refuses("hire 2") == ("CH-40", "refused-other-question")


@pytest.mark.clauses("CH-24")
def test_the_evenness_of_a_turn_begins_anew_each_turn() -> None:
    city = a_city({"red": "1@v-3"}).does("hire 1", "roll")
    city.rolls_on("turn").rolls_on("move")
    while city.prompt != "turn" or city.asked != "yellow":
        city.does(city.offers[0])
    assert "hire 1" in city.offers


@pytest.mark.clauses("CH-25")
def test_without_figures_or_rings_nobody_is_hired() -> None:
    city = a_city({"yellow": "1@b-3"}, figures={"yellow": 0})
    assert city.offers == ["roll"]
    assert city.refuses("hire 1") == ("CH-25", "refused-no-figure")
    city.state.rings = 1
    city.state.figures[0] = 5
    assert city.offers == ["roll", "hire 1"]
    assert city.refuses("hire 2") == ("CH-25", "refused-no-rings")


@pytest.mark.clauses("CH-25", "CH-62")
def test_a_lost_figure_is_out_for_good() -> None:
    city = a_city({"yellow": "2@b-3", "red": "1@c-3"}, points=4).walks("b-3", "c-3", dice=(5, 0))
    assert (city.state.lost[1], city.state.figures[1]) == (1, 19)


@pytest.mark.clauses("CH-26")
def test_a_losers_rings_return_before_the_winner_takes_one() -> None:
    """With an empty bank the winner's ring is one of the loser's."""
    city = a_city({"yellow": "2@b-3", "red": "1@c-3"}, points=4)
    city.state.rings = 0
    city.walks("b-3", "c-3", dice=(5, 0))
    assert (city.men("yellow"), city.state.rings) == ({"c-3": [3]}, 0)
