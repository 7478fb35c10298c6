"""Views: what one seat, or an onlooker, may know."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from backroom.kernel.action import Action
from backroom.kernel.again import NotFromATitle, Recipe, view_again
from backroom.kernel.chance import FastChance
from backroom.kernel.event import SeenEvent
from backroom.kernel.parts import Parts, json_of
from backroom.kernel.refusal import Facts
from backroom.kernel.view_types import ViewData

if TYPE_CHECKING:
    from backroom.kernel.rules import Rules


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """What one viewer may know, built from nothing. Its wire form is `as_data`; equal views tell the same."""

    __slots__ = ("rules", "viewer")

    def __init__(self, viewer: int) -> None:
        self.viewer: Final = viewer
        #: Set by whoever hands a view out (`Game.view`, `Rules.update`): by them it is made again after pickling.
        self.rules: Rules[Any, Any] | None = None

    @abstractmethod
    def as_data(self) -> ViewData:
        """Plain lists, numbers and texts in a fixed order: equal views give equal bytes.

        A title whose `Title.view` names a type returns that.
        """

    def as_json(self, parts: Parts) -> bytes:
        """`as_data` in JSON, byte by byte; `parts` are those of the game. Titles have it for less."""
        return json_of(self.as_data())

    def gist(self) -> object:
        """Something to compare views of one game by: where it is equal, `as_data` is. Titles have it for less."""
        return self.as_data()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and type(other) is type(self) and other.as_data() == self.as_data()

    def __hash__(self) -> int:
        return hash(repr(self))

    def __repr__(self) -> str:
        told = ", ".join([f"{name}={value!r}" for name, value in self.as_data().items()])
        return f"{type(self).__name__}({told})"

    def __reduce__(self) -> Recipe:
        """As a state that fits it: so a pickle tells no more than the view does."""
        rules = self.rules
        if rules is None:
            raise NotFromATitle("This view was not handed out by a game.")
        return view_again, (rules, rules.resample(self, FastChance(0)), self.viewer)


class Update:
    """All that ever leaves the rules for one viewer: the view, what happened since, what is asked.

    `actions` is empty for a viewer who is not asked; `seats` are those whom the table waits for.
    """

    __slots__ = ("actions", "events", "prompt", "prompt_facts", "seats", "unfinished", "view")

    def __init__(
        self,
        view: View,
        events: list[SeenEvent],
        prompt: str,
        prompt_facts: Facts,
        seats: list[int],
        actions: list[Action],
        unfinished: bool,
    ) -> None:
        self.view: Final = view
        self.events: Final = events
        self.prompt: Final = prompt
        self.prompt_facts: Final = prompt_facts
        self.seats: Final = seats
        self.actions: Final = actions
        self.unfinished: Final = unfinished

    def offering(self, actions: list[Action]) -> Update:
        """The same with other actions."""
        return Update(self.view, self.events, self.prompt, self.prompt_facts, self.seats, actions, self.unfinished)

    def as_data(self) -> Facts:
        return {
            "view": self.view.as_data(),
            "events": [event.as_data() for event in self.events],
            "decision": {
                "prompt": self.prompt,
                "facts": self.prompt_facts,
                "seats": self.seats,
                "actions": [action.text for action in self.actions],
                "unfinished": self.unfinished,
            },
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Update) and other.view == self.view and other.as_data() == self.as_data()

    def __hash__(self) -> int:
        return hash((self.view, self.prompt))

    def __repr__(self) -> str:
        offered = ", ".join([action.text for action in self.actions])
        return f"<update for {self.view.viewer}: {self.prompt} asks {self.seats}, offered: {offered or 'nothing'}>"

    def __reduce__(self) -> Recipe:
        asked = (self.prompt, self.prompt_facts, self.seats, self.actions, self.unfinished)
        return Update, (self.view, self.events, *asked)
