"""Chicago Gangsters as floats: what a gangster may know, and what can be done."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from backroom.games.chicago_gangsters import actions as act
from backroom.games.chicago_gangsters.actions import ACTIONS, PAYMENTS, GangstersAction
from backroom.games.chicago_gangsters.box import Box, District, Package
from backroom.games.chicago_gangsters.cards import KIND_OF, KINDS, NO_CARD, PERSON_COUNT, SIDES, TYPES, VALUE_OF
from backroom.games.chicago_gangsters.encoding_evaluation import encode_evaluation
from backroom.games.chicago_gangsters.encoding_fields import (
    ABOUT,
    ACTION_FIELDS,
    CARD,
    CLAN_COUNT,
    ENDING,
    EVALUATED,
    FIELDS,
    LEFT_OUT,
    PROMPTS,
    SEAT,
    SEATS,
)
from backroom.games.chicago_gangsters.evaluation import Evaluation
from backroom.games.chicago_gangsters.state import COVERED, OPENLY, SOURCES
from backroom.games.chicago_gangsters.talk import BRING_NOTHING, FIRST_KIND, MOST_POINTS, MOST_SHOWN, SILENT, WORDS
from backroom.games.chicago_gangsters.view import GangstersView
from backroom.kernel.encoding import Encoding
from backroom.kernel.floats import Digits, Numbers, SeatPieces, bits, one_hot, packed, zeros

_EIGHTHS: Final = Numbers(1 / 8)
_16THS: Final = Numbers(1 / 16)
_64THS: Final = Numbers(1 / 64)
_PACK: Final = Digits(TYPES, 1 / 8)
_TYPE: Final = one_hot(TYPES)
_PERSON: Final = one_hot(PERSON_COUNT)
_COALITION: Final = one_hot(12)
_SIX: Final = bits(6)
_SEVEN: Final = bits(7)
_PROMPT: Final = one_hot(len(PROMPTS))
_NUMBER_OF: Final = {prompt: number for number, prompt in enumerate(PROMPTS)}
_SIDE: Final = one_hot(len(SIDES))
#: By clan * 3 + side: NO_SIDE is the third.
_CLAN_SIDE: Final[list[bytes]] = [clan + side for clan in one_hot(CLAN_COUNT)[:CLAN_COUNT] for side in _SIDE]
#: By manner * (MOST_SHOWN + 1) + cards shown.
_MANNER_SHOWN: Final[list[bytes]] = [
    manner + packed([shown / 2]) for manner in one_hot(COVERED + 1)[: COVERED + 1] for shown in range(MOST_SHOWN + 1)
]
#: By truths: the thug, the Godfather's card shut, own declaration.
_TRUTHS: Final = bits(3)
_NO_ABOUT: Final = zeros(ABOUT)
_NO_ENDING: Final = zeros(ENDING)
_NO_OUTCOME: Final = zeros(1 + 2 * SEATS)


def _word(word: int) -> bytes:
    points = word / 32 if SILENT < word <= MOST_POINTS else 0.0
    return packed(
        [points, *[float(word == FIRST_KIND + kind) for kind in range(len(KINDS))], float(word == BRING_NOTHING)]
    )


#: By pledge * WORDS + request.
_WORDS: Final[list[bytes]] = [_word(pledge) + _word(request) for pledge in range(WORDS) for request in range(WORDS)]


class GangstersEncoding(Encoding[GangstersView]):
    """For a number of players, the variants and a box."""

    __slots__ = ("_district", "_first", "_loot", "_no_persons", "_owner", "_seats", "_whisper")

    def __init__(self, players: int, godfather: bool, whisper: bool, box: Box) -> None:
        super().__init__(FIELDS, LEFT_OUT, ACTION_FIELDS, ACTIONS.table)
        seats = SeatPieces(players, SEATS)
        self._seats: Final = seats
        self._whisper: Final = whisper
        here = [float(godfather), float(whisper), *[float(seat < players) for seat in range(SEATS)]]
        self._first: Final = packed(here)
        self._district: Final = [
            place + _district(district)
            for place, district in zip(one_hot(len(box.districts)), box.districts, strict=False)
        ]
        self._loot: Final = [
            card + b"".join([_package(package) for package in packages])
            for card, packages in zip(one_hot(len(box.loots)), box.loots, strict=False)
        ]
        elsewhere = one_hot(3)
        #: By viewer, then by owner + 3: ON_DISPLAY, OUT, IN_PILE, then the seats.
        self._owner: Final[list[list[bytes]]] = [
            [
                seats.one[viewer][-1] + elsewhere[2],
                seats.one[viewer][-1] + elsewhere[1],
                seats.one[viewer][-1] + elsewhere[0],
                *[seats.one[viewer][seat] + elsewhere[-1] for seat in range(players)],
            ]
            for viewer in range(players)
        ]

    def pieces(self, view: GangstersView) -> list[bytes]:
        viewer = view.viewer
        seats = self._seats
        one = seats.one[viewer]
        truths = int(view.thug) | int(view.shut) << 1 | int(view.declared != 0) << 2
        pieces = [
            self._first,
            _16THS.of(view.round),
            _64THS.of(view.pile_size),
            _PACK.of(view.discards),
            _SIX[view.coalitions & 63],
            _SIX[view.coalitions >> 6],
            _SIX[view.districts & 63],
            _SEVEN[view.districts >> 6],
            _SIX[view.loots & 63],
            _SIX[view.loots >> 6],
            _COALITION[view.coalition],
            self._district[view.district],
            self._loot[view.loot],
            _PERSON[view.person],
            one[view.question],
            one[view.lone],
            one[view.ousted],
            one[view.godfather],
            one[view.fresh],
            _TYPE[view.hidden],
            seats.mask[viewer][view.turned],
            _TRUTHS[truths],
            _16THS.of(view.challenger_wins),
            _16THS.of(view.losers_empty),
            one[view.marks[0]],
            one[view.marks[1]],
            _64THS.of(view.announced[0] + 1),
            _64THS.of(view.announced[1] + 1),
            _PACK.of(view.hand),
            _TYPE[view.stake],
        ]
        for taker in view.taken:
            pieces.append(one[taker])
        owner_pieces = self._owner[viewer]
        for owner in view.owners:
            pieces.append(owner_pieces[owner + 3])
        self._write_seats(pieces, view)
        self._write_duel(pieces, view)
        evaluation = view.evaluation
        pieces.append(_NO_EVALUATION if evaluation is None else self._evaluated(evaluation, viewer))
        self._write_question(pieces, view)
        return pieces

    def _write_seats(self, pieces: list[bytes], view: GangstersView) -> None:
        """What is told of each seat, seat by seat."""
        seats = self._seats
        one = seats.one[view.viewer]
        whisper = self._whisper
        earned = view.earned
        for seat in seats.order[view.viewer]:
            pieces.append(_CLAN_SIDE[view.clan_of[seat] * 3 + view.side_of[seat]])
            pieces.append(one[view.partners[seat]])
            pieces.append(_EIGHTHS.of(view.hand_sizes[seat]))
            pieces.append(_EIGHTHS.of(view.face_down[seat] + 1))
            pieces.append(_PACK.of(view.laid[seat]))
            pieces.append(_PACK.of(view.returned[seat]))
            pieces.append(_MANNER_SHOWN[view.manner[seat] * (MOST_SHOWN + 1) + view.shown[seat]])
            pieces.append(_WORDS[view.pledges[seat] * WORDS + view.requests[seat]])
            pieces.append(_PACK.of(view.known[seat]))
            if whisper:
                pieces.append(_PACK.of(view.known_to_all[seat]))
                pieces.append(_PACK.of(view.known_of_me[seat]))
            else:
                pieces.append(_NO_WHISPER)
            first = seat * SOURCES
            for at in range(first, first + SOURCES):
                pieces.append(_64THS.of(earned[at]))
            pieces.append(_64THS.of(view.points[seat]))
            pieces.append(_16THS.of(view.kept[seat]))
            pieces.append(_16THS.of(view.broken[seat]))
        pieces.append(_NO_SEATS[seats.absent])

    def _write_duel(self, pieces: list[bytes], view: GangstersView) -> None:
        duel = view.duel
        pieces.append(_16THS.of(duel[0]))
        for seat in self._seats.order[view.viewer]:
            pieces.append(_TYPE[duel[1 + seat]])
        pieces.append(zeros(self._seats.absent * TYPES))

    def _evaluated(self, evaluation: Evaluation, viewer: i64) -> bytes:
        """The last round that was evaluated. It stays the same until the next one is: made once for each seat."""
        piece = evaluation.encoded[viewer]
        if piece is None:
            piece = encode_evaluation(evaluation, viewer, self._seats, self._owner[viewer])
            evaluation.encoded[viewer] = piece
        return piece

    def _write_question(self, pieces: list[bytes], view: GangstersView) -> None:
        """What is asked, and how the game ended."""
        outcome = view.outcome
        order = self._seats.order[view.viewer]
        if outcome is not None:
            won = [float(seat in outcome.winners) for seat in order]
            scores = [outcome.scores[seat] / 64 for seat in order]
            absent = [0.0] * self._seats.absent
            pieces.append(zeros(len(PROMPTS) + SEATS + 1) + _NO_ABOUT + _NO_ENDING)
            pieces.append(packed([1.0, *won, *absent, *scores, *absent]))
            return
        top = view.stack[-1]
        mask = self._seats.mask[view.viewer]
        prompt = top.step.prompt
        pieces.append(_PROMPT[_NUMBER_OF[prompt]])
        pieces.append(mask[top.seats])
        pieces.append(_16THS.of(len(view.stack)))
        about = top.about
        if prompt == "duel":
            pieces.append(mask[about[0]] + _WHICH[-1])
        elif prompt == "payment":
            pieces.append(mask[0] + _which(about[1], about[2:]))
        elif prompt == "poker-player":
            pieces.append(mask[0] + _which(-1, about[1:]))
        elif prompt == "mr-x" or prompt == "end-of-round":
            pieces.append(_NO_ABOUT)
        else:
            pieces.append(mask[0])
            pieces.append(_WHICH[about[0]])
        ending = view.stack[0].about
        if len(ending) == 3 and view.stack[0].step.prompt == "end-of-round":
            pieces.append(self._seats.one[view.viewer][ending[0]])
            pieces.append(_EIGHTHS.of(ending[1]))
            pieces.append(_SEVEN[ending[2]])
        else:
            pieces.append(_NO_ENDING)
        pieces.append(_NO_OUTCOME)

    def action_pieces(self, index: int, seat: int) -> list[bytes]:
        action = cast("GangstersAction", self.table[index])
        kind = action.kind
        what = action.what
        # What it is about lies in another field for every kind of thing: all but one of them are zeros.
        card = what if kind in _OF_CARDS else NO_CARD
        return [
            _CARD[card],
            one_hot(COVERED)[what - OPENLY if kind == act.COMMIT else -1],
            _SIDE[what if kind == act.JOIN else -1],
            one_hot(2)[what if kind == act.CHOOSE else -1],
            one_hot(len(PAYMENTS))[what if kind == act.PAY else -1],
            one_hot(2)[what if kind == act.TRADE else -1],
            _word(what if kind in (act.PLEDGE, act.REQUEST) else SILENT),
        ]


_OF_CARDS: Final = (
    act.STAKE, act.LAY, act.TAKE_BACK, act.LEAVE, act.HAND_OVER, act.FENCE_CARD, act.THROW, act.PICK, act.SWAP,
    act.SHOW,
)  # fmt: skip
#: By type, and at NO_CARD: the type, its kind and its value.
_CARD: Final[list[bytes]] = [
    _TYPE[card] + one_hot(len(KINDS))[KIND_OF[card]] + packed([VALUE_OF[card] / 8]) for card in range(TYPES)
] + [zeros(CARD)]


def _which(which: int, numbers: tuple[int, ...]) -> bytes:
    """Which of up to three, and up to four numbers."""
    return one_hot(3)[which] + packed([*[number / 16 for number in numbers], *[0.0] * (4 - len(numbers))])


_WHICH: Final = [_which(which, ()) for which in (0, 1, 2, -1)]
_NO_WHISPER: Final = zeros(2 * TYPES)
_NO_SEATS: Final = [zeros(absent * SEAT) for absent in range(SEATS)]
_NO_EVALUATION: Final = zeros(EVALUATED)


def _district(district: District) -> bytes:
    """CG-4: which means may be used, and whether persons count."""
    return packed([*[float(district.means >> kind & 1) for kind in range(len(KINDS))], float(district.persons)])


def _package(package: Package) -> bytes:
    """CG-5: alcohol, means cards, the person."""
    return packed([package.alcohol / 16, package.means / 8, float(package.person)])
