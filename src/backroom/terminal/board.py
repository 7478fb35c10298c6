"""Boards: how a title looks in the terminal. A title's own lies in `boards/`, under the name of its folder."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Generic, TypeAlias, TypeVar, cast

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

import backroom.games
from backroom.kernel.action import Action, ActionTable
from backroom.kernel.event import SeenEvent
from backroom.kernel.refusal import BadInput
from backroom.kernel.title import AnyTitle, Settings
from backroom.kernel.view import Update
from backroom.kernel.view_types import OutcomeData, ViewData
from backroom.terminal.painting import PaintedWords
from backroom.terminal.plain import plain_data
from backroom.terminal.screen import Glyphs
from backroom.words import Words

#: Our colours: brass for what matters (readable on dark and on light), and what stands back.
BRASS = "#ab7a22"
FAINT = "dim"
_BOARDS = "backroom.terminal.boards"
_OURS = Path(backroom.games.__file__).parent

#: What a view of the board's title holds.
View = TypeVar("View", bound=ViewData)
#: A board of any title.
AnyBoard: TypeAlias = "Board[Any]"


class Board(Generic[View]):
    """The plain board, for any title. A title's own board overrides what it can show better.

    A board draws what a viewer may know (`View.as_data`) and nothing else; it knows no rules.
    """

    #: Events that begin a new paragraph of the account, and events that are worth a second look.
    headings: frozenset[str] = frozenset()
    weighty: frozenset[str] = frozenset({"game-ended"})

    def __init__(self, title: AnyTitle, settings: Settings, words: PaintedWords, glyphs: Glyphs) -> None:
        self.title = title
        self.settings = settings
        self.words = words
        self.glyphs = glyphs

    @classmethod
    def paint(cls, glyphs: Glyphs, thing: str, worded: str) -> Text | None:
        """How a thing is painted inside a sentence; None for plain words."""
        return None

    @classmethod
    def seat_name(cls, words: Words, seat: int) -> str:
        """What a seat is called that has no name of its own: somebody from Chicago's underworld."""
        return words.say(f"term-underworld-{seat + 1}")

    def picture(self, view: View, width: int) -> RenderableType:
        """The table as the viewer knows it, their hand aside if `hand` shows it."""
        return plain_data(view, self.words)

    def hand(self, view: View, width: int) -> RenderableType:
        """What the viewer holds."""
        raise BadInput("term-no-hand")

    def discards(self, view: View, width: int) -> RenderableType:
        """What lies on an open discard pile."""
        raise BadInput("term-no-discards")

    def ordered(self, actions: Sequence[Action]) -> list[Action]:
        """What is offered, in the order in which it is numbered."""
        return list(actions)

    def choices(self, update: Update, offered: Sequence[Action], width: int) -> RenderableType:
        """What is offered, each with its number (from 1), grouped for the eye."""
        return self.listed_choices({action: number for number, action in enumerate(offered, 1)}, width)

    def listed_choices(self, numbers: Mapping[Action, int], width: int) -> RenderableType:
        """Choices in columns, a group for each verb."""
        groups: dict[str, list[Text]] = {}
        widest = len(str(max(numbers.values(), default=0)))
        for action, number in numbers.items():
            entry = Text.assemble((f"{number:>{widest}}", f"bold {BRASS}"), " ", action.text)
            groups.setdefault(action.text.split(" ")[0], []).append(entry)
        alone = [entries[0] for entries in groups.values() if len(entries) == 1]
        several = [entries for entries in groups.values() if len(entries) > 1]
        # In the order of their numbers; what stands alone shares a line.
        shown = sorted([*([alone] if alone else []), *several], key=lambda entries: int(entries[0].plain.split()[0]))
        return Group(*(Columns(entries, padding=(0, 3), width=_column(entries, width)) for entries in shown))

    def imaginable(self, view: View, table: ActionTable) -> list[Action]:
        """What a person could think of doing now, allowed or not: here one action of each verb."""
        return list({action.text.split(" ")[0]: action for action in reversed(table.actions)}.values())[::-1]

    def chapter(self, view: View) -> int:
        """Counts what a replay pauses at to show the board: rounds, in most titles."""
        return 0

    def laid_open(self, views: Sequence[View]) -> View:
        """One view with every secret, made of all seats' views and the onlooker's, which comes last."""
        return views[-1]

    def ending(self, view: View, events: Sequence[SeenEvent], width: int) -> RenderableType:
        """Where the result came from: here the scores."""
        outcome = cast("OutcomeData", view["outcome"])
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        table.add_column("")
        table.add_column(self.words.say("term-score"), justify="right")
        for seat, score in enumerate(outcome["scores"]):
            won = seat in outcome["winners"]
            mark = f"{self.glyphs.leads} " if won else ""
            table.add_row(mark + self.words.name(seat), str(score), style="bold" if won else "")
        return table


def board_class(title: AnyTitle) -> type[AnyBoard]:
    """The title's own board, or the plain one."""
    name = f"{_BOARDS}.{title.folder.name}"
    # The folder of a title from another package may be called as one of ours.
    if title.folder.parent != _OURS or find_spec(name) is None:
        return Board
    return cast("type[AnyBoard]", import_module(name).BOARD)


def set_up_board(
    title: AnyTitle, settings: Settings, language: str, names: Sequence[str], viewer: int | None, glyphs: Glyphs
) -> AnyBoard:
    """A board with its words, for one viewer."""
    kind = board_class(title)
    words = PaintedWords(language, title, names, viewer, lambda thing, worded: kind.paint(glyphs, thing, worded))
    return kind(title, settings, words, glyphs)


def winners(outcome: OutcomeData | None) -> list[int]:
    """The seats that won; none before the end."""
    return [] if outcome is None else outcome["winners"]


def _column(entries: Sequence[Text], width: int) -> int:
    return min(max(entry.cell_len for entry in entries), width)
