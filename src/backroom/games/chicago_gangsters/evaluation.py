"""An evaluated round, explained: who brought what, what counted, who won and why, who chooses first and why."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from backroom.games.chicago_gangsters.cards import (
    CARD_TEXTS,
    DEFENDERS,
    NO_CARD,
    NO_SIDE,
    NOBODY,
    PERSON_COUNT,
    PERSONS,
    SIDES,
)
from backroom.games.chicago_gangsters.packs import texts_of
from backroom.games.chicago_gangsters.strength import Contribution
from backroom.games.chicago_gangsters.view_types import EvaluatedSeatData, EvaluationData, SideData

#: Why somebody chooses first: brought more, tied and marked, tied as Mr. X, stands alone, took the Godfather's card.
LARGER: Final = 0
MARKED: Final = 1
FAVOURED: Final = 2
ALONE: Final = 3
TOOK_CARD: Final = 4
NO_SHARE: Final = 5
REASONS: Final = ("larger", "marked", "mr-x-ties", "alone", "godfather", "no-share")

#: Roles after the evaluation.
WINNERS: Final = 0
LOSERS: Final = 1


@mypyc_attr(acyclic=True)
class Evaluation:
    """One round's result. Immutable: states share it. Cards are packs, by seat."""

    __slots__ = (
        "announced", "contributions", "counted", "empty", "encoded", "hidden", "hidden_counts", "mr_x", "owners",
        "person_worths", "question", "reached_half", "reasons", "returned", "round", "sides", "sums", "takers",
        "winner",
    )  # fmt: skip

    def __init__(
        self,
        round_number: int,
        sides: list[int],
        counted: list[int],
        returned: list[int],
        question: int,
        hidden: int,
        hidden_counts: bool,
        owners: list[int],
        person_worths: list[int],
        contributions: list[Contribution],
        mr_x: int,
        announced: list[int],
        sums: list[int],
        takers: list[list[int]],
        reasons: list[int],
        empty: int,
    ) -> None:
        self.round: Final = round_number
        #: The side of each seat that took part; NO_SIDE for the others.
        self.sides: Final = sides
        self.counted: Final = counted
        self.returned: Final = returned
        #: Who left which card face down, and whether it counted (CG-40).
        self.question: Final = question
        self.hidden: Final = hidden
        self.hidden_counts: Final = hidden_counts
        #: Whose the persons were then, and what each of them counted, undoubled.
        self.owners: Final = owners
        self.person_worths: Final = person_worths
        self.contributions: Final = contributions
        self.mr_x: Final = mr_x
        #: By side: the sum before the hidden card and Mr. X, and the final one.
        self.announced: Final = announced
        self.sums: Final = sums
        # CG-41: a tie goes to the challengers.
        self.winner: Final = DEFENDERS if sums[DEFENDERS] > sums[1 - DEFENDERS] else 1 - DEFENDERS
        #: CG-51, and CG-103: by role, those who get a package, the first to choose first.
        self.reached_half: Final = sums[1 - self.winner] * 2 >= sums[self.winner]
        self.takers: Final = takers
        self.reasons: Final = reasons
        #: CG-104: who of the three on Mr. X's side gets nothing.
        self.empty: Final = empty
        #: By seat, how it is told in floats: kept by `encoding.py` when it is first asked for.
        self.encoded: Final[list[bytes | None]] = [None] * len(sides)

    @property
    def tied(self) -> bool:
        return self.sums[0] == self.sums[1]

    def side_in(self, role: int) -> int:
        """The side that won, or the one that lost."""
        return self.winner if role == WINNERS else 1 - self.winner

    def as_data(self) -> EvaluationData:
        loser = 1 - self.winner
        return {
            "round": self.round,
            "winner": SIDES[self.winner],
            "why": "tie" if self.tied else "higher",
            "half": {
                "needed": (self.sums[self.winner] + 1) // 2,
                "brought": self.sums[loser],
                "reached": self.reached_half,
            },
            "sides": [self._side(side) for side in range(2)],
            "seats": [self._seat(seat) for seat in range(len(self.sides)) if self.sides[seat] != NO_SIDE],
            "hidden": None if self.hidden == NO_CARD else {
                "owner": self.question, "card": CARD_TEXTS[self.hidden], "counts": self.hidden_counts,
            },
            "mr_x": None if self.mr_x == NOBODY else {"owner": self.mr_x, "side": SIDES[self.sides[self.mr_x]]},
            "order": [
                {"seats": self.takers[role], "why": REASONS[self.reasons[role]]} for role in (WINNERS, LOSERS)
            ],
            "empty": None if self.empty == NOBODY else self.empty,
        }  # fmt: skip

    def _side(self, side: int) -> SideData:
        return {"side": SIDES[side], "announced": self.announced[side], "sum": self.sums[side]}

    def _seat(self, seat: int) -> EvaluatedSeatData:
        factor = 2 if self.contributions[seat].doubled else 1
        return {
            "owner": seat,
            "side": SIDES[self.sides[seat]],
            "counted": texts_of(self.counted[seat]),
            "returned": texts_of(self.returned[seat]),
            "persons": [
                {"person": PERSONS[person], "points": self.person_worths[person] * factor}
                for person in range(PERSON_COUNT)
                if self.owners[person] == seat
            ],
            "points": self.contributions[seat].as_data(),
        }

    def numbers(self) -> list[object]:
        """Everything as numbers, for `evaluation_of`."""
        weights = [
            [brought.means, brought.persons, brought.acting, brought.bonus, int(brought.doubled)]
            for brought in self.contributions
        ]
        return [
            self.round, self.sides[:], self.counted[:], self.returned[:], self.question, self.hidden,
            self.hidden_counts, self.owners[:], self.person_worths[:], weights, self.mr_x, self.announced[:],
            self.sums[:], [takers[:] for takers in self.takers], self.reasons[:], self.empty,
        ]  # fmt: skip


def evaluation_of(numbers: list[object]) -> Evaluation:
    """The evaluation that `numbers` tells of."""
    values: list[object] = numbers[:]
    weights = values[9]
    assert isinstance(weights, list)
    values[9] = [Contribution(one[0], one[1], one[2], one[3], bool(one[4])) for one in weights]
    return Evaluation(*values)  # type: ignore[arg-type]
