"""How near everybody is to winning the game, by the businesses they own: fitted on games among soldiers."""

from __future__ import annotations

import math
from typing import Final

from backroom.games.chicago_poker.businesses import Goals
from backroom.games.chicago_poker.cards import KINDS

#: What it counts to lack one more of a kind, for the first such kind and for every further one.
ALIKE: Final = 0.71
ALIKE_AGAIN: Final = 1.25
#: What it counts to lack one kind, and two.
KIND_LACKING: Final = 1.7
KINDS_LACKING: Final = 0.74
#: What it counts to own anything at all, and to lack only one business.
ANYTHING: Final = 0.66
BUSINESS: Final = 0.12
ONE_LACKING: Final = 0.25


class Standing:
    """Everybody's chances to win the game."""

    __slots__ = ("goals", "owned", "players", "scores")

    def __init__(self, owned: list[int], players: int, goals: Goals) -> None:
        self.owned: Final = owned
        self.players: Final = players
        self.goals: Final = goals
        self.scores: Final[list[float]] = []
        for seat in range(players):
            self.scores.append(math.exp(_score(owned[seat * KINDS : (seat + 1) * KINDS], goals)))

    def chance(self, seat: int) -> float:
        """That a boss wins the game."""
        total = 0.0
        for score in self.scores:
            total += score
        return self.scores[seat] / total

    def chance_after(self, seat: int, winner: int, kind: int) -> float:
        """The same once somebody has won a business of this kind."""
        owned = self.owned[winner * KINDS : (winner + 1) * KINDS]
        owned[kind] += 1
        if _is_reached(owned, self.goals):
            return 1.0 if seat == winner else 0.0
        total = 0.0
        mine = 0.0
        for other in range(self.players):
            score = math.exp(_score(owned, self.goals)) if other == winner else self.scores[other]
            total += score
            if other == seat:
                mine = score
        return mine / total


def _is_reached(owned: list[int], goals: Goals) -> bool:
    """CP-60, CP-61."""
    total = 0
    kinds = 0
    for count in owned:
        if count >= goals.alike:
            return True
        total += count
        if count:
            kinds += 1
    return total >= goals.any or (goals.kinds > 0 and kinds >= goals.kinds)


def _score(owned: list[int], goals: Goals) -> float:
    """How near a boss is to the goals; the logarithm of a weight."""
    total = 0
    kinds = 0
    near = 0
    for count in owned:
        total += count
        if count:
            kinds += 1
        if count == goals.alike - 1:
            near += 1
    score = 0.0
    if total > 0:
        score = ANYTHING + BUSINESS * (total - 1)
    if near > 0:
        score += ALIKE + ALIKE_AGAIN * (near - 1)
    if goals.kinds:
        if kinds == goals.kinds - 1:
            score += KIND_LACKING
        elif kinds == goals.kinds - 2:
            score += KINDS_LACKING
    if total == goals.any - 1:
        score += ONE_LACKING
    return score
