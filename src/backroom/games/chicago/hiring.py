"""Hiring members: what may be bought, and what it costs (CH-21, CH-22, CH-24 to CH-26)."""

from __future__ import annotations

from mypy_extensions import i64

from backroom.games.chicago import events
from backroom.games.chicago.gangs import MOST_BOUGHT, VALUES
from backroom.games.chicago.state import HIRING, ChicagoState
from backroom.kernel.event import Event
from backroom.kernel.refusal import Refusal


def can_hire(state: ChicagoState, gang: i64, rings: i64, ones: i64, twos: i64, threes: i64) -> bool:
    """Whether a gang may buy a member of so many rings, having bought so many of each in this phase or turn.

    On a turn no threes are sold: `threes` is then 1.
    """
    if state.figures[gang] == 0 or state.rings < rings or state.cash[gang] < VALUES[rings]:
        return False
    if rings == MOST_BOUGHT:
        return threes == 0
    return ones <= twos if rings == 1 else twos <= ones


def refuse_hire(
    state: ChicagoState, gang: int, rings: int, ones: int, twos: int, threes: int, clause: str
) -> Refusal | None:
    """Why a gang may not; `clause` is CH-22 before a phase, CH-24 on a turn."""
    if rings == MOST_BOUGHT and threes:
        return Refusal(clause, "refused-three" if clause == "CH-22" else "refused-three-now")
    if rings != MOST_BOUGHT and not (ones <= twos if rings == 1 else twos <= ones):
        return Refusal(clause, "refused-uneven", {"ones": ones, "twos": twos})
    if state.figures[gang] == 0:
        return Refusal("CH-25", "refused-no-figure")
    if state.rings < rings:
        return Refusal("CH-25", "refused-no-rings", {"count": int(state.rings)})
    if state.cash[gang] < VALUES[rings]:
        return Refusal("CH-21", "refused-too-dear", {"price": VALUES[rings], "money": state.cash[gang]})
    return None


def hire(state: ChicagoState, gang: i64, rings: i64, log: list[Event] | None) -> None:
    """CH-23: the rings go on the figure they were bought for; it waits to be placed or to enter."""
    state.figures[gang] -= 1
    state.rings -= rings
    state.book(gang, HIRING, -VALUES[rings])
    state.waiting[gang].append(rings)
    if log is not None:
        log.append(events.member_hired(state.seat_of(gang), gang, rings, VALUES[rings]))
