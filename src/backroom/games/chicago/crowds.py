"""The odds of a whole fight in a crowded house (CH-100, CH-105): for views, hints and bots."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from backroom.games.chicago.gangs import GANG_SHIFT, ONE_OF, kinds_of, size_of
from backroom.games.chicago.odds import Odds

#: The side that chooses who fights whom.
ATTACKER: Final = 0
DEFENDER: Final = 1
#: So many members on both sides together are reckoned with; one or two attackers against any number. Six against six
#: are 10,000 crowds and take an eighth of a second without a compiler, once; seven against seven three times that.
MOST_RECKONED: Final = 12
AGAINST_ANY: Final = 2
#: Too many are in there to be reckoned with.
UNRECKONED: Final = -1.0
#: With so many crowds in mind all are forgotten before the next question: they are some 20 MB.
MOST_KEPT: Final = 200_000


class Crowds:
    """How likely attackers come to rule a house, if either side always chooses the pair that is best for it.

    It is exact: every pair and every roll is reckoned with. What has been reckoned is kept, for the same few crowds are
    asked about again and again.
    """

    __slots__ = ("_kept", "_known", "_odds")

    def __init__(self, odds: Odds, kept: int = MOST_KEPT) -> None:
        self._odds: Final = odds
        self._kept: Final = kept
        self._known: Final[dict[int, float]] = {}

    def rules_after(self, attackers: i64, defenders: i64, side: i64) -> float:
        """Both are crews; `side` chooses first. UNRECKONED for too large crowds."""
        attacking = size_of(attackers)
        if attacking > AGAINST_ANY and attacking + size_of(defenders) > MOST_RECKONED:
            return UNRECKONED
        if len(self._known) > self._kept:
            self._known.clear()
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
