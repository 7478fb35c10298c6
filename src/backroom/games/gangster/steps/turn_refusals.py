"""Why an action of a turn is not allowed: the clause and the words, in the order a player would check."""

from __future__ import annotations

from backroom.games.gangster import actions as act
from backroom.games.gangster.actions import GangsterAction
from backroom.games.gangster.board import HARBOUR, Board
from backroom.games.gangster.cars import has_room, is_guarded, must_drive
from backroom.games.gangster.pieces import COLOURS, EMPTY, LONG_TRUNK_ROOM, MOTOR, TOMMY_GUN
from backroom.games.gangster.state import GangsterState
from backroom.games.gangster.tables import FULL, fields_of, next_field
from backroom.kernel.refusal import Facts, Refusal


def refuse_turn_action(state: GangsterState, board: Board, action: GangsterAction) -> Refusal | None:
    """Why the colour whose turn it is may not do this; None if it is allowed."""
    kind = action.kind
    if kind == act.DRIVE:
        return _refuse_drive(state, board, action)
    if kind in (act.LOAD, act.UNLOAD):
        refusal = _refuse_here(state, board)
        if refusal is not None:
            return refusal
        return _refuse_load(state, board, action) if kind == act.LOAD else _refuse_unload(state, board, action)
    if kind == act.ACT:
        return Refusal("GA-80", "refused-no-colour-choice")
    if kind == act.STOP:
        return Refusal("GA-30", "refused-card-first")
    if kind == act.ENOUGH:
        return Refusal("GA-20", "refused-nothing-done")
    if kind in (act.PUSH, act.PUSH_NOBODY):
        return Refusal("GA-64", "refused-no-push")
    if kind == act.TAKE:
        return Refusal("GA-51", "refused-no-take")
    return Refusal("GA-50", "refused-no-dump")


def _refuse_drive(state: GangsterState, board: Board, action: GangsterAction) -> Refusal | None:
    colour = state.colour
    if not state.cards[colour] >> action.card & 1:
        return Refusal("GA-30", "refused-card-used", {"steps": board.movement[action.card]})
    if action.motor and not state.has(colour, MOTOR):
        return Refusal("GA-61", "refused-no-motor")
    return None


def _refuse_here(state: GangsterState, board: Board) -> Refusal | None:
    """Why nothing can be loaded or unloaded now at all."""
    colour = state.colour
    area = state.car_at[colour]
    if must_drive(state, colour):
        return Refusal("GA-45", "refused-must-drive", {"colour": COLOURS[colour]})
    if area == HARBOUR:
        return Refusal("GA-43", "refused-no-table", {"area": board.name(area)})
    if state.table_at[area] < 0:
        return Refusal("GA-13", "refused-closed", {"district": board.name(area)})
    return None


def _refuse_load(state: GangsterState, board: Board, action: GangsterAction) -> Refusal | None:
    colour = state.colour
    here = state.car_at[colour]
    area = action.area
    facts: Facts = {"district": board.name(area), "field": action.field + 1}
    in_table = action.field < fields_of(state, board, area)
    gangster = state.fields[area * board.width + action.field] if in_table else EMPTY
    if gangster == EMPTY:
        return Refusal("GA-40", "refused-empty-field", facts)
    if area != here:
        if gangster == colour:
            return Refusal("GA-40", "refused-own-elsewhere", {"district": board.name(area)})
        if not state.has(colour, TOMMY_GUN):
            return Refusal("GA-40", "refused-elsewhere", {"district": board.name(area)})
        if area not in board.links[here]:
            connection: Facts = {"area": board.name(area), "start": board.name(here)}
            return Refusal("GA-62", "refused-not-connected", connection)
    if gangster == colour:
        return None
    if not has_room(state, colour):
        return Refusal("GA-41", "refused-trunk-full")
    if is_guarded(state, colour, gangster, area):
        guarded: Facts = {"gangster": COLOURS[gangster], "district": board.name(area)}
        return Refusal("GA-60", "refused-bodyguard", guarded)
    return None


def _refuse_unload(state: GangsterState, board: Board, action: GangsterAction) -> Refusal | None:
    colour = state.colour
    first = colour * LONG_TRUNK_ROOM
    if action.colour == colour:
        if state.aboard[colour] == 0:
            return Refusal("GA-40", "refused-nobody-aboard", {"colour": COLOURS[colour]})
    elif action.colour not in state.trunk[first : first + LONG_TRUNK_ROOM]:
        return Refusal("GA-40", "refused-not-in-trunk", {"gangster": COLOURS[action.colour]})
    area = state.car_at[colour]
    if next_field(state, board, area) == FULL:
        return Refusal("GA-42", "refused-table-full", {"district": board.name(area)})
    return None
