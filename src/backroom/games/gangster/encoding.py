"""Gangster as floats: what lies on the table, and what can be done."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from backroom.games.gangster.actions import GangsterAction, GangsterActions
from backroom.games.gangster.board import AREAS, CASINO, CASINO_CARDS, DISTRICTS, POINT_TABLES, Board, PointTable
from backroom.games.gangster.encoding_fields import (
    LEFT_OUT,
    LINE,
    OF_A_COLOUR,
    POLICEMEN,
    PROMPTS,
    RECKONED_DISTRICT,
    RECKONING,
    SEATS,
    TABLE,
    action_fields_of,
    fields_of,
)
from backroom.games.gangster.pieces import CARDS, KINDS, LONG_TRUNK_ROOM, ON_OFFER, SLOTS, STAGES, colours_of
from backroom.games.gangster.reckoning import Reckoning
from backroom.games.gangster.state import GangsterState
from backroom.kernel.encoding import LaidEncoding, outcome_piece
from backroom.kernel.floats import SeatPieces, one_hot, packed, spots, zeros
from backroom.kernel.laying import Pattern

_NUMBER_OF: Final = {prompt: number for number, prompt in enumerate(PROMPTS)}
_AREA: Final = one_hot(AREAS)
_KIND: Final = one_hot(KINDS)
_CARD: Final = one_hot(CARDS)
_STAGE: Final = one_hot(STAGES)


class GangsterEncoding(LaidEncoding[GangsterState]):
    """For a number of players and a board."""

    __slots__ = ("_board", "_colours", "_field", "_first", "_seats", "_tables")

    def __init__(self, players: int, board: Board, actions: GangsterActions) -> None:
        super().__init__(fields_of(board.width), LEFT_OUT, action_fields_of(board.width), actions.table, players)
        self._board: Final = board
        self._field: Final = one_hot(board.width)
        colours = SeatPieces(colours_of(players), SEATS)
        self._colours: Final = colours
        self._seats: Final = SeatPieces(players, SEATS)
        here = [float(seat < players) for seat in range(SEATS)] + [float(at < colours.players) for at in range(SEATS)]
        own = one_hot(SEATS)
        #: By viewer: what never changes.
        self._first: Final = [own[viewer] + packed(here) for viewer in range(players)]
        #: By number + 1, for NO_TABLE comes first.
        self._tables: Final[list[bytes]] = [zeros(TABLE), *[_table(at, table) for at, table in enumerate(board.tables)]]

    def pattern(self, look: int) -> Pattern:
        colour = self._colours.spots[look]
        pattern = Pattern()
        pattern.fixed(self._first[look])
        pattern.hot(self._seats.spots[look], SEATS)
        pattern.hot(colour, SEATS)
        pattern.number(1 / 64)
        pattern.hot(spots(STAGES), STAGES)
        pattern.bits(range(DISTRICTS), DISTRICTS)
        pattern.bits(range(DISTRICTS), DISTRICTS)
        pattern.bits(range(DISTRICTS + POLICEMEN), DISTRICTS + POLICEMEN)
        pattern.bits(range(CASINO_CARDS), CASINO_CARDS)
        # The other areas have no tables.
        pattern.picks([*pattern.row(DISTRICTS, TABLE), *[-1] * (AREAS - DISTRICTS)], self._tables)
        pattern.hots(pattern.row(DISTRICTS * self._board.width, SEATS), colour)
        pattern.hots(pattern.row(ON_OFFER, KINDS), spots(KINDS))
        pattern.numbers(pattern.row(KINDS), 1 / 8)
        self._lay_colours(pattern, look)
        pattern.piece(RECKONING)
        pattern.hot(spots(len(PROMPTS)), len(PROMPTS))
        pattern.bits(self._seats.place[look], SEATS)
        pattern.number(1 / 8)
        pattern.piece(1 + 2 * SEATS)
        return pattern

    def _lay_colours(self, pattern: Pattern, look: int) -> None:
        """What is told of each colour: the floats lie colour by colour, the lists of a state field by field."""
        room = pattern.row(SEATS, OF_A_COLOUR)
        first = [room[at] for at in self._colours.place[look]]
        pattern.hots(first, spots(AREAS))
        at = AREAS
        for _ in range(3):
            pattern.numbers([begins + at for begins in first], 1 / 32)
            at += 1
        trunks = [begins + at + SEATS * one for begins in first for one in range(LONG_TRUNK_ROOM)]
        pattern.hots(trunks, self._colours.spots[look])
        at += LONG_TRUNK_ROOM * SEATS
        pattern.hots([begins + at + KINDS * slot for begins in first for slot in range(SLOTS)], spots(KINDS))
        at += SLOTS * KINDS
        pattern.masks([begins + at for begins in first], range(CARDS))
        at += CARDS
        pattern.numbers([begins + at for begins in first], 1 / 16)
        at += 1
        pattern.numbers([begins + at + stage for stage in range(STAGES) for begins in first], 1 / 64)

    def sources(self, state: GangsterState, viewer: int) -> list[object]:
        reckoning = state.reckoning
        outcome = state.outcome
        prompt = -1
        asked = 0
        steps = 0
        if outcome is None:
            top = state.stack[-1]
            prompt = _NUMBER_OF[top.step.prompt]
            asked = top.seats
            if top.about:
                steps = top.about[0]
        return [
            state.seat,
            state.colour,
            state.turn,
            state.stage,
            state.doubled,
            state.reached_end,
            state.pile,
            state.casino,
            state.table_at,
            state.fields,
            state.harbour,
            state.supply,
            state.car_at,
            state.aboard,
            state.reserve,
            state.drowned,
            state.trunk,
            state.gear,
            state.cards,
            state.idle,
            state.points,
            None if reckoning is None else self._reckoned(reckoning, viewer),
            prompt,
            asked,
            steps,
            None if outcome is None else outcome_piece(outcome, self._seats, viewer, 1 / 64),
        ]

    def _reckoned(self, reckoning: Reckoning, viewer: i64) -> bytes:
        """The last day of reckoning. It stays the same until the next one: made once for each seat."""
        piece = reckoning.encoded[viewer]
        if piece is None:
            piece = _reckoning(reckoning, viewer, self._seats, self._colours)
            reckoning.encoded[viewer] = piece
        return piece

    def action_pieces(self, index: int, seat: int) -> list[bytes]:
        action = cast("GangsterAction", self.table[index])
        steps = self._board.movement[action.card] if action.card >= 0 else 0
        # The table has actions about colours that are not there: nobody is ever offered them.
        return [
            _of(self._colours.one[seat], action.colour),
            _AREA[action.area],
            self._field[action.field],
            _CARD[action.card] + packed([steps / 8, float(action.motor)]),
            _KIND[action.equipment],
        ]


def _of(colours: list[bytes], colour: int) -> bytes:
    """A colour, or none: also for one that does not play."""
    return colours[colour if colour < len(colours) - 1 else -1]


def _table(at: int, table: PointTable) -> bytes:
    """GA-3: which it is, its fields, what its places score."""
    missing = [0.0] * (SEATS - len(table.places))
    points = [*[place / 16 for place in table.places], *missing]
    casino = [*[float(place == CASINO) for place in table.places], *missing]
    return one_hot(POINT_TABLES)[at] + packed([table.fields / 32, *points, *casino])


def _reckoning(reckoning: Reckoning, viewer: int, seats: SeatPieces, colours: SeatPieces) -> bytes:
    pieces = [_STAGE[reckoning.stage], seats.one[viewer][reckoning.seat], packed([reckoning.casino / 16])]
    order = colours.order[viewer]
    scored = {district.area: district for district in reckoning.districts}
    for area in range(DISTRICTS):
        if area not in scored:
            pieces.append(zeros(RECKONED_DISTRICT))
            continue
        district = scored[area]
        told = [0.0] * (SEATS * LINE)
        for line in district.lines:
            first = order.index(line.colour) * LINE
            told[first : first + LINE] = [
                line.count / 16, line.rank / 32, float(line.by_rank), (line.place + 1) / 8, line.worth / 16,
                (line.points + 1) / 16,
            ]  # fmt: skip
        pieces.append(packed([1.0, float(district.doubled), *told]))
    return b"".join(pieces)
