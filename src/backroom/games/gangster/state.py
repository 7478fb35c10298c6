"""The state of a game of Gangster: data, no rules."""

from __future__ import annotations

from mypy_extensions import i64

from backroom.games.gangster.pieces import SLOTS
from backroom.games.gangster.state_fields import GangsterFields


class GangsterState(GangsterFields):
    """Built by the deal, a clone or a snapshot; each of them fills every list."""

    __slots__ = ()

    def clone(self) -> GangsterState:
        new = GangsterState(self.players, self.colours)
        self.copy_to(new)
        return new

    def has(self, colour: i64, equipment: i64) -> bool:
        """Whether this colour's car has an equipment of this kind."""
        first = colour * SLOTS
        return self.gear[first] == equipment or self.gear[first + 1] == equipment

    def owner(self, colour: i64) -> i64:
        """Whose colour it is: with two players they alternate (GA-81), else everybody has one."""
        return colour % self.players

    def influence(self, colour: i64) -> int:
        """A colour's points so far."""
        total = 0
        for at in range(colour, len(self.points), self.colours):
            total += self.points[at]
        return total
