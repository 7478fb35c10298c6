"""Duels: when, in which order, who wins, and what is settled (CP-50, CP-51, CP-55, CP-56)."""

from __future__ import annotations

import pytest

from backroom.kernel.event import ONLOOKER
from tests.games.chicago_poker.scenario import Scene, position

#: Moran is about to end his turn; then Capone's bullets are due.
PAIR = "red-9 blue-9 green-1 amber-3 violet-5"
THREE = "red-4 blue-4 green-4"


def facts(table: Scene, name: str) -> list[dict[str, object]]:
    """What the events of this name told to all."""
    return [event.facts for event in table.events if event.name == name]


@pytest.mark.clauses("CP-50")
def test_only_the_own_bullets_are_fought_over_when_a_turn_begins() -> None:
    table = position(
        rows={"capone at 1": "red-1..5", "moran at 2": "blue-1..5"},
        bullets=["moran at 2", "capone at 1"],
        turn="moran",
        actions=0,
    ).goes_on()
    assert [told["place"] for told in facts(table, "duel-begun")] == [1]
    assert table.bullets == ["moran at 2"]


@pytest.mark.clauses("CP-50")
def test_a_bullet_placed_in_this_turn_waits_for_the_next() -> None:
    table = position(hands={"capone": "red-5"}, rows={"capone at 1": "red-1..4"}, actions=3)
    table.does("play red-5 at 1").does("draw").does("draw")
    assert (table.bullets, table.asked) == (["capone at 1"], ["moran"])
    assert "duel-begun" not in table.happened


@pytest.mark.clauses("CP-50")
@pytest.mark.parametrize("order", [[1, 3, 2], [3, 1, 2], [2, 3, 1]])
def test_several_duels_come_in_the_order_in_which_the_bullets_were_placed(order: list[int]) -> None:
    rows = {"capone at 1": "red-1..5", "capone at 2": "blue-1..5", "capone at 3": "green-1..5"}
    table = position(
        "bar bar brewery",
        rows=rows,
        bullets=[f"capone at {place}" for place in order],
        turn="weiss",
        actions=0,
        players=4,
    ).goes_on(chance=[9, 9, 9])
    fought = [told["place"] for told in facts(table, "duel-begun")]
    assert fought == order
    # Two bars and a brewery: no goal is reached on the way.
    assert table.owned("capone") == "bar bar brewery"


@pytest.mark.clauses("CP-51")
def test_all_cards_at_the_business_are_turned_up_for_everybody() -> None:
    table = position(
        "gambling-den bar",
        rows={"capone at 1": PAIR, "moran at 1": "red-6 blue-2", "capone at 2": "amber-9"},
        bullets=["capone at 1"],
        turn="yale",
        actions=0,
        players=3,
    )
    assert table.sees("yale", "capone at 1") == "? ? ? ? ?"
    table.goes_on()
    assert facts(table, "row-turned-up") == [
        {"seat": 0, "place": 1, "cards": PAIR.split(), "hand": "pair", "value": 9},
        {"seat": 1, "place": 1, "cards": ["red-6", "blue-2"], "hand": "high-card", "value": 6},
    ]
    assert all(event.seen_by(ONLOOKER) for event in table.events)
    assert table.sees("yale", "capone at 2") == "?"


@pytest.mark.clauses("CP-51")
def test_the_best_hand_wins_whoever_placed_the_bullet_and_with_fewer_than_five_cards() -> None:
    table = position(
        "bar brewery",
        rows={"capone at 1": PAIR, "moran at 1": THREE},
        bullets=["capone at 1"],
        turn="moran",
        actions=0,
    ).goes_on()
    assert (table.owned("moran"), table.owned("capone")) == ("bar", "")


@pytest.mark.clauses("CP-51")
def test_who_has_no_card_there_takes_no_part() -> None:
    table = position(
        "bar brewery",
        rows={"capone at 1": PAIR, "moran at 2": THREE},
        bullets=["capone at 1"],
        turn="yale",
        actions=0,
        players=3,
    ).goes_on()
    assert [told["seat"] for told in facts(table, "row-turned-up")] == [0]
    assert table.owned("capone") == "bar"


@pytest.mark.clauses("CP-55")
def test_winner_cards_bullet_and_new_business_are_settled() -> None:
    table = position(
        "jazz-club brewery",
        rows={"capone at 1": PAIR, "moran at 1": THREE, "capone at 2": "violet-9"},
        bullets=["capone at 1"],
        discards="amber-15",
        turn="moran",
        actions=0,
    ).goes_on(chance=[17])
    assert table.owned("moran") == "jazz-club"
    assert sorted(table.discards.split()) == sorted(f"{PAIR} {THREE} amber-15".split())
    assert (table.row("capone at 1"), table.row("moran at 1"), table.row("capone at 2")) == ("", "", "violet-9")
    assert table.bullets == []
    # The 18th of the 18 in the stack: bars, jazz clubs, breweries, gambling dens.
    assert table.businesses == "gambling-den brewery"
    assert table.offers() == ["draw"]


@pytest.mark.clauses("CP-55")
@pytest.mark.parametrize(("outcome", "business"), [(0, "bar"), (5, "jazz-club"), (9, "brewery"), (13, "gambling-den")])
def test_any_business_of_the_stack_can_be_turned_up(outcome: int, business: str) -> None:
    table = position(
        "jazz-club brewery", rows={"capone at 1": PAIR}, bullets=["capone at 1"], turn="moran", actions=0
    ).goes_on(chance=[outcome])
    assert table.businesses.split()[0] == business


@pytest.mark.clauses("CP-55")
def test_the_place_can_be_fought_over_again() -> None:
    table = position(
        hands={"capone": "red-10"}, rows={"capone at 1": PAIR}, bullets=["capone at 1"], turn="moran", actions=0
    ).goes_on()
    table.does("play red-10 at 1")
    assert (table.row("capone at 1"), table.bullets) == ("red-10", [])


@pytest.mark.clauses("CP-56")
def test_each_duel_is_settled_with_its_new_business_before_the_next_begins() -> None:
    rows = {"capone at 1": PAIR, "capone at 2": "red-1..5"}
    table = position(rows=rows, bullets=["capone at 2", "capone at 1"], turn="moran", actions=0).goes_on()
    duel = ["duel-begun", "row-turned-up", "business-won", "business-opened"]
    assert table.happened == ["turn-begun", *duel, *duel]
    assert table.owned("capone") == "brewery brewery"


@pytest.mark.clauses("CP-56", "CP-60")
def test_once_the_first_duel_wins_the_game_the_second_is_not_fought() -> None:
    table = position(
        "bar brewery",
        rows={"capone at 1": PAIR, "capone at 2": "red-10..14", "moran at 2": THREE},
        bullets=["capone at 1", "capone at 2"],
        owned={"capone": "bar bar"},
        turn="moran",
        actions=0,
    ).goes_on()
    assert table.ending == ("three-alike", ["capone"])
    assert len(facts(table, "duel-begun")) == 1
    assert table.row("capone at 2") == "red-10 red-11 red-12 red-13 red-14"
    assert (table.state.due, table.asked) == ([], [])


@pytest.mark.clauses("CP-56")
def test_a_first_duel_that_wins_nothing_for_the_goal_lets_the_second_be_fought() -> None:
    table = position(
        "bar brewery",
        rows={"capone at 1": PAIR, "moran at 1": THREE, "capone at 2": "red-1..2 red-7 blue-3 blue-5"},
        bullets=["capone at 1", "capone at 2"],
        owned={"capone": "bar bar"},
        turn="moran",
        actions=0,
    ).goes_on()
    assert len(facts(table, "duel-begun")) == 2
    assert (table.owned("capone"), table.owned("moran"), table.asked) == ("bar bar brewery", "bar", ["capone"])


@pytest.mark.clauses("CP-54", "CP-56")
def test_a_tie_break_in_the_first_duel_is_settled_before_the_second_begins() -> None:
    table = position(
        "bar brewery",
        {"capone": "red-15", "moran": "blue-14"},
        {"capone at 1": PAIR, "moran at 1": "amber-9 violet-9 blue-1 green-3 red-5", "capone at 2": "red-10..14"},
        bullets=["capone at 1", "capone at 2"],
        turn="moran",
        actions=0,
    ).goes_on()
    assert (table.asked, len(facts(table, "duel-begun"))) == (["capone", "moran"], 1)
    table.does("stake red-15", by="capone").does("stake blue-14", by="moran")
    assert [name for name in table.happened if name in ("tie-settled", "business-won", "duel-begun")] == [
        "tie-settled", "business-won", "duel-begun", "business-won",
    ]  # fmt: skip
    assert (table.owned("capone"), table.state.actions_left) == ("bar brewery", 3)
