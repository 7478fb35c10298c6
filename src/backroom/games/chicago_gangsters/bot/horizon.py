"""How many rounds are still to come: the end card is one of the last three of the pile (CG-11)."""

from __future__ import annotations

from typing import Final

from backroom.games.chicago_gangsters.box import CERTAIN_ROUNDS, COALITIONS
from backroom.games.chicago_gangsters.reveal import count_bits
from backroom.games.chicago_gangsters.view import GangstersView

#: So many pairings lie with the end card under the pile.
UNCERTAIN: Final = COALITIONS - CERTAIN_ROUNDS


class Horizon:
    """The rounds after this one, as far as anybody can tell."""

    __slots__ = ("expected", "least", "most")

    def __init__(self, view: GangstersView) -> None:
        #: From the fewest to the most rounds that can follow, each number as likely as the others.
        self.most: Final[int] = count_bits(view.coalitions)
        self.least: Final[int] = max(0, self.most - UNCERTAIN)
        self.expected: Final[float] = (self.least + self.most) / 2.0

    def is_last(self) -> bool:
        """Whether the showdown follows this round for certain."""
        return self.most == 0

    def chance_of_more(self) -> float:
        """That another round follows this one."""
        if self.least > 0:
            return 1.0
        return self.most / (self.most + 1.0)

    def lasting(self, rate: float) -> float:
        """What is left at the showdown of something of which `rate` is left from round to round."""
        left = 0.0
        for rounds in range(self.least, self.most + 1):
            left += rate ** float(rounds)
        return left / (self.most - self.least + 1)
