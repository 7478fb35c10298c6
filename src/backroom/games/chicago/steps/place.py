"""Placing new members into own buildings before the first round of a phase (CH-30, CH-32)."""

from __future__ import annotations

from backroom.games.chicago import actions as act
from backroom.games.chicago import events
from backroom.games.chicago.actions import ChicagoAction, ChicagoActions
from backroom.games.chicago.crews import put
from backroom.games.chicago.entering import has_room
from backroom.games.chicago.gangs import GANGS, MOST_RINGS
from backroom.games.chicago.plan import BUILDINGS, Plan
from backroom.games.chicago.state import ChicagoState
from backroom.games.chicago.steps.chicago_step import ChicagoStep
from backroom.kernel.action import Action
from backroom.kernel.chance import Chance
from backroom.kernel.event import Event
from backroom.kernel.refusal import Facts, Refusal


class PlaceStep(ChicagoStep):
    """`about` is (gang,). All that fit are placed; those left over wait (CH-33)."""

    __slots__ = ()

    def __init__(self, plan: Plan, actions: ChicagoActions, crowded: bool) -> None:
        super().__init__("place", "CH-30", plan, actions, crowded)

    def come_up(self, state: ChicagoState, chance: Chance, log: list[Event] | None) -> bool:
        decision = state.stack[-1]
        gang = decision.about[0]
        if state.waiting[gang]:
            for building in range(BUILDINGS):
                if self._takes(state, gang, building):
                    if not decision.seats:
                        self.ask(state, gang, decision.about)
                    return True
        state.stack.pop()
        return False

    def _takes(self, state: ChicagoState, gang: int, building: int) -> bool:
        return state.owner[building] == gang and has_room(state, gang, self.plan.streets + building, self.crowded)

    def legal(self, state: ChicagoState, seat: int) -> list[Action]:
        gang = state.stack[-1].about[0]
        waiting = state.waiting[gang]
        kinds = [rings for rings in range(1, MOST_RINGS + 1) if rings in waiting]
        legal: list[Action] = []
        for building in range(BUILDINGS):
            if self._takes(state, gang, building):
                for rings in kinds:
                    legal.append(self.actions.place[building * MOST_RINGS + rings - 1])
        return legal

    def refuse(self, state: ChicagoState, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, ChicagoAction)
        if action.kind != act.PLACE:
            return self.other_question()
        gang = state.stack[-1].about[0]
        if action.what not in state.waiting[gang]:
            return Refusal("CH-23", "refused-none-waiting", {"rings": int(action.what)})
        place = self.plan.names[action.to]
        if state.owner[self.plan.building(action.to)] != gang:
            return Refusal("CH-30", "refused-not-own", {"place": place})
        if not has_room(state, gang, action.to, self.crowded):
            return Refusal("CH-32", "refused-occupied", {"place": place})
        return None

    def apply(self, state: ChicagoState, seat: int, action: Action, chance: Chance, log: list[Event] | None) -> None:
        assert isinstance(action, ChicagoAction)
        gang = state.stack[-1].about[0]
        state.waiting[gang].remove(action.what)
        put(state, gang, action.to, action.what)
        if log is not None:
            log.append(events.member_placed(seat, gang, action.what, self.plan.names[action.to]))

    def facts(self, state: ChicagoState) -> Facts:
        gang = state.stack[-1].about[0]
        return {"gang": GANGS[gang], "count": len(state.waiting[gang])}
