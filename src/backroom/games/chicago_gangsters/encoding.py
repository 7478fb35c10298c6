"""Chicago Gangsters as floats: what a gangster may know, and what can be done."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from backroom.games.chicago_gangsters import actions as act
from backroom.games.chicago_gangsters.actions import ACTIONS, PAYMENTS, GangstersAction
from backroom.games.chicago_gangsters.box import Box
from backroom.games.chicago_gangsters.cards import NO_CARD, PERSON_COUNT, SIDES, TYPES
from backroom.games.chicago_gangsters.encoding_evaluation import encode_evaluation
from backroom.games.chicago_gangsters.encoding_fields import (
    ABOUT,
    ACTION_FIELDS,
    CLAN_COUNT,
    ENDING,
    EVALUATED,
    FIELDS,
    LEFT_OUT,
    PROMPTS,
    SEAT,
    SEATS,
)
from backroom.games.chicago_gangsters.encoding_pieces import (
    ALCOHOL,
    CARD_PIECES,
    KEPT,
    SAID,
    SIZES,
    TALK_PIECES,
    WHICH,
    district_piece,
    package_piece,
    seats_in_one,
    which_piece,
    word_piece,
    write_pack,
)
from backroom.games.chicago_gangsters.evaluation import Evaluation
from backroom.games.chicago_gangsters.state import COVERED, NO_DUEL, OPENLY, SOURCES, GangstersState
from backroom.games.chicago_gangsters.talk import MOST_SHOWN, SILENT, WORDS
from backroom.games.chicago_gangsters.view import GangstersView, view_of
from backroom.kernel.encoding import Encoding
from backroom.kernel.floats import BLANK, Numbers, Row, SeatPieces, Table, bits, one_hot, packed, zeros

_EIGHTHS: Final = Numbers(1 / 8)
_16THS: Final = Numbers(1 / 16)
_64THS: Final = Numbers(1 / 64)
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
#: By truths: the thug, the Godfather's card shut, own declaration.
_TRUTHS: Final = bits(3)
_NO_ABOUT: Final = zeros(ABOUT)
_NO_ENDING: Final = zeros(ENDING)
_NO_OUTCOME: Final = zeros(1 + 2 * SEATS)


class GangstersEncoding(Encoding[GangstersState]):
    """For a number of players, the variants and a box."""

    __slots__ = (
        "_box",
        "_clans",
        "_district",
        "_first",
        "_four_seats",
        "_loot",
        "_no_duel",
        "_owner",
        "_seats",
        "_three_owners",
        "_whisper",
    )  # fmt: skip

    def __init__(self, players: int, godfather: bool, whisper: bool, box: Box) -> None:
        super().__init__(FIELDS, LEFT_OUT, ACTION_FIELDS, ACTIONS.table)
        seats = SeatPieces(players, SEATS)
        self._seats: Final = seats
        self._box: Final = box
        self._whisper: Final = whisper
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
        #: By viewer: the owners of three persons, ON_DISPLAY in the place of none; four seats.
        self._three_owners: Final = [Table(1 << 9, Row([*owner[1:], owner[0]], 3).piece) for owner in self._owner]
        self._four_seats: Final = [Table(1 << 12, Row(one, 4).piece) for one in seats.one]
        #: By viewer: clan, side and partner, at (clan * 3 + side) * 8 + partner + 1.
        self._clans: Final[list[list[bytes]]] = [
            [of + one[partner if partner < players else -1] for of in _CLAN_SIDE for partner in range(-1, 7)]
            for one in seats.one
        ]
        self._no_duel: Final = [NO_DUEL] + [NO_CARD] * players

    def pieces(self, state: GangstersState, viewer: int) -> list[bytes]:
        view = view_of(state, viewer, self._box)
        seats = self._seats
        one = seats.one[viewer]
        four = self._four_seats[viewer]
        truths = int(view.thug) | int(view.shut) << 1 | int(view.declared != 0) << 2
        pieces = [
            self._first,
            _16THS.of(view.round),
            _64THS.of(view.pile_size),
        ]
        write_pack(pieces, view.discards)
        pieces += [
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
            four.of(seats_in_one(view.question, view.lone, view.ousted, view.godfather)),
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
        ]
        write_pack(pieces, view.hand)
        pieces.append(_TYPE[view.stake])
        taken = view.taken
        pieces.append(four.of(seats_in_one(taken[0], taken[1], taken[2], taken[3])))
        three = self._three_owners[viewer]
        owners = view.owners
        for person in range(0, PERSON_COUNT, 3):
            pieces.append(
                three.of(seats_in_one(owners[person] + 2, owners[person + 1] + 2, owners[person + 2] + 2, -1))
            )
        self._write_seats(pieces, view)
        self._write_duel(pieces, view)
        evaluation = view.evaluation
        pieces.append(_NO_EVALUATION if evaluation is None else self._evaluated(evaluation, viewer))
        self._write_question(pieces, view)
        return pieces

    def _write_seats(self, pieces: list[bytes], view: GangstersView) -> None:
        """What is told of each seat, seat by seat."""
        seats = self._seats
        clans = self._clans[view.viewer]
        clans_of = view.clan_of
        sides = view.side_of
        partners = view.partners
        pledges = view.pledges
        requests = view.requests
        whisper = self._whisper
        earned = view.earned
        for seat in seats.order[view.viewer]:
            clan: i64 = clans_of[seat] * 3 + sides[seat]
            pieces.append(clans[clan * 8 + partners[seat] + 1])
            size: i64 = view.hand_sizes[seat]
            pieces.append(SIZES.of(size << 6 | view.face_down[seat] + 1))
            write_pack(pieces, view.laid[seat])
            write_pack(pieces, view.returned[seat])
            said: i64 = pledges[seat] * WORDS + requests[seat]
            pieces.append(TALK_PIECES.of((view.manner[seat] * (MOST_SHOWN + 1) + view.shown[seat]) * SAID + said))
            write_pack(pieces, view.known[seat])
            if whisper:
                write_pack(pieces, view.known_to_all[seat])
                write_pack(pieces, view.known_of_me[seat])
            else:
                pieces.append(_NO_WHISPER)
            first: i64 = seat * SOURCES
            ALCOHOL.write(pieces, earned[first], earned[first + 1])
            ALCOHOL.write(pieces, earned[first + 2], earned[first + 3])
            pieces.append(_64THS.of(view.points[seat]))
            KEPT.write(pieces, view.kept[seat], view.broken[seat])
        pieces.append(_NO_SEATS[seats.absent])

    def _write_duel(self, pieces: list[bytes], view: GangstersView) -> None:
        duel = view.duel
        if duel == self._no_duel:
            pieces.append(_NEVER_FOUGHT)
            return
        pieces.append(_16THS.of(duel[0]))
        for seat in self._seats.order[view.viewer]:
            pieces.append(_TYPE[duel[1 + seat]])
        pieces.append(BLANK[self._seats.absent * TYPES])

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
            pieces.append(mask[about[0]] + WHICH[-1])
        elif prompt == "payment":
            pieces.append(mask[0] + which_piece(about[1], about[2:]))
        elif prompt == "poker-player":
            pieces.append(mask[0] + which_piece(-1, about[1:]))
        elif prompt == "mr-x" or prompt == "end-of-round":
            pieces.append(_NO_ABOUT)
        else:
            pieces.append(mask[0])
            pieces.append(WHICH[about[0]])
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
_NEVER_FOUGHT: Final = zeros(1 + SEATS * TYPES)
_NO_WHISPER: Final = zeros(2 * TYPES)
_NO_SEATS: Final = [zeros(absent * SEAT) for absent in range(SEATS)]
_NO_EVALUATION: Final = zeros(EVALUATED)
