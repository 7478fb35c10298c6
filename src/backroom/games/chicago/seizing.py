"""Buildings change hands (CH-50 to CH-52, CH-64, CH-90)."""

from __future__ import annotations

from mypy_extensions import i64

from backroom.games.chicago import events
from backroom.games.chicago.blocking import is_ally
from backroom.games.chicago.gangs import NOBODY
from backroom.games.chicago.goals import note_goals
from backroom.games.chicago.plan import BUILDINGS_A_QUARTER, CASINO, Plan
from backroom.games.chicago.state import ChicagoState
from backroom.kernel.event import Event


def claims(state: ChicagoState, plan: Plan, gang: i64, place: i64, log: list[Event] | None) -> bool:
    """A gang has come to rule a place: a building not its own is seized.

    True if it is an ally's that could be: then its player chooses (CH-90), and nothing has been done yet.
    """
    building = plan.building(place)
    if building < 0 or state.owner[building] == gang:
        return False
    if is_allied(state, building, gang):
        return can_seize(state, plan, gang, building)
    seize(state, plan, gang, building, log)
    return False


def can_seize(state: ChicagoState, plan: Plan, gang: i64, building: i64) -> bool:
    """CH-50: with a chip, or in the own printed colour."""
    return plan.printed[building] == gang or state.chips[gang] > 0


def is_allied(state: ChicagoState, building: i64, gang: i64) -> bool:
    """Whether a building is the ally's (CH-90)."""
    owner = state.owner[building]
    return owner != NOBODY and is_ally(state, owner, gang)


def seize(state: ChicagoState, plan: Plan, gang: i64, building: i64, log: list[Event] | None) -> None:
    """CH-50: a chip on it, but in the own printed colour; the former owner's goes back. Without a chip it is not."""
    former = state.owner[building]
    place = plan.names[plan.streets + building]
    if plan.printed[building] != gang:
        if state.chips[gang] == 0:
            if log is not None:
                log.append(events.chips_missed(state.seat_of(gang), gang, place))
            return
        state.chips[gang] -= 1
    if former != NOBODY and plan.printed[building] != former:
        state.chips[former] += 1
    state.owner[building] = gang
    if log is not None:
        log.append(events.building_seized(state.seat_of(gang), gang, place, former, state.chips[gang]))
    if building % BUILDINGS_A_QUARTER == CASINO or building in plan.square:
        note_goals(state, plan, log)
