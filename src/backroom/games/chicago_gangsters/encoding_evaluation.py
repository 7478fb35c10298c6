"""An evaluated round as floats. It is told until the next one: so it is made once, and need not be fast."""

from __future__ import annotations

from typing import Final

from backroom.games.chicago_gangsters.cards import PERSON_COUNT, SIDES, TYPES
from backroom.games.chicago_gangsters.encoding_fields import EVALUATED_SEAT
from backroom.games.chicago_gangsters.evaluation import REASONS, Evaluation
from backroom.kernel.floats import TRUTH, Digits, Numbers, SeatPieces, one_hot, packed, zeros

_EIGHTHS: Final = Numbers(1 / 8)
_16THS: Final = Numbers(1 / 16)
_64THS: Final = Numbers(1 / 64)
_PACK: Final = Digits(TYPES, 1 / 8)
_TYPE: Final = one_hot(TYPES)
_SIDE: Final = one_hot(len(SIDES))
_REASON: Final = one_hot(len(REASONS))


def encode_evaluation(evaluation: Evaluation, viewer: int, seats: SeatPieces, owners: list[bytes]) -> bytes:
    """The field `evaluation`, as this seat counts seats; `owners` are the pieces of those whose persons can be."""
    pieces = [_16THS.of(evaluation.round)]
    for seat in seats.order[viewer]:
        brought = evaluation.contributions[seat]
        pieces += [
            _SIDE[evaluation.sides[seat]],
            _PACK.of(evaluation.counted[seat]),
            _PACK.of(evaluation.returned[seat]),
        ]
        points = [brought.means, brought.persons, brought.acting, brought.bonus]
        roles = [evaluation.question, evaluation.mr_x, evaluation.empty]
        pieces.append(packed([*[number / 64 for number in points], float(brought.doubled)]))
        pieces.append(packed([float(seat == role) for role in roles]))
        pieces.append(packed([1 / (1 + takers.index(seat)) if seat in takers else 0.0 for takers in evaluation.takers]))
    pieces.append(zeros(seats.absent * EVALUATED_SEAT))
    pieces += [_TYPE[evaluation.hidden], TRUTH[evaluation.hidden_counts]]
    for person in range(PERSON_COUNT):
        pieces += [owners[evaluation.owners[person] + 3], _EIGHTHS.of(evaluation.person_worths[person])]
    pieces += [_64THS.of(points + 1) for points in [*evaluation.announced, *evaluation.sums]]
    pieces += [_REASON[reason] for reason in evaluation.reasons]
    return b"".join(pieces)
