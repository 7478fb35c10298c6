"""Drawing, and what happens when the piles run out (CP-22, CP-24, CP-25, CP-27)."""

from __future__ import annotations

import pytest

from tests.games.chicago_poker.scenario import Scene, position

#: Six players, so that the rows can hold every card that is not in a pile.
OTHERS = "moran yale weiss obannion torrio"


def crowded(hand: str, *, pile: str = "", discards: str = "", actions: int = 3) -> Scene:
    """Six players without specials; Capone has nothing on the table, all rows of the others are full of cards."""
    return position(
        "brewery brewery brewery brewery",
        {"capone": hand},
        players=6,
        tactical=True,
        pile=pile,
        discards=discards,
        actions=actions,
        rest=OTHERS,
    )


@pytest.mark.clauses("CP-22")
def test_a_draw_takes_the_top_card_of_the_pile_into_the_hand() -> None:
    table = position(hands={"capone": "red-1"}, pile="blue-7 blue-8")
    table.does("draw")
    assert table.hand("capone") == "red-1 blue-7"
    assert "blue-7" not in table.pile


@pytest.mark.clauses("CP-22", "CP-27")
def test_an_empty_pile_is_replaced_by_the_shuffled_discards_when_a_card_is_drawn() -> None:
    table = position(discards="red-1 blue-2 green-3", rest="discards")
    assert table.pile == set()
    before = set(table.discards.split())
    table.does("draw", chance=[2])
    assert table.happened == ["pile-renewed", "card-drawn"]
    assert table.hand("capone") == "green-3"
    assert table.pile == before - {"green-3"}
    assert table.discards == ""


@pytest.mark.clauses("CP-22", "CP-27")
def test_any_discard_can_be_the_first_card_of_the_new_pile() -> None:
    drawn = set()
    for outcome in range(3):
        table = crowded("", discards="red-1 blue-2 green-3")
        table.does("draw", chance=[outcome])
        drawn.add(table.hand("capone"))
    assert drawn == {"red-1", "blue-2", "green-3"}


@pytest.mark.clauses("CP-27")
def test_the_last_card_of_the_pile_leaves_the_discards_where_they_are() -> None:
    table = crowded("", pile="amber-9", discards="red-1 blue-2")
    table.does("draw")
    assert (table.pile, table.discards) == (set(), "red-1 blue-2")
    table.does("play amber-9 at 1")
    assert (table.pile, table.discards) == (set(), "red-1 blue-2")
    table.does("draw")
    assert (len(table.pile), table.discards) == (1, "")


@pytest.mark.clauses("CP-24")
def test_with_both_piles_empty_nobody_can_draw() -> None:
    table = crowded("red-1")
    assert table.refuses("draw") == ("CP-24", "refused-piles-empty")
    assert table.offers() == [f"play red-1 at {place}" for place in (1, 2, 3, 4)]


@pytest.mark.clauses("CP-24", "CP-25")
def test_who_can_do_nothing_at_all_loses_the_remaining_actions() -> None:
    table = crowded("red-1", actions=3)
    table.does("play red-1 at 1")
    assert table.happened[:2] == ["gangster-played", "actions-lost"]
    assert table.events[1].facts == {"seat": 0, "count": 2}


@pytest.mark.clauses("CP-24")
def test_a_full_hand_that_cannot_be_played_loses_the_actions_though_the_pile_has_cards() -> None:
    table = position(
        "brewery brewery",
        {"capone": "red-1..7", "moran": "blackmail"},
        {
            "capone at 1": "blue-1..5",
            "capone at 2": "green-1..5",
            "moran at 1": "amber-1..5",
            "moran at 2": "violet-1..5",
        },
        bullets=["moran at 1", "moran at 2"],
        turn="moran",
        actions=1,
    )
    # Capone plays at rows that only the duels of Moran's next turn will empty.
    table.does("draw")
    assert table.happened[1:4] == ["turn-begun", "actions-lost", "turn-begun"]
    assert table.events[2].facts == {"seat": 0, "count": 3}


@pytest.mark.clauses("CP-24")
def test_actions_are_lost_only_by_whoever_can_do_nothing_and_the_next_may_draw_again() -> None:
    table = position(
        "brewery brewery brewery brewery",
        {"moran": "murder", "yale": "raid raid limousine", "weiss": "pistol blackmail"},
        players=6,
        rest=OTHERS,
        turn="torrio",
        actions=0,
    ).goes_on()
    assert table.happened == ["turn-begun", "actions-lost", "turn-begun"]
    assert (table.asked, table.offers_of("draw")) == (["moran"], [])
    # The murdered card and the murder are discarded: there is something to draw.
    assert table.does("murder yale at 1").offers_of("draw") == ["draw"]
