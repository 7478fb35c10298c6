"""Cards of Chicago Poker drawn small: ivory, with the colour's own sign beside the value."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from backroom.games.chicago_poker.cards import CARD_NUMBERS, COLOURS, GANGSTERS, VALUES
from backroom.terminal.boards.chicago_poker.wire import LyingCard
from backroom.terminal.painting import PaintedWords
from backroom.terminal.screen import Glyphs

IVORY = "#f4ecd8"
SHADED = "#cfc3a3"
INK = ("#a3161f", "#174a8c", "#17602c", "#7d4300", "#54318c")
BACK = "#d8b45f on #173f30"
SPECIAL = "#f6e7c1 on #5b1420"
#: A card box in the hand, its frame included.
BOX_WIDTH = 6


def is_gangster(card: str) -> bool:
    return CARD_NUMBERS.get(card, GANGSTERS) < GANGSTERS


def colour_of(card: str) -> int:
    return CARD_NUMBERS[card] // VALUES


def value_of(card: str) -> int:
    return CARD_NUMBERS[card] % VALUES + 1


def typed(card: str) -> str:
    """The shortest text that names a card: `r7`, `murder`."""
    return f"{COLOURS[colour_of(card)][0]}{value_of(card)}" if is_gangster(card) else card


def by_hand_order(card: str) -> tuple[int, int, int]:
    """High values first, as poker players sort; special cards last."""
    if is_gangster(card):
        return 0, -value_of(card), colour_of(card)
    return 1, CARD_NUMBERS[card], 0


def by_colour_order(card: str) -> int:
    return CARD_NUMBERS[card]


def chip(card: str, worded: str, glyphs: Glyphs) -> Text | None:
    """A card inside a sentence; None if it is no card."""
    if card not in CARD_NUMBERS:
        return None
    if not is_gangster(card):
        return Text(worded, style=f"bold {SPECIAL}")
    colour = colour_of(card)
    return Text(f"{worded}{glyphs.suits[colour]}", style=f"bold {INK[colour]} on {IVORY}")


def lying(card: LyingCard, owner: int, slot: int, glyphs: Glyphs) -> Text:
    """A card in a row, `slot` cells wide: face up, known but face down, or a back."""
    others = [seat for seat in card.known_to if seat != owner]
    mark = " " if card.up else glyphs.seen if others else glyphs.down
    if card.card is None:
        # Who had a look at a card is public (CP-49), what they saw is not.
        return _slotted(mark if others else " ", Text(glyphs.back * 3, style=BACK), slot, BACK)
    colour = colour_of(card.card)
    style = f"bold {INK[colour]} on {IVORY if card.up else SHADED}"
    return _slotted(mark, Text(f"{value_of(card.card):>2}{glyphs.suits[colour]}", style=style), slot, style)


def free_place(up: bool, slot: int, glyphs: Glyphs) -> Text:
    """A place without a card; the sign says how one would lie there."""
    return _slotted(" ", Text(f" {glyphs.place_up if up else glyphs.place_down} ", style="dim"), slot, "")


def _slotted(mark: str, face: Text, slot: int, style: str) -> Text:
    """A mark before a face of three cells; what is left of the slot keeps neighbours apart."""
    if slot < 5:
        return Text.assemble((mark, "bold"), face)
    tail = " " if slot > 5 else ""
    return Text.assemble((mark, style), face, (tail, style), " ")


def card_box(card: str, words: PaintedWords, glyphs: Glyphs) -> RenderableType:
    """A hand card in a frame: value and sign, or the name of a special card."""
    if is_gangster(card):
        colour = colour_of(card)
        face = Text(f" {value_of(card):>2}\n  {glyphs.suits[colour]}")
        style = f"bold {INK[colour]} on {IVORY}"
    else:
        face = Text(f"{words.painted(words.thing(card)).plain}\n", justify="center")
        style = f"bold {SPECIAL}"
    return Panel(face, box=box.ROUNDED, padding=0, width=box_width(card, words), style=style)


def box_width(card: str, words: PaintedWords) -> int:
    if is_gangster(card):
        return BOX_WIDTH
    return words.painted(words.thing(card)).cell_len + 4


def card_line(cards: Sequence[str], words: PaintedWords) -> Text:
    """Cards side by side, in words and colours."""
    line = Text()
    for card in cards:
        line.append_text(words.painted(words.thing(card)))
        line.append("  ")
    line.rstrip()
    return line
