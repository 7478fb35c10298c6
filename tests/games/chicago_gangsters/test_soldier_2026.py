"""Soldier-2026 is a fixed reference: whatever changes in the rules' helpers, it chooses as it did and says why."""

from __future__ import annotations

from typing import cast

import pytest

from backroom.games.chicago_gangsters.bot.soldier_2026.soldier import Soldier
from backroom.kernel.game import AnyRules
from tests.games.chicago_gangsters.scenario import gangsters_rules
from tests.games.soldiers import choices_digest


@pytest.mark.parametrize(
    ("players", "godfather", "digest"),
    [(3, False, "4af436a8be1b082a"), (4, True, "8a4c097ac4703e88"), (5, False, "e984fd89ea6cc313")],
)
def test_whole_games_of_soldier_2026_are_as_they_were(players: int, godfather: bool, digest: str) -> None:
    assert choices_digest(Soldier, cast("AnyRules", gangsters_rules(players, godfather)), 2) == digest
