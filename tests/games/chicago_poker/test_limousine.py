"""The limousine (CP-43)."""

from __future__ import annotations

from itertools import permutations

import pytest

from backroom.games.chicago_poker.state import PokerState
from tests.games.chicago_poker.scenario import Scene, position


def parked(own: str = "red-1..4", there: str = "", businesses: str = "brewery brewery") -> Scene:
    """Capone holds the limousine and has one row at 1, perhaps another at 2."""
    rows = {"capone at 1": own} | ({"capone at 2": there} if there else {})
    return position(businesses, {"capone": "limousine"}, rows)


@pytest.mark.clauses("CP-43")
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_one_to_four_cards_ride(count: int) -> None:
    table = parked()
    rides = [f"carry red-{value}" for value in range(1, count + 1)]
    table.does("limousine 1 to 2", *rides, *(["park"] if count < 4 else []))
    assert table.row("capone at 2").split() == [f"red-{value}" for value in range(1, count + 1)]
    assert table.row("capone at 1").split() == [f"red-{value}" for value in range(count + 1, 5)]
    assert (table.asked, table.prompt, table.state.actions_left) == (["capone"], "turn", 2)


@pytest.mark.clauses("CP-43")
def test_of_five_cards_four_may_ride_at_most() -> None:
    table = position(
        hands={"capone": "limousine"},
        rows={"capone at 1": "red-1..5", "moran at 1": "blue-1..5"},
        bullets=["moran at 1"],
    )
    table.does("limousine 1 to 2", "carry red-1", "carry red-2", "carry red-3", "carry red-4")
    assert (table.row("capone at 1"), table.prompt) == ("red-5", "turn")


@pytest.mark.clauses("CP-43")
@pytest.mark.parametrize("order", list(permutations(["red-1", "red-2", "red-3"])))
def test_they_are_laid_in_any_order(order: tuple[str, ...]) -> None:
    table = parked("red-1..3")
    table.does("limousine 1 to 2", *[f"carry {card}" for card in order])
    assert table.row("capone at 2").split() == list(order)


@pytest.mark.clauses("CP-31", "CP-43")
def test_each_card_lies_up_or_down_as_its_new_place_demands() -> None:
    table = parked("red-1..4", "blue-1", "gambling-den jazz-club")
    assert table.facing("capone at 1") == "down down down down"
    table.does("limousine 1 to 2", "carry red-4", "carry red-1", "carry red-3", "park")
    assert table.row("capone at 2") == "blue-1 red-4 red-1 red-3"
    assert table.facing("capone at 2") == "up up up down"


@pytest.mark.clauses("CP-43")
def test_cards_that_stay_keep_their_order_and_their_facing() -> None:
    table = parked("red-1..4", businesses="bar brewery")
    assert table.facing("capone at 1") == "down down up up"
    table.does("limousine 1 to 2", "carry red-1", "carry red-3", "park")
    assert (table.row("capone at 1"), table.facing("capone at 1")) == ("red-2 red-4", "down up")


@pytest.mark.clauses("CP-43")
def test_not_from_the_row_that_has_the_bullet() -> None:
    table = position(hands={"capone": "limousine"}, rows={"capone at 1": "red-1..5"}, bullets=["capone at 1"])
    assert table.offers_of("limousine") == []
    assert table.refuses("limousine 1 to 2") == ("CP-43", "refused-own-bullet")


@pytest.mark.clauses("CP-43")
def test_not_to_a_full_row_and_not_to_the_same_business() -> None:
    table = position(
        hands={"capone": "limousine"},
        rows={"capone at 1": "red-1..2", "capone at 2": "blue-1..5"},
        bullets=["capone at 2"],
    )
    assert table.refuses("limousine 1 to 2") == ("CP-43", "refused-row-full")
    assert table.refuses("limousine 1 to 1") == ("CP-43", "refused-same-place")


@pytest.mark.clauses("CP-33", "CP-43")
def test_the_new_row_does_not_exceed_five_and_its_fifth_card_brings_the_bullet() -> None:
    table = parked("red-1..4", "blue-1..3")
    table.does("limousine 1 to 2", "carry red-1", "carry red-2")
    assert table.row("capone at 2") == "blue-1 blue-2 blue-3 red-1 red-2"
    assert table.bullets == ["capone at 2"]
    assert table.happened == ["limousine-called", "card-carried", "card-carried", "bullet-placed"]
    assert table.prompt == "turn"


@pytest.mark.clauses("CP-34", "CP-35", "CP-43")
def test_a_fifth_card_by_limousine_brings_no_bullet_where_one_stands() -> None:
    table = position(
        hands={"capone": "limousine"},
        rows={"capone at 1": "red-1..4", "capone at 2": "blue-1..4", "moran at 2": "green-1..5"},
        bullets=["moran at 2"],
    )
    table.does("limousine 1 to 2", "carry red-4")
    assert (len(table.row("capone at 2").split()), table.bullets) == (5, ["moran at 2"])


@pytest.mark.clauses("CP-43")
def test_cards_go_to_one_other_business_only() -> None:
    table = position(
        "brewery brewery brewery",
        {"capone": "limousine"},
        {"capone at 1": "red-1..2", "capone at 3": "blue-1"},
        players=4,
    )
    assert table.offers_of("limousine") == [
        "limousine 1 to 2", "limousine 1 to 3", "limousine 3 to 1", "limousine 3 to 2",
    ]  # fmt: skip
    assert table.refuses("limousine 1 to 2", "carry red-1", "limousine 1 to 3") == ("CP-43", "refused-limousine-waits")
    assert table.refuses("limousine 1 to 2", "carry blue-1", "park") == ("CP-43", "refused-not-in-row")


@pytest.mark.clauses("CP-43")
def test_the_limousine_does_not_leave_empty_or_halfway() -> None:
    table = parked()
    assert table.refuses("limousine 1 to 2", "park") == ("CP-43", "refused-empty-limousine")
    assert table.refuses("limousine 1 to 2") == ("CP-43", "refused-unfinished")
    assert table.refuses("limousine 1 to 2", "carry red-1") == ("CP-43", "refused-unfinished")
    assert table.refuses("limousine 1 to 2", "carry red-1", "carry red-1") == ("CP-43", "refused-not-in-row")


@pytest.mark.clauses("CP-43")
@pytest.mark.parametrize(
    ("own", "there", "most"), [("red-1..4", "", 4), ("red-1..2", "", 2), ("red-1..4", "blue-1..3", 2)]
)
def test_the_question_says_how_many_may_ride(own: str, there: str, most: int) -> None:
    table = parked(own, there)
    state = table.state.clone()
    _load(table, state, "limousine 1 to 2")
    assert state.stack[-1].step.facts(state) == {"place": 1, "to": 2, "count": most}


@pytest.mark.clauses("CP-43")
def test_parking_is_offered_once_a_card_has_been_carried() -> None:
    table = parked("red-1..3")
    state = table.state.clone()
    _load(table, state, "limousine 1 to 2")
    assert _offered(table, state) == ["carry red-1", "carry red-2", "carry red-3"]
    _load(table, state, "carry red-2")
    assert _offered(table, state) == ["carry red-1", "carry red-3", "park"]
    assert state.stack[-1].step.facts(state)["count"] == 2


def _load(table: Scene, state: PokerState, text: str) -> None:
    """One small action of the whole choice."""
    table.rules.apply(state, 0, table.rules.table.parse(text), table.game.chance)


def _offered(table: Scene, state: PokerState) -> list[str]:
    return [action.text for action in table.rules.legal(state, 0)]
