"""What a gang might do next in its turn: ways for its members that are worth being tried out."""

from __future__ import annotations

from typing import Final

from backroom.games.chicago.bot.legs import Way, way_to
from backroom.games.chicago.bot.manner import PLAIN, Manner
from backroom.games.chicago.bot.soldier import add_reaches, best_aim_of
from backroom.games.chicago.bot.weighing import HORIZON, Weighing
from backroom.games.chicago.gangs import GANG_COUNT, NOWHERE, gang_of, kinds_of
from backroom.games.chicago.plan import BUILDINGS_A_QUARTER, CASINO
from backroom.games.chicago.reach import FAR, Reach
from backroom.games.chicago.view import ChicagoView

#: A house that counts for a goal is looked at as if it were worth so much at least.
CASINO_WORTH: Final = 60_000.0
SQUARE_WORTH: Final = 15_000.0
#: To each place so many members are thought of, and so many bars in all beside the casinos.
TO_A_PLACE: Final = 2


class Intent:
    """A way, and who does not move for the rest of the turn."""

    __slots__ = ("staying", "way")

    def __init__(self, way: Way, staying: list[int]) -> None:
        self.way: Final = way
        self.staying: Final = staying


class Thought:
    """A way that might be gone, by what it seems to be worth a point."""

    __slots__ = ("casino", "origin", "rings", "to", "worth")

    def __init__(self, worth: float, origin: int, rings: int, to: int, casino: bool) -> None:
        self.worth: Final = worth
        self.origin: Final = origin
        self.rings: Final = rings
        self.to: Final = to
        self.casino: Final = casino


class Plans:
    """Gathers what the gang on turn might do; the soldier's own way comes first, if it has one."""

    __slots__ = ("_reaches", "_seen", "_weighing", "found")

    def __init__(self, view: ChicagoView, most: int, manner: Manner = PLAIN) -> None:
        self._weighing: Final = Weighing(view, int(view.state.gang), manner)
        self._reaches: Final[dict[int, Reach]] = {}
        add_reaches(self._weighing, self._reaches, HORIZON)
        self._seen: Final[set[tuple[int, int, int, int]]] = set()
        self.found: Final[list[Intent]] = []
        self._add_soldiers([])
        self._add_ways(most)
        self._add_approaches()
        guarded = self._guarded()
        for place in guarded:
            self._add_soldiers([place])
        if len(guarded) > 1:
            self._add_soldiers(guarded)

    def _add(self, origin: int, rings: int, to: int, staying: list[int]) -> None:
        key = (origin, rings, to, sum(staying))
        way = way_to(self._reaches[origin], origin, rings, to, self._weighing.points)
        if key not in self._seen and way.steps:
            self._seen.add(key)
            self.found.append(Intent(way, staying))

    def _add_soldiers(self, staying: list[int]) -> None:
        """What a soldier would do if these stayed."""
        reaches = {origin: reach for origin, reach in self._reaches.items() if origin not in staying}
        aim = best_aim_of(self._weighing, reaches)
        if aim is not None:
            self._add(aim.origin, aim.rings, aim.destination, staying)

    def _add_ways(self, most: int) -> None:
        """To every casino, and to the other places that promise most a point."""
        thoughts = self._thoughts()
        thoughts.sort(key=_by_worth)
        times: dict[int, int] = {}
        bars = 0
        for thought in thoughts:
            if times.get(thought.to, 0) >= TO_A_PLACE or (not thought.casino and bars >= most):
                continue
            times[thought.to] = times.get(thought.to, 0) + 1
            bars += not thought.casino
            self._add(thought.origin, thought.rings, thought.to, [])
            if thought.casino:
                self._add(thought.origin, thought.rings, thought.to, [thought.to])

    def _thoughts(self) -> list[Thought]:
        weighing = self._weighing
        state = weighing.state
        plan = weighing.plan
        thoughts: list[Thought] = []
        for origin, reach in self._reaches.items():
            for rings in kinds_of(state.crew_at(origin)):
                leaving = weighing.leaving_cost(origin, rings)
                for to in reach.order:
                    cost = reach.cost[to]
                    if cost > weighing.points:
                        break
                    building = plan.building(to)
                    men = state.men[to]
                    if building < 0 and men == 0:
                        continue
                    worth = weighing.place_worth(to, rings) - leaving
                    casino = building >= 0 and building % BUILDINGS_A_QUARTER == CASINO
                    if casino:
                        worth = max(worth, CASINO_WORTH)
                    elif building >= 0 and weighing.can_seize(building) and building in plan.square:
                        worth = max(worth, SQUARE_WORTH)
                    if worth > 0.0 and (men == 0 or gang_of(men) != weighing.gang):
                        thoughts.append(Thought(worth / (cost + 1), origin, rings, to, casino))
        return thoughts

    def _add_approaches(self) -> None:
        """Towards each casino that is out of reach in this turn, whoever is nearest to it."""
        plan = self._weighing.plan
        for quarter in range(GANG_COUNT):
            house = plan.streets + plan.casino(quarter)
            nearest = HORIZON
            best = NOWHERE
            for origin, reach in self._reaches.items():
                if reach.cost[house] != FAR and self._weighing.points < reach.cost[house] < nearest:
                    nearest = reach.cost[house]
                    best = origin
            if best != NOWHERE:
                self._add(best, kinds_of(self._weighing.state.crew_at(best))[-1], house, [])

    def _guarded(self) -> list[int]:
        """Own casinos, and own bars of the square, with somebody inside."""
        weighing = self._weighing
        places: list[int] = []
        for origin in self._reaches:
            building = weighing.plan.building(origin)
            if building < 0 or weighing.is_foe(weighing.state.owner[building]):
                continue
            if building % BUILDINGS_A_QUARTER == CASINO or building in weighing.plan.square:
                places.append(origin)
        return places


def _by_worth(thought: Thought) -> float:
    return -thought.worth
