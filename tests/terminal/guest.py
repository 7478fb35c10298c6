"""Somebody at a terminal: lines go in, a transcript comes out."""

from __future__ import annotations

import io
import random
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path

from rich.console import Console

from backroom.games.chicago_poker import TITLE
from backroom.kernel.lines import SeatLine
from backroom.kernel.recorded import Fairness, RecordedGame
from backroom.kernel.state import State
from backroom.kernel.title import AnyTitle
from backroom.players import seat_bot
from backroom.terminal.board import set_up_board
from backroom.terminal.play import HUMAN, play_table
from backroom.terminal.screen import Screen
from backroom.terminal.seated import MY_SEAT
from backroom.terminal.table import Company, TerminalTable

FAIRNESS = Fairness(bytes(32), [bytes(range(32)), b""])


class Guest:
    """A terminal without a person: `lines` are typed one after another, then the input ends."""

    def __init__(self, lines: Iterable[str] = (), width: int = 80, encoding: str = "utf-8") -> None:
        self._lines: Iterator[str] = iter(lines)
        self._paper = _Paper(encoding)
        console = Console(file=self._paper, width=width, highlight=False, markup=False, emoji=False)
        self.screen = Screen(console, self._read)

    @property
    def transcript(self) -> str:
        return self._paper.getvalue()

    def new(self, done: Callable[[], object]) -> str:
        """What is printed while something is done."""
        before = len(self.transcript)
        done()
        return self.transcript[before:]

    def _read(self, prompt: str) -> str:
        line = next(self._lines, None)
        if line is None:
            raise EOFError
        self._paper.write(f"{prompt}{line}\n")
        return line


class _Paper(io.StringIO):
    def __init__(self, encoding: str) -> None:
        super().__init__()
        self._encoding = encoding

    @property
    def encoding(self) -> str:  # type: ignore[override]
        return self._encoding


def play(
    guest: Guest,
    file: Path,
    players: int = 2,
    seed: str = "speakeasy",
    language: str = "en",
    bot: str = "random",
    options: Mapping[str, bool] | None = None,
) -> int:
    """A game of Chicago Poker with this guest at seat 1."""
    settings = TITLE.settings(players, options)
    bots = [bot] * (players - 1)
    return play_table(TITLE, settings, bots, language, "Ada", seed, file, screen=guest.screen)


def any_lines(seed: int) -> Iterator[str]:
    """What a person might type who takes anything: numbers, words, shortenings; without end."""
    rng = random.Random(seed)
    texts = [action.text for action in TITLE.rules(TITLE.settings(2)).table.actions]
    while True:
        kind = rng.random()
        if kind < 0.75:
            yield str(rng.randint(1, 24))
        elif kind < 0.9:
            yield "d"
        else:
            yield rng.choice(texts)


def table_at(
    state: State, guest: Guest, file: Path, players: int = 2, language: str = "en", title: AnyTitle = TITLE
) -> TerminalTable:
    """A table whose game stands in this position, with the guest asked."""
    settings = title.settings(players)
    names = ["Ada", "Bugs Moran", "Frank Yale", "Hymie Weiss", "Dion O’Bannion", "Johnny Torrio"][:players]
    seats = [SeatLine(name, "random" if seat != MY_SEAT else HUMAN) for seat, name in enumerate(names)]
    recorded = RecordedGame(title, settings, seats, fairness=FAIRNESS)
    rules = recorded.rules
    recorded.game.state = rules.restore(state.as_data())
    bots = {seat: seat_bot("random", title, rules) for seat in range(players) if seat != MY_SEAT}
    company = Company(bots, dict.fromkeys(bots, "random"), seat_bot("random", title, rules), "random")
    board = set_up_board(title, settings, language, names, MY_SEAT, guest.screen.glyphs)
    return TerminalTable(guest.screen, board, recorded, FAIRNESS, company, file)
