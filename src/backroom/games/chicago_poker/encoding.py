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
from backroom.games.chicago_poker.state import FACE_UP, PokerState
from backroom.kernel.encoding import Encoding
from backroom.kernel.event import ONLOOKER
from backroom.kernel.floats import (
    BLANK,
    Digits,
    Numbers,
    Row,
    SeatPieces,
    Table,
    mask_piece,
    one_hot,
    packed,
    turned,
    zeros,
)

_EIGHTHS: Final = Numbers(1 / 8)
_64THS: Final = Numbers(1 / 64)
_128THS: Final = Numbers(1 / 128)
_PLACE: Final = one_hot(PLACES)
_PROMPT: Final = one_hot(len(PROMPTS))
_NUMBER_OF: Final = {prompt: number for number, prompt in enumerate(PROMPTS)}
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
_NO_DISCARDS: Final = zeros(CARDS + DECK)
_NO_ABOUT: Final = zeros(2 * PLACES + 1 + SEATS)
_NO_OUTCOME: Final = zeros(1 + 2 * SEATS)
#: Which cards are known to whom, by a mask of 8 bits, in one table with the card: at mask * CARD_ROOM + card + 1.
_CARD_ROOM: Final = GANGSTERS + 1


class PokerEncoding(Encoding[PokerState]):
    """For a number of players, the variants and the way that cards lie at each business."""

    __slots__ = ("_bullet_of", "_businesses", "_first", "_no_rows", "_seats", "_slots")

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
        tiles = [
            kinds[kind] + packed([float(up) for up in face_up[kind * ROW : (kind + 1) * ROW]]) for kind in range(KINDS)
        ]
        self._businesses: Final = Table(1 << 3 * PLACES, Row([*tiles, zeros(KINDS + ROW)], PLACES).piece)
        self._bullet_of: Final = [
            Table(1 << 3 * PLACES, Row(seats.one[viewer], PLACES).piece) for viewer in range(players)
        ]
        #: By viewer: a card in a row and who knows it, made when it first lies there.
        self._slots: Final = [Table(256 * _CARD_ROOM, Slot(viewer, players).piece) for viewer in range(players)]
        self._no_rows: Final = zeros(seats.absent * PLACES * ROW_WIDTH)

    def pieces(self, state: PokerState, viewer: int) -> list[bytes]:
        seats = self._seats
        order = seats.order[viewer]
        pieces = [
            self._first[viewer],
            seats.one[viewer][state.seat],
            _64THS.of(state.turn),
            _COUNTS.of(state.actions_left | state.extra << 5 | state.shots << 10),
            _EIGHTHS.of(state.idle),
            _EIGHTHS.of(state.reveals),
            _64THS.of(len(state.pile)),
        ]
        sizes: i64 = 0
        shift: i64 = 0
        for seat in order:
            size: i64 = len(state.hands[seat])
            sizes |= size << shift
            shift += 5
        pieces.append(_SIZES.of(sizes))
        _write_bag(pieces, state.hands[viewer])
        self._write_discards(pieces, state.discards)
        pieces.append(self._businesses.of(_in_one(state.kinds)))
        pieces.append(_IN_ORDER.of(_in_one(state.bullets)))
        pieces.append(_IN_ORDER.of(_in_one(state.due)))
        pieces.append(self._bullet_of[viewer].of(_in_one(state.bullet_of)))
        owned = state.owned
        pieces.append(_FOUR.of(_joined(state.unopened, 0)))
        for seat in order:
            pieces.append(_FOUR.of(_joined(owned, seat * KINDS)))
        pieces.append(BLANK[seats.absent * KINDS])
        for seat in order:
            self._write_rows(pieces, state, viewer, seat)
        pieces.append(self._no_rows)
        pieces.append(_CARD[state.stakes[viewer]])
        self._write_question(pieces, state, viewer)
        return pieces

    def _write_discards(self, pieces: list[bytes], discards: list[int]) -> None:
        count: i64 = len(discards)
        if count == 0:
            pieces.append(_NO_DISCARDS)
            return
        _write_bag(pieces, discards)
        at: i64 = 0
        while at + 1 < count:
            one: i64 = discards[at] + 1
            pieces.append(_TWO_CARDS.of(one << 7 | discards[at + 1] + 1))
            at += 2
        if at < count:
            pieces.append(_128THS.of(discards[at] + 1))
        pieces.append(BLANK[DECK - count])

    def _write_rows(self, pieces: list[bytes], state: PokerState, viewer: i64, seat: i64) -> None:
        """Everything that one seat has lying at the places."""
        slots = self._slots[viewer]
        cards = state.cards
        knowers = state.knowers
        counts = state.counts
        places = state.places
        for place in range(places):
            row = place * state.players + seat
            count = counts[row]
            first = row * ROW
            for at in range(first, first + count):
                known: i64 = knowers[at]
                card: i64 = cards[at] if known >> viewer & 1 else NO_CARD
                pieces.append(slots.of(known * _CARD_ROOM + card + 1))
            pieces.append(_REST[count])
        pieces.append(_NO_ROWS[PLACES - places])

    def _write_question(self, pieces: list[bytes], state: PokerState, viewer: i64) -> None:
        """What is asked, and how the game ended."""
        outcome = state.outcome
        if outcome is not None:
            pieces.append(zeros(len(PROMPTS) + SEATS) + _NO_ABOUT)
            order = self._seats.order[viewer]
            won = [float(seat in outcome.winners) for seat in order]
            scores = [outcome.scores[seat] / 8 for seat in order]
            absent = [0.0] * self._seats.absent
            pieces.append(packed([1.0, *won, *absent, *scores, *absent]))
            return
        top = state.stack[-1]
        mask = self._seats.mask[viewer]
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
    """The cards that are there, in no order: a mask of gangsters colour by colour, and how many of each special."""
    red: i64 = 0
    blue: i64 = 0
    green: i64 = 0
    amber: i64 = 0
    violet: i64 = 0
    specials: i64 = 0
    for card in cards:
        at: i64 = card
        if at < 15:
            red |= _BIT[at]
        elif at < 30:
            blue |= _BIT[at - 15]
        elif at < 45:
            green |= _BIT[at - 30]
        elif at < 60:
            amber |= _BIT[at - 45]
        elif at < 75:
            violet |= _BIT[at - 60]
        else:
            specials += _BIT[(at - 75) * 4]
    pieces.append(_COLOUR.of(red))
    pieces.append(_COLOUR.of(blue))
    pieces.append(_COLOUR.of(green))
    pieces.append(_COLOUR.of(amber))
    pieces.append(_COLOUR.of(violet))
    pieces.append(_SPECIALS.of(specials) if specials else _NO_SPECIALS)


# Not `1 << at` where it is needed: mypyc writes the 1 as a C int.
_BIT: Final[list[int]] = [1 << at for at in range(4 * len(SPECIALS))]


def _of_a_colour(mask: int) -> bytes:
    return mask_piece(mask, VALUES)


def _two_cards(cards: int) -> bytes:
    return packed([(cards >> 7) / 128, (cards & 127) / 128])


def _joined(counts: list[int], first: i64) -> int:
    """The numbers of each kind, from `first` on, in one."""
    return counts[first] | counts[first + 1] << 4 | counts[first + 2] << 8 | counts[first + 3] << 12


def _in_one(values: list[int]) -> i64:
    """Up to four values from -1 on in one number, three bits each."""
    number: i64 = 0
    shift: i64 = 0
    for value in values:
        digit: i64 = value + 1
        number |= digit << shift
        shift += 3
    return number


class Slot:
    """A card in a row, and who knows it, as a viewer counts seats: by knowers * _CARD_ROOM + card + 1."""

    __slots__ = ("_players", "_viewer")

    def __init__(self, viewer: int, players: int) -> None:
        self._viewer: Final = viewer
        self._players: Final = players

    def piece(self, number: int) -> bytes:
        knowers = number // _CARD_ROOM
        known = turned(knowers & (1 << self._players) - 1, self._viewer, self._players)
        seats = [float(known >> seat & 1) for seat in range(SEATS)]
        told = [float(knowers >> ONLOOKER & 1), float(bool(knowers & FACE_UP))]
        return packed([*_gangster(number % _CARD_ROOM - 1), *seats, *told])


_COLOUR: Final = Table(1 << VALUES, _of_a_colour)
_SPECIALS: Final = Digits(len(SPECIALS), 1 / 8)
_FOUR: Final = Digits(KINDS, 1 / 8)
#: Actions left, extra and shots; and hand sizes: five bits each.
_COUNTS: Final = Digits(3, 1 / 8, 5)
_SIZES: Final = Digits(SEATS, 1 / 8, 5)
#: By a card's number + 1, seven bits, and the next one's.
_TWO_CARDS: Final = Table(1 << 14, _two_cards)
#: Up to four places in their order.
_IN_ORDER: Final = Table(1 << 3 * PLACES, Row(_PLACE, PLACES).piece)
