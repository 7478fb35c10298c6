"""What every step of a round has in common."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from backroom.games.chicago_gangsters.actions import GangstersAction
from backroom.games.chicago_gangsters.box import Box
from backroom.games.chicago_gangsters.state import GangstersState
from backroom.kernel.action import Action
from backroom.kernel.chance import Chance
from backroom.kernel.decision import Step
from backroom.kernel.event import Event
from backroom.kernel.refusal import Refusal


class RoundStep(Step[GangstersState]):
    """A step of a round. A round is a stack of decisions that ask nobody yet; each is begun as it comes up."""

    __slots__ = ("box",)

    def __init__(self, prompt: str, clause: str, box: Box) -> None:
        super().__init__(prompt, clause)
        self.box: Final = box

    def come_up(self, state: GangstersState, chance: Chance, log: list[Event] | None) -> bool:
        if state.stack[-1].seats:
            return True
        self.begin(state, chance, log)
        return False

    @abstractmethod
    def begin(self, state: GangstersState, chance: Chance, log: list[Event] | None) -> None:
        """The decision on top asks nobody yet: let it ask somebody, or take it off."""

    def refuse(self, state: GangstersState, seat: int, action: Action) -> Refusal | None:
        for offered in self.legal(state, seat):
            if offered is action:
                return None
        assert isinstance(action, GangstersAction)
        return self.explain(state, seat, action)

    @abstractmethod
    def explain(self, state: GangstersState, seat: int, action: GangstersAction) -> Refusal:
        """Why an action that is not legal is not."""

    def other_question(self) -> Refusal:
        """The answer to another question than the one that is asked."""
        return Refusal(self.clause, "refused-other-question")
