"""Cars: what is in the trunk, what fits in, and whom a bodyguard keeps (GA-41, GA-60, GA-63)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from backroom.games.gangster.pieces import BODYGUARD, EMPTY, LONG_TRUNK_ROOM, TRUNK, TRUNK_ROOM
from backroom.games.gangster.state import GangsterState

#: GA-45: after so many turns in a row without driving a colour must drive.
MOST_IDLE: Final = 10


def must_drive(state: GangsterState, colour: i64) -> bool:
    return state.idle[colour] >= MOST_IDLE


def in_trunk(state: GangsterState, colour: i64) -> int:
    """How many foreign gangsters are in this colour's trunk."""
    first = colour * LONG_TRUNK_ROOM
    return int(state.trunk[first] != EMPTY) + int(state.trunk[first + 1] != EMPTY)


def trunk_room(state: GangsterState, colour: i64) -> int:
    """How many foreign gangsters this colour's trunk holds."""
    return LONG_TRUNK_ROOM if state.has(colour, TRUNK) else TRUNK_ROOM


def has_room(state: GangsterState, colour: i64) -> bool:
    """Whether one more fits. Who lost the equipment with two aboard waits until there is room (GA-63)."""
    return in_trunk(state, colour) < trunk_room(state, colour)


def is_guarded(state: GangsterState, colour: i64, other: i64, area: i64) -> bool:
    """GA-60, GA-81: a bodyguard beside the car keeps all but its own player from loading its colour there."""
    return state.car_at[other] == area and state.has(other, BODYGUARD) and state.owner(other) != state.owner(colour)


def into_trunk(state: GangsterState, colour: i64, gangster: int) -> None:
    first = colour * LONG_TRUNK_ROOM
    state.trunk[first if state.trunk[first] == EMPTY else first + 1] = gangster


def out_of_trunk(state: GangsterState, colour: i64, gangster: int) -> None:
    """Take one of this colour out; the other one, if there is one, lies first then."""
    first = colour * LONG_TRUNK_ROOM
    if state.trunk[first] == gangster:
        state.trunk[first] = state.trunk[first + 1]
    state.trunk[first + 1] = EMPTY
