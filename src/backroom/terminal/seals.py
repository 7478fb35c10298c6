"""What makes a deal fair, for the eye: the seals before it, and what was in them at the end."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table

from backroom.kernel.lines import Secrets
from backroom.terminal.board import FAINT
from backroom.words import Words


def sealed(words: Words, heading: str, digests: Secrets) -> RenderableType:
    """A line for the house and one for each seat that gave something, under a heading (a message id)."""
    lines = Table.grid(padding=(0, 2))
    lines.add_column()
    lines.add_column(overflow="fold")
    house = words.say("house")
    lines.add_row(f"  {house[:1].upper()}{house[1:]}", digests.house, style=FAINT)
    for seat, digest in enumerate(digests.seats):
        if digest is not None:
            lines.add_row(f"  {words.name(seat)}", digest, style=FAINT)
    return Group(words.say(heading), lines)
