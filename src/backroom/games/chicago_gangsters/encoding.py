"""Chicago Gangsters as floats: what a gangster may know, and what can be done."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from backroom.games.chicago_gangsters import actions as act
from backroom.games.chicago_gangsters.actions import ACTIONS, PAYMENTS, GangstersAction
from backroom.games.chicago_gangsters.box import COALITIONS, DISTRICTS, LOOTS, PACKAGES, Box
from backroom.games.chicago_gangsters.cards import NO_CARD, PERSON_COUNT, SIDES, TYPES
from backroom.games.chicago_gangsters.encoding_evaluation import encode_evaluation
from backroom.games.chicago_gangsters.encoding_fields import (
    ACTION_FIELDS,
    CLAN_COUNT,
    DISTRICT,
    EVALUATED,
    FIELDS,
    LEFT_OUT,
    LOOT,
    PROMPTS,
    SEAT,
    SEATS,
    WORD,
)
from backroom.games.chicago_gangsters.encoding_pieces import (
    CARD_PIECES,
    WORD_PIECES,
    district_piece,
    package_piece,
    word_piece,
)
from backroom.games.chicago_gangsters.evaluation import Evaluation
from backroom.games.chicago_gangsters.knowledge import layer_of
from backroom.games.chicago_gangsters.packs import PACK_BITS, size_of
from backroom.games.chicago_gangsters.state import COVERED, OPENLY, SOURCES, GangstersState
from backroom.games.chicago_gangsters.talk import SILENT
from backroom.games.chicago_gangsters.view import heard, hidden_card, knows_thug, see_cards
from backroom.kernel.encoding import LaidEncoding, outcome_piece
from backroom.kernel.floats import SeatPieces, one_hot, packed, spots
from backroom.kernel.laying import Pattern

_NUMBER_OF: Final = {prompt: number for number, prompt in enumerate(PROMPTS)}
_SIDE: Final = one_hot(len(SIDES))
_TYPE: Final = spots(TYPES)
#: By side + 1: NO_SIDE is the last.
_SIDES: Final = [*spots(len(SIDES)), -1]
_NOBODY_KNOWS: Final[list[int]] = []


class GangstersEncoding(LaidEncoding[GangstersState]):
    """For a number of players, the variants and a box."""

    __slots__ = ("_district", "_first", "_loot", "_owner", "_seats")

    def __init__(self, players: int, godfather: bool, whisper: bool, box: Box) -> None:
        super().__init__(FIELDS, LEFT_OUT, ACTION_FIELDS, ACTIONS.table, players)
        seats = SeatPieces(players, SEATS)
        self._seats: Final = seats
        here = [float(godfather), float(whisper), *[float(seat < players) for seat in range(SEATS)]]
        self._first: Final = packed(here)
        self._district: Final = [
            place + district_piece(district)
            for place, district in zip(one_hot(len(box.districts)), box.districts, strict=False)
        ]
        self._loot: Final = [
            card + b"".join([package_piece(package) for package in packages])
            for card, packages in zip(one_hot(len(box.loots)), box.loots, strict=False)
        ]
        #: By viewer, then by owner + 3: ON_DISPLAY, OUT, IN_PILE, then the seats.
        self._owner: Final[list[list[int]]] = [[SEATS + 2, SEATS + 1, SEATS, *place] for place in seats.place]

    def pattern(self, look: int) -> Pattern:
        by_seat = self._seats.spots[look]
        pattern = Pattern()
        pattern.fixed(self._first)
        pattern.number(1 / 16)
        pattern.number(1 / 64)
        pattern.digits(TYPES, PACK_BITS, 1 / 8)
        pattern.bits(range(COALITIONS), COALITIONS)
        pattern.bits(range(DISTRICTS), DISTRICTS)
        pattern.bits(range(LOOTS), LOOTS)
        pattern.hot(spots(COALITIONS), COALITIONS)
        pattern.picks(pattern.row(1, DISTRICT), self._district, add=0, run=1)
        pattern.picks(pattern.row(1, LOOT), self._loot, add=0, run=1)
        pattern.hot(spots(PERSON_COUNT), PERSON_COUNT)
        pattern.hots(pattern.row(5, SEATS), by_seat, run=5)
        pattern.hot(_TYPE, TYPES)
        pattern.bits(self._seats.place[look], SEATS)
        pattern.numbers(pattern.row(3), 1, run=3)
        pattern.numbers(pattern.row(2), 1 / 16, run=2)
        pattern.hots(pattern.row(len(SIDES), SEATS), by_seat)
        pattern.numbers(pattern.row(len(SIDES)), 1 / 64, 1)
        pattern.digits(TYPES, PACK_BITS, 1 / 8)
        pattern.hot(_TYPE, TYPES)
        pattern.hots(pattern.row(PACKAGES, SEATS), by_seat)
        pattern.hots(pattern.row(PERSON_COUNT, SEATS + 3), self._owner[look], add=3)
        self._lay_seats(pattern, look)
        # A duel is one list: its round, then a card of each seat.
        (round_of_duel,) = pattern.row(1)
        cards = pattern.row(SEATS, TYPES)
        seats = self._seats.place[look]
        pattern.numbers([round_of_duel, *[-1 for _ in seats]], 1 / 16)
        pattern.hots([-1, *[cards[at] for at in seats]], _TYPE, again=True)
        pattern.piece(EVALUATED)
        pattern.hot(spots(len(PROMPTS)), len(PROMPTS))
        pattern.bits(self._seats.place[look], SEATS)
        pattern.number(1 / 16)
        pattern.bits(self._seats.place[look], SEATS)
        pattern.hot(spots(3), 3)
        pattern.numbers(pattern.row(4), 1 / 16)
        pattern.hot(by_seat, SEATS)
        pattern.number(1 / 8)
        pattern.bits(range(7), 7)
        pattern.piece(1 + 2 * SEATS)
        return pattern

    def _lay_seats(self, pattern: Pattern, look: int) -> None:
        """What is told of each seat: the floats lie seat by seat, the lists of a state field by field."""
        room = pattern.row(SEATS, SEAT)
        inside = 0

        def places(width: int, each: int = 1) -> list[int]:
            """Where a field of so many floats lies, or each of several of them side by side, by seat."""
            nonlocal inside
            found = [room[at] + inside + number * width for at in self._seats.place[look] for number in range(each)]
            inside += width * each
            return found

        pattern.hots(places(CLAN_COUNT), spots(CLAN_COUNT))
        pattern.hots(places(len(SIDES)), _SIDES)
        pattern.hots(places(SEATS), self._seats.spots[look])
        pattern.numbers(places(1), 1 / 8)
        pattern.numbers(places(1), 1 / 8, 1)
        pattern.packs(places(TYPES), TYPES, PACK_BITS, 1 / 8)
        pattern.packs(places(TYPES), TYPES, PACK_BITS, 1 / 8)
        pattern.hots(places(COVERED + 1), spots(COVERED + 1))
        pattern.numbers(places(1), 1 / 2)
        pattern.picks(places(WORD), WORD_PIECES, add=0)
        pattern.picks(places(WORD), WORD_PIECES, add=0)
        for _ in range(3):
            pattern.packs(places(TYPES), TYPES, PACK_BITS, 1 / 8)
        pattern.numbers(places(1, SOURCES), 1 / 64)
        pattern.numbers(places(1), 1 / 64)
        pattern.numbers(places(1), 1 / 16)
        pattern.numbers(places(1), 1 / 16)

    def sources(self, state: GangstersState, viewer: int) -> list[object]:
        hand_sizes: list[int] = []
        face_down: list[int] = []
        laid: list[int] = []
        see_cards(state, viewer, hand_sizes, face_down, laid)
        open_talk = state.layers == 1
        known = state.known
        known_to_all = _NOBODY_KNOWS
        known_of_me = _NOBODY_KNOWS
        if not open_talk:
            players = state.players
            layer = layer_of(state, viewer)
            known_to_all = known[:players]
            known_of_me = [known[layer_of(state, other) + viewer] for other in range(players)]
            known = known[layer : layer + players]
        evaluation = state.evaluation
        sources: list[object] = [
            state.round,
            size_of(state.pile),
            state.discards,
            state.coalitions,
            state.districts,
            state.loots,
            state.coalition,
            state.district,
            state.loot,
            state.person,
            state.question,
            state.lone,
            state.ousted,
            state.godfather,
            state.fresh,
            hidden_card(state, viewer),
            state.turned,
            knows_thug(state, viewer),
            state.shut,
            state.declared >> viewer & 1,
            state.challenger_wins,
            state.losers_empty,
            state.marks,
            state.announced,
            state.hands[viewer],
            state.stakes[viewer],
            state.taken,
            state.owners,
            state.clan_of,
            state.side_of,
            state.partners,
            hand_sizes,
            face_down,
            laid,
            state.returned,
            state.manner,
            state.shown if open_talk else heard(state, viewer, state.shown, 0),
            state.pledges if open_talk else heard(state, viewer, state.pledges, SILENT),
            state.requests if open_talk else heard(state, viewer, state.requests, SILENT),
            known,
            known_to_all,
            known_of_me,
            state.earned,
            state.points,
            state.kept,
            state.broken,
            state.duel,
            None if evaluation is None else self._evaluated(evaluation, viewer),
        ]
        self._add_question(sources, state, viewer)
        return sources

    def _evaluated(self, evaluation: Evaluation, viewer: i64) -> bytes:
        """The last round that was evaluated. It stays the same until the next one is: made once for each seat."""
        piece = evaluation.encoded[viewer]
        if piece is None:
            piece = encode_evaluation(evaluation, viewer, self._seats)
            evaluation.encoded[viewer] = piece
        return piece

    def _add_question(self, sources: list[object], state: GangstersState, viewer: int) -> None:
        """What is asked, and how the game ended."""
        outcome = state.outcome
        if outcome is not None:
            ended = outcome_piece(outcome, self._seats, viewer, 1 / 64)
            sources += [-1, 0, 0, 0, -1, _NOTHING, -1, 0, 0, ended]
            return
        top = state.stack[-1]
        prompt = top.step.prompt
        about = top.about
        fighters = 0
        which = -1
        numbers = _NOTHING
        if prompt == "duel":
            fighters = about[0]
        elif prompt == "payment":
            which = about[1]
            numbers = list(about[2:])
        elif prompt == "poker-player":
            numbers = list(about[1:])
        elif prompt != "mr-x" and prompt != "end-of-round":
            which = about[0]
        sources.append(_NUMBER_OF[prompt])
        sources.append(top.seats)
        sources.append(len(state.stack))
        sources.append(fighters)
        sources.append(which)
        sources.append(numbers)
        ending = state.stack[0].about
        if len(ending) == 3 and state.stack[0].step.prompt == "end-of-round":
            sources.append(ending[0])
            sources.append(ending[1])
            sources.append(ending[2])
        else:
            sources += [-1, 0, 0]
        sources.append(None)

    def action_pieces(self, index: int, seat: int) -> list[bytes]:
        action = cast("GangstersAction", self.table[index])
        kind = action.kind
        what = action.what
        # What it is about lies in another field for every kind of thing: all but one of them are zeros.
        card = what if kind in _OF_CARDS else NO_CARD
        return [
            CARD_PIECES[card],
            one_hot(COVERED)[what - OPENLY if kind == act.COMMIT else -1],
            _SIDE[what if kind == act.JOIN else -1],
            one_hot(2)[what if kind == act.CHOOSE else -1],
            one_hot(len(PAYMENTS))[what if kind == act.PAY else -1],
            one_hot(2)[what if kind == act.TRADE else -1],
            word_piece(what if kind in (act.PLEDGE, act.REQUEST) else SILENT),
        ]


_OF_CARDS: Final = (
    act.STAKE, act.LAY, act.TAKE_BACK, act.LEAVE, act.HAND_OVER, act.FENCE_CARD, act.THROW, act.PICK, act.SWAP,
    act.SHOW,
)  # fmt: skip
_NOTHING: Final[list[int]] = []
