"""What a view says beside the cards: who leads, and what a card in hand would make of a row (CP-52, CP-53)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.chicago_poker.scenario import position


def business(viewer: str, rows: dict[str, str], hand: str = "red-12") -> dict[str, Any]:
    """The first business, a brewery, as this viewer sees it."""
    table = position("brewery gambling-den", {"capone": hand, "moran": "blue-1"}, rows)
    businesses: Any = table.view(viewer).as_data()["businesses"]
    found: dict[str, Any] = businesses[0]
    return found


@pytest.mark.clauses("CP-52", "CP-53")
def test_the_best_hand_that_can_be_seen_leads() -> None:
    rows = {"capone at 1": "red-3 blue-3", "moran at 1": "green-15 green-2"}
    assert business("onlooker", rows)["leads"] == [0]


@pytest.mark.clauses("CP-53")
def test_equal_hands_lead_together() -> None:
    rows = {"capone at 1": "red-3 red-5", "moran at 1": "green-3 green-5"}
    assert business("onlooker", rows)["leads"] == [0, 1]


def test_nobody_leads_an_empty_business() -> None:
    assert business("onlooker", {})["leads"] == []


@pytest.mark.clauses("CP-32")
def test_what_is_hidden_from_the_viewer_does_not_lead() -> None:
    table = position("gambling-den bar", {}, {"capone at 1": "red-3 blue-3", "moran at 1": "green-2"})
    onlookers: Any = table.view("onlooker").as_data()["businesses"]
    capones: Any = table.view("capone").as_data()["businesses"]
    assert onlookers[0]["leads"] == []
    assert capones[0]["leads"] == [0]


@pytest.mark.clauses("CP-52")
def test_a_gangster_in_hand_says_what_it_would_make_of_each_own_row() -> None:
    rows = {"capone at 1": "blue-12 green-12", "moran at 1": "green-3 red-3 blue-3"}
    row = business("capone", rows, hand="red-12 red-4 raid")["rows"][0]
    assert row["would"] == {
        "red-4": {"hand": "pair", "value": 12, "leads": False},
        "red-12": {"hand": "three-of-a-kind", "value": 12, "leads": True},
    }


@pytest.mark.clauses("CP-30")
def test_a_full_row_and_the_rows_of_others_say_nothing_of_the_kind() -> None:
    rows = {"capone at 1": "blue-2..6", "moran at 1": "green-3"}
    table = position("brewery gambling-den", {"capone": "red-12"}, rows, bullets=["capone at 1"])
    businesses: Any = table.view("capone").as_data()["businesses"]
    assert [["would" in row for row in place["rows"]] for place in businesses] == [[False, False], [True, False]]
