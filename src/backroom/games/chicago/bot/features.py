"""What a position is judged by: each seat's standing towards the goals (CH-80), who threatens it, turns and money.

All numbers are about the size of one. Every seat is told alike, so what is learnt of one holds for all.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from backroom.games.chicago.bot.roads import AWAY, Roads
from backroom.games.chicago.gangs import (
    CHIPS,
    GANG_COUNT,
    MOST_RINGS,
    NOBODY,
    PHASE_COUNT,
    ROUNDS,
    count_of,
    gang_of,
    strongest,
)
from backroom.games.chicago.goals import FOURS_WANTED, SQUARE_BARS, held, wanted
from backroom.games.chicago.payday import income_of
from backroom.games.chicago.plan import Plan
from backroom.games.chicago.state import CASINOS, FOURS, GOALS, NEVER, SQUARE, ChicagoState
from backroom.kernel.state import State
from backroom.minds.features import Features

#: What a low, a usual and a high roll reach.
ROLLS: Final = (11, 16, 22)
#: How many features a seat has.
SIZE: Final = 60
#: What a guard adds to the way to a house, for each of its rings.
GUARD_COST: Final = 2
#: What the next bar at the square costs at most, once somebody is there.
NEXT_BAR: Final = 4


class SeatFeatures(Features):
    """The features of positions on one plan: those of every seat, a row each, whoever asks."""

    __slots__ = ("_casinos", "_guarded", "_plan", "_squares", "players")

    def __init__(self, plan: Plan, roads: Roads, players: int, guarded: bool) -> None:
        super().__init__(SIZE)
        self._plan: Final = plan
        self._guarded: Final = guarded
        self.players: Final = players
        #: How far it is from each place to each casino, and to each bar of the square.
        self._casinos: Final[list[list[int]]] = [
            roads.away[plan.streets + plan.casino(quarter)] for quarter in range(GANG_COUNT)
        ]
        self._squares: Final[list[list[int]]] = [roads.away[plan.streets + bar] for bar in plan.square]

    def tell(self, state: State, seat: int, told: list[float]) -> None:
        """All seats' features, between two turns or before a phase."""
        assert isinstance(state, ChicagoState)
        everybody: i64 = 1
        for other in range(self.players):
            everybody += state.wealth_of_player(other)
        left = _turns_left(state)
        # By seat, where members stand that still move in this phase.
        movers: list[list[int]] = [[] for _ in range(self.players)]
        for gang in range(GANG_COUNT):
            if left[gang] > 0:
                movers[state.player_of[gang]] += state.places[gang]
        for other in range(self.players):
            for phase in range(PHASE_COUNT):
                told.append(1.0 if state.phase == phase else 0.0)
            for at in range(ROUNDS):
                told.append(1.0 if state.round == at else 0.0)
            self._goals(state, other, told)
            self._casino_ways(state, other, movers, told)
            self._square_way(state, other, movers, told)
            _turns(state, other, left, told)
            self._money(state, other, int(everybody), told)

    def _goals(self, state: ChicagoState, seat: int, told: list[float]) -> None:
        casinos = held(state, self._plan, seat, CASINOS)
        square = held(state, self._plan, seat, SQUARE)
        fours = held(state, self._plan, seat, FOURS)
        for count in range(GANG_COUNT + 1):
            told.append(1.0 if casinos == count else 0.0)
        told.append(square / SQUARE_BARS)
        for count in range(SQUARE_BARS - 2, SQUARE_BARS + 1):
            told.append(1.0 if square >= count else 0.0)
        told.append(fours / FOURS_WANTED)
        told.append(1.0 if fours >= FOURS_WANTED - 1 else 0.0)
        told.append(1.0 if fours >= FOURS_WANTED else 0.0)
        since = NEVER
        earliest = NEVER
        for at in range(len(state.since)):
            if state.since[at] != NEVER:
                if earliest == NEVER or state.since[at] < earliest:
                    earliest = state.since[at]
                if at // GOALS == seat and (since == NEVER or state.since[at] < since):
                    since = state.since[at]
        told.append(1.0 if since != NEVER else 0.0)
        told.append(1.0 if since != NEVER and since == earliest else 0.0)

    def _casino_ways(self, state: ChicagoState, seat: int, movers: list[list[int]], told: list[float]) -> None:
        """Guards and rivals of the own casinos; ways to the others, and about what is missing to the goal."""
        plan = self._plan
        ways: list[int] = []
        guards = 0.0
        threats = [0, 0, 0]
        stormed = 0
        for quarter in range(GANG_COUNT):
            building = plan.casino(quarter)
            owner = state.owner[building]
            men = state.men[plan.streets + building]
            table = self._casinos[quarter]
            if owner == NOBODY or state.player_of[owner] != seat:
                ways.append(self._way(state, seat, men, table, movers[seat]))
                continue
            inside = men != 0 and state.player_of[gang_of(men)] == seat
            if inside:
                guards += strongest(men) / MOST_RINGS
            nearest: i64 = AWAY
            for other in range(self.players):
                if other != seat:
                    nearest = min(nearest, _nearest(table, movers[other]))
            if inside:
                stormed += nearest <= ROLLS[1]
            else:
                for at in range(len(ROLLS)):
                    threats[at] += nearest <= ROLLS[at]
        told.append(guards)
        told.append(stormed / 2)
        for count in threats:
            told.append(count / 2)
        missing = wanted(self.players, CASINOS) - (GANG_COUNT - len(ways))
        ways.sort()
        for at in range(GANG_COUNT - 1):
            told.append(4 / (4 + ways[at]) if at < len(ways) else 1.0)
        _tell_sum(ways, missing, told)

    def _way(self, state: ChicagoState, seat: int, men: i64, table: list[int], places: list[int]) -> int:
        """How far somebody is from a house, and the more if it is guarded."""
        nearest = _nearest(table, places)
        if men and state.player_of[gang_of(men)] != seat:
            nearest += GUARD_COST * (1 + strongest(men))
        return int(nearest)

    def _square_way(self, state: ChicagoState, seat: int, movers: list[list[int]], told: list[float]) -> None:
        """The same of the square: who is near to an own bar, and what is missing."""
        plan = self._plan
        ways: list[int] = []
        nearest: i64 = AWAY
        for at in range(len(plan.square)):
            owner = state.owner[plan.square[at]]
            men = state.men[plan.streets + plan.square[at]]
            if owner == NOBODY or state.player_of[owner] != seat:
                ways.append(self._way(state, seat, men, self._squares[at], movers[seat]))
            elif men == 0:
                for other in range(self.players):
                    if other != seat:
                        nearest = min(nearest, _nearest(self._squares[at], movers[other]))
        missing = len(ways)
        own = SQUARE_BARS - missing
        told.append(0.0 if nearest > ROLLS[2] else own / SQUARE_BARS)
        told.append(0.0 if nearest > ROLLS[1] else own / SQUARE_BARS)
        told.append(1.0 if nearest > ROLLS[1] and missing == 0 else 0.0)
        ways.sort()
        for at in range(1, missing):
            ways[at] = min(ways[at], NEXT_BAR)
        _tell_sum(ways, missing, told)

    def _money(self, state: ChicagoState, seat: int, everybody: int, told: list[float]) -> None:
        places: list[int] = []
        cash: i64 = 0
        chips: i64 = 0
        income: i64 = 0
        waiting = 0
        for gang in state.gangs_of(seat):
            cash += state.cash[gang]
            chips += state.chips[gang]
            income += income_of(state, self._plan, gang, self._guarded).total()
            waiting += len(state.waiting[gang])
            places += state.places[gang]
        wealth = state.wealth_of_player(seat)
        told.append(int(cash) / 200_000)
        told.append(wealth / 400_000)
        told.append(wealth / everybody)
        told.append(wealth / everybody if state.phase == PHASE_COUNT - 1 else 0.0)
        told.append(int(income) / 100_000)
        told.append(int(chips) / CHIPS)
        told.append(waiting / 4)
        members: i64 = 0
        for rings in range(1, MOST_RINGS + 1):
            count: i64 = 0
            for place in places:
                count += count_of(state.men[place], rings)
            members += count
            told.append(int(count) / 4)
        told.append(int(members) / 8)


def _turns_left(state: ChicagoState) -> list[int]:
    """By gang, how many turns it still has in this phase."""
    current = (state.gang - state.start) % GANG_COUNT
    left: list[int] = []
    for gang in range(GANG_COUNT):
        past = (gang - state.start) % GANG_COUNT < current
        left.append(0 if state.sits_out(gang) else int(ROUNDS - state.round - (1 if past else 0)))
    return left


def _turns(state: ChicagoState, seat: int, left: list[int], told: list[float]) -> None:
    """How many turns a seat has left in this phase, and how many of others come after its last."""
    own = 0
    last = -1
    behind = 0
    for after in range(GANG_COUNT):
        gang = (state.start + after) % GANG_COUNT
        if left[gang] == 0:
            continue
        if state.player_of[gang] == seat:
            own += left[gang]
            last = after
            behind = 0
        else:
            behind += 1
    told.append(own / ROUNDS)
    told.append(1.0 if own == 0 else 0.0)
    told.append(1.0 if own == 1 else 0.0)
    told.append(behind / 3)
    told.append(1.0 if behind == 0 and last >= 0 else 0.0)


def _nearest(table: list[int], places: list[int]) -> i64:
    nearest: i64 = AWAY
    for place in places:
        nearest = min(nearest, table[place])
    return nearest


def _tell_sum(ways: list[int], missing: int, told: list[float]) -> None:
    """About how many points are missing to a goal of houses: the nearest ones, as many as are needed."""
    points = 0
    for at in range(min(len(ways), max(0, missing))):
        points += ways[at]
    told.append(min(AWAY, points) / AWAY)
    for roll in ROLLS:
        told.append(1.0 if points <= roll else 0.0)
