"""The view: everything is public; what a member can reach, at what cost, and what it would meet."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from backroom.kernel.event import ONLOOKER
from backroom.kernel.refusal import Facts
from tests.games.chicago.scenario import Scene, a_city


def seen(city: Scene, viewer: int = 0) -> dict[str, Any]:
    return dict(city.rules.view(city.state, viewer).as_data())


def test_everything_is_public_but_the_dice_to_come() -> None:
    city = a_city({"yellow": "2@c-3", "red": "1@v-3"}, points=4)
    views = [seen(city, viewer) for viewer in (0, 1, 2, 3, ONLOOKER)]
    assert views[0]["hidden"] == ["dice to come"]
    for view in views:
        view["viewer"] = 0
    assert all(view == views[1] for view in views[1:])
    # Its ways are told only to the player who moves: everybody could work them out.
    assert views[1] == views[0] | {"reach": [], "meets": {}}


def test_reach_gives_every_place_its_cost_and_the_way_there() -> None:
    city = a_city({"yellow": "2@c-3", "red": "1@e-3 1@v-3"}, points=3)
    (member,) = seen(city)["reach"]
    assert (member["from"], member["rings"]) == ("c-3", [2])
    one, two, three = member["to"]
    assert one == {"d-3": "c-3", "c-4": "c-3", "b-3": "c-3"}
    assert two["yellow-bar-1"] == "d-3"
    # A fight interrupts: nothing lies behind red's member.
    assert two["e-3"] == "d-3"
    assert "f-3" not in three


def walked(city: Scene, member: Facts, to: str) -> list[str]:
    """The way to a place, as a client would hand it in."""
    layers: Any = member["to"]
    cost = next(number for number, layer in enumerate(layers, 1) if to in layer)
    way = [to]
    for layer in reversed(layers[:cost]):
        way.append(layer[way[-1]])
    return way[::-1]


def test_every_place_in_reach_can_be_gone_to_at_its_cost() -> None:
    city = a_city({"yellow": "2@c-3 1@k-10", "red": "1@e-3 1@v-3"}, points=7)
    for member in seen(city)["reach"]:
        for cost, layer in enumerate(member["to"], 1):
            for place in layer:
                fresh = a_city({"yellow": "2@c-3 1@k-10", "red": "1@e-3 1@v-3"}, points=7)
                fresh.walks(*walked(fresh, member, place), dice=(5, 0))
                assert fresh.state.points == 7 - cost
                assert place in fresh.men("yellow")


def test_what_would_be_met_is_told() -> None:
    city = a_city({"yellow": "2@c-3", "red": "3@e-3 1@yellow-bar-3"}, owns={"red": "yellow-bar-2"}, points=4)
    meets = seen(city)["meets"]
    odds = {strength: [round(city.rules.odds.wins(own, strength), 4) for own in range(1, 5)] for strength in (1, 3)}
    assert meets["e-3"] == {"fights": "red", "rings": [3], "holds": odds[3]}
    assert meets["yellow-bar-2"] == {"seizes": True, "from": "red"}
    expected = {"fights": "red", "rings": [1], "holds": odds[1], "seizes": True, "from": None}
    assert meets["yellow-bar-3"] == expected
    assert "yellow-bar-1" not in meets
    assert "d-3" not in meets
    assert seen(city)["odds"][1][2] == round(city.rules.odds.wins(2, 3), 4)


@pytest.mark.clauses("CH-104")
def test_joining_ones_own_in_a_building_not_theirs_is_told_to_seize_it() -> None:
    men = {"yellow": "1@red-bar-3 1@v-8"}
    city = a_city(men, crowded=True, points=4)
    assert city.owner("red-bar-3") == "nobody"
    (way,) = [member for member in seen(city)["reach"] if member["from"] == "v-8"]
    assert seen(city)["meets"]["red-bar-3"] == {"seizes": True, "from": None}
    city.walks(*walked(city, way, "red-bar-3"))
    assert city.owner("red-bar-3") == "yellow"
    assert "red-bar-3" not in seen(a_city(men, points=4))["meets"], "where one member fills a house, nobody joins"


def test_a_crowd_and_a_siege_are_told() -> None:
    men = {"yellow": "3@h-7 1@yellow-home 2@yellow-home", "red": "2@yellow-bar-12 1@yellow-bar-12"}
    city = a_city(men, crowded=True, points=6).does("move h-7 to yellow-bar-12")
    view = seen(city)
    assert view["siege"] == {"place": "yellow-bar-12", "gang": "yellow", "rings": [3], "holds": 0.7202}
    assert view["gangs"][0]["members"] == {"yellow-home": [1, 2]}
    assert view["gangs"][1]["members"] == {"yellow-bar-12": [1, 2]}


def test_before_a_roll_nothing_is_in_reach_and_the_view_is_small() -> None:
    city = a_city({"yellow": "2@c-3", "red": "1@v-3"})
    assert seen(city)["reach"] == []
    assert len(msgspec.json.encode(seen(city))) < 6_000
