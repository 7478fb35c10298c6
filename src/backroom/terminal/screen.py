"""The screen and the keyboard: where a person reads and answers."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass

from rich.console import Console, RenderableType

LONGEST_NAME = 40


class Left(Exception):
    """The person has left the table: the input ended, or Ctrl-C, or `quit`."""


@dataclass(frozen=True)
class Glyphs:
    """Small signs that carry meaning beside the colour, so that colour is never alone."""

    suits: tuple[str, ...]
    """One sign a colour, in a title's own order of colours."""
    down: str
    """Lies face down."""
    seen: str
    """Lies face down, but somebody had a look."""
    back: str
    """An unknown card."""
    place_up: str
    place_down: str
    """A free place, where a card will lie face up or down."""
    bullet: str
    leads: str
    turn: str
    full: str
    empty: str
    """A reached and a missing step of a goal."""
    dash: str
    times: str


SIGNS = Glyphs(tuple("♥♦♣★♠"), "▾", "◎", "░", "▵", "▿", "●", "♛", "▸", "■", "□", "–", "×")
#: For a screen that can show nothing but ASCII.
PLAIN_SIGNS = Glyphs(tuple("rbgav"), "v", "o", "#", "^", "_", "*", "+", ">", "#", "-", "-", "x")


class Screen:
    """One person's terminal. `read` shows a prompt and gives the next line, or raises EOFError."""

    def __init__(self, console: Console, read: Callable[[str], str]) -> None:
        self.console = console
        self._read = read
        self.glyphs = SIGNS if console.encoding.startswith("utf") else PLAIN_SIGNS

    @property
    def width(self) -> int:
        return self.console.width

    def show(self, *shown: RenderableType) -> None:
        for one in shown:
            self.console.print(one)

    def show_whole(self, line: str) -> None:
        """A line to be copied, such as a command or a path: never broken by us."""
        self.console.print(line, soft_wrap=True)

    def ask(self, prompt: str) -> str:
        """The next line, blanks trimmed. `Left` if there is none, or on Ctrl-C."""
        try:
            return printable(self._read(prompt)).strip()
        except (EOFError, KeyboardInterrupt):
            raise Left from None


def open_screen() -> Screen:
    """The terminal this program runs in; or whatever its input and output are piped to."""
    for stream in (sys.stdout, sys.stdin):
        # A screen that lacks a letter shows a question mark instead of ending the game.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    console = Console(highlight=False, markup=False, emoji=False)
    if sys.stdin.isatty():
        _edit_lines()
        return Screen(console, input)

    def read(prompt: str) -> str:
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        # Nobody saw these keys being pressed: show them, so that the transcript can be read.
        console.print(prompt + printable(line))
        return line

    return Screen(console, read)


def printable(text: str) -> str:
    """`text` without what could steer a terminal: for names, talk and input that others wrote."""
    return "".join(letter for letter in text if letter.isprintable())


def shown_name(name: str) -> str:
    """A player's name as it is shown, whoever wrote it."""
    return printable(name).strip()[:LONGEST_NAME]


def _edit_lines() -> None:
    """Arrow keys and history, where Python has them."""
    try:
        import readline  # noqa: F401
    except ImportError:
        return
