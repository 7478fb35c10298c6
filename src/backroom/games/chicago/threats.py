"""Who could come and take a house that stands empty: for the warning on a draft, for hints and bots."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from backroom.games.chicago.gangs import GANG_COUNT, GANGS, NOBODY, NOWHERE, gang_of
from backroom.games.chicago.goals import GOAL_NAMES, held, wanted
from backroom.games.chicago.plan import BUILDINGS_A_QUARTER, CASINO, Plan
from backroom.games.chicago.reach import FAR
from backroom.games.chicago.seizing import can_seize
from backroom.games.chicago.state import CASINOS, SQUARE, ChicagoState
from backroom.games.chicago.view_types import LeavesData, StakeData, ThreatData


class Threat:
    """A gang that could take a house: from where, with how many points, and the whole way, the house last."""

    __slots__ = ("gang", "points", "way")

    def __init__(self, gang: int, points: int, way: list[int]) -> None:
        self.gang: Final = gang
        self.points: Final = points
        self.way: Final = way


def threats_to(state: ChicagoState, plan: Plan, house: i64, seat: i64, points: i64) -> list[Threat]:
    """The gangs of others that could take a house of this player's, if it stands empty, within so many points.

    Each by its nearest member, on the plan or waiting to enter (CH-31), on a way without a fight; the nearest gang
    first. Only those that could seize it (CH-50).
    """
    building = plan.building(house)
    cost = [FAR] * plan.places
    # The way there: by place, the next one on it.
    onward = [NOWHERE] * plan.places
    cost[house] = 0
    ahead = [int(house)]
    at = 0
    found: list[Threat] = []
    known = [state.player_of[gang] in (NOBODY, seat) for gang in range(GANG_COUNT)]
    while at < len(ahead):
        place = ahead[at]
        at += 1
        spent: i64 = cost[place]
        gang = _comes_from(state, plan, place) if place != house else NOBODY
        if gang != NOBODY:
            if not known[gang] and can_seize(state, plan, gang, building):
                found.append(Threat(int(gang), int(spent), _way(onward, place)))
            known[gang] = True
        if spent == points or (state.men[place] and place != house):
            continue
        for beside in plan.neighbours[place]:
            if cost[beside] == FAR:
                cost[beside] = spent + 1
                onward[beside] = place
                ahead.append(beside)
    return found


def _comes_from(state: ChicagoState, plan: Plan, place: i64) -> i64:
    """The gang that has somebody at a place; or who wait to enter there, their empty home bar."""
    men = state.men[place]
    if men:
        return gang_of(men)
    building = plan.building(place)
    if building >= 0:
        owner = state.owner[building]
        if owner != NOBODY and state.waiting[owner] and plan.home(owner) == place:
            return owner
    return NOBODY


def _way(onward: list[int], place: int) -> list[int]:
    way = [place]
    while onward[place] != NOWHERE:
        place = onward[place]
        way.append(place)
    return way


def leaves_data(before: ChicagoState, after: ChicagoState, plan: Plan, seat: int) -> list[LeavesData]:
    """The player's own houses that the gang on turn has left empty since `before`, and that others could take."""
    most = max(plan.movement_die)
    least = min(plan.movement_die)
    data: list[LeavesData] = []
    if after.outcome is not None:
        return data
    for house in sorted(before.places[before.gang]):
        building = plan.building(house)
        if building < 0 or after.men[house]:
            continue
        if not _is_own(before, building, seat) or not _is_own(after, building, seat):
            continue
        threats: list[ThreatData] = [
            {
                "gang": GANGS[threat.gang],
                "points": threat.points,
                "sure": threat.points <= least,
                "way": [plan.names[place] for place in threat.way],
            }
            for threat in threats_to(after, plan, house, seat, most)
        ]
        if threats:
            stake = _stake(after, plan, seat, building)
            data.append({"house": plan.names[house], "threats": threats, "stake": stake})
    return data


def _stake(state: ChicagoState, plan: Plan, seat: int, building: int) -> StakeData | None:
    """CH-80: the goal that a house counts for, and how much of it would be left."""
    if building % BUILDINGS_A_QUARTER == CASINO:
        goal = CASINOS
    elif building in plan.square:
        goal = SQUARE
    else:
        return None
    left = held(state, plan, seat, goal) - 1
    return {"goal": GOAL_NAMES[goal], "held": left, "wanted": wanted(state.players, goal)}


def _is_own(state: ChicagoState, building: i64, seat: int) -> bool:
    owner = state.owner[building]
    return owner != NOBODY and state.player_of[owner] == seat
