"""The pistol (CP-44, CP-47)."""

from __future__ import annotations

import pytest

from tests.games.chicago_poker.scenario import position


@pytest.mark.clauses("CP-44")
@pytest.mark.parametrize("actions", [1, 2, 3])
def test_the_pistol_gives_two_more_actions_one_net(actions: int) -> None:
    table = position(hands={"capone": "pistol"}, actions=actions)
    table.does("pistol")
    assert table.state.actions_left == actions + 1
    for _ in range(actions + 1):
        assert table.asked == ["capone"]
        table.does("draw")
    assert table.asked == ["moran"]


@pytest.mark.clauses("CP-44")
def test_the_extra_actions_are_for_this_turn_only() -> None:
    table = position(hands={"capone": "pistol", "moran": "red-1"}, actions=1)
    table.does("pistol").does("draw").does("draw")
    assert (table.asked, table.state.actions_left, table.state.extra) == (["moran"], 3, 0)
    assert table.refuses("forgo") == ("CP-25", "refused-forgo")


@pytest.mark.clauses("CP-47")
def test_only_the_two_extra_actions_may_be_forgone() -> None:
    table = position(hands={"capone": "pistol red-1"}, actions=3)
    table.does("pistol")
    for left in (4, 3):
        assert table.state.actions_left == left
        assert "forgo" not in table.offers()
        assert table.refuses("forgo") == ("CP-47", "refused-forgo-full-hand")
        table.does("draw")
    table.does("forgo")
    assert table.happened[0] == "actions-forgone"
    assert table.asked == ["moran"]


@pytest.mark.clauses("CP-47")
def test_the_second_extra_action_may_be_forgone_after_the_first_was_taken() -> None:
    table = position(hands={"capone": "pistol"}, actions=1)
    table.does("pistol").does("draw")
    assert table.offers_of("forgo") == ["forgo"]
    table.does("forgo")
    assert (table.asked, table.hand("capone").count("-")) == (["moran"], 1)


@pytest.mark.clauses("CP-47")
def test_forgoing_is_never_an_action_of_an_ordinary_turn() -> None:
    table = position(hands={"capone": "red-1"}, actions=1)
    assert "forgo" not in table.offers()


@pytest.mark.clauses("CP-21", "CP-44")
def test_the_pistol_works_in_the_first_turn_of_the_game() -> None:
    table = position(hands={"capone": "pistol red-1..4", "moran": "blue-1..5"}, actions=1, turn_number=0)
    table.does("pistol")
    assert table.state.actions_left == 2
    table.does("draw").does("draw")
    assert (table.asked, table.state.actions_left) == (["moran"], 2)


@pytest.mark.clauses("CP-28")
def test_a_pistol_that_comes_back_waits_for_the_next_turn() -> None:
    table = position(hands={"capone": "pistol blackmail"}, actions=2)
    table.does("pistol").does("blackmail pistol")
    assert "pistol" not in table.offers()
    assert table.refuses("pistol") == ("CP-28", "refused-second-pistol")
    table.does("draw").does("draw")
    for boss in ("moran", "moran", "moran"):
        assert table.asked == [boss]
        table.does("draw")
    assert table.asked == ["capone"]
    assert "pistol" in table.offers()


@pytest.mark.clauses("CP-28", "CP-24")
def test_a_turn_ends_even_if_the_pistol_is_all_there_is_to_draw() -> None:
    table = position(
        "bar bar bar bar",
        hands={"capone": "pistol red-1..6", "moran": "murder raid raid limousine blackmail"},
        rows={"capone at 1": "red-9 blue-9"},
        players=6,
        rest="moran yale weiss obannion torrio",
    )
    table.does("pistol").does("draw")
    assert table.refuses("pistol") == ("CP-28", "refused-second-pistol")
