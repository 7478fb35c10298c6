"""Chicago Poker as floats: what a boss may know, and what can be done."""

from __future__ import annotations

from typing import Final, cast

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
from backroom.kernel.encoding import LaidEncoding, outcome_piece
from backroom.kernel.event import ONLOOKER
from backroom.kernel.floats import SeatPieces, one_hot, packed, spots, turned, zeros
from backroom.kernel.laying import Pattern

_NUMBER_OF: Final = {prompt: number for number, prompt in enumerate(PROMPTS)}
_LIMOUSINE: Final = PROMPTS.index("limousine")
_TIE_BREAK: Final = PROMPTS.index("tie-break")
_PLACE: Final = one_hot(PLACES)
_AT_PLACE: Final = spots(PLACES)
#: Of a card in a hand or on the discard pile: there is one of each gangster.
_UNITS: Final = [1.0] * GANGSTERS + [1 / 8] * len(SPECIALS)
#: Of those who know a card: seats, onlookers, and that it lies face up.
_KNOWER_BITS: Final = 8


def _gangster(card: int) -> list[float]:
    """Colour and value; zeros for no gangster."""
    there = 0 <= card < GANGSTERS
    colours = [float(there and card // VALUES == colour) for colour in range(len(COLOURS))]
    return [*colours, (card % VALUES + 1) / 16 if there else 0.0]


#: By card + 1: nothing for NO_CARD.
_CARD: Final[list[bytes]] = [
    packed([*_gangster(card), *[float(card == GANGSTERS + special) for special in range(len(SPECIALS))]])
    for card in [NO_CARD, *range(CARDS)]
]
_FACE: Final[list[bytes]] = [packed(_gangster(card)) for card in range(GANGSTERS)]


class PokerEncoding(LaidEncoding[PokerState]):
    """For a number of players, the variants and the way that cards lie at each business."""

    __slots__ = ("_first", "_places", "_seats", "_tiles")

    def __init__(self, players: int, places: int, short: bool, tactical: bool, face_up: list[bool]) -> None:
        super().__init__(FIELDS, LEFT_OUT, ACTION_FIELDS, ACTIONS.table, players)
        self._seats: Final = SeatPieces(players, SEATS)
        self._places: Final = places
        boss = one_hot(SEATS)
        here = packed([float(short), float(tactical)])
        #: By viewer: what never changes.
        self._first: Final = [
            here + boss[viewer] + packed([float(seat < players) for seat in range(SEATS)]) for viewer in range(players)
        ]
        kinds = one_hot(KINDS)
        #: By kind + 1, for CLOSED comes first.
        self._tiles: Final = [
            zeros(KINDS + ROW),
            *[
                kinds[kind] + packed([float(up) for up in face_up[kind * ROW : (kind + 1) * ROW]])
                for kind in range(KINDS)
            ],
        ]

    def pattern(self, look: int) -> Pattern:
        seats = self._seats
        by_seat = seats.spots[look]
        pattern = Pattern()
        pattern.fixed(self._first[look])
        pattern.hot(by_seat, SEATS)
        pattern.number(1 / 64)
        pattern.numbers(pattern.row(5), 1 / 8, run=5)
        pattern.number(1 / 64)
        pattern.numbers(pattern.row(SEATS), 1 / 8, run=seats.players)
        pattern.tally(_UNITS)
        pattern.tally(_UNITS)
        pattern.numbers(pattern.row(DECK), 1 / 128, 1, again=True)
        pattern.picks(pattern.row(PLACES, KINDS + ROW), self._tiles)
        pattern.hots(pattern.row(PLACES, PLACES), _AT_PLACE)
        pattern.hots(pattern.row(PLACES, PLACES), _AT_PLACE)
        pattern.hots(pattern.row(PLACES, SEATS), by_seat)
        pattern.numbers(pattern.row(KINDS), 1 / 8)
        owned = pattern.row(SEATS, KINDS)
        pattern.numbers([owned[at] + kind for at in seats.place[look] for kind in range(KINDS)], 1 / 8)
        # The rows of a state lie place by place, then seat by seat.
        first = pattern.row(SEATS * PLACES, ROW_WIDTH)
        rows = [first[at * PLACES + place] for place in range(self._places) for at in seats.place[look]]
        slots = [row + at * SLOT for row in rows for at in range(ROW)]
        pattern.seen(slots, _FACE, look)
        known = [slot + len(COLOURS) + 1 for slot in slots]
        pattern.picks(known, self._known(look), add=0, again=True)
        pattern.numbers([row + ROW * SLOT for row in rows], 1 / 8)
        pattern.pick(_CARD)
        pattern.hot(spots(len(PROMPTS)), len(PROMPTS))
        pattern.bits(seats.place[look], SEATS)
        pattern.hots(pattern.row(2, PLACES), _AT_PLACE, run=2)
        pattern.number(1 / 8)
        pattern.bits(seats.place[look], SEATS)
        pattern.piece(1 + 2 * SEATS)
        return pattern

    def _known(self, viewer: int) -> list[bytes]:
        """By knowers: which seats, as a viewer counts them, whether onlookers, and whether the card lies face up."""
        players = self._seats.players
        found: list[bytes] = []
        for knowers in range(1 << _KNOWER_BITS):
            known = turned(knowers & (1 << players) - 1, viewer, players)
            told = [float(known >> seat & 1) for seat in range(SEATS)]
            found.append(packed([*told, float(knowers >> ONLOOKER & 1), float(bool(knowers & FACE_UP))]))
        return found

    def sources(self, state: PokerState, viewer: int) -> list[object]:
        sources: list[object] = [
            state.seat,
            state.turn,
            state.actions_left,
            state.extra,
            state.shots,
            state.idle,
            state.reveals,
            len(state.pile),
        ]
        for seat in self._seats.order[viewer]:
            sources.append(len(state.hands[seat]))
        sources.append(state.hands[viewer])
        sources.append(state.discards)
        sources.append(state.kinds)
        sources.append(state.bullets)
        sources.append(state.due)
        sources.append(state.bullet_of)
        sources.append(state.unopened)
        sources.append(state.owned)
        sources.append(state.cards)
        sources.append(state.knowers)
        sources.append(state.counts)
        sources.append(state.stakes[viewer])
        self._add_question(sources, state, viewer)
        return sources

    def _add_question(self, sources: list[object], state: PokerState, viewer: int) -> None:
        """What is asked, and how the game ended."""
        outcome = state.outcome
        prompt = -1
        asked = 0
        place = -1
        to = -1
        carried = 0
        tied = 0
        if outcome is None:
            top = state.stack[-1]
            prompt = _NUMBER_OF[top.step.prompt]
            asked = top.seats
            if prompt == _LIMOUSINE:
                place, to, carried = top.about
            elif prompt == _TIE_BREAK:
                place, tied = top.about
        sources.append(prompt)
        sources.append(asked)
        sources.append(place)
        sources.append(to)
        sources.append(carried)
        sources.append(tied)
        sources.append(None if outcome is None else outcome_piece(outcome, self._seats, viewer, 1 / 8))

    def action_pieces(self, index: int, seat: int) -> list[bytes]:
        action = cast("PokerAction", self.table[index])
        # The table has actions about bosses who are not there: nobody is ever offered them.
        target = action.target if action.target < self._seats.players else -1
        return [_CARD[action.card + 1], _PLACE[action.place], _PLACE[action.to], self._seats.one[seat][target]]
