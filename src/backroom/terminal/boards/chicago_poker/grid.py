"""The open businesses side by side, a line for each boss, as on the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.box import Box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from backroom.games.chicago_poker.box import ROW
from backroom.games.chicago_poker.cards import BUSINESSES, CARD_NUMBERS
from backroom.games.chicago_poker.hands import strength
from backroom.terminal.board import BRASS, FAINT
from backroom.terminal.boards.chicago_poker.cards import free_place, lying
from backroom.terminal.boards.chicago_poker.wire import PokerTable, Row
from backroom.terminal.painting import PaintedWords
from backroom.terminal.screen import Glyphs

_LINES = Box(
    "    \n"
    "  │ \n"
    " ─┼ \n"
    "  │ \n"
    " ─┼ \n"
    " ─┼ \n"
    "  │ \n"
    "    \n"
)  # fmt: skip
_NAME_WIDTH = 12
_SLOTS = (6, 5, 4)


class Layout(NamedTuple):
    """How many businesses stand in one band, and how many cells a card gets."""

    abreast: int
    slot: int


def layout(businesses: int, width: int) -> Layout:
    """As few bands as fit, then as wide cards as fit."""
    for bands in range(1, businesses + 1):
        abreast = -(-businesses // bands)
        for slot in _SLOTS:
            if _NAME_WIDTH + abreast * (2 + slot * ROW) <= width:
                return Layout(abreast, slot)
    return Layout(1, _SLOTS[-1])


class Grid:
    """Draws the rows at the open businesses."""

    def __init__(self, table: PokerTable, face_up: Sequence[bool], words: PaintedWords, glyphs: Glyphs) -> None:
        self._table = table
        self._face_up = face_up
        self._words = words
        self._glyphs = glyphs

    def draw(self, width: int) -> RenderableType:
        places = self._table.open_places
        if not places:
            return Text(self._words.say("term-poker-all-won"), style=FAINT)
        abreast, slot = layout(len(places), width)
        bands = [places[at : at + abreast] for at in range(0, len(places), abreast)]
        drawn: list[RenderableType] = [self._band(bands[0], slot)]
        for band in bands[1:]:
            drawn += ["", self._band(band, slot)]
        return Group(*drawn)

    def _band(self, places: Sequence[int], slot: int) -> Table:
        grid = Table(box=_LINES, border_style=FAINT, show_edge=False, show_header=False, show_lines=True)
        grid.padding = (0, 0, 0, 1)
        grid.pad_edge = False
        grid.add_column(width=_NAME_WIDTH)
        for _ in places:
            grid.add_column(width=slot * ROW)
        grid.add_row("", *(self._heading(place) for place in places))
        for seat in range(self._table.players):
            grid.add_row(self._boss(seat), *(self._row(place, seat, slot) for place in places))
        return grid

    def _heading(self, place: int) -> Text:
        business = self._table.business(place)
        name = self._words.thing(business.business)
        heading = Text.assemble((f"{place} ", f"bold {BRASS}"), (name[:1].upper() + name[1:], "bold"))
        heading.append(f"\n{self._facing(business.business)}", style=FAINT)
        return heading

    def _facing(self, business: str) -> str:
        """How cards lie here (CP-31), in words: `3 up, then 2 down`."""
        kind = BUSINESSES.index(business)
        ups = self._face_up[kind * ROW : (kind + 1) * ROW]
        runs: list[tuple[bool, int]] = []
        for up in ups:
            runs = [*runs[:-1], (up, runs[-1][1] + 1)] if runs and runs[-1][0] == up else [*runs, (up, 1)]
        if len(runs) == 1:
            return self._words.say("term-poker-all-up" if runs[0][0] else "term-poker-all-down")
        parts = [self._words.say("term-poker-up" if up else "term-poker-down", {"count": count}) for up, count in runs]
        return ", ".join(parts)

    def _boss(self, seat: int) -> Text:
        on_turn = self._table.turn.seat == seat and self._table.outcome is None
        style = f"bold {BRASS}" if on_turn else "bold" if seat == self._table.viewer else ""
        mark = f"{self._glyphs.turn} " if on_turn else "  "
        first, _, rest = self._words.name(seat).rpartition(" ")
        name = Text.assemble(mark, first or rest, style=style)
        below = rest if first else self._words.say("term-poker-you") if seat == self._table.viewer else ""
        name.append(f"\n  {below}", style=style)
        return name

    def _row(self, place: int, seat: int, slot: int) -> Text:
        business = self._table.business(place)
        row = business.rows[seat]
        first = BUSINESSES.index(business.business) * ROW
        cell = Text()
        for at in range(ROW):
            if at < len(row.cards):
                cell.append_text(lying(row.cards[at], seat, slot, self._glyphs))
            else:
                cell.append_text(free_place(self._face_up[first + at], slot, self._glyphs))
        cell.append("\n")
        cell.append_text(self._named(place, seat, row))
        return cell

    def _named(self, place: int, seat: int, row: Row) -> Text:
        """The best known hand, whether it leads, and how many cards are not known."""
        parts = Text()
        if self._table.business(place).bullet == seat:
            parts.append(f"{self._glyphs.bullet} ", style="bold red")
        leads = seat in self._leaders(place)
        if row.known is not None:
            said = self._words.say(f"term-hand-{row.known.hand}", {"value": row.known.value})
            parts.append(said, style=f"bold {BRASS}" if leads else "")
            if leads:
                parts.append(f" {self._glyphs.leads}", style=f"bold {BRASS}")
        unknown = sum(card.card is None for card in row.cards)
        if unknown:
            said = f" +{unknown} {self._glyphs.back}"
            parts.append(said if row.known else self._words.say("term-poker-unknown", {"count": unknown}), style=FAINT)
        return parts

    def _leaders(self, place: int) -> list[int]:
        """Those with the strongest hand among the cards the viewer knows."""
        strengths = {
            seat: strength([CARD_NUMBERS[card.card] for card in row.cards if card.card is not None])
            for seat, row in enumerate(self._table.business(place).rows)
            if row.known is not None
        }
        best = max(strengths.values(), default=0)
        return [seat for seat, strong in strengths.items() if strong == best]
