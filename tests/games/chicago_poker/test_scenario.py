"""The scenarios themselves: a position is built as it was said, and an impossible one is refused."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.chicago_poker.position import Impossible
from tests.games.chicago_poker.scenario import position

IMPOSSIBLE: dict[str, dict[str, Any]] = {
    "a card in two places": {"hands": {"capone": "red-7", "moran": "red-7"}},
    "a third raid": {"hands": {"capone": "raid raid raid"}},
    "a card that does not exist": {"hands": {"capone": "red-16"}},
    "a special card in the tactical variant": {"hands": {"capone": "murder"}, "tactical": True},
    "a special card in a row": {"rows": {"capone at 1": "murder"}},
    "six cards in a row": {"rows": {"capone at 1": "red-1..6"}},
    "a row at a place that is not there": {"rows": {"capone at 3": "red-1"}},
    "a boss who does not play": {"hands": {"yale": "red-1"}},
    "three businesses for two players": {"businesses": "bar bar bar"},
    "five cards without a bullet": {"rows": {"capone at 1": "red-1..5"}},
    "a bullet without five cards": {"rows": {"capone at 1": "red-1..4"}, "bullets": ["capone at 1"]},
    "two bullets at one business": {
        "rows": {"capone at 1": "red-1..5", "moran at 1": "blue-1..5"},
        "bullets": ["capone at 1", "moran at 1"],
    },
    "eight cards out of turn": {"hands": {"moran": "red-1..8"}},
    "a sixth bar": {"businesses": "bar bar", "owned": {"capone": "bar bar", "moran": "bar bar"}},
    "a closed place while the stack is not empty": {"businesses": "bar closed"},
    "a game that is won": {"owned": {"capone": "bar bar bar"}},
    "more extra actions than actions": {"actions": 1, "extra": 2},
    "more cards than the rows can hold": {"rest": "capone moran"},
    "a player on turn with nothing to do": {
        "rows": {"moran at 1": "red-1"}, "players": 6, "businesses": "bar bar bar bar",
        "rest": "moran yale weiss obannion torrio", "tactical": True,
    },
}  # fmt: skip


@pytest.mark.parametrize("said", IMPOSSIBLE.values(), ids=IMPOSSIBLE.keys())
def test_an_impossible_position_is_refused(said: dict[str, Any]) -> None:
    with pytest.raises(Impossible):
        position(**said)


def test_a_position_is_what_was_said() -> None:
    table = position(
        "bar jazz-club",
        {"capone": "red-1 murder", "moran": "blue-1..3"},
        {"capone at 1": "green-1..3", "moran at 2": "amber-1..5"},
        bullets=["moran at 2"],
        owned={"moran": "bar brewery"},
        pile="violet-9",
        discards="pistol",
        turn="moran",
        actions=2,
    )
    assert table.hand("moran") == "blue-1 blue-2 blue-3"
    assert (table.row("capone at 1"), table.facing("capone at 1")) == ("green-1 green-2 green-3", "down down up")
    assert (table.bullets, table.owned("moran"), table.discards) == (["moran at 2"], "bar brewery", "pistol")
    assert (table.asked, table.state.actions_left) == (["moran"], 2)
    assert len(table.pile) == 81 - 2 - 3 - 3 - 5 - 1 - 1  # both raids lie there: two cards, one name


def test_the_pile_is_drawn_in_the_order_that_was_said() -> None:
    table = position(pile="red-9 blue-2 green-5 amber-1")
    table.does("draw").does("draw").does("draw")
    assert table.hand("capone") == "red-9 blue-2 green-5"
