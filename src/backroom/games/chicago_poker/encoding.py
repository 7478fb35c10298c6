"""Chicago Poker as floats: what a boss may know, and what can be done."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from backroom.games.chicago_poker.actions import ACTIONS, PokerAction
from backroom.games.chicago_poker.box import ROW
from backroom.games.chicago_poker.cards import CARDS, COLOURS, GANGSTERS, KINDS, NO_CARD, PLACES, SPECIALS, VALUES
from backroom.games.chicago_poker.encoding_fields import (
    ACTION_FIELDS,
    DECK,
    FIELDS,
    LEFT_OUT,
    PROMPTS,
    ROW_WIDTH,
    SEATS,
    SLOT,
)
from backroom.games.chicago_poker.state import FACE_UP
from backroom.games.chicago_poker.view import PokerView
from backroom.kernel.encoding import Encoding
from backroom.kernel.event import ONLOOKER
from backroom.kernel.floats import Digits, Numbers, SeatPieces, bits, one_hot, packed, turned, zeros

_EIGHTHS: Final = Numbers(1 / 8)
_64THS: Final = Numbers(1 / 64)
_128THS: Final = Numbers(1 / 128)
_PLACE: Final = one_hot(PLACES)
_PROMPT: Final = one_hot(len(PROMPTS))
_NUMBER_OF: Final = {prompt: number for number, prompt in enumerate(PROMPTS)}
_BYTE: Final = bits(8)
_LAST_BITS: Final = bits(GANGSTERS % 8)
_NO_SPECIALS: Final = zeros(len(SPECIALS))


def _gangster(card: int) -> list[float]:
    """Colour and value; zeros for no gangster."""
    there = 0 <= card < GANGSTERS
    colours = [float(there and card // VALUES == colour) for colour in range(len(COLOURS))]
    return [*colours, (card % VALUES + 1) / 16 if there else 0.0]


#: By card; at NO_CARD, the last, nothing.
_CARD: Final[list[bytes]] = [
    packed([*_gangster(card), *[float(card == GANGSTERS + special) for special in range(len(SPECIALS))]])
    for card in [*range(CARDS), NO_CARD]
]
_NO_ROWS: Final = [zeros(count * ROW_WIDTH) for count in range(PLACES + 1)]
#: By the number of cards in a row: what is empty of it, and their number.
_REST: Final = [zeros((ROW - count) * SLOT) + packed([count / 8]) for count in range(ROW + 1)]
_IN_ORDER: Final = [zeros((PLACES - count) * PLACES) for count in range(PLACES + 1)]
_NO_DISCARDS: Final = zeros(CARDS + DECK)
_NO_ABOUT: Final = zeros(2 * PLACES + 1 + SEATS)
_NO_OUTCOME: Final = zeros(1 + 2 * SEATS)
#: Which cards are known to whom, by a mask of 8 bits, in one table with the card: at mask * CARD_ROOM + card + 1.
_CARD_ROOM: Final = GANGSTERS + 1


class PokerEncoding(Encoding[PokerView]):
    """For a number of players, the variants and the way that cards lie at each business."""

    __slots__ = ("_absent", "_business", "_first", "_four", "_seats", "_slots")

    def __init__(self, players: int, short: bool, tactical: bool, face_up: list[bool]) -> None:
        super().__init__(FIELDS, LEFT_OUT, ACTION_FIELDS, ACTIONS.table)
        seats = SeatPieces(players, SEATS)
        self._seats: Final = seats
        boss = one_hot(SEATS)
        here = packed([float(short), float(tactical)])
        #: By viewer: what never changes.
        self._first: Final = [
            here + boss[viewer] + packed([float(seat < players) for seat in range(SEATS)]) for viewer in range(players)
        ]
        kinds = one_hot(KINDS)
        #: By kind, and at CLOSED.
        self._business: Final = [
            kinds[kind] + packed([float(up) for up in face_up[kind * ROW : (kind + 1) * ROW]]) for kind in range(KINDS)
        ] + [zeros(KINDS + ROW)]
        self._four: Final = Digits(KINDS, 1 / 8)
        #: By viewer: a card in a row and who knows it, made when it first lies there.
        self._slots: Final[list[list[bytes | None]]] = [[None] * (256 * _CARD_ROOM) for _ in range(players)]
        self._absent: Final = [zeros(seats.absent * width) for width in range(KINDS + 1)]

    def pieces(self, view: PokerView) -> list[bytes]:
        viewer = view.viewer
        seats = self._seats
        one = seats.one[viewer]
        order = seats.order[viewer]
        pieces = [
            self._first[viewer],
            one[view.seat],
            _64THS.of(view.turn),
            _EIGHTHS.of(view.actions_left),
            _EIGHTHS.of(view.extra),
            _EIGHTHS.of(view.shots),
            _EIGHTHS.of(view.idle),
            _EIGHTHS.of(view.reveals),
            _64THS.of(view.pile_size),
        ]
        sizes = view.hand_sizes
        for seat in order:
            pieces.append(_EIGHTHS.of(sizes[seat]))
        pieces.append(self._absent[1])
        _write_bag(pieces, view.hand)
        if view.discards:
            _write_bag(pieces, view.discards)
            for card in view.discards:
                pieces.append(_128THS.of(card + 1))
            pieces.append(zeros(DECK - len(view.discards)))
        else:
            pieces.append(_NO_DISCARDS)
        self._write_places(pieces, view, one)
        owned = view.owned
        pieces.append(self._four.of(_joined(view.unopened, 0)))
        for seat in order:
            pieces.append(self._four.of(_joined(owned, seat * KINDS)))
        pieces.append(self._absent[KINDS])
        for seat in order:
            self._write_rows(pieces, view, seat)
        if seats.absent:
            pieces.append(zeros(seats.absent * PLACES * ROW_WIDTH))
        pieces.append(_CARD[view.stake])
        self._write_question(pieces, view)
        return pieces

    def _write_places(self, pieces: list[bytes], view: PokerView, one: list[bytes]) -> None:
        missing = PLACES - view.places
        for kind in view.kinds:
            pieces.append(self._business[kind])
        pieces.append(zeros(missing * (KINDS + ROW)))
        for place in view.bullets:
            pieces.append(_PLACE[place])
        pieces.append(_IN_ORDER[len(view.bullets)])
        for place in view.due:
            pieces.append(_PLACE[place])
        pieces.append(_IN_ORDER[len(view.due)])
        for owner in view.bullet_of:
            pieces.append(one[owner])
        pieces.append(zeros(missing * SEATS))

    def _write_rows(self, pieces: list[bytes], view: PokerView, seat: i64) -> None:
        """Everything that one seat has lying at the places."""
        slots = self._slots[view.viewer]
        cards = view.cards
        knowers = view.knowers
        places = view.places
        players = view.players
        for place in range(places):
            row = place * players + seat
            count = view.counts[row]
            first = row * ROW
            for at in range(first, first + count):
                entry = knowers[at] * _CARD_ROOM + cards[at] + 1
                piece = slots[entry]
                if piece is None:
                    piece = _slot(cards[at], knowers[at], view.viewer, self._seats.players)
                    slots[entry] = piece
                pieces.append(piece)
            pieces.append(_REST[count])
        pieces.append(_NO_ROWS[PLACES - places])

    def _write_question(self, pieces: list[bytes], view: PokerView) -> None:
        """What is asked, and how the game ended."""
        outcome = view.outcome
        if outcome is not None:
            pieces.append(zeros(len(PROMPTS) + SEATS) + _NO_ABOUT)
            order = self._seats.order[view.viewer]
            won = [float(seat in outcome.winners) for seat in order]
            scores = [outcome.scores[seat] / 8 for seat in order]
            absent = [0.0] * self._seats.absent
            pieces.append(packed([1.0, *won, *absent, *scores, *absent]))
            return
        top = view.stack[-1]
        mask = self._seats.mask[view.viewer]
        prompt = _NUMBER_OF[top.step.prompt]
        pieces.append(_PROMPT[prompt])
        pieces.append(mask[top.seats])
        if prompt == 1:
            place, to, carried = top.about
            pieces.append(_PLACE[place] + _PLACE[to] + _EIGHTHS.of(carried) + mask[0])
        elif prompt == 2:
            place, tied = top.about
            pieces.append(_PLACE[place] + _PLACE[-1] + _EIGHTHS.of(0) + mask[tied])
        else:
            pieces.append(_NO_ABOUT)
        pieces.append(_NO_OUTCOME)

    def action_pieces(self, index: int, seat: int) -> list[bytes]:
        action = cast("PokerAction", self.table[index])
        # The table has actions about bosses who are not there: nobody is ever offered them.
        target = action.target if action.target < self._seats.players else -1
        return [_CARD[action.card], _PLACE[action.place], _PLACE[action.to], self._seats.one[seat][target]]


def _write_bag(pieces: list[bytes], cards: list[int]) -> None:
    """The cards that are there, in no order: bits of gangsters, and how many of each special."""
    low: i64 = 0
    high: i64 = 0
    specials = 0
    for card in cards:
        at: i64 = card
        if at < 40:
            low |= _BIT[at]
        elif at < GANGSTERS:
            high |= _BIT[at - 40]
        else:
            specials += 1 << (at - GANGSTERS) * 4
    for shift in range(0, 40, 8):
        pieces.append(_BYTE[low >> shift & 255])
    for shift in range(0, 32, 8):
        pieces.append(_BYTE[high >> shift & 255])
    pieces.append(_LAST_BITS[high >> 32])
    pieces.append(_SPECIALS.of(specials) if specials else _NO_SPECIALS)


# Not `1 << at` where it is needed: mypyc writes the 1 as a C int.
_BIT: Final[list[int]] = [1 << at for at in range(40)]
_SPECIALS: Final = Digits(len(SPECIALS), 1 / 8)


def _joined(counts: list[int], first: i64) -> int:
    """The numbers of each kind, from `first` on, in one."""
    return counts[first] | counts[first + 1] << 4 | counts[first + 2] << 8 | counts[first + 3] << 12


def _slot(card: int, knowers: int, viewer: int, players: int) -> bytes:
    """A card in a row, and who knows it."""
    known = turned(knowers & (1 << players) - 1, viewer, players)
    seats = [float(known >> seat & 1) for seat in range(SEATS)]
    return packed([*_gangster(card), *seats, float(knowers >> ONLOOKER & 1), float(bool(knowers & FACE_UP))])
