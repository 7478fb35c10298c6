"""How a game ended: who won and why, and where it came from."""

from __future__ import annotations

from collections.abc import Sequence

from rich.rule import Rule

from backroom.kernel.event import SeenEvent
from backroom.kernel.view_types import ViewData
from backroom.terminal.board import BRASS, AnyBoard
from backroom.terminal.screen import Screen


def show_ending(screen: Screen, board: AnyBoard, view: ViewData, events: Sequence[SeenEvent]) -> None:
    """The last board, the sentence that ends the game, and the title's own table of the result."""
    screen.show("", board.picture(view, screen.width), "", Rule(style=BRASS))
    for event in events:
        if event.name == "game-ended":
            screen.show(board.words.event_text(event, f"bold {BRASS}"), "")
    screen.show(board.ending(view, events, screen.width))
