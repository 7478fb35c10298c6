"""Gangsters on the point tables: where the next one stands, who leaves (GA-42)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from backroom.games.gangster.board import Board
from backroom.games.gangster.pieces import EMPTY, NO_TABLE
from backroom.games.gangster.state import GangsterState

FULL: Final = -1


def fields_of(state: GangsterState, board: Board, area: i64) -> int:
    """How many fields the table of an area has; none without a table."""
    table = state.table_at[area]
    return 0 if table == NO_TABLE else board.tables[table].fields


def next_field(state: GangsterState, board: Board, area: i64) -> i64:
    """The field that the next gangster takes, from 0; FULL if there is none."""
    first: i64 = area * board.width
    last: i64 = fields_of(state, board, area) - 1
    if last < 0:
        return FULL
    if not state.reached_end >> area & 1:
        # The end has not been reached, so the last field is free: behind the highest one.
        while last >= 0 and state.fields[first + last] == EMPTY:
            last -= 1
        return last + 1
    if state.fields[first + last] == EMPTY:
        return last
    for field in range(last):
        if state.fields[first + field] == EMPTY:
            return field
    return FULL


def put_gangster(state: GangsterState, board: Board, area: i64, colour: i64) -> i64:
    """Put one of this colour on the next field, which there must be; returns it."""
    field = next_field(state, board, area)
    state.fields[area * board.width + field] = colour
    if field == fields_of(state, board, area) - 1:
        state.reached_end |= one_area(area)
    return field


def take_gangster(state: GangsterState, board: Board, area: i64, field: i64) -> int:
    """Take whoever stands on a field; the gap stays. An empty table begins anew."""
    first: i64 = area * board.width
    colour = state.fields[first + field]
    state.fields[first + field] = EMPTY
    for at in range(fields_of(state, board, area)):
        if state.fields[first + at] != EMPTY:
            return colour
    state.reached_end &= ~one_area(area)
    return colour


def one_area(area: i64) -> i64:
    """The mask of one area. Written so that mypyc shifts an i64: a literal on the left would be shifted as an int."""
    bit: i64 = 1
    return bit << area
