"""Members that wait come in by the home bar, on their gang's turn (CH-31, CH-33, CH-103)."""

from __future__ import annotations

from mypy_extensions import i64

from backroom.games.chicago import events
from backroom.games.chicago.crews import put
from backroom.games.chicago.gangs import gang_of
from backroom.games.chicago.plan import Plan
from backroom.games.chicago.state import ChicagoState
from backroom.kernel.event import Event


def enter_waiting(state: ChicagoState, plan: Plan, crowded: bool, log: list[Event] | None) -> None:
    """The first bought enters the home bar if it is own and empty; with crowded houses all do, if no other is in."""
    gang = state.gang
    waiting = state.waiting[gang]
    home = plan.home(gang)
    if not waiting or state.owner[plan.building(home)] != gang:
        return
    while waiting and has_room(state, gang, home, crowded):
        rings = waiting.pop(0)
        put(state, gang, home, rings)
        if log is not None:
            log.append(events.member_entered(state.seat_of(gang), gang, rings, plan.names[home]))


def has_room(state: ChicagoState, gang: i64, place: i64, crowded: bool) -> bool:
    """Whether one more member of a gang can be put into a building (CH-32, CH-103)."""
    men = state.men[place]
    return men == 0 or (crowded and gang_of(men) == gang)
