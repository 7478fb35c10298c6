"""What a new Godfather pays the ousted partner out of both packages (CG-116, CG-120)."""

from __future__ import annotations

from backroom.games.chicago_gangsters import actions as act
from backroom.games.chicago_gangsters import events
from backroom.games.chicago_gangsters.actions import (
    ACTIONS,
    PAY_ALCOHOL,
    PAY_MEANS,
    PAY_PERSON,
    PAYMENTS,
    GangstersAction,
)
from backroom.games.chicago_gangsters.box import Box, Package
from backroom.games.chicago_gangsters.loot import earn, take_package, take_person
from backroom.games.chicago_gangsters.piles import can_draw, draw_cards
from backroom.games.chicago_gangsters.state import LOOT, GangstersState, replaced
from backroom.games.chicago_gangsters.steps.round_step import RoundStep
from backroom.kernel.action import Action
from backroom.kernel.chance import Chance
from backroom.kernel.decision import Decision
from backroom.kernel.event import Event
from backroom.kernel.refusal import Facts, Refusal


class CompensationStep(RoundStep):
    """`about` is (role,). With one way to pay only, it is paid without asking."""

    __slots__ = ()

    def __init__(self, box: Box) -> None:
        super().__init__("compensation", "CG-116", box)

    def begin(self, state: GangstersState, chance: Chance, log: list[Event] | None) -> None:
        role = state.stack.pop().about[0]
        payments = self._payments(state, role)
        if len(payments) == 1:
            self._pay(state, role, payments[0], chance, log)
        else:
            state.stack.append(Decision(self, 1 << state.fresh, (role,)))

    def legal(self, state: GangstersState, seat: int) -> tuple[Action, ...]:
        return tuple([ACTIONS.pay[payment] for payment in self._payments(state, state.stack[-1].about[0])])

    def explain(self, state: GangstersState, seat: int, action: GangstersAction) -> Refusal:
        if action.kind != act.PAY:
            return self.other_question()
        both = self._both(state, state.stack[-1].about[0])
        if action.what == PAY_MEANS and both.means:
            return Refusal("CG-120", "refused-partner-cannot-draw", {"target": state.ousted})
        return Refusal("CG-116", "refused-not-in-packages", {"payment": f"pay-{PAYMENTS[action.what]}"})

    def apply(self, state: GangstersState, seat: int, action: Action, chance: Chance, log: list[Event] | None) -> None:
        assert isinstance(action, GangstersAction)
        self._pay(state, state.stack.pop().about[0], action.what, chance, log)

    def _payments(self, state: GangstersState, role: int) -> list[int]:
        """The ways to pay; a means card only if the partner can draw it, or if there is nothing else."""
        both = self._both(state, role)
        payments: list[int] = []
        if both.alcohol:
            payments.append(PAY_ALCOHOL)
        if both.means and (can_draw(state, state.ousted) or not (both.alcohol or both.person)):
            payments.append(PAY_MEANS)
        if both.person:
            payments.append(PAY_PERSON)
        return payments

    def _both(self, state: GangstersState, role: int) -> Package:
        """Both packages as one."""
        packages = self.box.loots[state.loot]
        first = packages[role * 2]
        second = packages[role * 2 + 1]
        return Package(first.alcohol + second.alcohol, first.means + second.means, first.person or second.person)

    def _pay(self, state: GangstersState, role: int, payment: int, chance: Chance, log: list[Event] | None) -> None:
        both = self._both(state, role)
        godfather = state.fresh
        partner = state.ousted
        if log is not None:
            log.append(events.partner_paid(godfather, partner, PAYMENTS[payment]))
        own = Package(
            both.alcohol - int(payment == PAY_ALCOHOL),
            both.means - int(payment == PAY_MEANS),
            both.person and payment != PAY_PERSON,
        )
        for at in (role * 2, role * 2 + 1):
            state.taken = replaced(state.taken, at, godfather)
        take_package(state, godfather, own, chance, log)
        if payment == PAY_ALCOHOL:
            earn(state, partner, LOOT, 1)
        elif payment == PAY_MEANS:
            draw_cards(state, partner, 1, chance, log)
        else:
            take_person(state, partner, log)

    def facts(self, state: GangstersState) -> Facts:
        return {"target": state.ousted}
