"""Members come to a place and go from it."""

from __future__ import annotations

from mypy_extensions import i64

from backroom.games.chicago.gangs import CREW, ONE_OF, standing
from backroom.games.chicago.state import ChicagoState


def put(state: ChicagoState, gang: i64, place: i64, rings: i64) -> None:
    """A member comes to a place that is empty or has its own gang in it."""
    men = state.men[place]
    if men:
        state.men[place] = men + ONE_OF[rings]
    else:
        state.men[place] = standing(gang, ONE_OF[rings])
        state.places[gang].append(place)


def take(state: ChicagoState, gang: i64, place: i64, rings: i64) -> None:
    """A member goes from a place."""
    left = state.men[place] - ONE_OF[rings]
    if left & CREW:
        state.men[place] = left
    else:
        state.men[place] = 0
        state.places[gang].remove(place)
