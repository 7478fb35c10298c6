"""Seizing buildings (CH-50 to CH-52, CH-64, CH-104)."""

from __future__ import annotations

import pytest

from tests.games.chicago.scenario import LOSE, WIN, a_city

#: Twenty buildings of another colour: all chips of a gang.
ALL_CHIPS = "red-bar-1..8 red-bar-10..21"


@pytest.mark.clauses("CH-50")
def test_entering_seizes_with_a_chip_and_the_former_owners_goes_back() -> None:
    city = a_city({"yellow": "1@h-3 1@d-3"}, owns={"red": "yellow-bar-3"}, points=9)
    assert city.chips("red") == 19
    city.walks("h-3", "yellow-bar-3")
    assert (city.owner("yellow-bar-3"), city.chips("yellow"), city.chips("red")) == ("yellow", 19, 20)
    assert city.facts_of("building-taken")["former"] == "red"
    nobodys = a_city({"yellow": "1@i-3"}, points=9).walks("i-3", "yellow-bar-4")
    assert (nobodys.owner("yellow-bar-4"), nobodys.facts_of("building-seized")["former"]) == ("yellow", "nobody")


@pytest.mark.clauses("CH-50")
def test_in_the_own_printed_colour_no_chip_is_needed() -> None:
    city = a_city({"yellow": "1@d-3"}, owns={"red": "yellow-bar-1"}, points=9).walks("d-3", "yellow-bar-1")
    assert (city.owner("yellow-bar-1"), city.chips("yellow"), city.chips("red")) == ("yellow", 20, 20)
    taken = a_city({"red": "1@d-3"}, turn="red", points=9).walks("d-3", "yellow-bar-1")
    assert (taken.chips("red"), taken.chips("yellow")) == (19, 20)


@pytest.mark.clauses("CH-50", "CH-52")
def test_without_a_chip_a_building_is_not_seized() -> None:
    city = a_city({"yellow": "1@h-3"}, owns={"yellow": ALL_CHIPS}, points=9).walks("h-3", "yellow-bar-3")
    assert (city.owner("yellow-bar-3"), city.men("yellow")) == ("nobody", {"yellow-bar-3": [1]})
    assert "chips-missed" in city.happened
    # The own printed colour needs none; no chip is ever lifted from elsewhere.
    again = a_city({"yellow": "1@d-3"}, owns={"yellow": ALL_CHIPS, "blue": "yellow-bar-1"}, points=9)
    assert again.walks("d-3", "yellow-bar-1").owner("yellow-bar-1") == "yellow"
    assert not [action for action in city.rules.table.actions if "chip" in action.text]


@pytest.mark.clauses("CH-51")
def test_enter_seize_and_leave_in_one_move() -> None:
    city = a_city({"yellow": "1@h-3"}, points=9).walks("h-3", "yellow-bar-3", "h-3", "i-3", "yellow-bar-4")
    assert (city.owner("yellow-bar-3"), city.owner("yellow-bar-4")) == ("yellow", "yellow")
    assert city.state.points == 5


@pytest.mark.clauses("CH-52")
def test_seizing_happens_by_itself_on_entering_only() -> None:
    city = a_city({"yellow": "1@yellow-bar-3 1@c-3", "red": "1@v-3"}, points=2).walks("c-3", "d-3")
    assert city.owner("yellow-bar-3") == "nobody"


@pytest.mark.clauses("CH-64")
def test_a_victorious_attacker_seizes() -> None:
    city = a_city({"yellow": "2@h-3", "red": "1@yellow-bar-3"}, owns={"red": "yellow-bar-3"}, points=9)
    city.walks("h-3", "yellow-bar-3", dice=WIN)
    assert (city.owner("yellow-bar-3"), city.men("yellow")) == ("yellow", {"yellow-bar-3": [3]})
    lost = a_city({"yellow": "2@h-3 1@c-3", "red": "1@yellow-bar-3"}, owns={"red": "yellow-bar-3"}, points=9)
    assert lost.walks("h-3", "yellow-bar-3", dice=LOSE).owner("yellow-bar-3") == "red"


@pytest.mark.clauses("CH-104", "CH-52")
@pytest.mark.parametrize("crowded", [False, True])
def test_a_victorious_defender_seizes_what_he_could_not_before(crowded: bool) -> None:
    men = {"yellow": "2@h-3", "red": "1@yellow-bar-3"}
    city = a_city(men, owns={"blue": "yellow-bar-3"}, points=1, crowded=crowded)
    city.does("move h-3 to yellow-bar-3", dice=LOSE)
    assert (city.owner("yellow-bar-3"), city.chips("red"), city.chips("blue")) == ("red", 19, 20)
