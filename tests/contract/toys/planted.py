"""Faults planted in Penny Ante, and which check has to find each."""

from __future__ import annotations

from dataclasses import dataclass

from backroom.template.penny_ante.rules import AnteRules
from backroom.testing.checks import Check


@dataclass(frozen=True)
class Planted:
    """Rules with a fault, the check that catches it, and what the check says of it (a regular expression)."""

    rules: type[AnteRules]
    caught_by: Check
    saying: str

    def __str__(self) -> str:
        return f"{self.rules.__name__}-{self.caught_by.__name__}"
