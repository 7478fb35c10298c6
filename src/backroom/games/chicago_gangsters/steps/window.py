"""The Godfather's windows: who may, decides secretly and at once whether to take the card (CG-111, CG-112)."""

from __future__ import annotations

from typing import Final

from backroom.games.chicago_gangsters import actions as act
from backroom.games.chicago_gangsters import events
from backroom.games.chicago_gangsters.actions import ACTIONS, GangstersAction
from backroom.games.chicago_gangsters.box import Box
from backroom.games.chicago_gangsters.cards import CHALLENGERS, DEFENDERS, NOBODY
from backroom.games.chicago_gangsters.state import GangstersState
from backroom.games.chicago_gangsters.steps.duel import DuelStep, crown
from backroom.games.chicago_gangsters.steps.round_step import RoundStep
from backroom.kernel.action import Action
from backroom.kernel.chance import Chance
from backroom.kernel.decision import Decision, seats_of
from backroom.kernel.event import Event
from backroom.kernel.refusal import Facts, Refusal

#: Before the challengers' turn, and after their cards have been turned up.
FIRST_WINDOW: Final = 0
SECOND_WINDOW: Final = 1


class WindowStep(RoundStep):
    """`about` is (window,)."""

    __slots__ = ("duel",)

    def __init__(self, box: Box, duel: DuelStep) -> None:
        super().__init__("window", "CG-112", box)
        self.duel: Final = duel

    def begin(self, state: GangstersState, chance: Chance, log: list[Event] | None) -> None:
        window = state.stack.pop().about[0]
        if state.fresh != NOBODY or state.shut:  # CG-114, CG-119
            return
        state.declared = 0
        asked = 0
        for seat in range(state.players):
            if may_take_card(state, seat) and (window == FIRST_WINDOW or state.side_of[seat] == DEFENDERS):
                asked |= 1 << seat
        if asked:
            state.stack.append(Decision(self, asked, (window,)))

    def legal(self, state: GangstersState, seat: int) -> tuple[Action, ...]:
        return (ACTIONS.take_card, ACTIONS.pass_card)

    def explain(self, state: GangstersState, seat: int, action: GangstersAction) -> Refusal:
        return self.other_question()

    def apply(self, state: GangstersState, seat: int, action: Action, chance: Chance, log: list[Event] | None) -> None:
        assert isinstance(action, GangstersAction)
        takes = action.kind == act.TAKE_CARD
        if takes:
            state.declared |= 1 << seat
        if log is not None:
            log.append(events.window_answered(seat, takes))
        left = state.stack.pop().answered_by(seat)
        if left.seats:
            state.stack.append(left)
            return
        candidates = seats_of(state.declared)
        state.declared = 0
        if log is not None:
            log.append(events.card_claimed(candidates) if candidates else events.nobody_declared())
        if len(candidates) == 1:
            crown(state, candidates[0], log)
        elif candidates:
            mask = 0
            for candidate in candidates:
                mask |= 1 << candidate
            state.stack.append(Decision(self.duel, 0, (mask,)))

    def facts(self, state: GangstersState) -> Facts:
        return {"window": state.stack[-1].about[0] + 1}


def may_take_card(state: GangstersState, seat: int) -> bool:
    """CG-114: not its holder; CG-115: not the lone player of three."""
    return seat not in (state.godfather, state.lone)


def window_to_come(state: GangstersState, seat: int) -> bool:
    """CG-121: whether this seat's side can still take the card this round; the duel for it is part of the window."""
    if state.fresh != NOBODY or state.shut:
        return False
    if state.side_of[seat] == DEFENDERS:
        return any(decision.step.prompt in ("window", "duel") for decision in state.stack)
    return state.announced[CHALLENGERS] < 0 and state.stack[-1].step.prompt in ("window", "duel")
