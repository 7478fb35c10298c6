"""A turn: its actions, their number, and whose turn comes next (CP-20, CP-21, CP-25, CP-26)."""

from __future__ import annotations

import pytest

from backroom.games.chicago_poker.cards import BOSSES
from backroom.kernel.chance import FastChance
from tests.games.chicago_poker.scenario import Scene, poker_rules, position


def new_game(players: int, seed: int) -> Scene:
    rules = poker_rules(players)
    return Scene(rules, rules.deal(FastChance(seed)))


def actions_of_turns(table: Scene, turns: int) -> list[tuple[str, int]]:
    """Who came on turn and how many actions they could take, when all only draw or else lay."""
    taken: list[tuple[str, int]] = []
    turn = -1
    while len(taken) < turns or table.state.turn == turn:
        if table.state.turn != turn:
            turn = table.state.turn
            taken.append((table.asked[0], 0))
        taken[-1] = (taken[-1][0], taken[-1][1] + 1)
        table.does(table.offers()[0])
    return taken


@pytest.mark.clauses("CP-20", "CP-21", "CP-26")
@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("seed", [3, 4, 5])
def test_one_action_then_two_then_three_each_clockwise_from_the_start_player(players: int, seed: int) -> None:
    table = new_game(players, seed)
    start = table.state.seat
    order = [BOSSES[(start + turn) % players] for turn in range(2 * players)]
    numbers = [1, 2] + [3] * (2 * players - 2)
    assert actions_of_turns(table, 2 * players) == list(zip(order, numbers, strict=True))


@pytest.mark.clauses("CP-20")
@pytest.mark.parametrize("order", [["draw", "play red-1 at 1", "draw"], ["play red-1 at 1", "draw", "play red-2 at 2"]])
def test_drawing_and_playing_mix_in_any_order(order: list[str]) -> None:
    table = position(hands={"capone": "red-1..2"})
    for number, action in enumerate(order):
        assert (table.asked, table.state.actions_left) == (["capone"], 3 - number)
        table.does(action)
    assert (table.asked, table.state.actions_left) == (["moran"], 3)


@pytest.mark.clauses("CP-20")
def test_three_cards_may_be_drawn_or_three_played() -> None:
    table = position(hands={"capone": "red-1..3"}, pile="blue-1..3")
    for _ in range(3):
        table.does("draw")
    assert table.hand("capone") == "red-1 red-2 red-3 blue-1 blue-2 blue-3"

    table = position(hands={"capone": "red-1..3"})
    for value in (1, 2, 3):
        table.does(f"play red-{value} at 1")
    assert table.row("capone at 1") == "red-1 red-2 red-3"
    assert table.asked == ["moran"]


@pytest.mark.clauses("CP-20", "CP-50")
def test_duels_that_are_due_come_before_the_actions() -> None:
    table = position(rows={"moran at 1": "red-1..5"}, bullets=["moran at 1"], actions=1)
    table.does("draw")
    assert table.happened == [
        "card-drawn", "turn-begun", "duel-begun", "row-turned-up", "business-won", "business-opened",
    ]  # fmt: skip
    assert (table.asked, table.state.actions_left) == (["moran"], 3)


@pytest.mark.clauses("CP-25")
def test_an_action_is_not_optional() -> None:
    table = position(hands={"capone": "red-1"})
    assert table.offers() == ["draw", "play red-1 at 1", "play red-1 at 2"]
    assert table.refuses("forgo") == ("CP-25", "refused-forgo")


@pytest.mark.clauses("CP-26")
def test_nobody_acts_out_of_turn() -> None:
    table = position(hands={"capone": "red-1", "moran": "blue-1"})
    assert table.refuses("draw", by="moran") == ("CP-26", "refused-not-asked")
    assert table.refuses("play blue-1 at 1", by="moran") == ("CP-26", "refused-not-asked")


@pytest.mark.clauses("CP-20")
def test_a_card_must_be_in_the_hand_to_be_played() -> None:
    table = position(hands={"capone": "red-1", "moran": "red-2 murder raid limousine pistol blackmail"})
    for action in ("play red-2 at 1", "murder moran at 1", "raid moran at 1", "limousine 1 to 2", "pistol"):
        assert table.refuses(action) == ("CP-20", "refused-not-in-hand")
    assert table.refuses("blackmail red-5") == ("CP-20", "refused-not-in-hand")


@pytest.mark.clauses("CP-23", "CP-43", "CP-54")
def test_answers_to_questions_that_were_not_asked_are_refused() -> None:
    table = position(hands={"capone": "red-1"}, rows={"capone at 1": "red-5"})
    assert table.refuses("stake red-1") == ("CP-54", "refused-no-tie")
    assert table.refuses("discard red-1") == ("CP-23", "refused-no-discard")
    assert table.refuses("carry red-5") == ("CP-43", "refused-no-limousine")
    assert table.refuses("park") == ("CP-43", "refused-no-limousine")
