"""Manners: what makes two bots of one level play differently. All numbers 0 is nobody's manner: the bare level."""

from __future__ import annotations

from typing import Final

from backroom.games.gangster.actions import LOAD, UNLOAD, GangsterAction
from backroom.games.gangster.board import Board
from backroom.games.gangster.pieces import EMPTY, LONG_TRUNK_ROOM
from backroom.games.gangster.state import GangsterState
from backroom.kernel.action import Action

#: What a point of influence is to those who weigh by the odds to win.
POINT: Final = 0.02


class Manner:
    """How much more, or less, somebody likes a turn than it is worth, in influence.

    `capture` is for loading a rival, `grudge` on top of it if that rival has an own gangster in the trunk, `unload` for
    letting an own gangster out.
    """

    __slots__ = ("capture", "grudge", "unload")

    def __init__(self, capture: float = 0.0, unload: float = 0.0, grudge: float = 0.0) -> None:
        self.capture: Final = capture
        self.unload: Final = unload
        self.grudge: Final = grudge

    def likes(self, table: GangsterState, board: Board, seat: int, action: Action) -> float:
        """What is liked about an action of a turn."""
        assert isinstance(action, GangsterAction)
        if action.kind == UNLOAD:
            return self.unload if table.owner(action.colour) == seat else 0.0
        if action.kind != LOAD:
            return 0.0
        rival = int(table.owner(loaded_by(table, board, action)))
        if rival == seat:
            return 0.0
        return self.capture + (self.grudge if holds_one_of(table, rival, seat) else 0.0)


PLAIN: Final = Manner()


def loaded_by(table: GangsterState, board: Board, action: GangsterAction) -> int:
    """The colour of the gangster that a load takes."""
    return table.fields[action.area * board.width + action.field]


def holds_one_of(table: GangsterState, holder: int, seat: int) -> bool:
    """Whether somebody has a gangster of this seat in a trunk."""
    for colour in range(table.colours):
        if table.owner(colour) == holder:
            first = colour * LONG_TRUNK_ROOM
            for gangster in table.trunk[first : first + LONG_TRUNK_ROOM]:
                if gangster != EMPTY and table.owner(gangster) == seat:
                    return True
    return False
