"""A turn before the roll: members of strength 1 and 2 may be hired, then the movement die is rolled (CH-24, CH-40)."""

from __future__ import annotations

from typing import Final

from backroom.games.chicago import actions as act
from backroom.games.chicago import events
from backroom.games.chicago.actions import ChicagoAction, ChicagoActions
from backroom.games.chicago.entering import enter_waiting
from backroom.games.chicago.gangs import GANGS, NOBODY
from backroom.games.chicago.hiring import can_hire, hire, refuse_hire
from backroom.games.chicago.plan import Plan
from backroom.games.chicago.state import ChicagoState
from backroom.games.chicago.steps.chicago_step import ChicagoStep
from backroom.games.chicago.steps.move import MoveStep
from backroom.kernel.action import Action
from backroom.kernel.chance import Chance
from backroom.kernel.decision import Decision
from backroom.kernel.event import Event
from backroom.kernel.refusal import Facts, Refusal

#: On a turn no member of strength 3 is sold: as if one had been bought.
NO_THREES: Final = 1


class TurnStep(ChicagoStep):
    """`about` is (gang, round, ones bought, twos)."""

    __slots__ = ("move",)

    def __init__(self, plan: Plan, actions: ChicagoActions, crowded: bool, move: MoveStep) -> None:
        super().__init__("turn", "CH-40", plan, actions, crowded)
        self.move: Final = move

    def come_up(self, state: ChicagoState, chance: Chance, log: list[Event] | None) -> bool:
        decision = state.stack[-1]
        if not decision.seats:
            gang = decision.about[0]
            state.gang = gang
            state.round = decision.about[1]
            if state.sits_out(gang):
                state.stack.pop()
                if log is not None and state.player_of[gang] != NOBODY:
                    log.append(events.gang_sat_out(state.seat_of(gang), gang))
                return False
            self.ask(state, gang, decision.about)
            if log is not None:
                log.append(events.turn_begun(state.seat_of(gang), gang, state.phase, state.round + 1))
        enter_waiting(state, self.plan, self.crowded, log)
        return True

    def legal(self, state: ChicagoState, seat: int) -> list[Action]:
        gang, _, ones, twos = state.stack[-1].about
        legal: list[Action] = [self.actions.roll]
        for rings in (1, 2):
            if can_hire(state, gang, rings, ones, twos, NO_THREES):
                legal.append(self.actions.hire[rings - 1])
        return legal

    def refuse(self, state: ChicagoState, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, ChicagoAction)
        if action.kind == act.HIRE:
            gang, _, ones, twos = state.stack[-1].about
            return refuse_hire(state, gang, action.what, ones, twos, NO_THREES, "CH-24")
        if action.kind in (act.MOVE, act.SEND):
            return Refusal("CH-40", "refused-roll-first")
        return None if action.kind == act.ROLL else self.other_question()

    def apply(self, state: ChicagoState, seat: int, action: Action, chance: Chance, log: list[Event] | None) -> None:
        assert isinstance(action, ChicagoAction)
        gang, at, ones, twos = state.stack[-1].about
        if action.kind == act.HIRE:
            hire(state, gang, action.what, log)
            self.ask(state, gang, (gang, at, ones + (action.what == 1), twos + (action.what == 2)))
            return
        die = self.plan.movement_die
        state.points = die[chance.below(len(die))]
        state.stack[-1] = Decision(self.move, 1 << seat, (gang,))
        if log is not None:
            log.append(events.points_rolled(seat, gang, state.points))

    def facts(self, state: ChicagoState) -> Facts:
        gang = state.stack[-1].about[0]
        return {"gang": GANGS[gang], "money": state.cash[gang]}
