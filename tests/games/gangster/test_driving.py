"""Driving (GA-20, GA-30 to GA-35, GA-44, GA-45), the motor and the bumper (GA-61, GA-64, GA-66)."""

from __future__ import annotations

import re
from itertools import pairwise, permutations
from typing import cast

import pytest

from backroom.games.gangster import TITLE
from backroom.games.gangster.routes import find_route
from backroom.games.gangster.rules import GangsterRules
from backroom.kernel.chance import ScriptedChance
from backroom.kernel.refusal import Refusal
from tests.games.gangster.scenario import AREAS, RULES, ZEROS, Scene, a_table

BOARD = RULES[4].board


@pytest.mark.clauses("GA-30")
def test_from_greek_town_a_three_reaches_exactly_four_districts() -> None:
    """The rulebook's example."""
    table = a_table().begins("drive 3")
    assert {*table.offers()} == {
        "stop at the-loop", "stop at little-africa", "stop at west-side", "stop at little-italy",
    }  # fmt: skip


@pytest.mark.clauses("GA-30")
def test_no_stopping_early_and_no_driving_back() -> None:
    table = a_table().begins("drive 2")
    assert "stop at greek-town" not in table.offers()
    assert table.refuses("stop at the-loop") == ("GA-30", "refused-out-of-reach")
    assert table.refuses("stop at greek-town") == ("GA-30", "refused-out-of-reach")


@pytest.mark.clauses("GA-30", "GA-35")
@pytest.mark.parametrize("steps", [1, 2, 3, 4])
def test_a_route_is_found_for_every_end_and_uses_no_connection_twice(steps: int) -> None:
    for start in range(len(AREAS)):
        for end in BOARD.reaches[start][steps]:
            route = find_route(BOARD.links, start, steps, end)
            roads = [frozenset(pair) for pair in pairwise(route)]
            assert (route[0], route[-1], len(roads), len({*roads})) == (start, end, steps, steps)
            assert all(there in BOARD.links[here] for here, there in pairwise(route))


@pytest.mark.clauses("GA-30")
@pytest.mark.parametrize("steps", [1, 2, 3, 4])
def test_the_ends_are_those_of_all_walks_that_use_no_connection_twice(steps: int) -> None:
    """Every order of so many different roads that can be driven one after another."""
    roads = [(here, there) for here in range(len(AREAS)) for there in BOARD.links[here] if here < there]
    for start in range(len(AREAS)):
        ends = {_driven(start, order) for order in permutations(roads, steps)} - {None}
        assert ends == {*BOARD.reaches[start][steps]}


def _driven(start: int, roads: tuple[tuple[int, int], ...]) -> int | None:
    """Where one comes to along these roads; None if they do not lead on."""
    here = start
    for road in roads:
        if here not in road:
            return None
        here = road[0] if here == road[1] else road[1]
    return here


@pytest.mark.clauses("GA-30")
def test_a_drive_turns_its_card_over_and_is_one_submission() -> None:
    table = a_table()
    with pytest.raises(Refusal) as caught:
        table.does("drive 3")
    assert caught.value.message == "refused-unfinished"
    assert table.open_cards("grey") == [1, 2, 3]
    table.does("drive 3", "stop at the-loop")
    assert (table.car("grey"), table.open_cards("grey")) == ("the-loop", [1, 2])
    assert table.events("car-driven")[0]["route"] == ["greek-town", "west-side", "north-side", "the-loop"]


@pytest.mark.clauses("GA-30")
def test_a_card_that_lies_face_down_is_not_used() -> None:
    table = a_table(cards={"grey": "1 3"})
    assert table.offers("drive") == ["drive 1", "drive 3"]
    assert table.refuses("drive 2") == ("GA-30", "refused-card-used")


#: An own board on which Cicero, North Side and South Side hang at Little Italy as a ring of four.
RING = {
    "the-loop": "greek-town chinatown gold-coast",
    "little-africa": "gold-coast stickney",
    "west-side": "greek-town stickney",
    "little-italy": "greek-town chinatown stickney north-side south-side",
    "north-side": "cicero little-italy",
    "cicero": "north-side south-side",
    "south-side": "cicero little-italy",
}


@pytest.mark.clauses("GA-35")
def test_where_a_drive_can_end_in_one_place_only_nothing_is_asked() -> None:
    text = TITLE.own_data
    for name, near in RING.items():
        listed = ", ".join(f'"{one}"' for one in near.split())
        text = re.sub(rf'(name = "{name}"\nx = \d+\ny = \d+\nconnections = )\[.*\]', rf"\1[{listed}]", text)
    rules = cast("GangsterRules", TITLE.rules(TITLE.settings(4, data=text)))
    state = rules.deal(ScriptedChance(ZEROS))
    state.car_at[state.colour] = AREAS.index("cicero")
    table = Scene(rules, state).does("drive 2")
    assert table.events("car-driven")[0]["route"] == ["cicero", "north-side", "little-italy"]


@pytest.mark.clauses("GA-31")
def test_any_number_of_cars_stand_in_one_area() -> None:
    table = a_table(cars={"green": "the-loop", "yellow": "the-loop", "brown": "the-loop"})
    table.does("drive 1", "stop at the-loop")
    assert [table.car(colour) for colour in ("grey", "green", "yellow", "brown")] == ["the-loop"] * 4


@pytest.mark.clauses("GA-20")
def test_a_turn_is_one_thing_and_the_next_player_clockwise_follows() -> None:
    table = a_table({"greek-town": "grey"})
    assert table.refuses("enough") == ("GA-20", "refused-nothing-done")
    for colour in ("grey", "green", "yellow", "brown", "grey"):
        assert table.game.decision.step.facts(table.state)["colour"] == colour
        table.does(f"unload {colour}")


@pytest.mark.clauses("GA-32", "GA-34")
def test_after_the_third_card_all_are_opened_and_a_district_is_doubled() -> None:
    table = a_table(cards={"grey": "1"}, doubled="cicero").does("drive 1", "stop at the-loop")
    assert table.open_cards("grey") == [1, 2, 3]
    assert table.doubled() == {"cicero", "the-loop"}
    assert table.names()[-3:] == ["car-driven", "cards-opened", "marker-laid"]


@pytest.mark.clauses("GA-32")
def test_before_the_third_card_nothing_is_opened_or_drawn() -> None:
    table = a_table(cards={"grey": "1 2"}).does("drive 1", "stop at the-loop")
    assert table.open_cards("grey") == [2]
    assert "cards-opened" not in table.names()


@pytest.mark.clauses("GA-32")
def test_a_policeman_does_nothing() -> None:
    before = a_table(cards={"grey": "1"}, doubled="cicero", chance=[9])
    table = before.does("drive 1", "stop at the-loop")
    assert table.doubled() == {"cicero"}
    assert table.names()[-1] == "policeman-drawn"
    assert bin(table.state.pile >> 10).count("1") == 1


@pytest.mark.clauses("GA-44", "GA-45")
def test_after_ten_turns_without_driving_a_colour_must_drive() -> None:
    table = a_table({"greek-town": "grey green"}, idle={"grey": 10})
    assert table.offers() == ["drive 1", "drive 2", "drive 3"]
    assert table.refuses("unload grey") == ("GA-45", "refused-must-drive")
    assert table.refuses("load 1 at greek-town") == ("GA-45", "refused-must-drive")
    assert table.game.decision.step.facts(table.state)["must"] == 1
    table.does("drive 1", "stop at the-loop")
    assert table.state.idle[0] == 0


@pytest.mark.clauses("GA-45")
def test_ten_turns_of_loading_and_unloading_are_counted() -> None:
    homes = {"grey": "greek-town", "green": "the-loop", "yellow": "west-side"}
    table = a_table({home: colour for colour, home in homes.items()}, players=3, cars=homes)
    for turn in range(10):
        for colour, home in homes.items():
            table.does(f"load 1 at {home}" if turn % 2 == 0 else f"unload {colour}")
    assert table.offers() == ["drive 1", "drive 2", "drive 3"]


@pytest.mark.clauses("GA-61")
def test_a_motor_may_add_a_step_and_three_and_one_comes_back_to_the_start() -> None:
    table = a_table(gear={"grey": "door motor"})
    assert table.offers("drive") == [
        "drive 1", "drive 2", "drive 3", "drive 1 with motor", "drive 2 with motor", "drive 3 with motor",
    ]  # fmt: skip
    table.does("drive 3 with motor", "stop at greek-town")
    assert (table.car("grey"), table.open_cards("grey")) == ("greek-town", [1, 2])
    assert table.events("card-turned")[0]["motor"] == 1


@pytest.mark.clauses("GA-61")
def test_without_a_motor_no_step_is_added() -> None:
    assert a_table().refuses("drive 1 with motor") == ("GA-61", "refused-no-motor")


@pytest.mark.clauses("GA-64", "GA-66")
def test_a_bumper_pushes_any_other_car_to_a_connected_district() -> None:
    cars = {"green": "the-loop", "yellow": "the-loop", "brown": "cicero"}
    table = a_table(cars=cars, gear={"grey": "bumper"}, cards={"green": "2"}).begins("drive 1", "stop at the-loop")
    assert table.prompt == "bumper"
    assert table.offers() == [
        "push nobody",
        "push green to north-side", "push green to greek-town", "push green to chinatown",
        "push yellow to north-side", "push yellow to greek-town", "push yellow to chinatown",
    ]  # fmt: skip
    assert table.refuses("push green to gold-coast") == ("GA-64", "refused-push-to-harbour")
    assert table.refuses("push green to cicero") == ("GA-64", "refused-not-connected")
    assert table.refuses("push brown to chinatown") == ("GA-64", "refused-no-car")
    assert table.refuses("push blue to chinatown") == ("GA-64", "refused-no-car")
    assert table.refuses("push grey to chinatown") == ("GA-64", "refused-no-car")
    assert table.refuses("unload grey") == ("GA-64", "refused-push-first")
    table.begins("push yellow to chinatown")
    assert (table.car("yellow"), table.car("green")) == ("chinatown", "the-loop")
    assert table.open_cards("green") == [2]


@pytest.mark.clauses("GA-64")
def test_a_bumper_need_not_push_and_is_not_asked_without_a_car_or_at_the_gold_coast() -> None:
    gear = {"grey": "bumper"}
    spared = a_table(cars={"green": "the-loop"}, gear=gear).does("drive 1", "stop at the-loop", "push nobody")
    assert spared.car("green") == "the-loop"
    alone = a_table(cars={"grey": "cicero"}, gear=gear).does("drive 1", "stop at little-italy")
    assert alone.car("grey") == "little-italy"
    harbour = a_table(cars={"grey": "the-loop", "green": "gold-coast"}, gear=gear)
    assert harbour.begins("drive 1", "stop at gold-coast").prompt == "equipment"
    without = a_table(cars={"green": "the-loop"}).does("drive 1", "stop at the-loop")
    assert without.refuses("push green to chinatown") == ("GA-64", "refused-no-push")


@pytest.mark.clauses("GA-34", "GA-64")
def test_the_bumper_comes_before_the_cards_are_opened() -> None:
    table = a_table(cars={"green": "the-loop"}, gear={"grey": "bumper"}, cards={"grey": "1"})
    table.does("drive 1", "stop at the-loop", "push green to chinatown")
    names = table.names()
    assert names.index("car-pushed") < names.index("cards-opened") < names.index("marker-laid")
