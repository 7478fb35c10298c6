"""The table before the first turn (GA-10 to GA-15)."""

from __future__ import annotations

from mypy_extensions import i64

from backroom.games.gangster import events
from backroom.games.gangster.board import AREAS, CASINO_CARDS, DISTRICTS, POINT_TABLES, Board
from backroom.games.gangster.harbour import draw_equipment, fill_gaps
from backroom.games.gangster.pieces import (
    ALL_CARDS,
    EMPTY,
    GANGSTERS,
    LONG_TRUNK_ROOM,
    NO_TABLE,
    ON_OFFER,
    SLOTS,
    STAGES,
    colours_of,
)
from backroom.games.gangster.stages import begin_stage, district_cards, draw_bit
from backroom.games.gangster.state import GangsterState
from backroom.games.gangster.tables import one_area, put_gangster
from backroom.kernel.chance import Chance
from backroom.kernel.event import Event


def set_up(players: int, board: Board, chance: Chance, log: list[Event] | None) -> GangsterState:
    """Everything dealt and laid out; `seat` is the start player."""
    state = empty_table(players, board)
    fill_gaps(state, chance, log)  # GA-11: the Gold Coast first
    for colour in range(state.colours):
        kind = draw_equipment(state, chance)
        state.gear[colour * SLOTS] = kind
        if log is not None and kind != EMPTY:
            log.append(events.equipment_dealt(state.owner(colour), colour, kind))
    _lay_tables(state, board, chance, log)
    state.seat = chance.below(players)
    if log is not None:
        log.append(events.start_drawn(state.seat))
    _place_cars(state, board, chance, log)
    begin_stage(state, board, chance, log)
    return state


def empty_table(players: int, board: Board) -> GangsterState:
    """Pieces in their places, nothing drawn yet."""
    colours = colours_of(players)
    state = GangsterState(players, colours)
    state.table_at = [NO_TABLE] * AREAS
    state.fields = [EMPTY] * (DISTRICTS * board.width)
    state.car_at = [0] * colours
    state.aboard = [board.gangsters[0]] * colours
    state.reserve = [GANGSTERS - board.gangsters[0]] * colours
    state.drowned = [0] * colours
    state.trunk = [EMPTY] * (colours * LONG_TRUNK_ROOM)
    state.gear = [EMPTY] * (colours * SLOTS)
    state.cards = [ALL_CARDS] * colours
    state.idle = [0] * colours
    state.harbour = [EMPTY] * ON_OFFER
    state.supply = board.equipment[:]
    state.points = [0] * (STAGES * colours)
    state.casino = one_area(CASINO_CARDS) - 1
    return state


def _lay_tables(state: GangsterState, board: Board, chance: Chance, log: list[Event] | None) -> None:
    """GA-12, GA-13: a table for each district by lot, but for the one that three players leave out."""
    left: i64 = one_area(POINT_TABLES) - 1
    for area in range(DISTRICTS):
        if state.players == 3 and area == board.closed:
            if log is not None:
                log.append(events.district_closed(board.name(area)))
            continue
        table = draw_bit(left, chance)
        left &= ~one_area(table)
        state.table_at[area] = table
        if log is not None:
            log.append(events.table_laid(board.name(area), table, board.tables[table]))


def _place_cars(state: GangsterState, board: Board, chance: Chance, log: list[Event] | None) -> None:
    """GA-14: two district cards a colour, from the start player on; a gangster into each, the car into the first."""
    cards = district_cards(state)
    for turn in range(state.colours):
        colour = (state.seat + turn) % state.colours
        names: list[str] = []
        for drawn in range(2):
            area = draw_bit(cards, chance)
            cards &= ~one_area(area)
            if drawn == 0:
                state.car_at[colour] = area
            put_gangster(state, board, area, colour)
            state.aboard[colour] -= 1
            names.append(board.name(area))
        if log is not None:
            log.append(events.car_placed(state.owner(colour), colour, names[0], names[1]))
