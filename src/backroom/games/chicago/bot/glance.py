"""What a soldier goes for, at a glance: by the distances of an empty plan, so that no ways need be sought.

It weighs as the soldier does. Whoever plays many turns on, to see where they lead, has no time for more.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from backroom.games.chicago.bot.finishing import MOST_BARS
from backroom.games.chicago.bot.roads import Roads
from backroom.games.chicago.bot.weighing import NOTHING, Weighing
from backroom.games.chicago.bot.weights import NEXT_PHASE, NEXT_TURN, WIN
from backroom.games.chicago.gangs import GANG_COUNT, NOBODY, NOWHERE, ROUNDS, gang_of, kinds_of
from backroom.games.chicago.plan import BUILDINGS
from backroom.games.chicago.state import CASINOS, SQUARE

#: The last rounds of a phase, in which a goal is completed on purpose.
CLOSING: Final = 2
#: A guard is thought of as one of so many rings.
GUARD: Final = 2


class Errand:
    """Who goes where."""

    __slots__ = ("origin", "rings", "to", "worth")

    def __init__(self, origin: int, rings: int, to: int, worth: float) -> None:
        self.origin: Final = origin
        self.rings: Final = rings
        self.to: Final = to
        self.worth: Final = worth


def errand_of(weighing: Weighing, roads: Roads, staying: list[int]) -> Errand | None:
    """The best that anybody of the gang can go for, by worth a point; those at the places `staying` do not go."""
    origins = [place for place in weighing.state.places[weighing.gang] if place not in staying]
    best = _seizing(weighing, roads, origins)
    if weighing.state.round >= ROUNDS - CLOSING:
        for goal in (CASINOS, SQUARE):
            errand = _finishing(weighing, roads, origins, goal)
            if errand is not None and (best is None or errand.worth > best.worth):
                best = errand
    return best


def _seizing(weighing: Weighing, roads: Roads, origins: list[int]) -> Errand | None:
    state = weighing.state
    last = weighing.stakes.last_turn()
    later = NEXT_TURN * NEXT_PHASE if last else NEXT_TURN
    points: i64 = weighing.points
    houses: list[int] = []
    worths: list[float] = []
    for building in range(BUILDINGS):
        place = weighing.plan.streets + building
        if state.men[place]:
            continue
        worth = weighing.building_worth(building)
        if state.round == ROUNDS - 1 or weighing.guarded:
            worth += weighing.presence(place, GUARD)
        if worth > NOTHING:
            houses.append(place)
            worths.append(worth)
    foes: list[int] = []
    for gang in range(GANG_COUNT):
        if state.player_of[gang] != NOBODY and state.player_of[gang] != weighing.seat:
            foes += state.places[gang]
    best: float = NOTHING
    who = NOWHERE
    strength = 0
    where = NOWHERE
    for origin in origins:
        away = roads.away[origin]
        for rings in kinds_of(state.crew_at(origin)):
            leaving = weighing.leaving_cost(origin, rings)
            for at in range(len(houses)):
                cost: i64 = away[houses[at]]
                if cost == 0:
                    continue
                worth = worths[at] if cost <= points else worths[at] * later
                if worth - leaving > best * float(cost):
                    best = (worth - leaving) / float(cost)
                    who = origin
                    strength = rings
                    where = houses[at]
            for place in foes:
                cost = away[place]
                if cost <= points:
                    worth = weighing.place_worth(place, rings) - leaving
                    if worth > best * float(cost):
                        best = worth / float(cost)
                        who = origin
                        strength = rings
                        where = place
    return None if where == NOWHERE else Errand(who, strength, where, best)


def _finishing(weighing: Weighing, roads: Roads, origins: list[int], goal: int) -> Errand | None:
    """The first errand of a turn that completes a goal (CH-80), if the points seem enough."""
    stakes = weighing.stakes
    missing = stakes.missing(weighing.seat, goal)
    if missing < 1 or missing > MOST_BARS or not origins:
        return None
    plan = weighing.plan
    buildings = [plan.casino(quarter) for quarter in range(GANG_COUNT)] if goal == CASINOS else plan.square
    wanted = [plan.streets + building for building in buildings if weighing.can_seize(building)]
    if len(wanted) < missing:
        return None
    rings = [kinds_of(weighing.state.crew_at(origin))[-1] for origin in origins]
    stands = origins[:]
    spent: i64 = 0
    likely = 1.0
    first: Errand | None = None
    for _ in range(missing):
        best: float = NOTHING
        chosen = NOWHERE
        house = NOWHERE
        odds = 1.0
        for at in range(len(stands)):
            away = roads.away[stands[at]]
            for place in wanted:
                cost: i64 = away[place]
                if spent + cost > weighing.points:
                    continue
                men = weighing.state.men[place]
                if men and gang_of(men) == weighing.gang:
                    continue
                holds = weighing.holds(place, rings[at]) if men else 1.0
                worth = holds * holds / float(cost + 3)
                if worth > best:
                    best = worth
                    chosen = at
                    house = place
                    odds = holds
        if chosen == NOWHERE:
            return None
        likely *= odds
        spent += roads.away[stands[chosen]][house]
        if first is None:
            first = Errand(origins[chosen], rings[chosen], house, NOTHING)
        stands[chosen] = house
        wanted.remove(house)
    assert first is not None
    gain = WIN * (stakes.chance(weighing.seat, goal, 0) - stakes.chance(weighing.seat, goal, missing)) * likely
    if gain <= NOTHING:
        return None
    return Errand(first.origin, first.rings, first.to, gain / float(max(1, spent)))
