"""Moving (CH-40 to CH-46)."""

from __future__ import annotations

from typing import cast

import pytest

from tests.games.chicago.scenario import a_city


@pytest.mark.clauses("CH-40", "CH-45")
def test_points_are_shared_among_members_in_any_order() -> None:
    city = a_city({"yellow": "1@c-3 2@g-3", "red": "1@v-3"}, points=5)
    city.does("move c-3 to d-3", "move g-3 to h-3", "move d-3 to yellow-bar-1")
    assert (city.state.points, city.men("yellow")) == (2, {"h-3": [2], "yellow-bar-1": [1]})
    city.does("move h-3 to i-3", "move yellow-bar-1 to d-3")
    assert (city.prompt, city.asked) == ("turn", "red")


@pytest.mark.clauses("CH-40")
def test_only_own_members_go_and_only_to_neighbours() -> None:
    city = a_city({"yellow": "1@c-3", "red": "1@v-3"}, points=5)
    assert city.refuses("move v-3 to u-3") == ("CH-40", "refused-nobody-there")
    assert city.refuses("move d-3 to e-3") == ("CH-40", "refused-nobody-there")
    assert city.refuses("roll") == ("CH-40", "refused-other-question")
    assert "move c-3 to e-3" not in [action.text for action in city.rules.table.actions]


def test_a_place_far_away_says_why_nobody_goes_there() -> None:
    city = a_city({"yellow": "1@c-3 1@g-3", "red": "4@b-3 1@v-3"}, points=5)
    far = city.why_written("move c-3 to red-casino")
    assert (far.clause, far.message, far.facts["from"], far.facts["points"]) == ("CH-40", "refused-too-far", "c-3", 5)
    # As far as it says: with so many points it can be reached, with one less it cannot.
    steps = cast("int", far.facts["steps"])
    for points, within in [(steps - 1, False), (steps, True)]:
        city.state.points = points
        assert (city.why_written("move c-3 to red-casino").message == "refused-step-by-step") == within
    assert city.why_written("move c-3 to yellow-home").clause == "CH-42"  # red stands before its only door
    assert city.why_written("move c-3 to g-3").message == "refused-own-member"
    assert city.why_written("move v-3 to red-casino").message == "refused-nobody-there"
    assert city.why_written("send 1 from yellow-home to red-casino").message == "refused-nobody-there"
    for nonsense in ("move c-3 to c-3", "move c-3 to nowhere", "go c-3 to red-casino", "fight"):
        assert city.rules.refuse_written(city.state, 0, nonsense) is None
    assert all(city.rules.refuse_written(city.state, 0, action.text) is None for action in city.rules.table.actions)


@pytest.mark.clauses("CH-40")
def test_nobody_goes_anywhere_before_the_roll_or_out_of_turn() -> None:
    city = a_city({"yellow": "1@c-3", "red": "1@v-3"})
    assert city.refuses("move c-3 to d-3") == ("CH-40", "refused-roll-first")
    assert city.why_written("move c-3 to red-casino").message == "refused-roll-first"
    refusal = city.rules.refuse_written(city.state, 1, "move v-3 to red-casino")
    assert refusal is not None
    assert refusal.message == "refused-not-asked"


@pytest.mark.clauses("CH-41")
def test_all_points_must_be_used() -> None:
    city = a_city({"yellow": "1@c-3", "red": "1@v-3"}, points=2)
    assert all(text.startswith("move") for text in city.offers)
    city.does(city.offers[0])
    assert city.prompt == "move"


@pytest.mark.clauses("CH-41", "CH-90")
def test_a_gang_that_is_shut_in_by_its_ally_loses_its_points() -> None:
    city = a_city({"yellow": "1@yellow-home", "green": "1@b-3", "red": "1@v-3"}, players=2).does("roll")
    assert "points-lapsed" in city.happened
    assert city.facts_of("points-lapsed")["points"] == 11
    assert (city.prompt, city.asked) == ("turn", "red")


@pytest.mark.clauses("CH-42")
def test_nobody_passes_another() -> None:
    city = a_city({"yellow": "1@b-3 1@c-3", "red": "1@v-3"}, points=9)
    assert city.refuses("move b-3 to c-3") == ("CH-42", "refused-own-member")
    # B3 leads to C3 and into the home bar only.
    assert [text for text in city.offers if text.startswith("move b-3")] == ["move b-3 to yellow-home"]


@pytest.mark.clauses("CH-43", "CH-66")
def test_after_a_won_duel_a_member_goes_on() -> None:
    city = a_city({"yellow": "2@c-3", "red": "1@d-3 1@v-3"}, points=3)
    city.walks("c-3", "d-3", dice=(5, 0))
    assert (city.state.points, city.men("yellow")) == (2, {"d-3": [3]})
    assert city.walks("d-3", "e-3").men("yellow") == {"e-3": [3]}


@pytest.mark.clauses("CH-43")
def test_a_duel_interrupts_a_route_whatever_its_outcome() -> None:
    city = a_city({"yellow": "2@c-3", "red": "1@d-3 1@v-3"}, points=5)
    route = ("move c-3 to d-3", "move d-3 to e-3")
    assert city.refuses(*route)[1] == "refused-after-chance"


@pytest.mark.clauses("CH-44")
def test_a_member_may_turn_round() -> None:
    city = a_city({"yellow": "1@c-3", "red": "1@v-3"}, points=4).walks("c-3", "d-3", "c-3", "d-3")
    assert (city.state.points, city.men("yellow")) == (1, {"d-3": [1]})


@pytest.mark.clauses("CH-45")
def test_a_step_into_a_duel_must_be_taken_when_no_other_is_left() -> None:
    city = a_city({"yellow": "1@yellow-home", "red": "4@b-3 1@v-3"}, points=3)
    assert city.offers == ["move yellow-home to b-3"]
    city.does("move yellow-home to b-3", dice=(0, 0))
    assert city.men("yellow") == {}
    assert (city.prompt, city.asked) == ("turn", "red")
