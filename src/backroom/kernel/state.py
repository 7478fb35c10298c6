"""The whole truth about one game: data only, with the stack of pending decisions on it."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, Final, cast

from mypy_extensions import mypyc_attr

from backroom.kernel.again import Recipe, state_again
from backroom.kernel.view_types import OutcomeData

if TYPE_CHECKING:
    from backroom.kernel.decision import Decision


class Outcome:
    """How a game ended: why, who won (several share the win), and each seat's score."""

    __slots__ = ("reason", "scores", "winners")

    def __init__(self, reason: str, winners: list[int], scores: list[int]) -> None:
        self.reason: Final = reason
        self.winners: Final = winners
        self.scores: Final = scores

    def as_data(self) -> OutcomeData:
        return {"reason": self.reason, "winners": list(self.winners), "scores": list(self.scores)}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and other.as_data() == self.as_data()

    def __hash__(self) -> int:
        return hash((self.reason, tuple(self.winners), tuple(self.scores)))

    def __repr__(self) -> str:
        return f"Outcome({self.reason!r}, winners={self.winners}, scores={self.scores})"

    def __reduce__(self) -> Recipe:
        return Outcome, (self.reason, self.winners, self.scores)


def outcome_of(data: object) -> Outcome | None:
    """The outcome whose `as_data` this is; None of None."""
    if data is None:
        return None
    told = cast("dict[str, object]", data)
    return Outcome(str(told["reason"]), cast("list[int]", told["winners"]), cast("list[int]", told["scores"]))


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What a title's state holds beside its own data.

    `stack` are the pending decisions, the last one being asked; it is empty when `outcome` is there.
    Only the title's rules change a state; everybody else works on a `clone`.
    """

    __slots__ = ("outcome", "stack")

    def __init__(self) -> None:
        self.stack: list[Decision] = []
        self.outcome: Outcome | None = None

    @abstractmethod
    def clone(self) -> State:
        """An equal state that shares nothing changeable with this one."""

    @abstractmethod
    def as_data(self) -> dict[str, object]:
        """Everything, as plain lists, numbers and texts; `Rules.restore` builds an equal state from it."""

    def given(self) -> tuple[int, ...]:
        """What its class is called with: numbers that never change."""
        return ()

    def fill_from(self, data: dict[str, object], stack: list[Decision]) -> None:
        """Become the state whose `as_data` this is; `stack` are its decisions."""
        raise TypeError(f"{type(self).__name__} does not say how it is made again.")

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.clone()

    def __reduce__(self) -> Recipe:
        return state_again, (type(self), self.given(), self.as_data(), self.stack)

    def __eq__(self, other: object) -> bool:
        """Whether both hold the same: so does a clone."""
        return isinstance(other, State) and type(other) is type(self) and other.as_data() == self.as_data()

    def __hash__(self) -> int:
        """Of what it holds now: a state that is played on is no key."""
        return hash(repr(self))

    def __repr__(self) -> str:
        told = ", ".join([f"{name}={value!r}" for name, value in self.as_data().items()])
        return f"{type(self).__name__}({told})"

    def is_back_at(self, before: State) -> bool:
        """Whether what was done since `before`, of which this is a clone, has been taken back: nothing has changed."""
        if self.outcome is not None or before.outcome is not None or self.stack[-1] is not before.stack[-1]:
            return False  # mostly so, and told without looking at everything
        return self == before
