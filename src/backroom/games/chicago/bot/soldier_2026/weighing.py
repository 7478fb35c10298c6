"""What the soldier weighs: what a building, a duel, a way through the streets is worth to a gang, in FT."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from backroom.games.chicago.crowds import Crowds
from backroom.games.chicago.gangs import (
    MOST_RINGS,
    NOBODY,
    NOWHERE,
    PHASE_COUNT,
    VALUES,
    gang_of,
    kinds_of,
)
from backroom.games.chicago.goals import held, wanted
from backroom.games.chicago.odds import Odds
from backroom.games.chicago.plan import BUILDINGS_A_QUARTER, CASINO, Plan
from backroom.games.chicago.reach import FAR, Reach, odds_to_hold, reach_from
from backroom.games.chicago.state import CASINOS, SQUARE, ChicagoState
from backroom.games.chicago.threats import threats_to
from backroom.games.chicago.view import ChicagoView

#: How far a member looks for something to do.
HORIZON: Final = 40
#: What a step is worth that leads nowhere.
NOTHING: Final = 0.0
#: What it is worth to come nearer to a goal, by what is held of it already; to complete one; to break another's.
CASINO_STEP: Final = 8_000.0
SQUARE_STEP: Final = 2_500.0
COMPLETE: Final = 150_000.0
BREAK: Final = 120_000.0
#: What an opponent's loss counts beside an own gain: one of several opponents matters less.
HARM_OF_TWO: Final = 1.0
HARM: Final = 0.5
#: The share of a building's worth that is risked by leaving it unguarded with an opponent near.
RISK: Final = 0.35
#: An opponent is near within so many steps.
NEAR: Final = 14


class Aim:
    """A way to something: how good a step towards it is, the first step, the destination."""

    __slots__ = ("destination", "origin", "rings", "step", "worth")

    def __init__(self, worth: float, origin: int, rings: int, step: int, destination: int) -> None:
        self.worth: Final = worth
        self.origin: Final = origin
        self.rings: Final = rings
        self.step: Final = step
        self.destination: Final = destination


class Weighing:
    """Everything seen with the eyes of one gang."""

    __slots__ = ("crowded", "crowds", "gang", "guarded", "harm", "odds", "paydays", "plan", "seat", "state")

    def __init__(self, view: ChicagoView, gang: int) -> None:
        self.state: Final[ChicagoState] = view.state
        self.plan: Final[Plan] = view.plan
        self.odds: Final[Odds] = view.odds
        self.crowds: Final[Crowds] = view.crowds
        self.crowded: Final = view.crowded
        self.guarded: Final = view.guarded
        self.gang: Final = gang
        self.seat: Final = view.state.player_of[gang]
        #: How often a building held from now on will be paid for (CH-70).
        self.paydays: Final[int] = PHASE_COUNT - view.state.phase
        self.harm: Final = HARM_OF_TWO if view.state.players == 2 else HARM

    def is_foe(self, gang: i64) -> bool:
        return gang != NOBODY and self.state.player_of[gang] != self.seat

    def building_worth(self, building: i64) -> float:
        """What it is worth to seize a building now; nothing if it cannot be, or is own or the ally's."""
        state = self.state
        owner = state.owner[building]
        if owner == self.gang or (owner != NOBODY and not self.is_foe(owner)):
            return NOTHING
        if state.chips[self.gang] == 0 and self.plan.printed[building] != self.gang:
            return NOTHING
        pay = float(self.plan.value[building] * self.paydays)
        worth = pay + (pay * self.harm if owner != NOBODY else 0.0)
        if building % BUILDINGS_A_QUARTER == CASINO:
            return worth + self._goal_worth(CASINOS, owner, CASINO_STEP)
        if building in self.plan.square:
            return worth + self._goal_worth(SQUARE, owner, SQUARE_STEP)
        return worth

    def _goal_worth(self, goal: int, owner: int, step: float) -> float:
        """CH-80: one more of a goal's buildings, and one less of another's."""
        state = self.state
        needed = wanted(state.players, goal)
        have = held(state, self.plan, self.seat, goal)
        worth = step * (have + 1)
        if have + 1 == needed:
            worth += COMPLETE
        if owner != NOBODY and held(state, self.plan, state.player_of[owner], goal) >= needed:
            worth += BREAK
        return worth

    def duel_worth(self, rings: int, other: int, prize: float) -> float:
        """What a duel is worth on the average; `prize` comes with winning it."""
        winning = 2 * VALUES[other] * self.harm + VALUES[other] * (1 - self.harm)
        winning += VALUES[min(rings + 1, MOST_RINGS)] - VALUES[rings] + prize
        losing = VALUES[rings] + self.harm * (VALUES[rings] + VALUES[min(other + 1, MOST_RINGS)] - VALUES[other])
        return self.odds.wins(rings, other) * winning - self.odds.loses(rings, other) * losing

    def place_worth(self, place: int, rings: int) -> float:
        """What it is worth to come to a place with a member of so many rings."""
        building = self.plan.building(place)
        prize = NOTHING if building < 0 else self.building_worth(building)
        men = self.state.men[place]
        if men == 0 or gang_of(men) == self.gang:
            return prize
        worth = self.holds(place, rings) * prize
        left = 1.0
        # In a crowd one after another is fought, the weakest first, with the rings there are.
        for other in kinds_of(self.state.crew_at(place)):
            worth += left * self.duel_worth(rings, other, NOTHING)
            left *= self.odds.wins(rings, other)
        return worth

    def holds(self, place: int, rings: int) -> float:
        """How likely a member of so many rings is left alone where others stand, all of them fought."""
        return max(NOTHING, odds_to_hold(self.state, self.crowds, place, rings))

    def leaving_cost(self, origin: int) -> float:
        """What is risked by leaving a place: an own building that an opponent is near to."""
        building = self.plan.building(origin)
        if building < 0 or self.state.owner[building] != self.gang:
            return NOTHING
        special = building % BUILDINGS_A_QUARTER == CASINO or building in self.plan.square
        if not special or not threats_to(self.state, self.plan, origin, self.seat, NEAR):
            return NOTHING
        pay = float(self.plan.value[building] * self.paydays)
        return pay * (1.0 if self.guarded else RISK)

    def best_aim(self, origin: int, rings: int) -> Aim | None:
        """The best that a member can go for from where it stands, by worth a point; None if nothing is."""
        reach = reach_from(self.state, self.plan, self.crowded, self.gang, origin, HORIZON)
        cost = self.leaving_cost(origin)
        best = NOTHING
        destination = NOWHERE
        for place in reach.order:
            if place < self.plan.streets and self.state.men[place] == 0:
                continue
            worth = (self.place_worth(place, rings) - cost) / reach.cost[place]
            if worth > best:
                best = worth
                destination = place
        if destination == NOWHERE:
            return None
        return Aim(best, origin, rings, reach.first_step(destination), destination)

    def spot_worth(self, place: int) -> float:
        """What a member put into a building could go for from there, and what it would guard."""
        reach: Reach = reach_from(self.state, self.plan, self.crowded, self.gang, place, HORIZON // 2)
        best = NOTHING
        for to in reach.order:
            building = self.plan.building(to)
            if building >= 0 and self.state.men[to] == 0 and reach.cost[to] != FAR:
                best = max(best, self.building_worth(building) / reach.cost[to])
        casino = self.plan.building(place) % BUILDINGS_A_QUARTER == CASINO
        return best + (1e6 if casino and self.guarded else NOTHING)
