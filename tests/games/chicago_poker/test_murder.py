"""Murder (CP-41, CP-48)."""

from __future__ import annotations

import pytest

from tests.games.chicago_poker.scenario import position


@pytest.mark.clauses("CP-40", "CP-41", "CP-48")
def test_murder_discards_the_outermost_card_of_another_boss_at_one_business() -> None:
    table = position(hands={"capone": "murder"}, rows={"moran at 1": "red-3 red-1 red-2", "moran at 2": "blue-1"})
    table.does("murder moran at 1")
    assert table.row("moran at 1") == "red-3 red-1"
    assert table.row("moran at 2") == "blue-1"
    assert table.discards == "red-2 murder"  # the special card last (CP-40)


@pytest.mark.clauses("CP-41")
def test_any_other_boss_at_any_business_can_be_the_victim() -> None:
    table = position(
        "bar brewery brewery",
        {"capone": "murder"},
        {"moran at 1": "red-1", "moran at 3": "red-2", "weiss at 1": "red-3", "capone at 2": "red-4"},
        players=4,
    )
    assert table.offers_of("murder") == ["murder moran at 1", "murder moran at 3", "murder weiss at 1"]


@pytest.mark.clauses("CP-41")
def test_the_row_that_has_the_bullet_is_safe_but_not_the_others_there() -> None:
    table = position(
        hands={"capone": "murder"},
        rows={"moran at 1": "red-1..5", "yale at 1": "blue-1..2"},
        bullets=["moran at 1"],
        players=3,
    )
    assert table.offers_of("murder") == ["murder yale at 1"]
    assert table.refuses("murder moran at 1") == ("CP-41", "refused-bullet-guards")
    assert table.does("murder yale at 1").row("yale at 1") == "blue-1"


@pytest.mark.clauses("CP-41")
def test_murder_of_the_fourth_card_keeps_the_bullet_away() -> None:
    table = position(hands={"capone": "murder", "moran": "red-9"}, rows={"moran at 1": "red-1..4"}, actions=1)
    table.does("murder moran at 1").does("play red-9 at 1")
    assert (table.row("moran at 1"), table.bullets) == ("red-1 red-2 red-3 red-9", [])


@pytest.mark.clauses("CP-48")
def test_after_a_limousine_the_last_card_is_the_outermost_as_it_lies() -> None:
    table = position(
        hands={"moran": "limousine", "capone": "murder"},
        rows={"moran at 1": "red-1..3", "moran at 2": "blue-1"},
        turn="moran",
        actions=1,
    )
    # Red 2 is taken out of the middle: red 3 stays the outermost at 1, red 2 becomes it at 2.
    table.does("limousine 1 to 2", "carry red-2", "park")
    table.does("murder moran at 2")
    assert (table.row("moran at 1"), table.row("moran at 2")) == ("red-1 red-3", "blue-1")


@pytest.mark.clauses("CP-48")
@pytest.mark.parametrize("viewer", ["capone", "moran", "yale", "onlooker"])
def test_a_murdered_face_down_card_is_shown_to_all(viewer: str) -> None:
    table = position("gambling-den bar", {"capone": "murder"}, {"moran at 1": "red-1..2"}, players=3)
    assert table.sees("yale", "moran at 1") == "? ?"
    table.does("murder moran at 1")
    assert table.hears(viewer) == [{"event": "card-murdered", "seat": 0, "target": 1, "place": 1, "card": "red-2"}]
    assert "red-2" in table.discards
