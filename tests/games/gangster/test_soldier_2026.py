"""Soldier-2026 is a fixed reference: whatever changes in the rules' helpers, it chooses as it did and says why."""

from __future__ import annotations

from typing import cast

import pytest

from backroom.games.gangster.bot.soldier_2026.soldier import Soldier
from backroom.kernel.game import AnyRules
from tests.games.gangster.scenario import RULES
from tests.games.soldiers import choices_digest


@pytest.mark.parametrize(
    ("players", "digest"),
    [(2, "9ead9b3636f3f29d"), (3, "f92d3b5891131dbf"), (4, "3ffa68dc3958c0f3"), (5, "f9862fff25ea02d6")],
)
def test_whole_games_of_soldier_2026_are_as_they_were(players: int, digest: str) -> None:
    assert choices_digest(Soldier, cast("AnyRules", RULES[players]), 2) == digest
