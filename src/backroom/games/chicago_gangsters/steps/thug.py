"""The last word before cards are turned up: the thug's owner may have waited for the partner (CG-75, CG-108)."""

from __future__ import annotations

from typing import Final

from backroom.games.chicago_gangsters import actions as act
from backroom.games.chicago_gangsters import events
from backroom.games.chicago_gangsters.actions import ACTIONS, GangstersAction
from backroom.games.chicago_gangsters.box import Box
from backroom.games.chicago_gangsters.cards import THUG
from backroom.games.chicago_gangsters.reckoning import evaluate, turn_up_side
from backroom.games.chicago_gangsters.sides import members
from backroom.games.chicago_gangsters.state import GangstersState
from backroom.games.chicago_gangsters.steps.round_step import RoundStep
from backroom.kernel.action import Action
from backroom.kernel.chance import Chance
from backroom.kernel.decision import Decision
from backroom.kernel.event import Event
from backroom.kernel.refusal import Refusal

#: In `about`, beside the two sides: everything is turned up and the round evaluated.
EVERYTHING: Final = 2


class ThugStep(RoundStep):
    """`about` is (side,) or (EVERYTHING,). Who has no partner to wait for declares while laying (CG-123)."""

    __slots__ = ()

    def __init__(self, box: Box) -> None:
        super().__init__("thug", "CG-75", box)

    def begin(self, state: GangstersState, chance: Chance, log: list[Event] | None) -> None:
        about = state.stack[-1].about
        owner = state.owners[THUG]
        if owner >= 0 and not state.thug and _waits(state, about[0], owner):
            state.stack[-1] = Decision(self, 1 << owner, about)
        else:
            self._turn_up(state, log)

    def legal(self, state: GangstersState, seat: int) -> tuple[Action, ...]:
        return (ACTIONS.declare_thug, ACTIONS.spare_thug)

    def explain(self, state: GangstersState, seat: int, action: GangstersAction) -> Refusal:
        return self.other_question()

    def apply(self, state: GangstersState, seat: int, action: Action, chance: Chance, log: list[Event] | None) -> None:
        assert isinstance(action, GangstersAction)
        declared = action.kind == act.DECLARE_THUG
        state.thug = declared
        if log is not None:
            log.append(events.thug_declared(seat) if declared else events.thug_spared(seat))
        self._turn_up(state, log)

    def _turn_up(self, state: GangstersState, log: list[Event] | None) -> None:
        what = state.stack.pop().about[0]
        if what == EVERYTHING:
            evaluate(state, self.box, log)
        else:
            turn_up_side(state, self.box, what, log)


def _waits(state: GangstersState, what: int, owner: int) -> bool:
    """Whether the thug's owner may still declare it before these cards are turned up."""
    if what == EVERYTHING:
        return owner == state.mr_x()
    seats = members(state, what)
    return len(seats) > 1 and owner in seats
