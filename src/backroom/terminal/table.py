"""One person's table in the terminal: the game, the bots around it, what is shown and what is asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from backroom.kernel.action import Action
from backroom.kernel.chance import FastChance
from backroom.kernel.event import SeenEvent
from backroom.kernel.player import Choice, Considered, Player
from backroom.kernel.recorded import Fairness, RecordedGame
from backroom.kernel.state import State
from backroom.players.whole import whole_choice
from backroom.terminal.board import AnyBoard
from backroom.terminal.saving import save_game
from backroom.terminal.screen import Screen
from backroom.terminal.seated import MY_SEAT, Seated


@dataclass(frozen=True)
class Company:
    """Who else is at the table: bots by seat, what they are called, and the one who whispers hints."""

    bots: dict[int, Player]
    called: dict[int, str]
    adviser: Player
    adviser_name: str


class TerminalTable(Seated):
    """A running game, seen from the person's seat."""

    def __init__(
        self, screen: Screen, board: AnyBoard, recorded: RecordedGame, fairness: Fairness, company: Company, file: Path
    ) -> None:
        self.recorded = recorded
        self.file = file
        self._fairness = fairness
        self._company = company
        super().__init__(screen, board, recorded.rules)

    @property
    def state(self) -> State:
        return self.recorded.game.state

    @property
    def my_choice(self) -> bool:
        return not self.recorded.game.is_over and self.recorded.game.decision.asks(MY_SEAT)

    def hand_in(self, actions: Sequence[Action]) -> None:
        self.recorded.submit(MY_SEAT, list(actions))

    def move_bots(self) -> None:
        """Let one bot that is asked make its whole choice."""
        game = self.recorded.game
        seat = game.decision.seat
        player = self._company.bots[seat]
        # As at a table of the house (`table.thinking`): so that `verify --bots` can ask the bot again.
        own = FastChance(self.recorded.luck(seat) + 1)
        choices = whole_choice(self.rules, game.state, seat, player, own, [])
        self.recorded.submit(seat, [choice.action for choice in choices], self._company.called[seat])

    def advice(self) -> tuple[str, Choice, list[Considered]]:
        """Who whispers, what they would choose here, and what they weighed, that choice first."""
        adviser = self._company.adviser
        # Always the same luck, so that asking again gives the same answer and changes nothing else.
        choice = adviser.choose(self.update, FastChance(0))
        return self._company.adviser_name, choice, adviser.considered

    def happened(self) -> list[SeenEvent]:
        seen = [event.seen_by(MY_SEAT) for event in self.recorded.events]
        return [event for event in seen if event is not None]

    def save(self) -> None:
        """Write the game to its file; `BadInput` if that fails."""
        save_game(self.recorded.record, self._fairness, self.file)
