"""The state of a game of Chicago Poker: data, no rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from backroom.games.chicago_poker.box import ROW
from backroom.games.chicago_poker.cards import KINDS
from backroom.games.chicago_poker.state_fields import PokerFields

#: In `knowers`, beside the viewers' bits: this card lies face up.
FACE_UP: Final = 1 << 7
#: A place whose business has been won and not replaced (CP-62).
CLOSED: Final = -1
NOBODY: Final = -1


class PokerState(PokerFields):
    """Built by the deal, a clone, a resampling or a snapshot; each of them fills every list."""

    __slots__ = ()

    def clone(self) -> PokerState:
        new = PokerState(self.players, self.places)
        self.copy_to(new)
        return new

    def row_of(self, place: i64, seat: i64) -> list[int]:
        """The cards of one row, as they lie."""
        row = place * self.players + seat
        return self.cards[row * ROW : row * ROW + self.counts[row]]

    def free_places(self, seat: i64) -> int:
        """How many more cards this boss can lay at the open businesses."""
        free = 0
        for place in range(self.places):
            if self.kinds[place] != CLOSED:
                free += ROW - self.counts[place * self.players + seat]
        return free

    def businesses_of(self, seat: int) -> int:
        """How many businesses this boss owns."""
        return sum(self.owned[seat * KINDS : (seat + 1) * KINDS])
