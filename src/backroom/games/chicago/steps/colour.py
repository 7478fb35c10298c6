"""Three players choose their colours, one after another (CH-12)."""

from __future__ import annotations

from typing import Final

from backroom.games.chicago import actions as act
from backroom.games.chicago import events
from backroom.games.chicago.actions import ChicagoAction, ChicagoActions
from backroom.games.chicago.gangs import GANG_COUNT, GANGS, NOBODY
from backroom.games.chicago.plan import Plan
from backroom.games.chicago.state import ChicagoState
from backroom.games.chicago.steps.chicago_step import ChicagoStep
from backroom.kernel.action import Action
from backroom.kernel.chance import Chance
from backroom.kernel.decision import Decision
from backroom.kernel.event import Event
from backroom.kernel.refusal import Refusal

PLAYERS: Final = 3


class ColourStep(ChicagoStep):
    """Asks each seat in turn. The decisions of the later seats lie below."""

    __slots__ = ()

    def __init__(self, plan: Plan, actions: ChicagoActions) -> None:
        super().__init__("colour", "CH-12", plan, actions, False)

    def everyone(self) -> list[Decision]:
        """The decisions of all seats, the first on top."""
        return [Decision(self, 1 << seat) for seat in range(PLAYERS - 1, -1, -1)]

    def legal(self, state: ChicagoState, seat: int) -> list[Action]:
        return [self.actions.take[gang] for gang in range(GANG_COUNT) if state.player_of[gang] == NOBODY]

    def refuse(self, state: ChicagoState, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, ChicagoAction)
        if action.kind != act.TAKE:
            return self.other_question()
        if state.player_of[action.what] != NOBODY:
            facts = {"target": state.player_of[action.what], "gang": GANGS[action.what]}
            return Refusal("CH-12", "refused-colour-taken", facts)
        return None

    def apply(self, state: ChicagoState, seat: int, action: Action, chance: Chance, log: list[Event] | None) -> None:
        assert isinstance(action, ChicagoAction)
        state.stack.pop()
        state.player_of[action.what] = seat
        if log is not None:
            log.append(events.colour_taken(seat, action.what))
