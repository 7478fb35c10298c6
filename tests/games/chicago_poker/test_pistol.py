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
