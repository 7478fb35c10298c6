"""One person's seat in the terminal: what they see, what they may choose, and what is shown of it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from backroom.kernel.action import Action
from backroom.kernel.event import SeenEvent
from backroom.kernel.game import AnyRules
from backroom.kernel.refusal import BadInput, Facts, Refusal
from backroom.kernel.state import State
from backroom.kernel.view import Update
from backroom.table.draft import Draft
from backroom.terminal.account import account
from backroom.terminal.board import BRASS, AnyBoard
from backroom.terminal.forbidden import Forbidden, forbidden
from backroom.terminal.screen import Screen

#: The person sits at seat 1.
MY_SEAT = 0
#: How many sentences remind the person of a game that was left.
REMINDED = 12


class Seated:
    """A person at a game that goes on somewhere: at a table with bots, or in a lesson."""

    def __init__(self, screen: Screen, board: AnyBoard, rules: AnyRules) -> None:
        self.screen = screen
        self.board = board
        self.words = board.words
        self.rules = rules
        self._told = 0
        self.ask_anew()

    @property
    @abstractmethod
    def state(self) -> State:
        """The game as it stands."""

    @abstractmethod
    def happened(self) -> list[SeenEvent]:
        """Everything the person saw happen."""

    @abstractmethod
    def hand_in(self, actions: Sequence[Action]) -> None:
        """The person's choice is whole: play it."""

    def ask_anew(self) -> None:
        """Begin with the choice that the game asks for now."""
        self._draft = Draft(self.rules, self.state, MY_SEAT)
        self._look()

    def _look(self) -> None:
        self.update: Update = self._draft.update()
        self.offered: list[Action] = self.board.ordered(self.update.actions)

    def choose(self, action: Action) -> bool:
        """Take an offered action; True once the choice is whole and played. `Refusal` changes nothing."""
        if self._draft.add(action):
            self.hand_in(self._draft.actions)
            return True
        self._look()
        return False

    def take_back(self) -> None:
        """Undo the last small action of an unfinished choice; `BadInput` if there is none."""
        if not self._draft.back():
            raise BadInput("term-nothing-to-take-back")
        self._look()

    def impossible(self) -> list[Forbidden]:
        """What the person could think of but may not do now; numbered on from what is offered."""
        imagined = self.board.imaginable(self.update.view.as_data(), self.rules.table)
        return forbidden(self.rules, self._draft.state, MY_SEAT, imagined)

    def refusal(self, action: Action) -> Refusal | None:
        """Why the person may not choose this now; None if they may."""
        return self.rules.refuse(self._draft.state, MY_SEAT, action)

    def refusal_of(self, text: str) -> Refusal | None:
        """Why what is written so, and is no action, cannot be done now; None if the rules have nothing to say of it."""
        return self.rules.refuse_written(self._draft.state, MY_SEAT, " ".join(text.lower().split()))

    def skip_old_news(self) -> None:
        """Of a game that was left, tell only the last things again."""
        self._told = max(0, len(self.happened()) - REMINDED)

    def show_news(self) -> None:
        """What happened since it was last told."""
        events = self.happened()[self._told :]
        self._told += len(events)
        if events:
            self.screen.show("", account(events, self.board))

    def show_board(self) -> None:
        self.screen.show("", self.board.picture(self.update.view.as_data(), self.screen.width))

    def show_choices(self) -> None:
        """The question, and what can be answered."""
        asked = self.words.question(self.update.prompt, [action.text for action in self.offered])
        question = self.words.text(asked, self.update.prompt_facts, f"bold {BRASS}")
        self.screen.show("", question, self.board.choices(self.update, self.offered, self.screen.width))

    def show(self, message: str, facts: Facts | None = None, style: str = "") -> None:
        """One of our own sentences."""
        self.screen.show(self.words.text(message, facts, style))
