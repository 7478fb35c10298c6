"""Blackmail (CP-45)."""

from __future__ import annotations

import pytest

from tests.games.chicago_poker.scenario import Scene, position

DISCARDS = "red-1 blue-2 murder"


def blackmailing() -> Scene:
    return position(hands={"capone": "blackmail green-9"}, discards=DISCARDS, players=3)


@pytest.mark.clauses("CP-45")
@pytest.mark.parametrize("card", DISCARDS.split())
def test_blackmail_takes_any_one_card_of_the_discards_into_the_hand(card: str) -> None:
    table = blackmailing()
    assert table.offers_of("blackmail") == [f"blackmail {each}" for each in DISCARDS.split()]
    table.does(f"blackmail {card}")
    assert table.hand("capone") == f"green-9 {card}"


@pytest.mark.clauses("CP-45")
def test_discards_and_pile_become_the_new_pile_and_blackmail_is_discarded_afterwards() -> None:
    table = blackmailing()
    before = table.pile
    table.does("blackmail blue-2")
    assert table.pile == before | {"red-1", "murder"}
    assert table.discards == "blackmail"


@pytest.mark.clauses("CP-45")
def test_every_card_of_the_new_pile_can_come_first() -> None:
    drawn = set()
    size = len(blackmailing().does("blackmail blue-2").state.pile)
    for outcome in range(size):
        table = blackmailing().does("blackmail blue-2")
        drawn.add(table.does("draw", chance=[outcome]).hand("capone").split()[-1])
    assert {"red-1", "murder"} <= drawn
    assert drawn == blackmailing().does("blackmail blue-2").pile


@pytest.mark.clauses("CP-45")
def test_the_card_taken_is_known_to_its_player_only() -> None:
    table = blackmailing().does("blackmail murder")
    assert table.hears("capone") == [{"event": "card-blackmailed-seen", "seat": 0, "card": "murder"}]
    for viewer in ("moran", "yale", "onlooker"):
        assert table.hears(viewer) == [{"event": "card-blackmailed", "seat": 0}]
        assert "murder" not in str(table.view(viewer).as_data())


@pytest.mark.clauses("CP-45", "CP-46")
def test_blackmail_needs_a_card_among_the_discards() -> None:
    table = position(hands={"capone": "blackmail green-9"})
    assert table.offers_of("blackmail") == []
    assert table.refuses("blackmail red-1") == ("CP-45", "refused-no-discards")


@pytest.mark.clauses("CP-45")
def test_only_a_discarded_card_can_be_taken() -> None:
    table = blackmailing()
    assert table.refuses("blackmail red-2") == ("CP-45", "refused-not-discarded")
    assert table.refuses("blackmail blackmail") == ("CP-45", "refused-not-discarded")


@pytest.mark.clauses("CP-45")
def test_one_of_two_equal_raids_is_taken_and_the_other_goes_to_the_pile() -> None:
    table = position(hands={"capone": "blackmail"}, discards="raid raid")
    assert table.offers_of("blackmail") == ["blackmail raid"]
    table.does("blackmail raid")
    assert (table.hand("capone"), "raid" in table.pile) == ("raid", True)
