"""A view in its wire form: names instead of numbers, in a fixed order, with what a board must explain."""

from __future__ import annotations

from typing import Literal

from backroom.games.gangster.board import AREAS, CASINO, DISTRICTS, HARBOUR, Board, PointTable
from backroom.games.gangster.cars import must_drive, trunk_room
from backroom.games.gangster.harbour import eligible
from backroom.games.gangster.outlook import if_scored, scores_now
from backroom.games.gangster.pieces import (
    CARDS,
    COLOURS,
    EMPTY,
    EQUIPMENT,
    LONG_TRUNK_ROOM,
    MOTOR,
    NO_COLOUR,
    SLOTS,
    STAGES,
    Equipment,
)
from backroom.games.gangster.reckoning import UNKNOWN, DistrictScore, score_district
from backroom.games.gangster.routes import find_route
from backroom.games.gangster.stages import count_bits, influence_of
from backroom.games.gangster.state import GangsterState
from backroom.games.gangster.tables import FULL, next_field
from backroom.games.gangster.view_types import (
    AreaData,
    CardData,
    ChangeData,
    ColourData,
    FittingData,
    GangsterViewData,
    TableData,
    WouldData,
)


def view_data(viewer: int, state: GangsterState, board: Board, changes: list[ChangeData]) -> GangsterViewData:
    """Equal views give equal data."""
    colour = state.colour
    scores = scores_now(state, board)
    return {
        "viewer": viewer,
        "players": state.players,
        "stage": state.stage + 1,
        "turn": {
            "number": state.turn + 1,
            "seat": state.seat,
            "colour": None if colour == NO_COLOUR else COLOURS[colour],
        },
        "influence": [influence_of(state, seat) for seat in range(state.players)],
        "if_scored": if_scored(state, scores),
        "changes": changes,
        "colours": [_colour(state, board, one) for one in range(state.colours)],
        "areas": [_area(state, board, area, scores.get(area)) for area in range(AREAS)],
        "harbour": {
            "equipment": [_equipment(kind) for kind in state.harbour],
            "supply": dict(zip(EQUIPMENT, state.supply, strict=True)),
            "lake": {COLOURS[one]: state.drowned[one] for one in range(state.colours)},
            "fitting": [] if colour == NO_COLOUR else _fitting(state, colour),
        },
        "markers": {"laid": count_bits(state.doubled), "of": board.markers},
        "pile": {
            "districts": [board.name(area) for area in range(DISTRICTS) if state.pile >> area & 1],
            "policemen": count_bits(state.pile >> DISTRICTS),
        },
        "casino": [number for at, number in enumerate(board.casino) if state.casino >> at & 1],
        "reckoning": None if state.reckoning is None else state.reckoning.as_data(board),
        "decisions": [decision.as_data() for decision in state.stack],
        "outcome": None if state.outcome is None else state.outcome.as_data(),
    }


def _colour(state: GangsterState, board: Board, colour: int) -> ColourData:
    """A gangster board, its car and its cards."""
    trunk = state.trunk[colour * LONG_TRUNK_ROOM : (colour + 1) * LONG_TRUNK_ROOM]
    cards = state.cards[colour]
    return {
        "colour": COLOURS[colour],
        "seat": state.owner(colour),
        "car": board.name(state.car_at[colour]),
        "aboard": state.aboard[colour],
        "reserve": state.reserve[colour],
        "trunk": [COLOURS[who] for who in trunk if who != EMPTY],
        "room": trunk_room(state, colour),
        "equipment": [_equipment(kind) for kind in state.gear[colour * SLOTS : (colour + 1) * SLOTS]],
        "cards": [_card(state, board, colour, card, bool(cards >> card & 1)) for card in range(CARDS)],
        "idle": state.idle[colour],
        "must_drive": must_drive(state, colour),
        "influence": [state.points[stage * state.colours + colour] for stage in range(STAGES)],
    }


def _fitting(state: GangsterState, colour: int) -> list[FittingData]:
    """What each open equipment would make of the slots of the colour whose turn it is (GA-52)."""
    left, right = state.gear[colour * SLOTS : (colour + 1) * SLOTS]
    return [
        {"equipment": EQUIPMENT[kind], "slots": [EQUIPMENT[kind], _equipment(left)], "lost": _equipment(right)}
        for kind in eligible(state, colour)
    ]


def _card(state: GangsterState, board: Board, colour: int, card: int, open_: bool) -> CardData:
    """A movement card with where it leads: a route for each place, for it alone and with the motor."""
    steps = board.movement[card]
    motor = _routes(state, board, colour, steps + 1) if state.has(colour, MOTOR) else None
    return {"steps": steps, "open": open_, "routes": _routes(state, board, colour, steps), "motor_routes": motor}


def _routes(state: GangsterState, board: Board, colour: int, steps: int) -> list[list[int]]:
    """Areas go by their number in `areas` here, to keep views small."""
    start = state.car_at[colour]
    return [find_route(board.links, start, steps, end) for end in board.reaches[start][steps]]


def _area(state: GangsterState, board: Board, area: int, score: DistrictScore | None) -> AreaData:
    """An area on the map; a district with its table, who stands there and what that would score now."""
    told = board.areas[area]
    number = state.table_at[area]
    data: AreaData = {
        "area": told.name,
        "x": told.x,
        "y": told.y,
        "connections": [board.name(near) for near in board.links[area]],
        "district": area != HARBOUR,
        "table": None if number < 0 else _table(board.tables[number], number),
    }
    if score is None:
        return data
    first = area * board.width
    last = first + board.tables[number].fields
    following = next_field(state, board, area)
    data["fields"] = [None if who == EMPTY else COLOURS[who] for who in state.fields[first:last]]
    data["next"] = None if following == FULL else following + 1
    data["end_reached"] = bool(state.reached_end >> area & 1)
    data["doubled"] = bool(state.doubled >> area & 1)
    data["standing"] = [line.standing() for line in score.lines]
    data["would"] = [] if following == FULL else _would(state, board, area, following)
    return data


def _would(state: GangsterState, board: Board, area: int, field: int) -> list[WouldData]:
    """By colour, in the order of `colours`: its place and points if one more of it stood on the next field."""
    table = board.tables[state.table_at[area]]
    first = area * board.width
    doubled = bool(state.doubled >> area & 1)
    lines: list[WouldData] = []
    for colour in range(state.colours):
        fields = state.fields[first : first + table.fields]
        fields[field] = colour
        score = score_district(table, fields, 0, state.colours, area, doubled, UNKNOWN)
        line = next(line for line in score.lines if line.colour == colour)
        lines.append({"place": line.place_number(), "points": line.known_points()})
    return lines


def _table(table: PointTable, number: int) -> TableData:
    places: list[int | Literal["?"]] = ["?" if place == CASINO else place for place in table.places]
    return {"number": number + 1, "rows": table.rows, "columns": table.columns, "places": places}


def _equipment(kind: int) -> Equipment | None:
    return None if kind == EMPTY else EQUIPMENT[kind]
