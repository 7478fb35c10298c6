"""What every step has in common."""

from __future__ import annotations

from typing import Final

from backroom.games.chicago.actions import ChicagoActions
from backroom.games.chicago.plan import Plan
from backroom.games.chicago.state import ChicagoState
from backroom.kernel.decision import Decision, Step
from backroom.kernel.refusal import Refusal


class ChicagoStep(Step[ChicagoState]):
    """A step of play. A phase is a stack of decisions laid ahead."""

    __slots__ = ("actions", "crowded", "plan")

    def __init__(self, prompt: str, clause: str, plan: Plan, actions: ChicagoActions, crowded: bool) -> None:
        super().__init__(prompt, clause)
        self.plan: Final = plan
        self.actions: Final = actions
        #: Variant I (CH-100).
        self.crowded: Final = crowded

    def other_question(self) -> Refusal:
        """The answer to another question than the one that is asked."""
        return Refusal(self.clause, "refused-other-question")

    def ask(self, state: ChicagoState, gang: int, about: tuple[int, ...]) -> None:
        """The top decision asks this gang's player, about something."""
        state.stack[-1] = Decision(self, 1 << state.player_of[gang], about)
