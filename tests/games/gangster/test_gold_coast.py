"""Stopping at the Gold Coast (GA-50 to GA-56), and what is lost there (GA-63)."""

from __future__ import annotations

import pytest

from tests.games.gangster.scenario import Scene, a_table

AT_THE_LOOP = {"grey": "the-loop"}
TO_THE_COAST = ("drive 1", "stop at gold-coast")


@pytest.mark.clauses("GA-50", "GA-56")
def test_a_trunk_is_dumped_whole_before_equipment_is_taken() -> None:
    table = a_table(cars=AT_THE_LOOP, gear={"grey": "trunk"}, trunks={"grey": "green yellow"})
    table.begins(*TO_THE_COAST)
    assert (table.prompt, table.offers()) == ("dump", ["dump the trunk", "keep the trunk"])
    assert table.refuses("take motor") == ("GA-56", "refused-dump-first")
    table.begins("dump the trunk")
    assert (table.trunk("grey"), table.drowned("green"), table.drowned("yellow")) == ([], 1, 1)
    assert table.prompt == "equipment"
    assert table.refuses("dump the trunk") == ("GA-56", "refused-dump-late")
    assert table.refuses("drive 1") == ("GA-51", "refused-take-first")


@pytest.mark.clauses("GA-50")
def test_a_trunk_may_be_kept_and_an_empty_one_is_not_asked_about() -> None:
    kept = a_table(cars=AT_THE_LOOP, trunks={"grey": "green"}).does(*TO_THE_COAST, "keep the trunk", "take motor")
    assert (kept.trunk("grey"), kept.drowned("green")) == (["green"], 0)
    assert a_table(cars=AT_THE_LOOP).begins(*TO_THE_COAST).prompt == "equipment"
    assert a_table(trunks={"grey": "green"}).refuses("dump the trunk") == ("GA-50", "refused-no-dump")


@pytest.mark.clauses("GA-51")
def test_one_of_the_open_equipments_is_taken_and_the_gap_refilled() -> None:
    """The first of the supply is a bodyguard."""
    table = a_table(cars=AT_THE_LOOP, harbour="motor trunk motor")
    table.begins(*TO_THE_COAST)
    assert table.offers() == ["take motor", "take trunk"]
    assert table.refuses("take door") == ("GA-51", "refused-not-on-offer")
    table.begins("take motor")
    assert (table.gear("grey"), table.harbour()) == (["motor"], ["bodyguard", "trunk", "motor"])
    assert table.refuses("take trunk") == ("GA-51", "refused-no-take")


@pytest.mark.clauses("GA-52")
def test_the_old_one_moves_right_and_the_right_one_leaves_the_game() -> None:
    table = a_table(cars=AT_THE_LOOP, gear={"grey": "door trunk"}, harbour="motor bumper bumper")
    before = sum(table.state.supply)
    table.does(*TO_THE_COAST, "take motor")
    assert table.gear("grey") == ["motor", "door"]
    assert table.events("equipment-lost")[0]["equipment"] == "trunk"
    assert sum(table.state.supply) == before - 1
    assert "trunk" not in table.harbour()


@pytest.mark.clauses("GA-53")
def test_an_equipment_one_has_cannot_be_taken() -> None:
    table = a_table(cars=AT_THE_LOOP, gear={"grey": "motor"}, harbour="motor door trunk").begins(*TO_THE_COAST)
    assert table.offers() == ["take door", "take trunk"]
    assert table.refuses("take motor") == ("GA-53", "refused-same-equipment")


@pytest.mark.clauses("GA-51", "GA-53")
def test_the_only_one_that_can_be_taken_is_taken_without_asking() -> None:
    table = a_table(cars=AT_THE_LOOP, gear={"grey": "motor door"}, harbour="motor door trunk")
    table.does(*TO_THE_COAST)
    assert table.gear("grey") == ["trunk", "motor"]
    dumped = a_table(
        cars=AT_THE_LOOP, gear={"grey": "motor door"}, harbour="motor door trunk", trunks={"grey": "green"}
    ).does(*TO_THE_COAST, "dump the trunk")
    names = dumped.names()
    assert names.index("trunk-dumped") < names.index("equipment-taken") < names.index("equipment-laid")


@pytest.mark.clauses("GA-53")
@pytest.mark.parametrize("harbour", ["motor door motor", ""])
def test_where_nothing_else_lies_everything_stays_as_it_is(harbour: str) -> None:
    table = a_table(cars=AT_THE_LOOP, gear={"grey": "motor door"}, harbour=harbour, supply="")
    table.does(*TO_THE_COAST)
    assert (table.gear("grey"), " ".join(table.harbour())) == (["motor", "door"], harbour)
    assert table.names()[-1] == "nothing-taken"


@pytest.mark.clauses("GA-54", "GA-56")
def test_three_identical_ones_leave_and_three_new_ones_are_laid() -> None:
    table = a_table(
        cars=AT_THE_LOOP, harbour="motor door motor", supply="motor trunk bumper bumper", chance=[0, 0, 0, 0]
    )
    table.does(*TO_THE_COAST, "take door")
    assert table.names()[-4:] == ["equipment-taken", "equipment-laid", "equipment-cleared", "equipment-laid"]
    assert table.harbour() == ["trunk", "bumper", "bumper"]


@pytest.mark.clauses("GA-54")
def test_identical_ones_leave_again_and_again_and_a_short_supply_lays_what_it_has() -> None:
    supply = "motor trunk trunk trunk bumper bumper"
    table = a_table(cars=AT_THE_LOOP, harbour="motor door motor", supply=supply).does(*TO_THE_COAST, "take door")
    assert [facts["equipment"] for facts in table.events("equipment-cleared")] == ["motor", "trunk"]
    assert table.harbour() == ["bumper", "bumper"]
    assert table.names()[-1] == "supply-empty"


@pytest.mark.clauses("GA-54")
def test_identical_ones_leave_even_when_the_supply_is_empty() -> None:
    table = a_table(cars=AT_THE_LOOP, harbour="motor door motor", supply="motor").does(*TO_THE_COAST, "take door")
    assert table.harbour() == []


@pytest.mark.clauses("GA-54")
def test_an_empty_supply_does_not_refill() -> None:
    table = a_table(cars=AT_THE_LOOP, harbour="motor door trunk", supply="").does(*TO_THE_COAST, "take door")
    assert table.harbour() == ["motor", "trunk"]
    assert table.names()[-1] == "supply-empty"


def driven_through() -> Scene:
    return a_table(cars=AT_THE_LOOP, trunks={"grey": "green"}).does("drive 2", "stop at little-africa")


@pytest.mark.clauses("GA-55", "GA-35")
def test_driving_through_has_no_effect() -> None:
    table = driven_through()
    assert table.events("car-driven")[0]["route"] == ["the-loop", "gold-coast", "little-africa"]
    assert (table.trunk("grey"), table.gear("grey"), table.state.colour) == (["green"], [], 1)


@pytest.mark.clauses("GA-55")
def test_a_car_that_stays_at_the_gold_coast_takes_nothing_more() -> None:
    table = a_table(cars={"grey": "gold-coast"}, trunks={"grey": "green"})
    assert table.refuses("dump the trunk") == ("GA-50", "refused-no-dump")
    assert table.refuses("take motor") == ("GA-51", "refused-no-take")


@pytest.mark.clauses("GA-63")
def test_losing_the_trunk_at_the_gold_coast_keeps_both_aboard() -> None:
    table = a_table(
        cars=AT_THE_LOOP, gear={"grey": "door trunk"}, trunks={"grey": "green yellow"}, harbour="motor bumper motor"
    )
    table.does(*TO_THE_COAST, "keep the trunk", "take motor")
    assert (table.gear("grey"), table.trunk("grey")) == (["motor", "door"], ["green", "yellow"])


@pytest.mark.clauses("GA-34", "GA-56")
def test_the_gold_coast_comes_in_full_before_the_cards_are_opened() -> None:
    table = a_table(cars=AT_THE_LOOP, cards={"grey": "1"}, trunks={"grey": "green"})
    table.does(*TO_THE_COAST, "dump the trunk", "take motor")
    names = table.names()
    order = ["car-driven", "trunk-dumped", "equipment-taken", "equipment-laid", "cards-opened", "marker-laid"]
    assert [name for name in names if name in order] == order
