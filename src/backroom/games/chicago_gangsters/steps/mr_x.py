"""Mr. X goes first: any number of cards face down, and openly a side (CG-101)."""

from __future__ import annotations

from backroom.games.chicago_gangsters import actions as act
from backroom.games.chicago_gangsters import events
from backroom.games.chicago_gangsters.actions import ACTIONS, GangstersAction
from backroom.games.chicago_gangsters.box import Box
from backroom.games.chicago_gangsters.laying import is_laying, laying_refusal, move_card
from backroom.games.chicago_gangsters.packs import cards_in, types_of
from backroom.games.chicago_gangsters.state import COUNTED, GangstersState, replaced
from backroom.games.chicago_gangsters.steps.round_step import RoundStep
from backroom.kernel.action import Action
from backroom.kernel.chance import Chance
from backroom.kernel.decision import Decision
from backroom.kernel.event import Event
from backroom.kernel.refusal import Refusal


class MrXStep(RoundStep):
    """A compound choice: lay and take back, then join a side. Nobody hears of it before he has joined one."""

    __slots__ = ()

    def __init__(self, box: Box) -> None:
        super().__init__("mr-x", "CG-101", box)

    def begin(self, state: GangstersState, chance: Chance, log: list[Event] | None) -> None:
        state.stack[-1] = Decision(self, 1 << state.mr_x())

    def legal(self, state: GangstersState, seat: int) -> tuple[Action, ...]:
        return (
            *ACTIONS.join,
            *ACTIONS.take_backs[types_of(state.laid[seat])],
            *ACTIONS.lays[types_of(state.hands[seat])],
        )

    def onward(self, state: GangstersState, seat: int) -> tuple[Action, ...]:
        return (*ACTIONS.join, *ACTIONS.lays[types_of(state.hands[seat])])

    def explain(self, state: GangstersState, seat: int, action: GangstersAction) -> Refusal:
        if action.kind in act.TALK:
            return Refusal("CG-109", "refused-mr-x-silent")
        if action.kind == act.DECLARE_THUG:
            return Refusal("CG-108", "refused-thug-later")
        return laying_refusal(action) or self.other_question()

    def apply(self, state: GangstersState, seat: int, action: Action, chance: Chance, log: list[Event] | None) -> None:
        assert isinstance(action, GangstersAction)
        if action.kind != act.JOIN:
            move_card(state, seat, action)
            return
        state.side_of = replaced(state.side_of, seat, action.what)
        state.manner[seat] = COUNTED
        state.stack.pop()
        if log is not None:
            log.append(events.mr_x_joined(seat, action.what, cards_in(state.laid[seat])))

    def unfinished(self, state: GangstersState, seat: int) -> bool:
        return is_laying(state, seat)
