"""Where each level of a ladder stands: a rating by OpenSkill, a share of the wins, and how sure both are.

A game tells who won it, and nothing of the others: they are rated as equal. How sure a rating is comes from drawing the
deals anew, with replacement (a bootstrap): the deviation that OpenSkill keeps itself is about how fast it learns.
"""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from dataclasses import dataclass

from backroom.arena.ladder import LadderDeal
from backroom.arena.sequential import estimate
from backroom.kernel.chance import Chance, FastChance

#: How often the deals are drawn anew.
DRAWS = 60
#: Standard deviations to both sides: 95 %.
_WIDTH = 1.96
#: Draws begin from the same number every time: the same games have the same intervals.
_DRAWN_FROM = 1


@dataclass(frozen=True)
class Standing:
    """One level: its rating and share of wins, each with a 95 % interval; what it takes for a turn."""

    level: int
    rating: float
    rating_low: float
    rating_high: float
    share: float
    low: float
    high: float
    games: int
    ms_a_turn: float
    faults: int


def standings(levels: int, played: Sequence[LadderDeal]) -> list[Standing]:
    """Every level that has played, the best first."""
    found = ratings(levels, played)
    drawn = _ratings_of_draws(levels, played, FastChance(_DRAWN_FROM))
    rows = []
    for level in range(levels):
        deals = [deal for deal in played if level in deal.lineup]
        if deals:
            width = _WIDTH * statistics.stdev([one[level] for one in drawn])
            rows.append(_standing(level, deals, found[level], width))
    return sorted(rows, key=lambda row: -row.rating)


def ratings(levels: int, played: Sequence[LadderDeal]) -> list[float]:
    """By level, after these deals in their order; everybody begins with the same."""
    # Not at the top: only ladders need it.
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known = [model.rating() for _ in range(levels)]
    for deal in played:
        for winners in deal.winners:
            ranks = [float(place not in winners) for place in range(len(deal.lineup))]
            rated = model.rate([[known[level]] for level in deal.lineup], ranks=ranks)
            for level in set(deal.lineup):
                own = [rated[place][0] for place, one in enumerate(deal.lineup) if one == level]
                known[level] = model.rating(
                    statistics.fmean(one.mu for one in own), statistics.fmean(one.sigma for one in own)
                )
    return [rating.mu for rating in known]


def _ratings_of_draws(levels: int, played: Sequence[LadderDeal], chance: Chance) -> list[list[float]]:
    return [ratings(levels, [played[chance.below(len(played))] for _ in played]) for _ in range(DRAWS)]


def _standing(level: int, deals: Sequence[LadderDeal], rating: float, width: float) -> Standing:
    share = estimate([deal.share(level) for deal in deals], len(deals), stops=False)
    places = [(deal, place) for deal in deals for place, one in enumerate(deal.lineup) if one == level]
    turns = sum(deal.turns[place] for deal, place in places)
    return Standing(
        level,
        rating,
        rating - width,
        rating + width,
        share.share,
        share.low,
        share.high,
        sum(len(deal.winners) for deal, _ in places),
        1000 * sum(deal.thinking[place] for deal, place in places) / max(1, turns),
        sum(deal.faults[place] for deal, place in places),
    )
