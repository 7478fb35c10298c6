"""States that fit a view of Gangster."""

from __future__ import annotations

from backroom.games.gangster.state import GangsterState
from backroom.games.gangster.view import GangsterView


def resample_view(view: GangsterView) -> GangsterState:
    """Nothing is hidden but what has not been drawn yet: the table as it is seen is the whole truth."""
    return view.table.clone()
