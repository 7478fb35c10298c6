"""Loading and unloading (GA-40 to GA-43), door, trunk, Tommy gun and bodyguard (GA-60, GA-62, GA-63, GA-65, GA-67)."""

from __future__ import annotations

import random

import pytest

from backroom.games.gangster.pieces import COLOURS
from backroom.games.gangster.tables import put_gangster, take_gangster
from tests.games.gangster.scenario import AREAS, a_table


@pytest.mark.clauses("GA-40")
def test_one_of_four_things_in_the_district_of_the_car() -> None:
    stand = {"greek-town": "grey green . grey", "the-loop": "grey"}
    empty = a_table(stand)
    assert empty.offers("load") == ["load 1 at greek-town", "load 2 at greek-town", "load 4 at greek-town"]
    assert empty.offers("unload") == ["unload grey"]
    full = a_table(stand, trunks={"grey": "brown"})
    assert full.offers("load") == ["load 1 at greek-town", "load 4 at greek-town"]
    assert full.offers("unload") == ["unload grey", "unload brown"]


@pytest.mark.clauses("GA-40", "GA-41")
def test_own_gangsters_ride_in_the_car_and_foreign_ones_in_the_trunk() -> None:
    stand = {"greek-town": "grey green . grey"}
    own = a_table(stand).does("load 4 at greek-town")
    assert (own.aboard("grey"), own.trunk("grey"), own.standing("greek-town")) == (8, [], "grey green")
    foreign = a_table(stand).does("load 2 at greek-town")
    assert (foreign.aboard("grey"), foreign.trunk("grey")) == (7, ["green"])
    assert foreign.standing("greek-town") == "grey . . grey"


@pytest.mark.clauses("GA-40")
def test_what_cannot_be_loaded_or_unloaded_is_refused() -> None:
    table = a_table({"greek-town": "grey", "the-loop": "grey green"}, aboard={"grey": 0})
    assert table.refuses("load 2 at greek-town") == ("GA-40", "refused-empty-field")
    assert table.refuses("load 16 at greek-town") == ("GA-40", "refused-empty-field")
    assert table.refuses("load 1 at the-loop") == ("GA-40", "refused-own-elsewhere")
    assert table.refuses("load 2 at the-loop") == ("GA-40", "refused-elsewhere")
    assert table.refuses("unload grey") == ("GA-40", "refused-nobody-aboard")
    assert table.refuses("unload green") == ("GA-40", "refused-not-in-trunk")


@pytest.mark.clauses("GA-41")
def test_a_trunk_holds_one_foreign_gangster() -> None:
    table = a_table({"greek-town": "grey green"}, trunks={"grey": "brown"})
    assert table.refuses("load 2 at greek-town") == ("GA-41", "refused-trunk-full")
    assert "load 1 at greek-town" in table.offers()


@pytest.mark.clauses("GA-42")
@pytest.mark.parametrize(
    ("before", "reached_end", "after"),
    [
        ("", False, "grey"),
        ("green", False, "green grey"),
        ("green . yellow", False, "green . yellow grey"),
        (". . yellow", False, ". . yellow grey"),
        (". . . . . . . green", False, ". . . . . . . green grey"),
        (". green . . . . . . green", True, "grey green . . . . . . green"),
        ("green green . . . . . . green", True, "green green grey . . . . . green"),
        (". green", True, ". green . . . . . . grey"),
    ],
)
def test_where_the_next_gangster_stands(before: str, reached_end: bool, after: str) -> None:
    """Greek Town has nine fields here."""
    table = a_table({"greek-town": before}, reached_end="greek-town" if reached_end else "")
    assert table.does("unload grey").standing("greek-town") == after


@pytest.mark.clauses("GA-42")
def test_gaps_are_filled_only_after_the_last_field_was_occupied_and_the_last_field_first_when_vacated() -> None:
    homes = {"grey": "stickney", "green": "the-loop", "yellow": "west-side"}
    stand = {"stickney": "grey . grey grey grey grey grey", "the-loop": "green", "west-side": "yellow"}
    table = a_table(stand, players=3, cars=homes)

    def grey(*texts: str) -> str:
        table.does(*texts)
        for colour in ("green", "yellow"):
            fields = table.standing(homes[colour])
            table.does(f"unload {colour}" if not fields else f"load 1 at {homes[colour]}")
        return table.standing("stickney")

    assert grey("unload grey") == "grey . grey grey grey grey grey grey"
    assert grey("load 8 at stickney") == "grey . grey grey grey grey grey"
    assert grey("unload grey") == "grey . grey grey grey grey grey grey"
    assert grey("load 4 at stickney") == "grey . grey . grey grey grey grey"
    assert grey("unload grey") == "grey grey grey . grey grey grey grey"


@pytest.mark.clauses("GA-42")
def test_an_emptied_table_begins_at_field_one_again() -> None:
    table = a_table({"greek-town": ". . . . . . . . grey"}, players=3, reached_end="greek-town")
    table.does("load 9 at greek-town")
    assert not table.state.reached_end
    assert table.does("unload green").standing("greek-town") == "green"


@pytest.mark.clauses("GA-42")
def test_a_full_table_takes_nobody() -> None:
    full = "green " * 8 + "yellow"
    table = a_table({"greek-town": full}, reached_end="greek-town", trunks={"grey": "brown"})
    assert table.offers("unload") == []
    assert table.refuses("unload grey") == ("GA-42", "refused-table-full")
    assert table.refuses("unload brown") == ("GA-42", "refused-table-full")


@pytest.mark.clauses("GA-43")
def test_nothing_is_loaded_or_unloaded_at_the_gold_coast() -> None:
    table = a_table({"the-loop": "green"}, cars={"grey": "gold-coast"}, gear={"grey": "tommy-gun"})
    assert table.offers() == ["drive 1", "drive 2", "drive 3"]
    assert table.refuses("unload grey") == ("GA-43", "refused-no-table")
    assert table.refuses("load 1 at the-loop") == ("GA-43", "refused-no-table")


@pytest.mark.clauses("GA-60")
def test_a_bodyguard_keeps_its_colour_where_its_car_stands_and_nothing_else() -> None:
    stand = {"greek-town": "green yellow", "the-loop": "green"}
    guarded = a_table(stand, gear={"green": "bodyguard"})
    assert guarded.offers("load") == ["load 2 at greek-town"]
    assert guarded.refuses("load 1 at greek-town") == ("GA-60", "refused-bodyguard")
    gone = a_table(stand, gear={"green": "bodyguard"}, cars={"green": "the-loop"})
    assert gone.offers("load") == ["load 1 at greek-town", "load 2 at greek-town"]
    own = a_table(stand, turn="green", gear={"green": "bodyguard"})
    assert own.offers("load") == ["load 1 at greek-town", "load 2 at greek-town"]


@pytest.mark.clauses("GA-60", "GA-62")
def test_a_bodyguard_keeps_them_from_a_tommy_gun_too() -> None:
    gear = {"grey": "tommy-gun", "green": "bodyguard"}
    table = a_table({"the-loop": "green yellow"}, gear=gear, cars={"green": "the-loop"})
    assert table.offers("load") == ["load 2 at the-loop"]
    assert table.refuses("load 1 at the-loop") == ("GA-60", "refused-bodyguard")


@pytest.mark.clauses("GA-62")
def test_a_tommy_gun_loads_foreign_gangsters_from_connected_districts_only() -> None:
    stand = {"greek-town": "grey", "the-loop": "grey green", "stickney": "green"}
    table = a_table(stand, gear={"grey": "tommy-gun"})
    assert table.offers("load") == ["load 1 at greek-town", "load 2 at the-loop"]
    assert table.refuses("load 1 at the-loop") == ("GA-40", "refused-own-elsewhere")
    assert table.refuses("load 1 at stickney") == ("GA-62", "refused-not-connected")
    table.does("load 2 at the-loop")
    assert (table.trunk("grey"), table.standing("the-loop")) == (["green"], "grey")
    assert table.events("gangster-loaded")[0]["far"] == 1
    assert a_table(stand, gear={"grey": "tommy-gun"}, trunks={"grey": "brown"}).offers("load") == [
        "load 1 at greek-town"
    ]


@pytest.mark.clauses("GA-62")
def test_nobody_is_unloaded_from_afar() -> None:
    table = a_table({"the-loop": "green"}, gear={"grey": "tommy-gun"}, trunks={"grey": "yellow"})
    table.does("unload yellow")
    assert (table.standing("greek-town"), table.standing("the-loop")) == ("yellow", "green")


@pytest.mark.clauses("GA-63")
def test_the_trunk_equipment_holds_two_one_a_turn() -> None:
    table = a_table({"greek-town": "green yellow brown"}, gear={"grey": "trunk"}, trunks={"grey": "yellow"})
    table.does("load 1 at greek-town")
    assert table.trunk("grey") == ["yellow", "green"]
    table = a_table({"greek-town": "brown"}, gear={"grey": "trunk"}, trunks={"grey": "yellow green"})
    assert table.refuses("load 1 at greek-town") == ("GA-41", "refused-trunk-full")
    assert table.offers("unload") == ["unload grey", "unload yellow", "unload green"]
    assert table.does("unload yellow").trunk("grey") == ["green"]
    table = a_table(gear={"grey": "trunk"}, trunks={"grey": "yellow green"})
    assert table.does("unload green").trunk("grey") == ["yellow"]


@pytest.mark.clauses("GA-63")
def test_two_of_one_colour_in_the_trunk_are_offered_once_and_leave_one_by_one() -> None:
    table = a_table(gear={"grey": "trunk"}, trunks={"grey": "green green"})
    assert table.offers("unload") == ["unload grey", "unload green"]
    assert table.does("unload green").trunk("grey") == ["green"]


@pytest.mark.clauses("GA-63")
def test_who_loses_the_trunk_with_two_aboard_keeps_both_and_loads_none() -> None:
    table = a_table({"greek-town": "brown"}, trunks={"grey": "yellow green"})
    assert table.refuses("load 1 at greek-town") == ("GA-41", "refused-trunk-full")
    table = a_table({"greek-town": "brown"}, trunks={"grey": "yellow"})
    assert table.refuses("load 1 at greek-town") == ("GA-41", "refused-trunk-full")
    assert "load 1 at greek-town" in a_table({"greek-town": "brown"}).offers()


@pytest.mark.clauses("GA-65")
def test_through_the_door_a_second_own_gangster_may_get_out() -> None:
    gear = {"grey": "door"}
    two = a_table(gear=gear).does("unload grey", "unload grey")
    assert (two.standing("greek-town"), two.aboard("grey")) == ("grey grey", 7)
    assert two.state.idle[0] == 1
    one = a_table(gear=gear).does("unload grey", "enough")
    assert (one.standing("greek-town"), one.aboard("grey")) == ("grey", 8)


@pytest.mark.clauses("GA-65")
@pytest.mark.parametrize(("stand", "aboard"), [("green " * 8, 9), ("", 1)])
def test_the_door_is_not_asked_without_a_free_field_or_another_gangster(stand: str, aboard: int) -> None:
    table = a_table({"greek-town": stand}, gear={"grey": "door"}, aboard={"grey": aboard}, players=5)
    assert table.does("unload grey").state.colour == 1


@pytest.mark.clauses("GA-67")
def test_through_the_door_no_foreign_gangster_gets_out_or_in() -> None:
    gear = {"grey": "door trunk"}
    table = a_table({"greek-town": "green"}, gear=gear, trunks={"grey": "yellow"}).begins("unload grey")
    assert table.offers() == ["unload grey", "enough"]
    assert table.refuses("unload yellow") == ("GA-67", "refused-own-only")
    assert table.refuses("load 1 at greek-town") == ("GA-67", "refused-own-only")
    assert table.refuses("drive 1") == ("GA-65", "refused-door-first")
    foreign = a_table(gear=gear, trunks={"grey": "yellow yellow"}).does("unload yellow")
    assert (foreign.trunk("grey"), foreign.state.colour) == (["yellow"], 1)


class Paper:
    """GA-42 told once more, with nothing but a row of names."""

    def __init__(self, fields: int) -> None:
        self.row = [""] * fields
        self.ended = False

    def put(self, name: str) -> None:
        if not any(self.row):
            self.ended = False
        taken = [at for at, one in enumerate(self.row) if one]
        if not self.ended:
            at = taken[-1] + 1 if taken else 0
        else:
            at = len(self.row) - 1 if not self.row[-1] else self.row.index("")
        self.row[at] = name
        self.ended = self.ended or at == len(self.row) - 1


@pytest.mark.clauses("GA-42")
@pytest.mark.parametrize("seed", range(20))
def test_tables_fill_as_they_do_on_paper(seed: int) -> None:
    """Coming and going at random, on a table of nine fields."""
    own = random.Random(seed)
    table = a_table()
    area = AREAS.index("greek-town")
    paper = Paper(9)
    for _ in range(200):
        taken = [at for at, one in enumerate(paper.row) if one]
        if len(taken) == 9 or (taken and own.random() < 0.45):
            at = own.choice(taken)
            take_gangster(table.state, table.rules.board, area, at)
            paper.row[at] = ""
        else:
            colour = own.randrange(4)
            put_gangster(table.state, table.rules.board, area, colour)
            paper.put(COLOURS[colour])
        assert table.standing("greek-town") == " ".join(one or "." for one in paper.row).rstrip(" .")
