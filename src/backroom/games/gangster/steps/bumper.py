"""The bumper: after driving into a district, one other car may be pushed to a connected one (GA-64, GA-66)."""

from __future__ import annotations

from typing import Final

from backroom.games.gangster import actions as act
from backroom.games.gangster import events
from backroom.games.gangster.actions import GangsterAction, GangsterActions
from backroom.games.gangster.board import AREAS, HARBOUR, Board
from backroom.games.gangster.pieces import COLOURS
from backroom.games.gangster.state import GangsterState
from backroom.kernel.action import Action
from backroom.kernel.chance import Chance
from backroom.kernel.decision import Step
from backroom.kernel.event import Event
from backroom.kernel.refusal import Facts, Refusal


class BumperStep(Step[GangsterState]):
    """Asked when another car stands where the drive ended."""

    __slots__ = ("actions", "board")

    def __init__(self, board: Board, actions: GangsterActions) -> None:
        super().__init__("bumper", "GA-64")
        self.board: Final = board
        self.actions: Final = actions

    def unfinished(self, state: GangsterState, seat: int) -> bool:
        return True

    def legal(self, state: GangsterState, seat: int) -> list[Action]:
        area = state.car_at[state.colour]
        legal = [self.actions.push_nobody]
        for other in range(state.colours):
            if other != state.colour and state.car_at[other] == area:
                for near in self.board.links[area]:
                    if near != HARBOUR:
                        legal.append(self.actions.push[other * AREAS + near])
        return legal

    def refuse(self, state: GangsterState, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, GangsterAction)
        if action.kind == act.PUSH_NOBODY:
            return None
        if action.kind != act.PUSH:
            return Refusal("GA-64", "refused-push-first")
        area = state.car_at[state.colour]
        other = action.colour
        if other >= state.colours or other == state.colour or state.car_at[other] != area:
            facts = {"colour": COLOURS[other], "area": self.board.name(area)}
            return Refusal("GA-64", "refused-no-car", facts)
        if action.area == HARBOUR:
            return Refusal("GA-64", "refused-push-to-harbour", {"area": self.board.name(HARBOUR)})
        if action.area not in self.board.links[area]:
            facts = {"area": self.board.name(action.area), "start": self.board.name(area)}
            return Refusal("GA-64", "refused-not-connected", facts)
        return None

    def apply(self, state: GangsterState, seat: int, action: Action, chance: Chance, log: list[Event] | None) -> None:
        assert isinstance(action, GangsterAction)
        state.stack.pop()
        if action.kind == act.PUSH_NOBODY:
            if log is not None:
                log.append(events.nobody_pushed(seat, state.colour))
            return
        pushed = action.colour
        if log is not None:
            start, district = self.board.name(state.car_at[pushed]), self.board.name(action.area)
            log.append(events.car_pushed(seat, state.colour, pushed, state.owner(pushed), start, district))
        state.car_at[pushed] = action.area

    def facts(self, state: GangsterState) -> Facts:
        colour = state.colour
        return {"seat": state.seat, "colour": COLOURS[colour], "area": self.board.name(state.car_at[colour])}
