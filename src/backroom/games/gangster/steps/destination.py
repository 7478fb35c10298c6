"""Where a drive ends (GA-30): exactly as many steps as the card says, no connection twice."""

from __future__ import annotations

from typing import Final

from backroom.games.gangster import actions as act
from backroom.games.gangster.actions import GangsterAction, GangsterActions
from backroom.games.gangster.board import Board
from backroom.games.gangster.driving import Driving
from backroom.games.gangster.pieces import COLOURS
from backroom.games.gangster.state import GangsterState
from backroom.kernel.action import Action
from backroom.kernel.chance import Chance
from backroom.kernel.decision import Step
from backroom.kernel.event import Event
from backroom.kernel.refusal import Facts, Refusal


class DestinationStep(Step[GangsterState]):
    """A card lies turned over; `about` is the number of steps. Asked only if there is a choice."""

    __slots__ = ("actions", "board", "driving")

    def __init__(self, board: Board, actions: GangsterActions, driving: Driving) -> None:
        super().__init__("destination", "GA-30")
        self.board: Final = board
        self.actions: Final = actions
        self.driving: Final = driving

    def unfinished(self, state: GangsterState, seat: int) -> bool:
        return True

    def legal(self, state: GangsterState, seat: int) -> list[Action]:
        return self.actions.stops[state.car_at[state.colour]][state.stack[-1].about[0]]

    def refuse(self, state: GangsterState, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, GangsterAction)
        if action.kind != act.STOP:
            return Refusal("GA-30", "refused-stop-first")
        area = state.car_at[state.colour]
        steps = state.stack[-1].about[0]
        if action.area not in self.board.reaches[area][steps]:
            facts = {"area": self.board.name(action.area), "start": self.board.name(area), "steps": steps}
            return Refusal("GA-30", "refused-out-of-reach", facts)
        return None

    def apply(self, state: GangsterState, seat: int, action: Action, chance: Chance, log: list[Event] | None) -> None:
        assert isinstance(action, GangsterAction)
        self.driving.stop(state, state.stack[-1].about[0], action.area, log)

    def facts(self, state: GangsterState) -> Facts:
        colour = state.colour
        start = self.board.name(state.car_at[colour])
        return {"seat": state.seat, "colour": COLOURS[colour], "start": start, "steps": state.stack[-1].about[0]}
