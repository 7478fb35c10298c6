"""Decisions: pending choices, and the steps of the rules that ask them."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from backroom.kernel.action import Action
from backroom.kernel.again import NotFromATitle, Recipe, decision_again, step_again
from backroom.kernel.chance import Chance
from backroom.kernel.event import SEATS, Event
from backroom.kernel.refusal import Facts, Refusal
from backroom.kernel.state import State
from backroom.kernel.view_types import DecisionData

if TYPE_CHECKING:
    from backroom.kernel.rules import Rules

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One kind of decision: what may be chosen, why something may not, and what a choice does.

    `prompt` is the message id of the question, `clause` the rule by which it is asked.
    """

    __slots__ = ("clause", "prompt", "rules")

    def __init__(self, prompt: str, clause: str) -> None:
        self.prompt: Final = prompt
        self.clause: Final = clause
        #: The rules that it is a step of, as soon as there are any.
        self.rules: Rules[Any, Any] | None = None

    def come_up(self, state: S, chance: Chance, log: list[Event] | None) -> bool:
        """Play has come to this step's decision, the top of the stack: True if somebody is asked now.

        Else it has done, by the rules alone, what there was to do, and the top of the stack is looked at again. A
        decision can be laid ahead: it asks nobody (`seats` is 0) until it comes up. It also comes up after each action.
        """
        return True

    @abstractmethod
    def legal(self, state: S, seat: int) -> Sequence[Action]:
        """What this seat, being asked, may choose; never empty while it is asked. A tuple may be handed out again."""

    def onward(self, state: S, seat: int) -> Sequence[Action]:
        """The same without whatever takes back or replaces a part of a choice that is being made.

        Never empty, and whoever chooses from it only comes to the end of a choice, and of the game (`Rules.bounds`).
        """
        return self.legal(state, seat)

    @abstractmethod
    def refuse(self, state: S, seat: int, action: Action) -> Refusal | None:
        """Why this seat, being asked, may not choose `action`; None exactly for the legal ones.

        May depend only on what the seat knows.
        """

    @abstractmethod
    def apply(self, state: S, seat: int, action: Action, chance: Chance, log: list[Event] | None) -> None:
        """Carry out a legal choice. Checks nothing. Tells `log`, if there is one, what happened."""

    def unfinished(self, state: S, seat: int) -> bool:
        """Whether this seat stands in the middle of a compound choice: it may not end here."""
        return False

    def told_at_once(self, action: Action) -> bool:
        """Whether this choice, in a decision of several seats, is told before the last answer is in.

        Only what its player means to be heard, as talk is; every other choice stays sealed.
        """
        return False

    def facts(self, state: S) -> Facts:
        """What the question mentions: public facts only."""
        return {}

    def __copy__(self) -> Step[S]:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Step[S]:
        return self

    def __reduce__(self) -> Recipe:
        if self.rules is None:
            raise NotFromATitle(f"{self.prompt!r} is a step of no rules.")
        return step_again, (self.rules, self.prompt)

    def __repr__(self) -> str:
        return f"<step {self.prompt} ({self.clause})>"


# Made and dropped by the million, and none leads back to itself: off the garbage collector's books they cost half.
@mypyc_attr(acyclic=True, free_list_len=1)
class Decision:
    """One pending choice: `step` asks `seats` (a bit mask) `about` something. Immutable.

    With several seats it is simultaneous: each answers once, `answered_by` makes the decision that is
    left, and nothing is shown before the last answer.
    """

    __slots__ = ("about", "seat", "seats", "step")

    def __init__(self, step: Step[Any], seats: int, about: tuple[int, ...] = ()) -> None:
        self.step: Final = step
        self.seats: Final = seats
        self.about: Final = about
        self.seat: Final = lowest_seat(seats)

    def asks(self, seat: int) -> bool:
        return bool(self.seats >> seat & 1)

    def answered_by(self, seat: int) -> Decision:
        """The same question to the seats that have not answered it yet."""
        return Decision(self.step, self.seats & ~(1 << seat), self.about)

    def asked_about(self, about: tuple[int, ...]) -> Decision:
        """The same question to the same seats about something else."""
        return Decision(self.step, self.seats, about)

    def as_data(self) -> DecisionData:
        return [self.step.prompt, self.seats, list(self.about)]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Decision)
            and other.step is self.step
            and other.seats == self.seats
            and other.about == self.about
        )

    def __hash__(self) -> int:
        return hash((self.step.prompt, self.seats, self.about))

    def __repr__(self) -> str:
        return f"<decision: {self.step.prompt} asks {seats_of(self.seats)} about {self.about}>"

    def __reduce__(self) -> Recipe:
        if self.step.rules is None:
            raise NotFromATitle(f"{self.step.prompt!r} is asked by a step of no rules.")
        return decision_again, (self.step.rules, self.step.prompt, self.seats, self.about)


def lowest_seat(seats: int) -> int:
    """The lowest seat of a mask; -1 for none."""
    for seat in range(SEATS):
        if seats >> seat & 1:
            return seat
    return -1


_EVERY_SEAT: Final = (1 << SEATS) - 1
_SEATS_OF: Final = [[seat for seat in range(SEATS) if mask >> seat & 1] for mask in range(1 << SEATS)]


def seats_of(mask: int) -> list[int]:
    """The seats of a mask, in order."""
    return _SEATS_OF[mask & _EVERY_SEAT][:]
