"""The odds of a duel, exactly: for hints, bots and views. `crowds.py` has those of a whole fight."""

from __future__ import annotations

from typing import Final

from backroom.games.chicago.gangs import MOST_RINGS


class End:
    """One way in which a duel may end: what each has left, the winner's new ring included, and how likely that is."""

    __slots__ = ("likely", "other", "rings")

    def __init__(self, rings: int, other: int, likely: float) -> None:
        self.rings: Final = rings
        self.other: Final = other
        self.likely: Final = likely


class Odds:
    """For each pair of strengths, how many of `ways` equally likely ways of the dice end in what.

    A member without rings has fallen. Indices are own rings * (MOST_RINGS + 1) + the opponent's.
    """

    __slots__ = ("_ends", "_lost", "_ways", "_won")

    def __init__(self, dice: list[list[int]]) -> None:
        """`dice` by rings, from 1; the first is none."""
        size = (MOST_RINGS + 1) * (MOST_RINGS + 1)
        self._won: Final = [0] * size
        self._lost: Final = [0] * size
        self._ways: Final = [1] * size
        self._ends: Final[list[list[End]]] = [[] for _ in range(size)]
        for rings in range(MOST_RINGS + 1):
            for other in range(MOST_RINGS + 1):
                self._reckon(dice, rings, other)

    def _reckon(self, dice: list[list[int]], rings: int, other: int) -> None:
        at = _at(rings, other)
        if rings == 0 or other == 0:
            # CH-63: who is left when the other has no ring wins; both may fall.
            self._won[at] = int(rings > 0)
            self._lost[at] = int(other > 0)
            self._ends[at] = [End(_with_prize(rings), _with_prize(other), 1.0)]
            return
        higher = lower = equal = 0
        for roll in dice[rings]:
            for other_roll in dice[other]:
                higher += roll > other_roll
                lower += roll < other_roll
                equal += roll == other_roll
        again = _at(rings - 1, other - 1)
        rolls = higher + lower + equal
        self._ends[at] = [
            End(_with_prize(rings), 0, higher / rolls),
            End(0, _with_prize(other), lower / rolls),
            *[End(end.rings, end.other, end.likely * equal / rolls) for end in self._ends[again]],
        ]
        self._ways[at] = (higher + lower + equal) * self._ways[again]
        self._won[at] = higher * self._ways[again] + equal * self._won[again]
        self._lost[at] = lower * self._ways[again] + equal * self._lost[again]

    def of(self, rings: int, other: int) -> tuple[int, int, int]:
        """Ways in which one wins, loses, and all ways there are; in the rest both fall."""
        at = _at(rings, other)
        return self._won[at], self._lost[at], self._ways[at]

    def ends(self, rings: int, other: int) -> list[End]:
        """Every way in which a duel may end; together they are certain."""
        return self._ends[_at(rings, other)]

    def wins(self, rings: int, other: int) -> float:
        """The probability that a member with so many rings beats one with so many."""
        at = _at(rings, other)
        return self._won[at] / self._ways[at]

    def loses(self, rings: int, other: int) -> float:
        at = _at(rings, other)
        return self._lost[at] / self._ways[at]


def _with_prize(rings: int) -> int:
    """CH-62: whoever is left has won, and has a ring more."""
    return min(rings + 1, MOST_RINGS) if rings else 0


def _at(rings: int, other: int) -> int:
    return rings * (MOST_RINGS + 1) + other
