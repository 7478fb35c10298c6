"""What the data of a game of Gangster must be: bounds of every field, and what goes with what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from backroom.games.gangster.board import AREAS, CASINO_CARDS, DISTRICTS, HARBOUR, POINT_TABLES, Board
from backroom.games.gangster.cars import MOST_IDLE, in_trunk
from backroom.games.gangster.pieces import (
    ALL_CARDS,
    EMPTY,
    GANGSTERS,
    KINDS,
    LONG_TRUNK_ROOM,
    NO_COLOUR,
    NO_TABLE,
    ON_OFFER,
    SLOTS,
    STAGES,
    colours_of,
)
from backroom.games.gangster.stages import count_bits
from backroom.games.gangster.state import GangsterState
from backroom.games.gangster.tables import FULL, next_field
from backroom.kernel.soundness import MANY, Fits, Soundness, each, number, numbers, or_nothing, some, up_to

if TYPE_CHECKING:
    from backroom.games.gangster.rules import GangsterRules

MOST_POINTS = 10_000


def soundness_of(rules: GangsterRules) -> Soundness[GangsterState]:
    players = rules.players
    board = rules.board
    colours = colours_of(players)
    policemen = board.policemen[players - 2]
    people = numbers(colours, 0, GANGSTERS)
    fields = {
        "players": number(players, players),
        "colours": number(colours, colours),
        "seat": number(0, players - 1),
        "colour": number(NO_COLOUR, colours - 1),
        "turn": number(0, MANY),
        "stage": number(0, STAGES - 1),
        "doubled": number(0, (1 << DISTRICTS) - 1),
        "reached_end": number(0, (1 << DISTRICTS) - 1),
        "pile": number(0, (1 << DISTRICTS + policemen) - 1),
        "casino": number(0, (1 << CASINO_CARDS) - 1),
        "table_at": numbers(AREAS, NO_TABLE, POINT_TABLES - 1),
        "fields": numbers(DISTRICTS * board.width, EMPTY, colours - 1),
        "car_at": numbers(colours, 0, AREAS - 1),
        "aboard": people,
        "reserve": people,
        "trunk": numbers(colours * LONG_TRUNK_ROOM, EMPTY, colours - 1),
        "drowned": people,
        "gear": numbers(colours * SLOTS, EMPTY, KINDS - 1),
        "cards": numbers(colours, 0, ALL_CARDS),
        "idle": numbers(colours, 0, MOST_IDLE),
        "harbour": numbers(ON_OFFER, EMPTY, KINDS - 1),
        "supply": numbers(KINDS, 0, max(board.equipment)),
        "points": numbers(STAGES * colours, 0, MOST_POINTS),
        "reckoning": or_nothing(
            each([
                number(0, STAGES - 1),
                number(0, players - 1),
                number(0, MOST_POINTS),
                some(DISTRICTS, each([number(0, DISTRICTS - 1), number(0, 1), some(colours, _line(colours))])),
            ])
        ),
    }  # fmt: skip
    nothing = up_to(0, 0, 0)
    abouts = dict.fromkeys(rules.steps, nothing)
    abouts["destination"] = numbers(1, 1, max(board.movement) + 1)
    return Soundness(rules, fields, abouts, 2, lambda state: _flaw(state, board))


def _line(colours: int) -> Fits:
    """One colour's line of a reckoning: colour, gangsters, rank, by rank, place, worth, points."""
    return each([
        number(0, colours - 1), number(0, GANGSTERS), number(0, 99), number(0, 1), number(-1, 9), number(0, 99),
        number(-1, MOST_POINTS),
    ])  # fmt: skip


def _flaw(state: GangsterState, board: Board) -> str:
    laid = [table for table in state.table_at if table != NO_TABLE]
    closed = [HARBOUR, board.closed] if state.players == 3 else [HARBOUR]
    if len({*laid}) != len(laid) or any((state.table_at[at] == NO_TABLE) != (at in closed) for at in range(AREAS)):
        return "table_at"
    districts = sum(1 << at for at in range(DISTRICTS) if at not in closed)
    cards = state.pile & (1 << DISTRICTS) - 1
    if (cards | state.doubled) != districts or cards & state.doubled:
        return "pile"
    if state.outcome is None and count_bits(state.doubled) >= board.markers:
        return "doubled"
    for area in range(DISTRICTS):
        first = area * board.width
        size = 0 if state.table_at[area] == NO_TABLE else board.tables[state.table_at[area]].fields
        standing = state.fields[first : first + board.width]
        if max(standing[size:], default=EMPTY) != EMPTY:
            return "fields"
        reached = state.reached_end >> area & 1
        if (reached and not any(who != EMPTY for who in standing)) or (
            size and not reached and standing[size - 1] != EMPTY
        ):
            return "reached_end"
    due = sum(board.gangsters[state.stage + 1 :])
    if state.outcome is None and min(state.reserve) < due:
        return "reserve"
    for colour in range(state.colours):
        if colour in state.trunk[colour * LONG_TRUNK_ROOM : (colour + 1) * LONG_TRUNK_ROOM]:
            return "trunk"
    return "" if state.outcome is not None else _flaw_of_stack(state, board)


def _flaw_of_stack(state: GangsterState, board: Board) -> str:
    """One question, to whose turn it is; below that of the trunk waits the equipment."""
    top = state.stack[-1]
    prompt = top.step.prompt
    below = [[decision.step.prompt, decision.seats] for decision in state.stack[:-1]]
    if top.seats != 1 << state.seat or below != ([["equipment", 0]] if prompt == "dump" else []):
        return "stack"
    colour = state.colour
    if prompt == "colour":
        return "" if state.players == 2 and colour == NO_COLOUR else "colour"
    if colour == NO_COLOUR or state.owner(colour) != state.seat:
        return "colour"
    area = state.car_at[colour]
    if (prompt in ("dump", "equipment") and area != HARBOUR) or (prompt == "dump" and not in_trunk(state, colour)):
        return "car_at"
    if prompt == "bumper" and area == HARBOUR:
        return "car_at"
    if prompt == "door" and (not state.aboard[colour] or next_field(state, board, area) == FULL):
        return "aboard"
    return ""
