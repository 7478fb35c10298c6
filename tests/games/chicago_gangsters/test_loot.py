"""Packages, the hand limit, the piles, and what goes with the end of a round (CG-52 to CG-55, CG-60 to CG-64)."""

from __future__ import annotations

import pytest

from backroom.games.chicago_gangsters.packs import NO_CARDS, WHOLE_PACK
from tests.games.chicago_gangsters.scenario import a_round, cards_of


@pytest.mark.clauses("CG-52", "CG-54", "CG-55")
def test_packages_are_taken_winners_first_and_the_second_is_not_asked() -> None:
    # Loot 7: 2 bottles and 2 cards, or 3 cards and the person; the losers: 1 bottle, or 2 cards.
    hands = {"ada": "weapons-4", "bo": "weapons-2", "cleo": "weapons-2 bribes-1", "dov": "bribes-2"}
    table = a_round(hands, loot=7).plays(**hands)
    assert (table.sums, table.asked) == ([6, 5], ["ada"])
    table.does("ada", "choose package 1")
    assert [event.facts.get("seat") for event in table.events if event.name == "package-taken"] == [0, 1]
    assert [event.facts["seat"] for event in table.events if event.name == "card-drawn"] == [0, 0, 1, 1, 1]
    assert (table.asked, table.persons("bo")) == (["cleo"], {"senator"})
    table.does("cleo", "choose package 1")
    assert [event.facts.get("seat") for event in table.events if event.name == "package-taken"] == [2, 3]
    assert [table.from_loot(name) for name in ("ada", "bo", "cleo", "dov")] == [2, 0, 1, 0]


@pytest.mark.clauses("CG-53")
def test_nobody_holds_more_than_ten_cards() -> None:
    table = a_round({"ada": "8x weapons-2 weapons-4 bribes-1"}, loot=7).plays(ada="bribes-1")
    assert table.size("ada") == 9
    table.does("ada", "choose package 1")
    assert table.size("ada") == 10
    assert {"event": "cards-lapsed", "seat": 0, "count": 1} in table.hears("cleo")


@pytest.mark.clauses("CG-60", "CG-126")
def test_everybody_draws_one_card_from_the_first_chooser_on_clockwise() -> None:
    table = a_round({"cleo": "weapons-4"}, loot=1).plays(cleo="weapons-4")
    table.does("cleo", "choose package 1")
    assert [event.facts["seat"] for event in table.events if event.name == "card-drawn"] == [2, 3, 0, 1]
    assert (table.state.round, table.prompt) == (4, "commit")


@pytest.mark.clauses("CG-60", "CG-53", "CG-126")
def test_the_draw_is_not_optional_and_a_full_hand_makes_room_first() -> None:
    table = a_round({"ada": "8x weapons-2 2x weapons-4 bribes-1"}, {"ada": "fence informer"}).plays(ada="bribes-1")
    table.does("ada", "choose package 1")
    assert table.refuses("ada", "draw") == ("CG-53", "refused-hand-full")
    assert "finish" in table.offers("ada")
    table.does("ada", "trade with informer", "hand over weapons-2", "hand over weapons-4", "settle")
    assert table.refuses("ada", "finish") == ("CG-126", "refused-draw-first")
    table.does("ada", "draw")
    assert table.refuses("ada", "draw") == ("CG-60", "refused-once")
    assert table.refuses("ada", "trade with informer") == ("CG-60", "refused-once")
    assert table.refuses("ada", "trade with whisky-smuggler") == ("CG-70", "refused-not-yours")
    table.does("ada", "fence weapons-2")
    assert table.state.round == 4


@pytest.mark.clauses("CG-61", "CG-63")
def test_a_draw_that_empties_the_pile_renews_it_and_so_does_one_that_finds_it_empty() -> None:
    hands = {"ada": "weapons-4"}
    table = a_round(hands, rest="discards").plays(ada="weapons-4")
    table.does("ada", "choose package 1")
    assert table.happened.index("pile-renewed") < table.happened.index("card-drawn")
    table = a_round(hands, discards="4x weapons-2")
    table.state.pile = cards_of("weapons-4")
    table.state.discards = WHOLE_PACK - cards_of("2x weapons-4")
    table.plays(ada="weapons-4").does("ada", "choose package 1")
    drawn = table.happened.index("card-drawn")
    assert table.happened[drawn + 1] == "pile-renewed"


@pytest.mark.clauses("CG-61", "CG-63")
def test_an_emptied_pile_is_renewed_at_once_not_at_the_next_draw() -> None:
    table = a_round({"ada": "weapons-4 bribes-1"}, {"ada": "fence"}).plays(ada="weapons-4")
    table.does("ada", "choose package 1")
    everything = table.state.pile + table.state.discards
    table.state.pile = cards_of("weapons-2")
    table.state.discards = everything - table.state.pile
    table.does("ada", "draw")
    assert table.asked == ["ada"]
    assert (table.state.pile, table.state.discards) == (everything - cards_of("weapons-2"), NO_CARDS)


@pytest.mark.clauses("CG-61")
def test_with_both_piles_empty_nothing_is_drawn() -> None:
    table = a_round({"ada": "weapons-4"}, rest="discards")
    table.state.hands[1] = table.state.discards
    table.state.discards = NO_CARDS
    table.lays("ada").lays("bo").lays("cleo").lays("dov")
    table.does("bo", "choose package 1")
    assert "card-drawn" not in table.happened


@pytest.mark.clauses("CG-62")
def test_a_person_nobody_took_leaves() -> None:
    # Loot 9: the person is with the losers, who go empty.
    table = a_round({"ada": "weapons-4"}, loot=9).plays(ada="weapons-4")
    table.does("ada", "choose package 1")
    assert "senator" in table.gone
    assert table.state.loots >> 8 & 1 == 0
    assert "losers-empty" in table.happened


@pytest.mark.clauses("CG-64")
def test_hand_sizes_and_discards_are_open_to_all() -> None:
    table = a_round({"ada": "weapons-4 bribes-1", "bo": "bribes-2"}, discards="blackmail-5 2x weapons-2")
    for viewer in ("cleo", "onlooker"):
        assert table.view(viewer).hand_sizes == [2, 1, 0, 0]
        assert table.view(viewer).as_data()["discards"] == ["weapons-2", "weapons-2", "blackmail-5"]
