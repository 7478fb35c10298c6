"""Bounds: what a title promises of every game by its rules, whoever plays it and however badly."""

from __future__ import annotations

from typing import Final

from backroom.kernel.again import Recipe


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

    def _told(self) -> tuple[int, int, float, float, float]:
        return self.longest, self.outcomes, self.least, self.most, self.total

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Bounds) and other._told() == self._told()

    def __hash__(self) -> int:
        return hash(self._told())

    def __reduce__(self) -> Recipe:
        return Bounds, self._told()

    def __repr__(self) -> str:
        return (
            f"Bounds(longest={self.longest}, outcomes={self.outcomes}, "
            f"least={self.least}, most={self.most}, total={self.total})"
        )
