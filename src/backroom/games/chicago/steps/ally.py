"""With two players: whether an allied building changes gang (CH-90)."""

from __future__ import annotations

from mypy_extensions import i64

from backroom.games.chicago import actions as act
from backroom.games.chicago import events
from backroom.games.chicago.actions import ChicagoAction, ChicagoActions
from backroom.games.chicago.gangs import GANGS
from backroom.games.chicago.plan import Plan
from backroom.games.chicago.seizing import seize
from backroom.games.chicago.state import ChicagoState
from backroom.games.chicago.steps.chicago_step import ChicagoStep
from backroom.kernel.action import Action
from backroom.kernel.chance import Chance
from backroom.kernel.decision import Decision
from backroom.kernel.event import Event
from backroom.kernel.refusal import Facts, Refusal


class AllyStep(ChicagoStep):
    """`about` is (gang, place): the gang has just come to an allied building."""

    __slots__ = ()

    def __init__(self, plan: Plan, actions: ChicagoActions, crowded: bool) -> None:
        super().__init__("ally", "CH-90", plan, actions, crowded)

    def ask_about(self, state: ChicagoState, gang: i64, place: i64) -> None:
        state.stack.append(Decision(self, 1 << state.seat_of(gang), (gang, place)))

    def legal(self, state: ChicagoState, seat: int) -> list[Action]:
        return [self.actions.seize, self.actions.leave]

    def refuse(self, state: ChicagoState, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, ChicagoAction)
        return None if action.kind in (act.SEIZE, act.LEAVE) else self.other_question()

    def apply(self, state: ChicagoState, seat: int, action: Action, chance: Chance, log: list[Event] | None) -> None:
        assert isinstance(action, ChicagoAction)
        gang, place = state.stack.pop().about
        building = self.plan.building(place)
        if action.kind == act.SEIZE:
            seize(state, self.plan, gang, building, log)
        elif log is not None:
            log.append(events.building_left(seat, gang, self.plan.names[place], state.owner[building]))

    def facts(self, state: ChicagoState) -> Facts:
        gang, place = state.stack[-1].about
        owner = state.owner[self.plan.building(place)]
        return {"gang": GANGS[gang], "place": self.plan.names[place], "former": GANGS[owner]}
