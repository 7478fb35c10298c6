"""Who may enter a place, and who blocks it (CH-42, CH-90, CH-102, CH-103)."""

from __future__ import annotations

from mypy_extensions import i64

from backroom.games.chicago.gangs import NOWHERE, are_allied, gang_of
from backroom.games.chicago.plan import Plan
from backroom.games.chicago.state import ChicagoState


def first_shared(plan: Plan, crowded: bool) -> int:
    """The first place where members of one gang do not block each other: none, or in crowded houses every building."""
    return plan.streets if crowded else plan.places


def is_open(state: ChicagoState, gang: i64, to: i64, shared: i64) -> bool:
    """Whether a member of a gang may enter a place: empty, or to fight there, or from `shared` on to join its own."""
    men = state.men[to]
    if men == 0:
        return True
    other = gang_of(men)
    if other == gang:
        return to >= shared
    if is_ally(state, other, gang):
        return False
    return state.siege == NOWHERE or state.siege == to


def is_ally(state: ChicagoState, one: i64, other: i64) -> bool:
    """Whether two gangs are one player's of two (CH-90)."""
    return state.players == 2 and are_allied(one, other)
