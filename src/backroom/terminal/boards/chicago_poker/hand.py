"""The hand, sorted, and under each card the numbers of what can be done with it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from backroom.games.chicago_poker import actions as act
from backroom.games.chicago_poker.actions import PokerAction
from backroom.games.chicago_poker.cards import CARD_TEXTS
from backroom.kernel.action import Action
from backroom.terminal.board import BRASS, FAINT
from backroom.terminal.boards.chicago_poker.cards import box_width, by_hand_order, card_box, typed
from backroom.terminal.boards.chicago_poker.wire import PokerTable
from backroom.terminal.painting import PaintedWords
from backroom.terminal.screen import Glyphs

#: Verbs whose numbers stand under the hand card they are about.
_ON_CARDS = (act.PLAY, act.DISCARD, act.STAKE)


def in_hand_order(actions: Sequence[Action]) -> list[Action]:
    """Choices by verb, and within a verb by the card as the hand is sorted, so that numbers run on."""
    return sorted(actions, key=_order)


def _order(action: Action) -> tuple[int, tuple[int, int, int], int]:
    assert isinstance(action, PokerAction)
    card = by_hand_order(CARD_TEXTS[action.card]) if action.card >= 0 else (0, 0, 0)
    return action.kind, card, action.index


def on_cards(action: Action) -> bool:
    assert isinstance(action, PokerAction)
    return action.kind in _ON_CARDS


class HandOfCards:
    """Draws a hand, with numbers under the cards where something can be done with them."""

    def __init__(self, table: PokerTable, numbers: Mapping[Action, int], words: PaintedWords, glyphs: Glyphs) -> None:
        self._table = table
        self._words = words
        self._glyphs = glyphs
        self._numbers: dict[tuple[str, int], int] = {}
        for action, number in numbers.items():
            if isinstance(action, PokerAction) and action.kind in _ON_CARDS:
                self._numbers[CARD_TEXTS[action.card], action.place] = number

    def draw(self, width: int) -> RenderableType:
        if not self._table.hand:
            return Text(self._words.say("term-poker-hand-empty"), style=FAINT)
        labels = self._labels()
        label_width = max((label.cell_len for label in labels.values()), default=0)
        label_width = max(label_width, len(self._words.say("term-poker-your-hand")))
        bands: list[list[str]] = [[]]
        room = width - label_width
        for card in sorted(self._table.hand, key=by_hand_order):
            used = sum(box_width(held, self._words) + 1 for held in bands[-1])
            if bands[-1] and used + box_width(card, self._words) + 1 > room:
                bands.append([])
            bands[-1].append(card)
        return Group(*(self._band(band, labels, label_width) for band in bands))

    def _labels(self) -> dict[int, Text]:
        """The lines under the cards: a place each, or one (-1) for cards that are staked or discarded."""
        places = sorted({place for _, place in self._numbers})
        return {place: self._label(place) for place in places}

    def _label(self, place: int) -> Text:
        if place < 0:
            return Text(self._words.say("term-poker-choose"), style=FAINT)
        business = self._words.thing(self._table.business(place + 1).business)
        return Text(self._words.say("term-poker-at", {"place": place + 1, "business": business}))

    def _band(self, cards: Sequence[str], labels: Mapping[int, Text], label_width: int) -> Table:
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(width=label_width, vertical="middle")
        for card in cards:
            grid.add_column(width=box_width(card, self._words), justify="center")
        title = Text(self._words.say("term-poker-your-hand"), style="bold")
        grid.add_row(title, *(card_box(card, self._words, self._glyphs) for card in cards))
        grid.add_row("", *(Text(typed(card), style="dim") for card in cards))
        for place, label in labels.items():
            if any((card, place) in self._numbers for card in cards):
                grid.add_row(label, *(self._number(card, place) for card in cards))
        return grid

    def _number(self, card: str, place: int) -> Text:
        return Text(str(self._numbers.get((card, place), "")), style=f"bold {BRASS}")
