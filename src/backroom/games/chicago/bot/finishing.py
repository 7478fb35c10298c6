"""Completing a goal within one turn (CH-80): who goes where, and whether the points are enough."""

from __future__ import annotations

from typing import Final

from backroom.games.chicago.bot.weighing import NOTHING, Aim, Weighing
from backroom.games.chicago.bot.weights import WIN
from backroom.games.chicago.gangs import GANG_COUNT, NOWHERE, kinds_of
from backroom.games.chicago.reach import FAR, Reach, reach_from
from backroom.games.chicago.state import CASINOS, SQUARE

#: More bars than these are never seized in one turn.
MOST_BARS: Final = 6


class Walker:
    """A member as it would stand after some legs of a plan: where it goes on from, what it has spent."""

    __slots__ = ("first", "origin", "reach", "rings", "target")

    def __init__(self, origin: int, rings: int, reach: Reach) -> None:
        self.origin: Final = origin
        self.rings: Final = rings
        self.reach = reach
        self.first = NOWHERE
        self.target = NOWHERE


def finishing_aim(weighing: Weighing, reaches: dict[int, Reach]) -> Aim | None:
    """The first step of a turn that completes a goal, if the points allow it; the likeliest of them."""
    best: Aim | None = None
    for goal in (CASINOS, SQUARE):
        aim = _finish(weighing, reaches, goal)
        if aim is not None and (best is None or aim.worth > best.worth):
            best = aim
    return best


def _finish(weighing: Weighing, reaches: dict[int, Reach], goal: int) -> Aim | None:
    stakes = weighing.stakes
    missing = stakes.missing(weighing.seat, goal)
    if missing < 1 or missing > MOST_BARS:
        return None
    plan = weighing.plan
    houses = [plan.casino(quarter) for quarter in range(GANG_COUNT)] if goal == CASINOS else plan.square
    wanted = [plan.streets + building for building in houses if weighing.can_seize(building)]
    if len(wanted) < missing:
        return None
    walkers: list[Walker] = []
    for origin in weighing.state.places[weighing.gang]:
        if origin not in reaches:
            continue
        for rings in kinds_of(weighing.state.crew_at(origin)):
            walkers.append(Walker(origin, rings, reaches[origin]))
    spent = 0
    likely = 1.0
    first: Walker | None = None
    for _ in range(missing):
        chosen: Walker | None = None
        house = NOWHERE
        best = NOTHING
        for walker in walkers:
            for place in wanted:
                cost = walker.reach.cost[place]
                if cost == FAR or spent + cost > weighing.points:
                    continue
                odds = weighing.holds(place, walker.rings) if weighing.state.men[place] else 1.0
                worth = odds * odds / (cost + 3)
                if worth > best:
                    best = worth
                    chosen = walker
                    house = place
        if chosen is None:
            return None
        likely *= weighing.holds(house, chosen.rings) if weighing.state.men[house] else 1.0
        spent += chosen.reach.cost[house]
        if chosen.first == NOWHERE:
            chosen.first = chosen.reach.first_step(house)
            chosen.target = house
            if first is None:
                first = chosen
        wanted.remove(house)
        if missing > 1:
            chosen.reach = reach_from(
                weighing.state, plan, weighing.crowded, weighing.gang, house, max(0, weighing.points - spent)
            )
    assert first is not None
    gain = WIN * (stakes.chance(weighing.seat, goal, 0) - stakes.chance(weighing.seat, goal, missing)) * likely
    if gain <= NOTHING:
        return None
    return Aim(gain / max(1, spent), first.origin, first.rings, first.first, first.target, True)
