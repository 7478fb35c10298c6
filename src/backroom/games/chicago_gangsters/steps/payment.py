"""The informer's and the smuggler's trade: means cards worth six or more for one alcohol (CG-70)."""

from __future__ import annotations

from typing import Final

from backroom.games.chicago_gangsters import actions as act
from backroom.games.chicago_gangsters import events
from backroom.games.chicago_gangsters.actions import ACTIONS, GangstersAction
from backroom.games.chicago_gangsters.box import Box
from backroom.games.chicago_gangsters.cards import CARD_TEXTS, PERSONS, VALUE_OF
from backroom.games.chicago_gangsters.loot import earn
from backroom.games.chicago_gangsters.packs import types_of
from backroom.games.chicago_gangsters.piles import discard_from_hand
from backroom.games.chicago_gangsters.state import ABILITY, GangstersState
from backroom.games.chicago_gangsters.steps.round_step import RoundStep
from backroom.kernel.action import Action
from backroom.kernel.chance import Chance
from backroom.kernel.decision import Decision
from backroom.kernel.event import Event
from backroom.kernel.refusal import Facts, Refusal

#: Printed values: a lone player's doubling does not apply.
PRICE: Final = 6


class PaymentStep(RoundStep):
    """Card by card, until it is settled; `about` is (seat, person, value handed over)."""

    __slots__ = ()

    def __init__(self, box: Box) -> None:
        super().__init__("payment", "CG-70", box)

    def begin(self, state: GangstersState, chance: Chance, log: list[Event] | None) -> None:
        about = state.stack[-1].about
        state.stack[-1] = Decision(self, 1 << about[0], about)

    def legal(self, state: GangstersState, seat: int) -> tuple[Action, ...]:
        legal = ACTIONS.hand_overs[types_of(state.hands[seat])]
        return (*legal, ACTIONS.settle) if state.stack[-1].about[2] >= PRICE else legal

    def explain(self, state: GangstersState, seat: int, action: GangstersAction) -> Refusal:
        if action.kind == act.HAND_OVER:
            return Refusal("CG-70", "refused-not-in-hand", {"card": CARD_TEXTS[action.what]})
        if action.kind == act.SETTLE:
            return Refusal("CG-70", "refused-too-cheap", {"points": state.stack[-1].about[2]})
        return self.other_question()

    def apply(self, state: GangstersState, seat: int, action: Action, chance: Chance, log: list[Event] | None) -> None:
        assert isinstance(action, GangstersAction)
        decision = state.stack.pop()
        _, person, value = decision.about
        if action.kind == act.SETTLE:
            earn(state, seat, ABILITY, 1)
            if log is not None:
                log.append(events.alcohol_traded(seat, person, value))
            return
        discard_from_hand(state, seat, action.what)
        if log is not None:
            log.append(events.card_handed_over(seat, person, action.what))
        state.stack.append(decision.asked_about((seat, person, value + VALUE_OF[action.what])))

    def unfinished(self, state: GangstersState, seat: int) -> bool:
        return True

    def facts(self, state: GangstersState) -> Facts:
        _, person, value = state.stack[-1].about
        return {"person": PERSONS[person], "points": value}
