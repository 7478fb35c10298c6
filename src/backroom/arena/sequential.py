"""How sure a share of wins is, and when a match may stop: after a few looks, without fooling oneself.

Every look at a match is a chance to stop on luck. So a match is looked at a fixed number of times, and early looks ask
for more (O'Brien and Fleming 1979). The interval at a look is as wide as the test is strict (Jennison and Turnbull
1989): it holds the true share at all looks together in 95 of 100 matches, and a match stops when it no longer holds
the share that is asked about.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

#: How often a match is looked at, the end included.
LOOKS = 10
#: For so many looks, 5 % to both sides: Jennison and Turnbull, Group Sequential Methods, table 2.3.
_STRICT = 2.087
#: For one look.
_ONCE = 1.96
#: What the squares of the deals are taken to add up to at least: a few games that all end alike prove little.
_DOUBT = 0.25


@dataclass(frozen=True)
class Estimate:
    """A share, and between what it lies with 95 %."""

    share: float
    low: float
    high: float

    def decides(self, share: float) -> bool:
        """Whether the true share is surely another than this one."""
        return not self.low <= share <= self.high


def looks(deals: int) -> list[int]:
    """After how many deals a match is looked at, the last one included."""
    return sorted({math.ceil(deals * look / LOOKS) for look in range(1, LOOKS + 1)})


def estimate(shares: Sequence[float], deals: int, stops: bool) -> Estimate:
    """From the challenger's share of each deal so far, of `deals` in all; `stops`: whether the match may stop early.

    The games of a deal hang together, so it is the deals that are counted.
    """
    played = len(shares)
    share = math.fsum(shares) / played
    squares = math.fsum((one - share) ** 2 for one in shares) + _DOUBT
    error = math.sqrt(squares / max(1, played - 1) / played)
    width = (_STRICT * math.sqrt(deals / played) if stops else _ONCE) * error
    return Estimate(share, max(0.0, share - width), min(1.0, share + width))
