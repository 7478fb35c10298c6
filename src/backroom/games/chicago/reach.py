"""What a member can reach: every place, the way there, and what it would meet. For clients, hints and bots."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from backroom.games.chicago.blocking import first_shared, is_ally, is_open
from backroom.games.chicago.crowds import ATTACKER, UNRECKONED, Crowds
from backroom.games.chicago.gangs import GANGS, MOST_RINGS, NOBODY, NOWHERE, ONE_OF, gang_of, strengths_of
from backroom.games.chicago.plan import Plan
from backroom.games.chicago.seizing import can_seize
from backroom.games.chicago.state import ChicagoState
from backroom.games.chicago.view_types import MeetsData, ReachData

#: Not to be reached.
FAR: Final = 99


class Reach:
    """The shortest ways of one member from a place, by the members that stand on the plan now.

    A way ends where a fight would begin: it interrupts the move.
    """

    __slots__ = ("cost", "order", "via")

    def __init__(self, places: int) -> None:
        #: By place: how many points the way costs, FAR if there is none; and the place before it on the way.
        self.cost: Final[list[int]] = [FAR] * places
        self.via: Final[list[int]] = [NOWHERE] * places
        #: All that can be reached, the nearest first.
        self.order: Final[list[int]] = []

    def first_step(self, to: int) -> int:
        """Where the way to a place goes first."""
        while self.cost[to] > 1:
            to = self.via[to]
        return to


def reach_from(state: ChicagoState, plan: Plan, crowded: bool, gang: i64, origin: i64, points: i64) -> Reach:
    """Where a member of a gang can go from a place with so many points."""
    reach = Reach(plan.places)
    cost = reach.cost
    via = reach.via
    order = reach.order
    men = state.men
    shared = first_shared(plan, crowded)
    cost[origin] = 0
    ahead = [int(origin)]
    at = 0
    while at < len(ahead):
        place = ahead[at]
        at += 1
        spent: i64 = cost[place]
        if spent == points:
            break
        for to in plan.neighbours[place]:
            if cost[to] != FAR:
                continue
            there = men[to]
            if there and not is_open(state, gang, to, shared):
                continue
            cost[to] = spent + 1
            via[to] = place
            order.append(to)
            if there == 0 or gang_of(there) == gang:
                ahead.append(to)
    return reach


def reach_data(state: ChicagoState, plan: Plan, crowded: bool) -> list[ReachData]:
    """For every place of the gang on turn: who stands there, and `to[n - 1]`, a map of what n points reach.

    It gives for each place the one before it on the way; the last step may begin a fight (see `meets_data`).
    """
    data: list[ReachData] = []
    for origin in state.places[state.gang]:
        reach = reach_from(state, plan, crowded, state.gang, origin, state.points)
        layers: list[dict[str, str]] = []
        for to in reach.order:
            if len(layers) < reach.cost[to]:
                layers.append({})
            layers[-1][plan.names[to]] = plan.names[reach.via[to]]
        rings = strengths_of(state.crew_at(origin))
        data.append({"from": plan.names[origin], "rings": rings, "to": layers})
    return data


def meets_data(state: ChicagoState, plan: Plan, crowded: bool, crowds: Crowds) -> dict[str, MeetsData]:
    """What a member of the gang on turn would meet: by place, whom it fights and whose building it seizes.

    `holds` are the odds of being left there alone, against everybody inside. A building is seized only with a chip, or
    in the own printed colour (CH-50); an ally's only if wanted (CH-90). In crowded houses it is seized by joining one's
    own there too (CH-104).
    """
    gang = state.gang
    data: dict[str, MeetsData] = {}
    for place in range(plan.places):
        facts: MeetsData = {}
        men = state.men[place]
        other = gang_of(men)
        if men and other != gang and not is_ally(state, other, gang):
            facts["fights"] = GANGS[other]
            facts["rings"] = strengths_of(state.crew_at(place))
            holds = _holds(state, crowds, place)
            if holds:
                facts["holds"] = holds
        building = plan.building(place)
        joins = crowded and other == gang
        if building >= 0 and state.owner[building] != gang and (men == 0 or facts or joins):
            owner = state.owner[building]
            facts["seizes"] = can_seize(state, plan, gang, building)
            facts["from"] = None if owner == NOBODY else GANGS[owner]
        if facts:
            data[plan.names[place]] = facts
    return data


def odds_to_hold(state: ChicagoState, crowds: Crowds, place: i64, rings: i64) -> float:
    """How likely the gang on turn is the only one left where others stand, if a member of so many rings goes there.

    With those who wait inside already, against all who stand there, whoever chooses the pairs (CH-100). UNRECKONED if
    there are too many of them.
    """
    waiting = state.besiegers if state.siege == place else 0
    return crowds.rules_after(waiting + ONE_OF[rings], state.crew_at(place), ATTACKER)


def _holds(state: ChicagoState, crowds: Crowds, place: i64) -> list[float]:
    """By the rings of the member that goes there, from 1; nothing if it cannot be reckoned."""
    odds = [odds_to_hold(state, crowds, place, rings) for rings in range(1, MOST_RINGS + 1)]
    return [] if UNRECKONED in odds else [round(likely, 4) for likely in odds]
