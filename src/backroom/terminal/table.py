"""One person's table in the terminal: the game, the bots around it, what is shown and what is asked."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from backroom.kernel.action import Action
from backroom.kernel.chance import FastChance
from backroom.kernel.event import SeenEvent
from backroom.kernel.player import Choice, Player
from backroom.kernel.recorded import Fairness, RecordedGame
from backroom.kernel.refusal import BadInput, Facts, Refusal
from backroom.kernel.view import Update
from backroom.players.whole import whole_choice
from backroom.table.draft import Draft
from backroom.terminal.account import account
from backroom.terminal.board import BRASS, AnyBoard
from backroom.terminal.forbidden import Forbidden, forbidden
from backroom.terminal.saving import save_game
from backroom.terminal.screen import Screen

#: The person sits at seat 1.
MY_SEAT = 0
#: How many sentences remind the person of a game that was left.
REMINDED = 12


@dataclass(frozen=True)
class Company:
    """Who else is at the table: bots by seat, what they are called, and the one who whispers hints."""

    bots: dict[int, Player]
    called: dict[int, str]
    adviser: Player
    adviser_name: str


class TerminalTable:
    """A running game, seen from the person's seat."""

    def __init__(
        self, screen: Screen, board: AnyBoard, recorded: RecordedGame, fairness: Fairness, company: Company, file: Path
    ) -> None:
        self.screen = screen
        self.board = board
        self.words = board.words
        self.recorded = recorded
        self.file = file
        self._fairness = fairness
        self._company = company
        self._told = 0
        self.ask_anew()

    @property
    def my_choice(self) -> bool:
        return not self.recorded.game.is_over and self.recorded.game.decision.asks(MY_SEAT)

    def ask_anew(self) -> None:
        """Begin with the choice that the game asks for now."""
        self._draft = Draft(self.recorded.rules, self.recorded.game.state, MY_SEAT)
        self._look()

    def _look(self) -> None:
        self.update: Update = self._draft.update()
        self.offered: list[Action] = self.board.ordered(self.update.actions)

    def choose(self, action: Action) -> bool:
        """Take an offered action; True once the choice is whole and played. `Refusal` changes nothing."""
        if self._draft.add(action):
            self.recorded.submit(MY_SEAT, self._draft.actions)
            return True
        self._look()
        return False

    def take_back(self) -> None:
        """Undo the last small action of an unfinished choice; `BadInput` if there is none."""
        if not self._draft.back():
            raise BadInput("term-nothing-to-take-back")
        self._look()

    def move_bots(self) -> None:
        """Let one bot that is asked make its whole choice."""
        game = self.recorded.game
        seat = game.decision.seat
        player = self._company.bots[seat]
        # As at a table of the house (`table.thinking`): so that `verify --bots` can ask the bot again.
        own = FastChance(self.recorded.luck(seat) + 1)
        choices = whole_choice(self.recorded.rules, game.state, seat, player, own, [])
        self.recorded.submit(seat, [choice.action for choice in choices], self._company.called[seat])

    def advice(self) -> tuple[str, Choice]:
        """Who whispers, and what they would choose here."""
        # Always the same luck, so that asking again gives the same answer and changes nothing else.
        return self._company.adviser_name, self._company.adviser.choose(self.update, FastChance(0))

    def impossible(self) -> list[Forbidden]:
        """What the person could think of but may not do now; numbered on from what is offered."""
        rules = self.recorded.rules
        imagined = self.board.imaginable(self.update.view.as_data(), rules.table)
        return forbidden(rules, self._draft.state, MY_SEAT, imagined)

    def refusal(self, action: Action) -> Refusal | None:
        """Why the person may not choose this now; None if they may."""
        return self.recorded.rules.refuse(self._draft.state, MY_SEAT, action)

    def happened(self) -> list[SeenEvent]:
        """Everything the person saw happen."""
        seen = [event.seen_by(MY_SEAT) for event in self.recorded.events]
        return [event for event in seen if event is not None]

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

    def save(self) -> None:
        """Write the game to its file; `BadInput` if that fails."""
        save_game(self.recorded.record, self._fairness, self.file)
