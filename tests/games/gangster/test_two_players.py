"""Two players with two colours each (GA-80 to GA-83)."""

from __future__ import annotations

import pytest

from backroom.games.gangster.pieces import NO_COLOUR
from backroom.kernel.chance import FastChance
from backroom.kernel.refusal import Refusal
from tests.games.gangster.scenario import RULES, Scene, a_table


def two(**more: object) -> Scene:
    return a_table(players=2, **more)  # type: ignore[arg-type]


@pytest.mark.clauses("GA-80")
def test_each_turn_its_player_chooses_the_colour_and_acts_in_one_submission() -> None:
    table = Scene(RULES[2], RULES[2].deal(FastChance(1)))
    seat = table.game.seat
    own, other = (("grey", "yellow"), ("green", "brown"))[:: 1 if seat == 0 else -1]
    assert table.offers() == [f"act with {colour}" for colour in own]
    assert table.refuses(f"act with {other[0]}") == ("GA-80", "refused-other-colour")
    assert table.refuses("act with blue") == ("GA-80", "refused-other-colour")
    assert table.refuses("drive 1") == ("GA-80", "refused-colour-first")
    with pytest.raises(Refusal) as caught:
        table.does(f"act with {own[1]}")
    assert caught.value.message == "refused-unfinished"
    table.does(f"act with {own[1]}", f"unload {own[1]}")
    assert (table.game.seat, table.state.colour) == (1 - seat, NO_COLOUR)


@pytest.mark.clauses("GA-80")
def test_one_colour_may_act_again_and_again() -> None:
    table = two(turn="grey").begins("unload grey")
    for _ in range(3):
        table.does("act with green", "unload green")
        table.does("act with grey", "unload grey")
    assert table.standing("greek-town") == " ".join(["grey", "green"] * 3 + ["grey"])


@pytest.mark.clauses("GA-80")
def test_with_more_players_there_is_no_colour_to_choose() -> None:
    assert a_table().refuses("act with grey") == ("GA-80", "refused-no-colour-choice")


@pytest.mark.clauses("GA-81")
def test_a_bodyguard_does_not_stop_its_own_players_other_colour() -> None:
    stand = {"greek-town": "yellow green"}
    gear = {"yellow": "bodyguard", "green": "bodyguard"}
    table = two(stand=stand, turn="grey", gear=gear)
    assert table.offers("load") == ["load 1 at greek-town"]
    assert table.refuses("load 2 at greek-town") == ("GA-60", "refused-bodyguard")


@pytest.mark.clauses("GA-82")
def test_cards_equipment_and_trunks_are_kept_by_colour() -> None:
    table = two(turn="grey", cards={"grey": "1", "yellow": "2 3"}, gear={"yellow": "motor"}, trunks={"yellow": "green"})
    assert table.offers("drive") == ["drive 1"]
    assert table.offers("unload") == ["unload grey"]
    table.begins("drive 1", "stop at the-loop")
    assert (table.open_cards("grey"), table.open_cards("yellow")) == ([1, 2, 3], [2, 3])
    assert "cards-opened" in table.names()


@pytest.mark.clauses("GA-83")
def test_the_own_second_colour_rides_in_the_trunk_and_can_be_dumped() -> None:
    table = two(stand={"the-loop": "yellow"}, turn="grey", cars={"grey": "the-loop"}).begins("load 1 at the-loop")
    assert table.trunk("grey") == ["yellow"]
    table.does("act with green", "unload green")
    table.does("act with grey", "drive 1", "stop at gold-coast", "dump the trunk", "take motor")
    assert table.drowned("yellow") == 1


@pytest.mark.clauses("GA-66")
def test_a_bumper_pushes_the_car_of_the_own_second_colour_too() -> None:
    table = two(turn="grey", gear={"grey": "bumper"}, cars={"yellow": "the-loop"}).begins("drive 1", "stop at the-loop")
    assert "push yellow to chinatown" in table.offers()


@pytest.mark.clauses("GA-45", "GA-80")
def test_a_colour_that_must_drive_can_wait_while_the_other_acts() -> None:
    table = two(turn="green", idle={"grey": 10}).begins("unload green")
    table.begins("act with yellow")
    assert "unload yellow" in table.offers()
    table.begins("unload yellow", "act with green", "unload green", "act with grey")
    assert table.offers() == ["drive 1", "drive 2", "drive 3"]
