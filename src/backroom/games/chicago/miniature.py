"""The miniature (CH-106): the last two turns, hemmed in, for whoever wants to work out a whole game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from backroom.games.chicago import events
from backroom.games.chicago.crews import put
from backroom.games.chicago.gangs import FIGURES, GANG_COUNT, GANGS, NOBODY, PHASE_COUNT, PLAYERS_OF, ROUNDS
from backroom.games.chicago.payday import income_of
from backroom.games.chicago.plan import BUILDINGS, BUILDINGS_A_QUARTER, CASINO, SET_COUNT, Plan
from backroom.games.chicago.state import START, ChicagoState
from backroom.kernel.event import Event

PLAYERS: Final = 2
YELLOW: Final = GANGS.index("yellow")
RED: Final = GANGS.index("red")
GREEN: Final = GANGS.index("green")
BLUE: Final = GANGS.index("blue")
#: CH-11: the last phase begins with blue, so red and green have the last two turns of its last round.
FIRST: Final = BLUE
#: What red has left of its roll.
POINTS: Final = 1
#: The strength of red's member in the yellow bar; everybody else has one ring.
STRONG: Final = 4
#: What each gang but red has; and how much richer red and blue would be than the others if nothing happened any more.
CASH: Final = 300_000
LEAD: Final = 90_000


def lay_out(state: ChicagoState, plan: Plan, log: list[Event] | None) -> None:
    """The plan as it always is: nothing of it is left to chance, and no figure is left to hire."""
    state.player_of = PLAYERS_OF[PLAYERS][:]
    state.phase = PHASE_COUNT - 1
    state.round = ROUNDS - 1
    state.start = FIRST
    state.gang = RED
    state.points = POINTS
    house = _bar_to_wall_in(plan, YELLOW)
    goal = _bar_to_wall_in(plan, RED)
    put(state, RED, plan.streets + house, STRONG)
    state.rings -= STRONG
    _wall_in(state, plan, house, GREEN, YELLOW)
    _wall_in(state, plan, goal, RED, BLUE)
    for gang in range(GANG_COUNT):
        state.figures[gang] = 0
        state.lost[gang] = FIGURES - state.members_of(gang)
    _give_buildings(state, plan, goal)
    _give_money(state, plan)
    if log is not None:
        log.append(events.phase_begun(state.phase, state.seat_of(FIRST), FIRST))
        log.append(events.turn_begun(state.seat_of(RED), RED, state.phase, state.round + 1))


def _bar_to_wall_in(plan: Plan, gang: int) -> int:
    """A bar of the gang's cheaper set (CH-71) that a few can wall in: with one door, of its colour if one is."""
    bars = plan.sets[gang * SET_COUNT]
    return min(bars, key=lambda bar: (len(plan.doors[bar]), plan.printed[bar] != gang, _ways_to(plan, bar)))


def _ways_to(plan: Plan, bar: int) -> int:
    return len(plan.neighbours[plan.doors[bar][0]])


def _wall_in(state: ChicagoState, plan: Plan, bar: int, gang: i64, ally: i64) -> None:
    """A member at a bar's door who can go nowhere else: allies stand everywhere round it (CH-90)."""
    door = plan.doors[bar][0]
    _place(state, gang, door)
    for place in plan.neighbours[door]:
        if place != plan.streets + bar:
            _place(state, ally, place)


def _place(state: ChicagoState, gang: i64, place: i64) -> None:
    if not state.men[place]:
        put(state, gang, place, 1)
        state.rings -= 1


def _give_buildings(state: ChicagoState, plan: Plan, goal: int) -> None:
    """Yellow has its cheaper set whole, red its own but for one bar, which is yellow's. Red's last chip is laid."""
    state.owner = plan.printed[:]
    for bar in plan.sets[YELLOW * SET_COUNT]:
        _give(state, plan, bar, YELLOW)
    for bar in plan.sets[RED * SET_COUNT]:
        _give(state, plan, bar, YELLOW if bar == goal else RED)
    for building in range(BUILDINGS):
        # No goal of CH-80 is near: nobody has a bar at the square.
        white = state.owner[building] == NOBODY and building not in plan.square
        if white and building % BUILDINGS_A_QUARTER != CASINO and state.chips[RED]:
            _give(state, plan, building, RED)


def _give(state: ChicagoState, plan: Plan, building: int, gang: int) -> None:
    if plan.printed[building] != gang:
        state.chips[gang] -= 1
    state.owner[building] = gang


def _give_money(state: ChicagoState, plan: Plan) -> None:
    worth = [0] * PLAYERS
    for gang in range(GANG_COUNT):
        state.book(gang, START, 0 if gang == RED else CASH)
        worth[state.seat_of(gang)] += state.wealth_of(gang) + income_of(state, plan, gang, False).total()
    reds = state.seat_of(RED)
    state.book(RED, START, max(0, worth[1 - reds] - worth[reds] + LEAD))
