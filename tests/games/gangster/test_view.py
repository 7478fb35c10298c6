"""What everybody sees (GA-21): the whole table, explained."""

from __future__ import annotations

import json
from typing import Any, cast

import pytest

from backroom.kernel.event import ONLOOKER
from tests.games.gangster.scenario import AREAS, Scene, a_table


def scene() -> Scene:
    return a_table(
        {"north-side": "yellow . grey grey"}, tables={"north-side": 1, "the-loop": 6}, cars={"grey": "north-side"},
        trunks={"grey": "green"}, gear={"grey": "motor trunk"}, cards={"grey": "1 3"}, doubled="north-side cicero",
        idle={"brown": 10}, casino=(1, 2, 3),
    )  # fmt: skip


def seen(table: Scene, viewer: int = ONLOOKER) -> dict[str, Any]:
    return cast("dict[str, Any]", table.game.view(viewer).as_data())


@pytest.mark.clauses("GA-21")
def test_everybody_sees_the_same_but_for_who_looks() -> None:
    table = scene()
    views = [seen(table, viewer) | {"viewer": None} for viewer in (0, 1, 2, 3, ONLOOKER)]
    assert all(view == views[0] for view in views)


@pytest.mark.clauses("GA-21")
def test_a_gangster_board_with_its_car_trunk_and_cards() -> None:
    grey, _, _, brown = seen(scene())["colours"]
    cards = grey.pop("cards")
    assert grey == {
        "colour": "grey", "seat": 0, "car": "north-side", "aboard": 7, "reserve": 11, "trunk": ["green"], "room": 2,
        "equipment": ["motor", "trunk"],
        "idle": 0, "must_drive": False, "influence": [0, 0, 0],
    }  # fmt: skip
    assert [(card["steps"], card["open"]) for card in cards] == [(1, True), (2, False), (3, True)]
    assert brown["must_drive"]


@pytest.mark.clauses("GA-30", "GA-61")
def test_a_card_tells_where_it_leads_alone_and_with_the_motor() -> None:
    grey, green, *_ = seen(scene())["colours"]
    routes = [[AREAS[area] for area in route] for route in grey["cards"][0]["routes"]]
    assert routes == [["north-side", "the-loop"], ["north-side", "west-side"]]
    assert {AREAS[route[-1]] for route in grey["cards"][0]["motor_routes"]} == {
        "greek-town", "chinatown", "gold-coast", "cicero", "stickney",
    }  # fmt: skip
    assert green["cards"][0]["motor_routes"] is None


@pytest.mark.clauses("GA-42", "GA-71")
def test_a_district_tells_what_one_more_gangster_would_bring() -> None:
    north = seen(scene())["areas"][AREAS.index("north-side")]
    assert [(line["place"], line["points"]) for line in north["would"]] == [(1, None), (2, 8), (1, None), (2, 8)]


@pytest.mark.clauses("GA-52", "GA-53")
def test_the_gold_coast_tells_what_each_equipment_would_push_off() -> None:
    view = seen(scene())
    has = {"motor", "trunk"}
    assert [one["equipment"] for one in view["harbour"]["fitting"]] == list(
        dict.fromkeys(kind for kind in view["harbour"]["equipment"] if kind not in has)
    )
    assert all(one["slots"] == [one["equipment"], "motor"] for one in view["harbour"]["fitting"])
    assert all(one["lost"] == "trunk" for one in view["harbour"]["fitting"])


@pytest.mark.clauses("GA-21", "GA-71")
def test_a_district_with_its_table_and_what_it_would_score_now() -> None:
    areas = seen(scene())["areas"]
    assert [area["area"] for area in areas] == AREAS
    north = areas[AREAS.index("north-side")]
    assert north["table"] == {"number": 1, "rows": 4, "columns": 4, "places": ["?", 4, 2, "?"]}
    assert north["fields"] == ["yellow", None, "grey", "grey", *[None] * 12]
    assert (north["next"], north["doubled"], north["end_reached"]) == (5, True, False)
    assert [(line["colour"], line["gangsters"], line["worth"], line["points"]) for line in north["standing"]] == [
        ("grey", 2, "?", None), ("yellow", 1, 4, 8),
    ]  # fmt: skip
    assert areas[-1] == {
        "area": "gold-coast", "x": 86, "y": 48, "connections": ["the-loop", "little-africa"], "district": False,
        "table": None,
    }  # fmt: skip


@pytest.mark.clauses("GA-21")
def test_what_is_left_in_every_pile() -> None:
    view = seen(scene())
    assert view["pile"] == {
        "districts": [name for name in AREAS[:10] if name not in ("north-side", "cicero")], "policemen": 2,
    }  # fmt: skip
    assert view["casino"] == [1, 2, 3]
    assert view["harbour"]["supply"]["motor"] == 3
    assert view["markers"] == {"laid": 2, "of": 8}


@pytest.mark.clauses("GA-21")
def test_the_last_reckoning_is_explained_line_by_line() -> None:
    table = a_table(
        {"north-side": "yellow grey grey"}, cards={"grey": "1"}, tables={"north-side": 1, "the-loop": 6},
        doubled="the-loop little-africa west-side little-italy greek-town south-side stickney", chance=[0, 4],
    )  # fmt: skip
    assert seen(table)["reckoning"] is None
    told = seen(table.does("drive 1", "stop at the-loop"))["reckoning"]
    assert (told["stage"], told["seat"], told["casino"], len(told["districts"])) == (1, 0, 5, 10)
    assert told["districts"][AREAS.index("north-side")] == {
        "district": "north-side", "doubled": True,
        "lines": [
            {"colour": "grey", "gangsters": 2, "rank": 3, "by_rank": False, "place": 1, "worth": "?", "points": 10},
            {"colour": "yellow", "gangsters": 1, "rank": 1, "by_rank": False, "place": 2, "worth": 4, "points": 8},
        ],
    }  # fmt: skip


def test_a_view_is_small() -> None:
    assert len(json.dumps(seen(scene()), separators=(",", ":"))) < 8_000
