"""What a position is described by when a round's loot is shared: numbers for a network, with every hand known.

Whoever looks ahead deals the unseen cards first, so all hands are there. Nothing of the round that is over counts.
"""

from __future__ import annotations

from typing import Final

from backroom.games.chicago_gangsters.box import CERTAIN_ROUNDS, COALITIONS, Box
from backroom.games.chicago_gangsters.cards import (
    FENCE,
    INFORMER,
    MR_X,
    PERSON_COUNT,
    PERSON_VALUES,
    POKER_PLAYER,
    PRIEST,
    SMUGGLER,
    THUG,
)
from backroom.games.chicago_gangsters.packs import of_kinds, size_of, value_of_pack
from backroom.games.chicago_gangsters.reveal import count_bits
from backroom.games.chicago_gangsters.showdown import GODFATHER_MAJORITY, MAJORITY
from backroom.games.chicago_gangsters.state import GangstersState
from backroom.kernel.state import State
from backroom.minds.features import Features

#: Numbers for each seat, for the one who asks beside them, and for the table.
A_SEAT: Final = 19
OWN: Final = 5
TABLE: Final = 7


def feature_count(players: int) -> int:
    """How many numbers describe a position."""
    return players * A_SEAT + OWN + TABLE


class RoundFeatures(Features):
    """What is told of a state whose loot is shared."""

    __slots__ = ("_box",)

    def __init__(self, box: Box, players: int) -> None:
        super().__init__(feature_count(players))
        self._box: Final = box

    def tell(self, state: State, seat: int, told: list[float]) -> None:
        assert isinstance(state, GangstersState)
        told.extend(Description(state, self._box).tell(seat))


class Description:
    """A state at the end of a round, as far as it matters for the rest of the game, by seat."""

    __slots__ = ("alcohol", "counts", "kinds", "open_kinds", "scores", "state", "uses", "values")

    def __init__(self, state: GangstersState, box: Box) -> None:
        players = state.players
        self.state: Final = state
        self.alcohol: Final[list[int]] = [state.alcohol(seat) for seat in range(players)]
        #: Points in hand, by seat and kind.
        self.kinds: Final[list[int]] = []
        #: Persons in the showdown's count, and their values.
        self.counts: Final[list[int]] = [0] * players
        self.values: Final[list[int]] = [0] * players
        #: The kinds that a seat may use everywhere, as a mask.
        self.uses: Final[list[int]] = [0] * players
        for hand in state.hands:
            for kind in range(3):
                self.kinds.append(value_of_pack(of_kinds(hand, 1 << kind)))
        for person in range(PERSON_COUNT):
            owner = state.owners[person]
            if owner >= 0:
                self.counts[owner] += 2 if person == PRIEST else 1
                self.values[owner] += PERSON_VALUES[person]
                self.uses[owner] |= box.always_usable[person]
        #: By kind: in which part of the districts to come it may be used.
        self.open_kinds: Final = _open_kinds(state, box)
        #: What everybody would have if the showdown came now.
        self.scores: Final = self._scores()

    def _scores(self) -> list[int]:
        scores = self.alcohol[:]
        for kind in range(3):
            _pay(scores, self.kinds[kind::3], MAJORITY)
        _pay(scores, self.counts, MAJORITY)
        _pay(scores, self.state.points, GODFATHER_MAJORITY)
        return scores

    def tell(self, seat: int) -> list[float]:
        """The numbers, as this seat sees the table: itself first, the others by what they would have now."""
        state = self.state
        order = [other for other in range(state.players) if other != seat]
        order.sort(key=lambda other: (-self.scores[other], -self.alcohol[other], other))
        told: list[float] = []
        self._tell_seat(seat, seat, told)
        for other in order:
            self._tell_seat(other, seat, told)
        for kind in range(3):
            best = 0
            for other in order:
                best = max(best, self.kinds[3 * other + kind])
            told.append(max(-1.5, min(1.5, (self.kinds[3 * seat + kind] - best) / 8.0)))
        best = 0
        best_score = 0
        for other in order:
            best = max(best, self.counts[other])
            best_score = max(best_score, self.scores[other])
        told.append(max(-1.5, min(1.5, (self.counts[seat] - best) / 3.0)))
        told.append(max(-2.0, min(2.0, (self.scores[seat] - best_score) / 5.0)))
        self._tell_table(told)
        return told

    def _tell_seat(self, other: int, seat: int, told: list[float]) -> None:
        state = self.state
        owners = state.owners
        mean = 0.0
        for alcohol in self.alcohol:
            mean += alcohol
        mean /= state.players
        base_score = mean if other == seat else float(self.scores[seat])
        base = mean if other == seat else float(self.alcohol[seat])
        useful = 0.0
        for kind in range(3):
            points = self.kinds[3 * other + kind]
            told.append(points / 12.0)
            share = 1.0 if self.uses[other] >> kind & 1 else self.open_kinds[kind]
            useful += points * share
        size: int = size_of(state.hands[other])
        told.append(size / 8.0)
        told.append(1.0 if size >= 9 else 0.0)
        told.append(useful / 20.0)
        told.append((self.alcohol[other] - base) / 5.0)
        told.append((self.scores[other] - base_score) / 5.0)
        told.append(self.counts[other] / 4.0)
        told.append(self.values[other] / 8.0)
        told.append(1.0 if owners[INFORMER] == other else 0.0)
        told.append(1.0 if owners[SMUGGLER] == other else 0.0)
        told.append(1.0 if owners[FENCE] == other else 0.0)
        told.append(1.0 if owners[POKER_PLAYER] == other else 0.0)
        told.append(1.0 if owners[THUG] == other else 0.0)
        told.append(1.0 if self.uses[other] else 0.0)
        told.append(1.0 if state.clan_of[other] == MR_X else 0.0)
        told.append(1.0 if state.godfather == other else 0.0)
        told.append(state.points[other] / 6.0)

    def _tell_table(self, told: list[float]) -> None:
        """How many rounds may still come, and what may be used in them."""
        most: int = count_bits(self.state.coalitions)
        least = max(0, most - (COALITIONS - CERTAIN_ROUNDS))
        told.append((least + most) / 20.0)
        told.append(1.0 / (1.0 + (least + most) / 2.0))
        told.append(1.0 if most == 0 else 0.0)
        told.append(1.0 / (most + 1.0) if least == 0 else 0.0)
        told.extend(self.open_kinds)


def _open_kinds(state: GangstersState, box: Box) -> list[float]:
    allowed = [0, 0, 0]
    number = 0
    for district in range(len(box.districts)):
        if state.districts >> district & 1:
            number += 1
            means = box.districts[district].means
            for kind in range(3):
                allowed[kind] += means >> kind & 1
    return [allowed[kind] / max(1, number) for kind in range(3)]


def _pay(scores: list[int], numbers: list[int], alcohol: int) -> None:
    """CG-81, CG-82: the most is paid, for all who tie; nobody for nothing."""
    best = max(numbers)
    if best > 0:
        for seat in range(len(numbers)):
            if numbers[seat] == best:
                scores[seat] += alcohol
