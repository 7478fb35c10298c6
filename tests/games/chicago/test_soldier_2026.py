"""Soldier-2026 is a fixed reference: whatever changes in the rules' helpers, it chooses as it did and says why."""

from __future__ import annotations

from typing import cast

import pytest

from backroom.games.chicago.bot.soldier_2026.soldier import Soldier
from backroom.kernel.game import AnyRules
from tests.games.chicago.scenario import chicago_rules
from tests.games.soldiers import choices_digest


@pytest.mark.parametrize(
    ("players", "options", "digest"), [(2, False, "0d62039c1fb8bda6"), (3, True, "60bda5e9c99a2c82")]
)
def test_whole_games_of_soldier_2026_are_as_they_were(players: int, options: bool, digest: str) -> None:
    assert choices_digest(Soldier, cast("AnyRules", chicago_rules(players, options, options)), 1) == digest
