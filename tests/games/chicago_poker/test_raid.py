"""The police raid (CP-42, CP-49)."""

from __future__ import annotations

import pytest

from tests.games.chicago_poker.scenario import Scene, position


def raided() -> Scene:
    """Capone has raided Moran at a jazz club where two of five cards lie face down."""
    table = position(
        "jazz-club gambling-den",
        {"capone": "raid raid", "moran": "limousine"},
        {"moran at 1": "red-1..5", "moran at 2": "blue-1..2", "yale at 1": "green-1..4", "capone at 2": "amber-1"},
        bullets=["moran at 1"],
        players=3,
        actions=2,
    )
    return table.does("raid moran at 1")


@pytest.mark.clauses("CP-42")
def test_a_raid_shows_every_face_down_card_of_one_row_to_its_player() -> None:
    table = raided()
    assert table.sees("capone", "moran at 1") == "red-1 red-2 red-3 red-4 red-5"
    assert table.facing("moran at 1") == "up up up down down"


@pytest.mark.clauses("CP-42")
def test_a_raid_shows_nothing_to_anybody_else() -> None:
    table = raided()
    assert table.sees("yale", "moran at 1") == "red-1 red-2 red-3 ? ?"
    assert table.sees("onlooker", "moran at 1") == "red-1 red-2 red-3 ? ?"


@pytest.mark.clauses("CP-42")
def test_a_raid_shows_no_other_row() -> None:
    table = raided()
    assert table.sees("capone", "moran at 2") == "? ?"
    assert table.sees("capone", "yale at 1") == "green-1 green-2 green-3 ?"


@pytest.mark.clauses("CP-42")
def test_a_raid_tells_the_cards_to_its_player_and_their_owner_only() -> None:
    table = raided()
    told = {"event": "row-raided", "seat": 0, "target": 1, "place": 1, "count": 2}
    seen = told | {"event": "row-raided-seen", "cards": ["red-4", "red-5"]}
    assert table.hears("capone")[0] == seen
    assert table.hears("moran")[0] == seen
    assert table.hears("yale")[0] == told
    assert table.hears("onlooker")[0] == told


@pytest.mark.clauses("CP-42", "CP-46")
def test_a_raid_needs_a_face_down_card_there() -> None:
    table = position("brewery bar", {"capone": "raid"}, {"moran at 1": "red-1..3", "moran at 2": "blue-1"})
    assert table.offers_of("raid") == ["raid moran at 2"]
    assert table.refuses("raid moran at 1") == ("CP-46", "refused-nothing-hidden")


@pytest.mark.clauses("CP-42")
def test_the_row_that_has_the_bullet_may_be_raided() -> None:
    table = position("bar bar", {"capone": "raid"}, {"moran at 1": "red-1..5"}, bullets=["moran at 1"])
    assert table.does("raid moran at 1").sees("capone", "moran at 1") == "red-1 red-2 red-3 red-4 red-5"


@pytest.mark.clauses("CP-42", "CP-49")
def test_what_a_raid_showed_is_remembered_but_later_cards_are_not_known() -> None:
    table = position("gambling-den bar", {"capone": "raid", "moran": "red-9"}, {"moran at 1": "red-1..2"}, actions=1)
    table.does("raid moran at 1")
    table.does("play red-9 at 1").does("draw").does("draw")
    assert table.asked == ["capone"]
    assert table.sees("capone", "moran at 1") == "red-1 red-2 ?"


@pytest.mark.clauses("CP-49")
def test_a_limousine_does_not_make_the_raid_forgotten() -> None:
    table = position(
        "bar gambling-den",
        {"capone": "raid", "moran": "limousine"},
        {"moran at 1": "red-1..2", "moran at 2": "blue-1"},
        players=3,
        actions=1,
    )
    table.does("raid moran at 1")
    table.does("limousine 1 to 2", "carry red-2", "carry red-1")
    assert table.facing("moran at 2") == "down down down"
    assert table.sees("capone", "moran at 2") == "? red-2 red-1"
    assert table.sees("yale", "moran at 2") == "? ? ?"


@pytest.mark.clauses("CP-49")
def test_everybody_goes_on_knowing_a_card_that_lay_face_up_before_the_limousine_turned_it() -> None:
    table = position("brewery gambling-den", {"moran": "limousine"}, {"moran at 1": "red-1..2"}, turn="moran")
    table.does("limousine 1 to 2", "carry red-2", "park")
    assert table.facing("moran at 2") == "down"
    for viewer in ("capone", "moran", "onlooker"):
        assert table.sees(viewer, "moran at 2") == "red-2"
        assert table.hears(viewer)[1]["event"] == "card-carried-seen"


@pytest.mark.clauses("CP-49")
def test_who_looked_at_which_card_is_public() -> None:
    table = raided()
    for viewer in ("capone", "moran", "yale", "onlooker"):
        assert table.view(viewer).knowers == table.state.knowers
