"""An evaluated round as floats. It is told until the next one: so it is made once, and need not be fast."""

from __future__ import annotations

from typing import Final

from backroom.games.chicago_gangsters.cards import PERSON_COUNT, SIDES, TYPES
from backroom.games.chicago_gangsters.encoding_fields import EVALUATED_SEAT
from backroom.games.chicago_gangsters.evaluation import REASONS, Evaluation
from backroom.games.chicago_gangsters.packs import unpacked
from backroom.kernel.floats import SeatPieces, one_hot, packed, zeros

_TYPE: Final = one_hot(TYPES)
_SIDE: Final = one_hot(len(SIDES))
_REASON: Final = one_hot(len(REASONS))
#: By owner + 3: on display, out, in the pile, which are no seat.
_ELSEWHERE: Final = one_hot(3)[2::-1]


def _pack(pack: int) -> bytes:
    return packed([count / 8 for count in unpacked(pack)])


def encode_evaluation(evaluation: Evaluation, viewer: int, seats: SeatPieces) -> bytes:
    """The field `evaluation`, as this seat counts seats."""
    one = seats.one[viewer]
    pieces = [packed([evaluation.round / 16])]
    for seat in seats.order[viewer]:
        brought = evaluation.contributions[seat]
        pieces += [
            _SIDE[evaluation.sides[seat]],
            _pack(evaluation.counted[seat]),
            _pack(evaluation.returned[seat]),
        ]
        points = [brought.means, brought.persons, brought.acting, brought.bonus]
        roles = [evaluation.question, evaluation.mr_x, evaluation.empty]
        pieces.append(packed([*[number / 64 for number in points], float(brought.doubled)]))
        pieces.append(packed([float(seat == role) for role in roles]))
        pieces.append(packed([1 / (1 + takers.index(seat)) if seat in takers else 0.0 for takers in evaluation.takers]))
    pieces.append(zeros(seats.absent * EVALUATED_SEAT))
    pieces += [_TYPE[evaluation.hidden], packed([float(evaluation.hidden_counts)])]
    for person in range(PERSON_COUNT):
        owner = evaluation.owners[person]
        pieces += [one[owner], zeros(3)] if owner >= 0 else [one[-1], _ELSEWHERE[owner + 3]]
        pieces.append(packed([evaluation.person_worths[person] / 8]))
    pieces.append(packed([(points + 1) / 64 for points in [*evaluation.announced, *evaluation.sums]]))
    pieces += [_REASON[reason] for reason in evaluation.reasons]
    return b"".join(pieces)
