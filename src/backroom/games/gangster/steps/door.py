"""The door: a second own gangster may get out in the same turn (GA-65)."""

from __future__ import annotations

from typing import Final

from backroom.games.gangster import actions as act
from backroom.games.gangster.actions import GangsterAction, GangsterActions
from backroom.games.gangster.board import Board
from backroom.games.gangster.loading import unload
from backroom.games.gangster.pieces import COLOURS
from backroom.games.gangster.state import GangsterState
from backroom.kernel.action import Action
from backroom.kernel.chance import Chance
from backroom.kernel.decision import Step
from backroom.kernel.event import Event
from backroom.kernel.refusal import Facts, Refusal


class DoorStep(Step[GangsterState]):
    """Asked after one own gangster got out, if another one can."""

    __slots__ = ("actions", "board")

    def __init__(self, board: Board, actions: GangsterActions) -> None:
        super().__init__("door", "GA-65")
        self.board: Final = board
        self.actions: Final = actions

    def unfinished(self, state: GangsterState, seat: int) -> bool:
        return True

    def legal(self, state: GangsterState, seat: int) -> list[Action]:
        return [self.actions.unload[state.colour], self.actions.enough]

    def refuse(self, state: GangsterState, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, GangsterAction)
        if action.kind == act.ENOUGH or (action.kind == act.UNLOAD and action.colour == state.colour):
            return None
        if action.kind in (act.UNLOAD, act.LOAD):
            return Refusal("GA-67", "refused-own-only")
        return Refusal("GA-65", "refused-door-first")

    def apply(self, state: GangsterState, seat: int, action: Action, chance: Chance, log: list[Event] | None) -> None:
        assert isinstance(action, GangsterAction)
        state.stack.pop()
        if action.kind == act.UNLOAD:
            unload(state, self.board, action.colour, log)

    def facts(self, state: GangsterState) -> Facts:
        colour = state.colour
        return {"seat": state.seat, "colour": COLOURS[colour], "district": self.board.name(state.car_at[colour])}
