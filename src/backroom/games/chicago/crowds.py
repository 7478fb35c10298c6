"""The odds of a whole fight in a crowded house (CH-100, CH-105): for views, hints and bots."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from backroom.games.chicago.gangs import GANG_SHIFT, ONE_OF, kinds_of, size_of
from backroom.games.chicago.odds import Odds

#: The side that chooses who fights whom.
ATTACKER: Final = 0
DEFENDER: Final = 1
#: So many members on both sides together are reckoned with; one attacker alone against any number.
MOST_RECKONED: Final = 6
#: Too many are in there to be reckoned with.
UNRECKONED: Final = -1.0


class Crowds:
    """How likely attackers come to rule a house, if either side always chooses the pair that is best for it.

    What has been reckoned is kept: the same few crowds are asked about again and again.
    """

    __slots__ = ("_known", "_odds")

    def __init__(self, odds: Odds) -> None:
        self._odds: Final = odds
        self._known: Final[dict[int, float]] = {}

    def rules_after(self, attackers: i64, defenders: i64, side: i64) -> float:
        """Both are crews; `side` chooses first. UNRECKONED for too large crowds."""
        attacking = size_of(attackers)
        if attacking > 1 and attacking + size_of(defenders) > MOST_RECKONED:
            return UNRECKONED
        return self._reckon(attackers, defenders, side)

    def _reckon(self, attackers: i64, defenders: i64, side: i64) -> float:
        if attackers == 0:
            return 0.0  # CH-102: if both sides have fallen, the owner stays
        if defenders == 0:
            return 1.0
        key: i64 = (attackers << GANG_SHIFT | defenders) << 1 | side
        known = self._known.get(key)
        if known is not None:
            return known
        best = UNRECKONED
        for rings in kinds_of(attackers):
            for other in kinds_of(defenders):
                likely = self._pair(attackers, defenders, side, rings, other)
                if best == UNRECKONED or (likely > best if side == ATTACKER else likely < best):
                    best = likely
        self._known[key] = best
        return best

    def _pair(self, attackers: i64, defenders: i64, side: i64, rings: int, other: int) -> float:
        """With this pair first: after it the other side chooses."""
        likely = 0.0
        for end in self._odds.ends(rings, other):
            still = attackers - ONE_OF[rings] + ONE_OF[end.rings]
            left = defenders - ONE_OF[other] + ONE_OF[end.other]
            likely += end.likely * self._reckon(still, left, DEFENDER - side)
        return likely
