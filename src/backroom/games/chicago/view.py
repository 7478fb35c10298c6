"""What a player, or an onlooker, may know of a game of Chicago: everything but the dice to come."""

from __future__ import annotations

from typing import Final

from backroom.games.chicago.crowds import Crowds
from backroom.games.chicago.odds import Odds
from backroom.games.chicago.plan import Plan
from backroom.games.chicago.state import ChicagoState
from backroom.games.chicago.view_data import view_data
from backroom.games.chicago.view_types import ChicagoViewData, LeavesData
from backroom.kernel.view import View


class ChicagoView(View):
    """Nothing lies face down in this game, so a view holds a state of its own: a copy, not the true one."""

    __slots__ = ("crowded", "crowds", "foreseen", "guarded", "leaves", "odds", "plan", "state")

    def __init__(
        self,
        viewer: int,
        state: ChicagoState,
        plan: Plan,
        odds: Odds,
        crowds: Crowds,
        crowded: bool,
        guarded: bool,
        leaves: list[LeavesData] | None = None,
    ) -> None:
        super().__init__(viewer)
        self.state: Final = state.clone()
        self.plan: Final = plan
        self.odds: Final = odds
        self.crowds: Final = crowds
        #: Whether this is the view of after a draft, and what that leaves open.
        self.foreseen: Final = leaves is not None
        self.leaves: Final[list[LeavesData]] = [] if leaves is None else leaves
        #: The variants that are played (CH-100, CH-101).
        self.crowded: Final = crowded
        self.guarded: Final = guarded

    def as_data(self) -> ChicagoViewData:
        return view_data(self)
