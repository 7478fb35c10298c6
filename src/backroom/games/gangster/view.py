"""What anybody may know of a game of Gangster: everything but what chance will bring."""

from __future__ import annotations

from typing import Final

from backroom.games.gangster.board import Board
from backroom.games.gangster.state import GangsterState
from backroom.games.gangster.view_data import view_data
from backroom.games.gangster.view_types import ChangeData, GangsterViewData
from backroom.kernel.view import View


class GangsterView(View):
    """The whole table: all its pieces lie open, and piles are bags in which no order exists.

    `table` is a copy of its own, so that playing on does not change it.
    """

    __slots__ = ("board", "changes", "table")

    def __init__(
        self, viewer: int, state: GangsterState, board: Board, changes: list[ChangeData] | None = None
    ) -> None:
        super().__init__(viewer)
        self.table: Final = state.clone()
        self.board: Final = board
        #: What a draft would change, if this is the view of after one.
        self.changes: Final[list[ChangeData]] = [] if changes is None else changes

    def as_data(self) -> GangsterViewData:
        return view_data(self.viewer, self.table, self.board, self.changes)
