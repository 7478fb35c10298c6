"""What a position is worth to a boss: the share of the win that a network tells by what the boss knows."""

from __future__ import annotations

from array import array
from math import exp
from typing import Any, Final

from backroom.games.chicago_poker.bot.features import features_of
from backroom.games.chicago_poker.rules import PokerRules
from backroom.games.chicago_poker.state import PokerState
from backroom.kernel.state import State
from backroom.minds.judging import Judge, share_at_end


class PokerJudge(Judge):
    """Judges by a network whose inputs are `features_of` and whose first output is the logit of the share."""

    __slots__ = ("_chances", "_net", "_rules")

    def __init__(self, rules: PokerRules, net: Any) -> None:  # noqa: ANN401 (a `Net`: a protocol is slower to call)
        self._rules: Final = rules
        self._net: Final = net
        self._chances: list[float] = []

    @property
    def chances(self) -> list[float]:
        """What a position is worth is the share of the win."""
        return self._chances

    def worths(self, states: list[State], seat: int) -> list[float]:
        numbers: list[float] = []
        found: list[float] = []
        for state in states:
            assert isinstance(state, PokerState)
            if state.outcome is None:
                numbers += features_of(self._rules.view(state, seat), self._rules.goals)
                found.append(-1.0)
            else:
                found.append(share_at_end(state, seat))
        told: list[float] = self._net.run(array("f", numbers)) if numbers else []
        outputs = len(told) // max(1, found.count(-1.0))
        row = 0
        for at in range(len(found)):
            if found[at] < 0.0:
                found[at] = 1.0 / (1.0 + exp(-told[row]))
                row += outputs
        self._chances = found
        return found
