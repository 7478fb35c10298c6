"""Bounds: what a title promises of every game by its rules, whoever plays it and however badly."""

from __future__ import annotations

from typing import Final


class Bounds:
    """Promised by `Rules.bounds`, for one number of players and one set of options.

    `longest`: a game has at most so many decisions, if nothing is taken back (`Step.onward`).
    `least`, `most`, `total`: every seat's return lies between the first two, and all returns add up to the third.
    `outcomes`: chance is never asked for more than so many different outcomes at once.
    """

    __slots__ = ("least", "longest", "most", "outcomes", "total")

    def __init__(self, longest: int, outcomes: int, least: float, most: float = 1.0, total: float = 0.0) -> None:
        self.longest: Final = longest
        self.outcomes: Final = outcomes
        self.least: Final = least
        self.most: Final = most
        self.total: Final = total

    def __repr__(self) -> str:
        return (
            f"Bounds(longest={self.longest}, outcomes={self.outcomes}, "
            f"least={self.least}, most={self.most}, total={self.total})"
        )
