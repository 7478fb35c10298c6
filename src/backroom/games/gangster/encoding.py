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
    PROMPTS,
    RECKONED_DISTRICT,
    RECKONING,
    SEATS,
    TABLE,
    action_fields_of,
    fields_of,
)
from backroom.games.gangster.pieces import CARDS, KINDS, LONG_TRUNK_ROOM, SLOTS, STAGES, colours_of
from backroom.games.gangster.reckoning import Reckoning
from backroom.games.gangster.state import GangsterState
from backroom.kernel.encoding import Encoding
from backroom.kernel.floats import Numbers, SeatPieces, bits, one_hot, packed, zeros

_EIGHTHS: Final = Numbers(1 / 8)
_16THS: Final = Numbers(1 / 16)
_32NDS: Final = Numbers(1 / 32)
_64THS: Final = Numbers(1 / 64)
_STAGE: Final = one_hot(STAGES)
_AREA: Final = one_hot(AREAS)
_KIND: Final = one_hot(KINDS)
_PROMPT: Final = one_hot(len(PROMPTS))
_NUMBER_OF: Final = {prompt: number for number, prompt in enumerate(PROMPTS)}
_CARDS: Final = bits(CARDS)
_CARD: Final = one_hot(CARDS)
_FIVE: Final = bits(5)
_EIGHT: Final = bits(8)
_CASINO: Final = bits(CASINO_CARDS)
_NO_RECKONING: Final = zeros(RECKONING)
_NO_OUTCOME: Final = zeros(1 + 2 * SEATS)
#: Two fields side by side are looked up at once: each is empty or has one of so many colours.
_PER_FIELD: Final = SEATS + 1


class GangsterEncoding(Encoding[GangsterState]):
    """For a number of players and a board."""

    __slots__ = ("_board", "_colours", "_field", "_first", "_no_colours", "_pairs", "_seats", "_tables")

    def __init__(self, players: int, board: Board, actions: GangsterActions) -> None:
        super().__init__(fields_of(board.width), LEFT_OUT, action_fields_of(board.width), actions.table)
        self._board: Final = board
        self._field: Final = one_hot(board.width)
        colours = SeatPieces(colours_of(players), SEATS)
        self._colours: Final = colours
        self._seats: Final = SeatPieces(players, SEATS)
        here = [float(seat < players) for seat in range(SEATS)] + [float(at < colours.players) for at in range(SEATS)]
        own = one_hot(SEATS)
        #: By viewer: what never changes.
        self._first: Final = [own[viewer] + packed(here) for viewer in range(players)]
        #: By number, and at NO_TABLE.
        self._tables: Final[list[bytes]] = [_table(at, table) for at, table in enumerate(board.tables)] + [zeros(TABLE)]
        #: By viewer, then two fields: at (one colour + 1) * _PER_FIELD + the other + 1.
        self._pairs: Final[list[list[bytes]]] = [
            [
                _of(colours.one[viewer], one) + _of(colours.one[viewer], two)
                for one in range(-1, SEATS)
                for two in range(-1, SEATS)
            ]
            for viewer in range(players)
        ]
        self._no_colours: Final = zeros(colours.absent * OF_A_COLOUR)

    def pieces(self, state: GangsterState, viewer: int) -> list[bytes]:
        colour = self._colours.one[viewer]
        pieces = [
            self._first[viewer],
            self._seats.one[viewer][state.seat],
            colour[state.colour],
            _64THS.of(state.turn),
            _STAGE[state.stage],
            _FIVE[state.doubled & 31],
            _FIVE[state.doubled >> 5],
            _FIVE[state.reached_end & 31],
            _FIVE[state.reached_end >> 5],
            _FIVE[state.pile & 31],
            _EIGHT[state.pile >> 5],
            _CASINO[state.casino],
        ]
        table_at = state.table_at
        for area in range(DISTRICTS):
            pieces.append(self._tables[table_at[area]])
        self._write_fields(pieces, state, viewer)
        for kind in state.harbour:
            pieces.append(_KIND[kind])
        for count in state.supply:
            pieces.append(_EIGHTHS.of(count))
        for at in self._colours.order[viewer]:
            _write_colour(pieces, state, at, colour)
        pieces.append(self._no_colours)
        reckoning = state.reckoning
        pieces.append(_NO_RECKONING if reckoning is None else self._reckoned(reckoning, viewer))
        self._write_question(pieces, state, viewer)
        return pieces

    def _write_fields(self, pieces: list[bytes], state: GangsterState, viewer: i64) -> None:
        fields = state.fields
        pairs = self._pairs[viewer]
        count: i64 = len(fields)
        at: i64 = 0
        while at + 1 < count:
            pieces.append(pairs[(fields[at] + 1) * _PER_FIELD + fields[at + 1] + 1])
            at += 2
        if at < count:
            pieces.append(self._colours.one[viewer][fields[at]])

    def _reckoned(self, reckoning: Reckoning, viewer: i64) -> bytes:
        """The last day of reckoning. It stays the same until the next one: made once for each seat."""
        piece = reckoning.encoded[viewer]
        if piece is None:
            piece = _reckoning(reckoning, viewer, self._seats, self._colours)
            reckoning.encoded[viewer] = piece
        return piece

    def _write_question(self, pieces: list[bytes], state: GangsterState, viewer: i64) -> None:
        """What is asked, and how the game ended."""
        outcome = state.outcome
        if outcome is not None:
            order = self._seats.order[viewer]
            won = [float(seat in outcome.winners) for seat in order]
            scores = [outcome.scores[seat] / 64 for seat in order]
            absent = [0.0] * self._seats.absent
            pieces.append(zeros(len(PROMPTS) + SEATS + 1))
            pieces.append(packed([1.0, *won, *absent, *scores, *absent]))
            return
        top = state.stack[-1]
        pieces.append(_PROMPT[_NUMBER_OF[top.step.prompt]])
        pieces.append(self._seats.mask[viewer][top.seats])
        pieces.append(_EIGHTHS.of(top.about[0] if top.about else 0))
        pieces.append(_NO_OUTCOME)

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


def _write_colour(pieces: list[bytes], state: GangsterState, at: i64, colour: list[bytes]) -> None:
    pieces.append(_AREA[state.car_at[at]])
    pieces.append(_32NDS.of(state.aboard[at]))
    pieces.append(_32NDS.of(state.reserve[at]))
    pieces.append(_32NDS.of(state.drowned[at]))
    pieces.append(colour[state.trunk[at * LONG_TRUNK_ROOM]])
    pieces.append(colour[state.trunk[at * LONG_TRUNK_ROOM + 1]])
    pieces.append(_KIND[state.gear[at * SLOTS]])
    pieces.append(_KIND[state.gear[at * SLOTS + 1]])
    pieces.append(_CARDS[state.cards[at]])
    pieces.append(_16THS.of(state.idle[at]))
    for stage in range(STAGES):
        pieces.append(_64THS.of(state.points[stage * state.colours + at]))


def _table(at: int, table: PointTable) -> bytes:
    """GA-3: which it is, its fields, what its places score."""
    missing = [0.0] * (SEATS - len(table.places))
    points = [*[place / 16 for place in table.places], *missing]
    casino = [*[float(place == CASINO) for place in table.places], *missing]
    return one_hot(POINT_TABLES)[at] + packed([table.fields / 32, *points, *casino])


def _reckoning(reckoning: Reckoning, viewer: int, seats: SeatPieces, colours: SeatPieces) -> bytes:
    pieces = [_STAGE[reckoning.stage], seats.one[viewer][reckoning.seat], _16THS.of(reckoning.casino)]
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
