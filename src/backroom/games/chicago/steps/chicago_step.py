"""What every step has in common."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from backroom.games.chicago.actions import ChicagoAction, ChicagoActions
from backroom.games.chicago.plan import Plan
from backroom.games.chicago.state import ChicagoState
from backroom.kernel.action import Action
from backroom.kernel.chance import Chance
from backroom.kernel.decision import Decision, Step
from backroom.kernel.event import Event
from backroom.kernel.refusal import Refusal


class ChicagoStep(Step[ChicagoState]):
    """A step of play. A phase is a stack of decisions that ask nobody yet; each is made ready in turn."""

    __slots__ = ("actions", "crowded", "plan")

    def __init__(self, prompt: str, clause: str, plan: Plan, actions: ChicagoActions, crowded: bool) -> None:
        super().__init__(prompt, clause)
        self.plan: Final = plan
        self.actions: Final = actions
        #: Variant I (CH-100).
        self.crowded: Final = crowded

    @abstractmethod
    def ready(self, state: ChicagoState, chance: Chance, log: list[Event] | None) -> bool:
        """Play has come to this step, the top of the stack: True if somebody is asked now.

        Else it has done what was to be done, by the rules alone, and the top of the stack is to be looked at again.
        """

    def refuse(self, state: ChicagoState, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, ChicagoAction)
        return self.explain(state, action)

    @abstractmethod
    def explain(self, state: ChicagoState, action: ChicagoAction) -> Refusal | None:
        """Why who is asked may not do this; None if it is allowed."""

    def other_question(self) -> Refusal:
        """The answer to another question than the one that is asked."""
        return Refusal(self.clause, "refused-other-question")

    def ask(self, state: ChicagoState, gang: int, about: tuple[int, ...]) -> None:
        """The top decision asks this gang's player, about something."""
        state.stack[-1] = Decision(self, 1 << state.player_of[gang], about)
