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
    """Judges by a network: features in; out come the odds to win, as a logit, and the lead."""

    __slots__ = ("_chances", "_features", "_net")

    def __init__(self, features: Features, net: Any) -> None:  # noqa: ANN401 (a `Net`: a protocol is slower to call)
        self._features: Final = features
        self._net: Final = net
        self._chances: list[float] = []

    @property
    def chances(self) -> list[float]:
        return self._chances

    def worths(self, states: list[State], seat: int) -> list[float]:
        open_ones = [state for state in states if state.outcome is None]
        told: list[float] = self._net.run(self._features.rows(open_ones, seat)) if open_ones else []
        self._chances = chances_of(told, 2, states, seat)
        found: list[float] = []
        row = 0
        for at in range(len(states)):
            if states[at].outcome is None:
                found.append(worth_of(self._chances[at], told[2 * row + 1]))
                row += 1
            else:
                found.append(worth_at_end(states[at], seat))
        return found


def chances_of(told: list[float], outputs: int, states: list[State], seat: int) -> list[float]:
    """The share of the win from each state: `told` has so many numbers for each that is not over, its logit first."""
    found: list[float] = []
    row = 0
    for state in states:
        if state.outcome is None:
            found.append(1.0 / (1.0 + exp(-max(-30.0, min(30.0, told[row])))))
            row += outputs
        else:
            found.append(share_at_end(state, seat))
    return found


def worth_of(share: float, lead: float) -> float:
    """One number from the share of the win and the lead that a network tells."""
    return share + LEAD * max(-1.0, min(1.0, lead))


def worth_at_end(state: State, seat: int) -> float:
    """What a finished game is worth to a seat."""
    share = share_at_end(state, seat)
    return share + LEAD if share > 0.0 else -LEAD


def share_at_end(state: State, seat: int) -> float:
    """A seat's share of the win in a finished game."""
    outcome = state.outcome
    assert outcome is not None
    return 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0
