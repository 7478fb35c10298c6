"""States that fit a view of Chicago."""

from __future__ import annotations

from backroom.games.chicago.state import ChicagoState
from backroom.games.chicago.view import ChicagoView


def resample_view(view: ChicagoView) -> ChicagoState:
    """Nothing is hidden that a state holds: the dice to come are chance's."""
    return view.state.clone()
