"""Playing gangsters, facing and bullets (CP-30 to CP-35)."""

from __future__ import annotations

import pytest

from tests.games.chicago_poker.scenario import position

FACING = {
    "bar": "down down up up up",
    "jazz-club": "up up up down down",
    "brewery": "up up up up up",
    "gambling-den": "down down down down down",
}


@pytest.mark.clauses("CP-30")
def test_a_gangster_goes_from_the_hand_to_the_end_of_the_own_row() -> None:
    table = position(hands={"capone": "red-7 blue-1"}, rows={"capone at 2": "green-4", "moran at 2": "amber-1"})
    table.does("play red-7 at 2")
    assert table.row("capone at 2") == "green-4 red-7"
    assert table.row("moran at 2") == "amber-1"
    assert table.hand("capone") == "blue-1"


@pytest.mark.clauses("CP-30")
def test_a_row_takes_no_sixth_card() -> None:
    table = position(hands={"capone": "red-7"}, rows={"capone at 1": "blue-1..5"}, bullets=["capone at 1"])
    assert table.offers_of("play") == ["play red-7 at 2"]
    assert table.refuses("play red-7 at 1") == ("CP-30", "refused-row-full")


@pytest.mark.clauses("CP-30")
def test_a_gangster_goes_to_an_open_business_only() -> None:
    table = position(hands={"capone": "red-7"})
    assert table.refuses("play red-7 at 3") == ("CP-30", "refused-no-business")
    late = position(
        "closed brewery brewery closed",
        {"capone": "red-7"},
        players=6,
        owned={
            "capone": "bar bar brewery",
            "moran": "bar bar brewery",
            "yale": "bar jazz-club jazz-club",
            "weiss": "jazz-club jazz-club gambling-den",
            "obannion": "jazz-club gambling-den gambling-den",
            "torrio": "brewery gambling-den gambling-den",
        },
    )
    assert late.offers_of("play") == ["play red-7 at 2", "play red-7 at 3"]
    assert late.refuses("play red-7 at 1") == ("CP-30", "refused-no-business")


@pytest.mark.clauses("CP-31")
@pytest.mark.parametrize("business", FACING)
def test_how_a_card_lies_follows_from_the_business_and_the_cards_already_there(business: str) -> None:
    table = position(f"{business} brewery", {"capone": "red-1..5"}, actions=5, extra=2)
    for value in range(1, 6):
        table.does(f"play red-{value} at 1")
        assert table.facing("capone at 1") == " ".join(FACING[business].split()[:value])


@pytest.mark.clauses("CP-31", "CP-41")
def test_after_a_murder_the_next_card_lies_as_the_place_that_became_free() -> None:
    table = position(
        "jazz-club brewery",
        {"capone": "murder", "moran": "blue-9"},
        {"moran at 1": "red-1..4"},
        actions=1,
    )
    assert table.facing("moran at 1") == "up up up down"
    table.does("murder moran at 1")
    table.does("play blue-9 at 1")
    assert (table.row("moran at 1"), table.facing("moran at 1")) == ("red-1 red-2 red-3 blue-9", "up up up down")


@pytest.mark.clauses("CP-32")
def test_everyone_sees_the_own_face_down_cards_and_the_number_of_all_others() -> None:
    table = position("bar gambling-den", rows={"capone at 1": "red-1..3", "moran at 2": "blue-1..4"})
    assert table.sees("capone", "capone at 1") == "red-1 red-2 red-3"
    assert table.sees("moran", "capone at 1") == "? ? red-3"
    assert table.sees("moran", "moran at 2") == "blue-1 blue-2 blue-3 blue-4"
    assert table.sees("capone", "moran at 2") == "? ? ? ?"
    assert table.sees("onlooker", "moran at 2") == "? ? ? ?"


@pytest.mark.clauses("CP-33")
def test_the_fifth_card_brings_the_bullet_at_no_cost() -> None:
    table = position(hands={"capone": "red-7"}, rows={"capone at 1": "blue-1..4"})
    assert table.bullets == []
    table.does("play red-7 at 1")
    assert table.bullets == ["capone at 1"]
    assert table.happened == ["gangster-played", "bullet-placed"]
    assert (table.asked, table.state.actions_left) == (["capone"], 2)


@pytest.mark.clauses("CP-33")
def test_a_fourth_card_brings_none() -> None:
    table = position(hands={"capone": "red-7"}, rows={"capone at 1": "blue-1..3"})
    assert table.does("play red-7 at 1").bullets == []


@pytest.mark.clauses("CP-33", "CP-50")
def test_the_duel_comes_when_that_players_next_turn_begins_and_not_before() -> None:
    table = position(
        hands={"capone": "red-7", "moran": "amber-1", "yale": "amber-2"},
        rows={"capone at 1": "blue-1..4", "moran at 1": "green-1..3"},
        players=3,
        actions=1,
    )
    table.does("play red-7 at 1")
    for boss in ("moran", "yale"):
        for _ in range(3):
            assert (table.asked, table.bullets) == ([boss], ["capone at 1"])
            table.does("draw")
    assert table.happened[1:3] == ["turn-begun", "duel-begun"]
    assert (table.asked, table.bullets) == (["capone"], [])


@pytest.mark.clauses("CP-34")
def test_where_a_bullet_stands_another_fifth_card_brings_none() -> None:
    table = position(
        hands={"moran": "red-7"},
        rows={"capone at 1": "blue-1..5", "moran at 1": "green-1..4"},
        bullets=["capone at 1"],
        turn="moran",
    )
    table.does("play red-7 at 1")
    assert table.bullets == ["capone at 1"]
    assert table.happened == ["gangster-played"]


@pytest.mark.clauses("CP-34")
def test_the_earlier_bullet_decides_when_the_duel_comes() -> None:
    rows = {"capone at 1": "blue-1..5", "moran at 1": "green-1..4"}
    table = position(hands={"moran": "red-7"}, rows=rows, bullets=["capone at 1"], turn="moran", actions=1, players=3)
    table.does("play red-7 at 1")
    assert "duel-begun" not in table.happened  # Yale's turn
    table.does("draw").does("draw").does("draw")
    assert table.happened[1:3] == ["turn-begun", "duel-begun"]  # Capone's, before Moran's


@pytest.mark.clauses("CP-35", "CP-51")
def test_others_go_on_laying_where_a_bullet_stands_and_may_win_there() -> None:
    table = position(
        hands={"moran": "red-9 blue-9 green-9"},
        rows={"capone at 1": "red-1 blue-1 green-2 amber-3 violet-5"},
        bullets=["capone at 1"],
        turn="moran",
    )
    table.does("play red-9 at 1").does("play blue-9 at 1").does("play green-9 at 1")
    assert (table.owned("moran"), table.owned("capone")) == ("brewery", "")


@pytest.mark.clauses("CP-35", "CP-43")
def test_others_come_by_limousine_too_where_a_bullet_stands() -> None:
    table = position(
        hands={"moran": "limousine"},
        rows={"capone at 1": "blue-1..5", "moran at 2": "red-1..4", "moran at 1": "green-9"},
        bullets=["capone at 1"],
        turn="moran",
    )
    table.does("limousine 2 to 1", "carry red-1", "carry red-2", "carry red-3", "carry red-4")
    assert table.row("moran at 1") == "green-9 red-1 red-2 red-3 red-4"
    assert table.bullets == ["capone at 1"]


@pytest.mark.clauses("CP-35", "CP-41")
def test_five_cards_without_the_bullet_may_be_murdered() -> None:
    table = position(
        hands={"yale": "murder"},
        rows={"capone at 1": "blue-1..5", "moran at 1": "green-1..5"},
        bullets=["capone at 1"],
        turn="yale",
        players=3,
    )
    assert table.offers_of("murder") == ["murder moran at 1"]
    assert table.does("murder moran at 1").row("moran at 1") == "green-1 green-2 green-3 green-4"


@pytest.mark.clauses("CP-35", "CP-43")
def test_five_cards_without_the_bullet_may_be_moved_from() -> None:
    table = position(
        hands={"moran": "limousine"},
        rows={"capone at 1": "blue-1..5", "moran at 1": "green-1..5"},
        bullets=["capone at 1"],
        turn="moran",
    )
    table.does("limousine 1 to 2", "carry green-5", "park")
    assert (table.row("moran at 1"), table.row("moran at 2")) == ("green-1 green-2 green-3 green-4", "green-5")
