"""What a position is worth to a seat: the share of the win that it can hope for, and a little for its lead."""

from __future__ import annotations

from abc import abstractmethod
from math import exp
from typing import Any, Final

from mypy_extensions import mypyc_attr

from backroom.kernel.state import State
from backroom.minds.features import Features

#: What a lead adds, beside the share of the win: where a game is nearly decided it still tells better from worse.
LEAD: Final = 0.15
#: Logits beyond this tell the same.
SURE: Final = 30.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Judges positions for a seat, from what that seat may know of each."""

    __slots__ = ()

    @abstractmethod
    def worths(self, states: list[State], seat: int) -> list[float]:
        """What each state is worth to a seat: from 0, lost, to 1, won, and a little more or less for its lead."""

    @property
    def chances(self) -> list[float]:
        """The share of the win alone, 0 to 1, from each of the states judged last; empty if that is not told."""
        return []


class NetJudge(Judge):
    """Judges by a network: features in; out come the odds to win, as a logit, and the lead.

    `lead` is what the lead counts beside the share of the win. At the end of a game so many points of it count whole as
    `unit` says; without a unit every win does.
    """

    __slots__ = ("_chances", "_features", "_lead", "_net", "_unit")

    def __init__(self, features: Features, net: Any, lead: float = LEAD, unit: float = 0.0) -> None:  # noqa: ANN401 (a `Net`: a protocol is slower to call)
        self._features: Final = features
        self._net: Final = net
        self._lead: Final = lead
        self._unit: Final = unit
        self._chances: list[float] = []

    @property
    def chances(self) -> list[float]:
        return self._chances

    def worths(self, states: list[State], seat: int) -> list[float]:
        open_ones = [state for state in states if state.outcome is None]
        told: list[float] = self._net.run(self._features.rows(open_ones, seat)) if open_ones else []
        self._chances = _chances_of(told, states, seat)
        found: list[float] = []
        row = 0
        for at in range(len(states)):
            if states[at].outcome is None:
                found.append(worth_of(self._chances[at], told[2 * row + 1], self._lead))
                row += 1
            else:
                found.append(worth_at_end(states[at], seat, self._lead, self._unit))
        return found


class StrengthJudge(Judge):
    """Judges by a network that is told of each seat in a row of its own, and tells how strong that one stands.

    What a seat is worth is its part of everybody's strength, as a softmax; the lead counts nothing.
    """

    __slots__ = ("_chances", "_features", "_net", "_players")

    def __init__(self, features: Features, net: Any, players: int) -> None:  # noqa: ANN401 (see above)
        self._features: Final = features
        self._net: Final = net
        self._players: Final = players
        self._chances: list[float] = []

    @property
    def chances(self) -> list[float]:
        return self._chances

    def worths(self, states: list[State], seat: int) -> list[float]:
        open_ones = [state for state in states if state.outcome is None]
        told: list[float] = self._net.run(self._features.rows(open_ones, seat)) if open_ones else []
        found: list[float] = []
        row = 0
        for state in states:
            if state.outcome is None:
                found.append(_part_of(told, row, self._players, seat))
                row += self._players
            else:
                found.append(share_at_end(state, seat))
        self._chances = found
        return found


def _chances_of(told: list[float], states: list[State], seat: int) -> list[float]:
    """The share of the win from each state: `told` has two numbers for each that is not over, its logit first."""
    found: list[float] = []
    row = 0
    for state in states:
        if state.outcome is None:
            found.append(1.0 / (1.0 + exp(-max(-SURE, min(SURE, told[row])))))
            row += 2
        else:
            found.append(share_at_end(state, seat))
    return found


def _part_of(told: list[float], first: int, players: int, seat: int) -> float:
    """A seat's part of everybody's strength, which is told from row `first` on."""
    sum_ = 0.0
    for other in range(players):
        sum_ += exp(min(SURE, told[first + other] - told[first + seat]))
    return 1.0 / sum_


def worth_of(share: float, lead: float, counts: float = LEAD) -> float:
    """One number from the share of the win and the lead that a network tells."""
    return share + counts * max(-1.0, min(1.0, lead))


def worth_at_end(state: State, seat: int, counts: float = LEAD, unit: float = 0.0) -> float:
    """What a finished game is worth to a seat."""
    share = share_at_end(state, seat)
    if unit == 0.0:
        return share + counts if share > 0.0 else -counts
    return worth_of(share, lead_at_end(state, seat) / unit, counts)


def share_at_end(state: State, seat: int) -> float:
    """A seat's share of the win in a finished game."""
    outcome = state.outcome
    assert outcome is not None
    return 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0


def lead_at_end(state: State, seat: int) -> float:
    """How many points a seat is ahead of the best of the others in a finished game."""
    outcome = state.outcome
    assert outcome is not None
    scores = outcome.scores
    return float(scores[seat] - max([scores[other] for other in range(len(scores)) if other != seat]))
