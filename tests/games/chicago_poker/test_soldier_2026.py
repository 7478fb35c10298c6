"""Soldier-2026 is a fixed reference: whatever changes in the rules' helpers, it chooses as it did and says why."""

from __future__ import annotations

from typing import cast

import pytest

from backroom.games.chicago_poker.bot.soldier_2026.soldier import Soldier
from backroom.kernel.game import AnyRules
from tests.games.chicago_poker.scenario import poker_rules
from tests.games.soldiers import choices_digest


@pytest.mark.parametrize(
    ("players", "short", "tactical", "digest"),
    [(2, False, False, "233b96187bedd5a9"), (3, False, True, "0e30b5426080b6b8"), (5, True, False, "c647a85e5f138cba")],
)
def test_whole_games_of_soldier_2026_are_as_they_were(players: int, short: bool, tactical: bool, digest: str) -> None:
    assert choices_digest(Soldier, cast("AnyRules", poker_rules(players, short, tactical)), 1) == digest
