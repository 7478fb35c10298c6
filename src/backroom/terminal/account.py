"""What happened, told in sentences."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group
from rich.padding import Padding

from backroom.kernel.event import SeenEvent
from backroom.terminal.board import BRASS, AnyBoard


def account(events: Iterable[SeenEvent], board: AnyBoard) -> Group:
    """A line for each event; those that begin a paragraph stand out, the others are set in."""
    lines = []
    for event in events:
        if event.name in board.headings:
            lines.append(Padding(board.words.event_text(event, "bold"), 0, expand=False))
        else:
            style = f"bold {BRASS}" if event.name in board.weighty else ""
            lines.append(Padding(board.words.event_text(event, style), (0, 0, 0, 2), expand=False))
    return Group(*lines)
