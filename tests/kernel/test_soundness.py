"""A title's bounds and its state name the same fields."""

from __future__ import annotations

import pytest

from backroom.kernel.soundness import Fits, Soundness, truth
from backroom.template.penny_ante.rules import AnteRules
from backroom.template.penny_ante.state import FIELDS, AnteState


def bounded(names: list[str]) -> Soundness[AnteState]:
    fields: dict[str, Fits] = dict.fromkeys(names, truth)
    return Soundness(AnteRules(2, late=False), fields, {}, 1, lambda state: "")


def test_a_bound_without_a_field_is_told() -> None:
    with pytest.raises(
        ValueError, match=r"^The soundness of penny-ante bounds 'pott', and its state has no such field\.$"
    ):
        bounded(["players", *FIELDS, "pott"])


def test_a_field_without_a_bound_is_told() -> None:
    with pytest.raises(ValueError, match=r"^The soundness of penny-ante says nothing of 'pot', which its state has\.$"):
        bounded(["players", *(name for name in FIELDS if name != "pot")])
