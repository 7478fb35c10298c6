"""Pieces and money."""

from __future__ import annotations

from backroom.testing.case import Case
from backroom.testing.walk import walks


def nothing_is_lost(case: Case, seed: int) -> None:
    """The inventory is the same after every decision of a game."""
    for walk in walks(case, seed):
        first = case.rules.inventory(walk.state)
        assert any(first.values()), "an inventory counts something"
        for state in walk.play():
            now = case.rules.inventory(state)
            assert now == first, f"after {walk.decisions} decisions {first} has become {now}"
