"""Who owns what, and how near everyone is to winning."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.table import Table
from rich.text import Text

from backroom.games.chicago_poker.cards import BUSINESSES
from backroom.kernel.event import SeenEvent
from backroom.terminal.board import BRASS, FAINT
from backroom.terminal.boards.chicago_poker.wire import Goal, PokerTable
from backroom.terminal.painting import PaintedWords
from backroom.terminal.screen import Glyphs

#: Below this width progress is drawn without its figures.
_ROOMY = 72


def town(table: PokerTable, words: PaintedWords, glyphs: Glyphs, width: int) -> Table:
    """A line for each boss: businesses owned, progress to each goal (CP-60, CP-61), cards in hand."""
    shown = Table(box=box.SIMPLE_HEAD, show_edge=False, border_style=FAINT, pad_edge=False, padding=(0, 1))
    shown.add_column(words.say("term-poker-boss"))
    shown.add_column(words.say("term-poker-owns"), overflow="fold", min_width=9)
    figures = width >= _ROOMY
    for goal in table.to_win[0]:
        said = words.say(f"term-poker-{goal.way}", {"count": goal.need})
        shown.add_column(said, min_width=goal.need + len(" 0/0") * figures)
    shown.add_column(words.say("term-poker-hand-size"), justify="right", no_wrap=True)
    for seat in range(table.players):
        shown.add_row(
            Text(words.name(seat), style="bold" if seat == table.viewer else ""),
            _owned(table.owned[seat], words, glyphs),
            *(_steps(goal, glyphs, figures) for goal in table.to_win[seat]),
            str(table.hands[seat]),
        )
    return shown


def _owned(owned: dict[str, int], words: PaintedWords, glyphs: Glyphs) -> str:
    named = [
        words.thing(kind) + (f" {glyphs.times}{count}" if count > 1 else "") for kind, count in owned.items() if count
    ]
    return ", ".join(named) or glyphs.dash


def _steps(goal: Goal, glyphs: Glyphs, figures: bool) -> Text:
    """`■■□ 2/3`, shining when one step is missing."""
    near = f"bold {BRASS}" if goal.missing <= 1 else ""
    steps = Text(f"{glyphs.full * goal.have}{glyphs.empty * goal.missing}", style=near)
    return steps.append(f" {goal.have}/{goal.need}") if figures else steps


def final_town(table: PokerTable, events: Sequence[SeenEvent], words: PaintedWords, glyphs: Glyphs) -> Table:
    """Where the result came from: businesses by kind, duels fought and won."""
    shown = Table(box=box.SIMPLE_HEAD, show_edge=False, border_style=FAINT, pad_edge=False, padding=(0, 1))
    shown.add_column(words.say("term-poker-boss"), no_wrap=True)
    for kind in BUSINESSES:
        shown.add_column(words.thing(kind), justify="right")
    for message in ("term-poker-total", "term-poker-fought", "term-poker-won", "term-poker-won-own"):
        shown.add_column(words.say(message), justify="right")
    winners = table.outcome.winners if table.outcome else []
    duels = _Duels(events, table.players)
    for seat in range(table.players):
        won = seat in winners
        owned = [table.owned[seat][kind] for kind in BUSINESSES]
        cells = [*owned, sum(owned), duels.fought[seat], duels.won[seat], duels.own[seat]]
        name = f"{glyphs.leads} {words.name(seat)}" if won else words.name(seat)
        shown.add_row(name, *(str(cell or glyphs.dash) for cell in cells), style=f"bold {BRASS}" if won else "")
    return shown


class _Duels:
    """Counts of duels by boss: took part in, won, won under the own bullet."""

    def __init__(self, events: Sequence[SeenEvent], players: int) -> None:
        self.fought, self.won, self.own = ([0] * players for _ in range(3))
        bullet = -1
        for event in events:
            seat = event.facts.get("seat")
            if not isinstance(seat, int):
                continue
            if event.name == "duel-begun":
                bullet = seat
            elif event.name == "row-turned-up":
                self.fought[seat] += 1
            elif event.name == "business-won":
                self.won[seat] += 1
                self.own[seat] += seat == bullet
