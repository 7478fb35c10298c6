"""Loading and unloading one gangster (GA-40 to GA-42)."""

from __future__ import annotations

from mypy_extensions import i64

from backroom.games.gangster import events
from backroom.games.gangster.board import Board
from backroom.games.gangster.cars import into_trunk, out_of_trunk
from backroom.games.gangster.state import GangsterState
from backroom.games.gangster.tables import put_gangster, take_gangster
from backroom.kernel.event import Event


def load(state: GangsterState, board: Board, area: i64, field: i64, log: list[Event] | None) -> None:
    """Whoever stands there gets in: own gangsters into the car, others into the trunk."""
    colour = state.colour
    gangster = take_gangster(state, board, area, field)
    if gangster == colour:
        state.aboard[colour] += 1
    else:
        into_trunk(state, colour, gangster)
    if log is not None:
        far = area != state.car_at[colour]
        log.append(events.gangster_loaded(state.seat, colour, gangster, board.name(area), field, far))


def unload(state: GangsterState, board: Board, gangster: i64, log: list[Event] | None) -> None:
    """One of this colour gets out, onto the next field."""
    colour = state.colour
    area = state.car_at[colour]
    if gangster == colour:
        state.aboard[colour] -= 1
    else:
        out_of_trunk(state, colour, gangster)
    field = put_gangster(state, board, area, gangster)
    if log is not None:
        log.append(events.gangster_unloaded(state.seat, colour, gangster, board.name(area), field))
