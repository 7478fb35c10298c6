"""A judge of Gangster: written features, and a network that says what they are worth."""

from __future__ import annotations

from typing import Any, Final

from backroom.kernel.state import State
from backroom.minds.judging import Judge, chances_of, share_at_end

#: By number of players: a lead of so many points counts whole. Who has two colours wins or loses by much more.
UNITS: Final[dict[int, float]] = {2: 150.0, 3: 80.0, 4: 60.0, 5: 60.0}
#: What the lead counts beside the share of the win: where a game is nearly decided, only it tells better from worse.
LEAD: Final = 1.0


class GangsterJudge(Judge):
    """Judges tables between two turns: the odds to win, and the lead that is to be expected."""

    __slots__ = ("_chances", "_features", "_net")

    def __init__(self, features: Any, net: Any) -> None:  # noqa: ANN401 (`Features`, `Net`: protocols are slower to call)
        self._features: Final = features
        self._net: Final = net
        self._chances: list[float] = []

    @property
    def chances(self) -> list[float]:
        return self._chances

    def worths(self, states: list[State], seat: int) -> list[float]:
        rows: list[bytes] = [self._features.row(state, seat) for state in states if state.outcome is None]
        told: list[float] = self._net.run(b"".join(rows)) if rows else []
        self._chances = chances_of(told, 2, states, seat)
        found: list[float] = []
        row = 0
        for at in range(len(states)):
            if states[at].outcome is None:
                found.append(self._chances[at] + LEAD * max(-1.0, min(1.0, told[2 * row + 1])))
                row += 1
            else:
                found.append(worth_at_end(states[at], seat))
        return found


def worth_at_end(state: State, seat: int) -> float:
    """What a finished game is worth to a seat: its share of the win, and its lead."""
    outcome = state.outcome
    assert outcome is not None
    scores = outcome.scores
    most = max([scores[other] for other in range(len(scores)) if other != seat])
    lead = (scores[seat] - most) / UNITS[len(scores)]
    return share_at_end(state, seat) + LEAD * max(-1.0, min(1.0, lead))
