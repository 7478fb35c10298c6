"""The state of a game of Chicago Gangsters: data, no rules."""

from __future__ import annotations

from typing import Final

from backroom.games.chicago_gangsters.cards import MR_X, NOBODY
from backroom.games.chicago_gangsters.packs import size_of
from backroom.games.chicago_gangsters.state_fields import GangstersFields

#: Where a person is, if no seat has it.
IN_PILE: Final = -1
OUT: Final = -2
ON_DISPLAY: Final = -3

#: How a commitment lies (CG-36).
NOT_LAID: Final = 0
OPENLY: Final = 1
COUNTED: Final = 2
COVERED: Final = 3
MANNERS: Final = ("not laid", "openly", "counted", "covered")

NO_DUEL: Final = 0

#: Where alcohol comes from, for the account at the end.
LOOT: Final = 0
ABILITY: Final = 1
SHOWDOWN: Final = 2
GODFATHER: Final = 3
SOURCES: Final = 4


class GangstersState(GangstersFields):
    """Built by the deal, a clone, a resampling or a snapshot; each of them fills every list.

    What changes with nearly every choice is changed in place. The lists that `fields.py` calls shared change seldom:
    they are replaced, never changed.
    """

    __slots__ = ()

    def clone(self) -> GangstersState:
        new = GangstersState(self.players, self.layers)
        self.copy_to(new)
        return new

    def hand_size(self, seat: int) -> int:
        return size_of(self.hands[seat])

    def alcohol(self, seat: int) -> int:
        """What stands on the sheet for this seat (CG-6)."""
        first = seat * SOURCES
        return self.earned[first] + self.earned[first + 1] + self.earned[first + 2] + self.earned[first + 3]

    def mr_x(self) -> int:
        """The seat of Mr. X; NOBODY but with five players."""
        for seat in range(self.players):
            if self.clan_of[seat] == MR_X:
                return seat
        return NOBODY


def replaced(numbers: list[int], at: int, value: int) -> list[int]:
    """A copy of a shared list with one number in it changed."""
    copy = numbers[:]
    copy[at] = value
    return copy
