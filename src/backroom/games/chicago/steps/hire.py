"""Hiring before the first round of a phase (CH-22)."""

from __future__ import annotations

from backroom.games.chicago import actions as act
from backroom.games.chicago.actions import ChicagoAction, ChicagoActions
from backroom.games.chicago.gangs import GANGS, MOST_BOUGHT
from backroom.games.chicago.hiring import can_hire, hire, refuse_hire
from backroom.games.chicago.plan import Plan
from backroom.games.chicago.state import ChicagoState
from backroom.games.chicago.steps.chicago_step import ChicagoStep
from backroom.kernel.action import Action
from backroom.kernel.chance import Chance
from backroom.kernel.event import Event
from backroom.kernel.refusal import Facts, Refusal


class HireStep(ChicagoStep):
    """`about` is (gang, ones bought, twos, threes)."""

    __slots__ = ()

    def __init__(self, plan: Plan, actions: ChicagoActions, crowded: bool) -> None:
        super().__init__("hire", "CH-22", plan, actions, crowded)

    def come_up(self, state: ChicagoState, chance: Chance, log: list[Event] | None) -> bool:
        decision = state.stack[-1]
        gang, ones, twos, threes = decision.about
        for rings in range(1, MOST_BOUGHT + 1):
            if can_hire(state, gang, rings, ones, twos, threes):
                if not decision.seats:
                    self.ask(state, gang, decision.about)
                return True
        state.stack.pop()
        return False

    def legal(self, state: ChicagoState, seat: int) -> list[Action]:
        gang, ones, twos, threes = state.stack[-1].about
        legal: list[Action] = [self.actions.done]
        for rings in range(1, MOST_BOUGHT + 1):
            if can_hire(state, gang, rings, ones, twos, threes):
                legal.append(self.actions.hire[rings - 1])
        return legal

    def refuse(self, state: ChicagoState, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, ChicagoAction)
        if action.kind == act.HIRE:
            gang, ones, twos, threes = state.stack[-1].about
            return refuse_hire(state, gang, action.what, ones, twos, threes, "CH-22")
        return None if action.kind == act.DONE else self.other_question()

    def apply(self, state: ChicagoState, seat: int, action: Action, chance: Chance, log: list[Event] | None) -> None:
        assert isinstance(action, ChicagoAction)
        if action.kind == act.DONE:
            state.stack.pop()
            return
        gang, ones, twos, threes = state.stack[-1].about
        rings = action.what
        hire(state, gang, rings, log)
        self.ask(state, gang, (gang, ones + (rings == 1), twos + (rings == 2), threes + (rings == MOST_BOUGHT)))

    def facts(self, state: ChicagoState) -> Facts:
        gang = state.stack[-1].about[0]
        return {"gang": GANGS[gang], "money": state.cash[gang]}
