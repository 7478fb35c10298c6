"""At the Gold Coast: one of the open equipments must be taken (GA-51 to GA-53)."""

from __future__ import annotations

from typing import Final

from backroom.games.gangster import actions as act
from backroom.games.gangster import events
from backroom.games.gangster.actions import GangsterAction, GangsterActions
from backroom.games.gangster.harbour import eligible, take_equipment
from backroom.games.gangster.pieces import COLOURS, EQUIPMENT
from backroom.games.gangster.state import GangsterState
from backroom.kernel.action import Action
from backroom.kernel.chance import Chance
from backroom.kernel.decision import Decision, Step
from backroom.kernel.event import Event
from backroom.kernel.refusal import Facts, Refusal


class EquipmentStep(Step[GangsterState]):
    """Waits on the stack until its turn comes; then asks, if there is a choice."""

    __slots__ = ("actions",)

    def __init__(self, actions: GangsterActions) -> None:
        super().__init__("equipment", "GA-51")
        self.actions: Final = actions

    def come_up(self, state: GangsterState, chance: Chance, log: list[Event] | None) -> bool:
        """Ask, or do what there is no choice about (GA-53)."""
        if state.stack[-1].seats:
            return True
        state.stack.pop()
        kinds = eligible(state, state.colour)
        if len(kinds) > 1:
            state.stack.append(Decision(self, 1 << state.seat))
        elif kinds:
            take_equipment(state, kinds[0], chance, log)
        elif log is not None:
            log.append(events.nothing_taken(state.seat, state.colour))
        return False

    def unfinished(self, state: GangsterState, seat: int) -> bool:
        return True

    def legal(self, state: GangsterState, seat: int) -> list[Action]:
        legal: list[Action] = []
        for kind in eligible(state, state.colour):
            legal.append(self.actions.take[kind])
        return legal

    def refuse(self, state: GangsterState, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, GangsterAction)
        if action.kind in (act.DUMP, act.KEEP):
            return Refusal("GA-56", "refused-dump-late")
        if action.kind != act.TAKE:
            return Refusal("GA-51", "refused-take-first")
        kind = action.equipment
        facts: Facts = {"equipment": EQUIPMENT[kind]}
        if kind not in state.harbour:
            return Refusal("GA-51", "refused-not-on-offer", facts)
        if state.has(state.colour, kind):
            return Refusal("GA-53", "refused-same-equipment", facts)
        return None

    def apply(self, state: GangsterState, seat: int, action: Action, chance: Chance, log: list[Event] | None) -> None:
        assert isinstance(action, GangsterAction)
        state.stack.pop()
        take_equipment(state, action.equipment, chance, log)

    def facts(self, state: GangsterState) -> Facts:
        return {"seat": state.seat, "colour": COLOURS[state.colour]}
