"""What the soldier weighs: what a building, a duel, a way through the streets is worth to a gang, in FT."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from backroom.games.chicago.bot.manner import PLAIN, Manner
from backroom.games.chicago.bot.stakes import Stakes
from backroom.games.chicago.bot.weights import DUEL, NEXT_PHASE, NEXT_TURN, SET_SHARE
from backroom.games.chicago.crowds import Crowds
from backroom.games.chicago.gangs import MOST_RINGS, NOBODY, NOWHERE, VALUES, gang_of, strengths_of
from backroom.games.chicago.odds import Odds
from backroom.games.chicago.payday import SET_EXTRA
from backroom.games.chicago.plan import BUILDINGS_A_QUARTER, CASINO, SET_COUNT, Plan
from backroom.games.chicago.reach import FAR, Reach, odds_to_hold, reach_from
from backroom.games.chicago.state import ChicagoState
from backroom.games.chicago.view import ChicagoView

#: How far a member looks for something to do.
HORIZON: Final = 40
#: What a step is worth that leads nowhere.
NOTHING: Final = 0.0
#: What an opponent's loss counts beside an own gain: one of several opponents matters less.
HARM_OF_TWO: Final = 1.0
HARM: Final = 0.5


class Aim:
    """A way to something: how good a step towards it is, the first step, the destination."""

    __slots__ = ("destination", "finishes", "origin", "rings", "step", "worth")

    def __init__(
        self, worth: float, origin: int, rings: int, step: int, destination: int, finishes: bool = False
    ) -> None:
        self.worth: Final = worth
        self.origin: Final = origin
        self.rings: Final = rings
        self.step: Final = step
        self.destination: Final = destination
        #: Whether it is the first of the ways that complete a goal in this turn.
        self.finishes: Final = finishes


class Weighing:
    """Everything seen with the eyes of one gang."""

    __slots__ = (
        "_worths", "crowded", "crowds", "gang", "guarded", "harm", "manner", "odds", "plan", "points", "seat", "stakes",
        "state",
    )  # fmt: skip

    def __init__(self, view: ChicagoView, gang: int, manner: Manner = PLAIN) -> None:
        self.manner: Final = manner
        self.state: Final[ChicagoState] = view.state
        self.plan: Final[Plan] = view.plan
        self.odds: Final[Odds] = view.odds
        self.crowds: Final[Crowds] = view.crowds
        self.crowded: Final = view.crowded
        self.guarded: Final = view.guarded
        self.gang: Final = gang
        self.seat: Final = view.state.player_of[gang]
        self.harm: Final = HARM_OF_TWO if view.state.players == 2 else HARM
        self.stakes: Final = Stakes(view.state, view.plan, gang, self.harm)
        self.points: Final = int(view.state.points)
        #: By building, what it is worth to seize it now; what has been found out.
        self._worths: Final[dict[int, float]] = {}

    def is_foe(self, gang: i64) -> bool:
        return gang != NOBODY and self.state.player_of[gang] != self.seat

    def can_seize(self, building: i64) -> bool:
        """Whether it can be taken, and from nobody of one's own."""
        owner = self.state.owner[building]
        if owner == self.gang or (owner != NOBODY and not self.is_foe(owner)):
            return False
        return self.state.chips[self.gang] > 0 or self.plan.printed[building] == self.gang

    def building_worth(self, building: i64) -> float:
        """What it is worth to seize a building now; nothing if it cannot be, or is own or the ally's."""
        known = self._worths.get(building)
        if known is not None:
            return known
        worth = self._seizing(building) if self.can_seize(building) else NOTHING
        self._worths[building] = worth
        return worth

    def _seizing(self, building: i64) -> float:
        owner = self.state.owner[building]
        pay = float(self.plan.value[building] * self.stakes.paydays)
        worth = pay + (pay * self.harm if owner != NOBODY else NOTHING)
        return worth + self.stakes.seizing(building) + self._set_worth(building)

    def _set_worth(self, building: i64) -> float:
        """CH-71: a share of what a whole set of the own quarter is paid on top, the larger the less is missing."""
        if building // BUILDINGS_A_QUARTER != self.gang:
            return NOTHING
        for at in range(self.gang * SET_COUNT, self.gang * SET_COUNT + SET_COUNT):
            bars = self.plan.sets[at]
            if building in bars:
                missing = 0
                for bar in bars:
                    missing += self.state.owner[bar] != self.gang
                extra = SET_EXTRA * len(bars) * self.plan.value[building] * self.stakes.paydays
                return SET_SHARE * extra / (missing * missing)
        return NOTHING

    def duel_worth(self, rings: int, other: int, prize: float) -> float:
        """What a duel is worth on the average; `prize` comes with winning it."""
        winning = 2 * VALUES[other] * self.harm + VALUES[other] * (1 - self.harm)
        winning += VALUES[min(rings + 1, MOST_RINGS)] - VALUES[rings] + prize
        if rings == MOST_RINGS - 1:
            winning += self.stakes.ring_worth()
        losing = VALUES[rings] + self.harm * (VALUES[rings] + VALUES[min(other + 1, MOST_RINGS)] - VALUES[other])
        return self.odds.wins(rings, other) * winning - self.odds.loses(rings, other) * losing

    def place_worth(self, place: int, rings: int) -> float:
        """What it is worth to come to a place with a member of so many rings, and to stay there."""
        building = self.plan.building(place)
        prize = NOTHING if building < 0 else self.building_worth(building)
        men = self.state.men[place]
        if men == 0:
            return prize + self.presence(place, rings)
        if gang_of(men) == self.gang:
            return prize
        worth = self.holds(place, rings) * prize
        left = 1.0
        # Everybody inside is fought, one after another, the weakest first.
        for other in strengths_of(self.state.crew_at(place)):
            worth += left * DUEL * self.duel_worth(rings, other, NOTHING)
            left *= self.odds.wins(rings, other)
        return worth + self.manner.likes(self.state, self.gang, place)

    def holds(self, place: int, rings: int) -> float:
        """How likely a member of so many rings is left alone where others stand, all of them fought."""
        return max(NOTHING, odds_to_hold(self.state, self.crowds, place, rings))

    def presence(self, place: int, rings: int) -> float:
        """What a member is worth where it stands: it guards an own house, and a guarded casino pays (CH-101)."""
        building = self.plan.building(place)
        if building < 0 or self.state.owner[building] != self.gang:
            return NOTHING
        worth = self.stakes.guarding(place, rings)
        if self.guarded and building % BUILDINGS_A_QUARTER == CASINO:
            worth += self.plan.value[building] * (1.0 if self.stakes.last_turn() else 0.4)
        return worth

    def leaving_cost(self, origin: int, rings: int) -> float:
        """What is given up by leaving a place; nothing where somebody else of the gang stays behind."""
        if len(strengths_of(self.state.crew_at(origin))) > 1:
            return NOTHING
        return self.presence(origin, rings)

    def best_aim(self, origin: int, rings: int, reach: Reach) -> Aim | None:
        """The best that a member can go for from where it stands, by worth a point; None if nothing is."""
        cost = self.leaving_cost(origin, rings)
        best = NOTHING
        destination = NOWHERE
        for place in reach.order:
            if place < self.plan.streets and self.state.men[place] == 0:
                continue
            worth = self._discounted(place, rings, reach.cost[place]) - cost
            if worth > best * reach.cost[place]:
                best = worth / reach.cost[place]
                destination = place
        if destination == NOWHERE:
            return None
        return Aim(best, origin, rings, reach.first_step(destination), destination)

    def _discounted(self, place: int, rings: int, cost: int) -> float:
        """What lies beyond the points of this turn is had later, or after the phase."""
        worth = self.place_worth(place, rings)
        if cost <= self.points or worth <= NOTHING:
            return worth
        if self.stakes.last_turn():
            return worth * NEXT_TURN * NEXT_PHASE
        return worth * NEXT_TURN

    def spot_worth(self, place: int, rings: int) -> float:
        """What a member put into a building could go for from there, and what it would guard."""
        reach: Reach = reach_from(self.state, self.plan, self.crowded, self.gang, place, HORIZON // 2)
        best = NOTHING
        for to in reach.order:
            building = self.plan.building(to)
            if building >= 0 and self.state.men[to] == 0 and reach.cost[to] != FAR:
                best = max(best, self.building_worth(building) / reach.cost[to])
        return best * 16.0 + self.presence(place, rings)
