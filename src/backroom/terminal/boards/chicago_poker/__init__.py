"""The board of Chicago Poker: businesses side by side, who owns what, the hand with its choices."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import cast

import msgspec
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from backroom.games.chicago_poker.box import ROW, Box
from backroom.games.chicago_poker.cards import BOSSES, COLOURS
from backroom.kernel.action import Action, ActionTable
from backroom.kernel.event import SeenEvent
from backroom.kernel.refusal import Facts
from backroom.kernel.title import AnyTitle, Settings
from backroom.kernel.view import Update
from backroom.kernel.view_types import ViewData
from backroom.terminal.board import BRASS, FAINT, Board
from backroom.terminal.boards.chicago_poker.cards import by_colour_order, by_hand_order, card_line, chip, is_gangster
from backroom.terminal.boards.chicago_poker.grid import Grid
from backroom.terminal.boards.chicago_poker.hand import HandOfCards, in_hand_order, on_cards
from backroom.terminal.boards.chicago_poker.town import final_town, town
from backroom.terminal.boards.chicago_poker.wire import PokerTable, read_view
from backroom.terminal.painting import PaintedWords
from backroom.terminal.screen import Glyphs
from backroom.words import Words


class PokerBoard(Board[ViewData]):
    """Chicago Poker in the terminal."""

    headings = frozenset({"turn-begun"})
    weighty = frozenset({"bullet-placed", "duel-begun", "business-won", "tie-settled", "game-ended"})

    def __init__(self, title: AnyTitle, settings: Settings, words: PaintedWords, glyphs: Glyphs) -> None:
        super().__init__(title, settings, words, glyphs)
        pieces = cast("Box", title.load(title.data_text(settings)))
        self._face_up = pieces.face_up

    @classmethod
    def paint(cls, glyphs: Glyphs, thing: str, worded: str) -> Text | None:
        return chip(thing, worded, glyphs)

    @classmethod
    def seat_name(cls, words: Words, seat: int) -> str:
        """The boss who sits there: choices name them (`murder moran at 2`)."""
        return words.say(BOSSES[seat])

    def picture(self, view: ViewData, width: int) -> RenderableType:
        table = read_view(view)
        parts: list[RenderableType] = [
            self._headline(table),
            Grid(table, self._face_up, self.words, self.glyphs).draw(width),
            self._legend(table, width),
            "",
            town(table, self.words, self.glyphs, width),
        ]
        if table.open_hands is not None:
            parts.append(self._open_hands(table.open_hands))
        return Group(*parts)

    def hand(self, view: ViewData, width: int) -> RenderableType:
        return HandOfCards(read_view(view), {}, self.words, self.glyphs).draw(width)

    def discards(self, view: ViewData, width: int) -> RenderableType:
        """The discard pile, open to all (CP-48): by colour, then the special cards."""
        discards = sorted(read_view(view).discards, key=by_colour_order)
        if not discards:
            return Text(self.words.say("term-poker-no-discards"))
        groups = [[card for card in discards if card.startswith(f"{colour}-")] for colour in COLOURS]
        groups.append([card for card in discards if not is_gangster(card)])
        heading = self.words.text("term-poker-discarded", {"count": len(discards)}, "bold")
        return Group(heading, *(card_line(group, self.words) for group in groups if group))

    def ordered(self, actions: Sequence[Action]) -> list[Action]:
        return in_hand_order(actions)

    def choices(self, update: Update, offered: Sequence[Action], width: int) -> RenderableType:
        numbers = {action: number for number, action in enumerate(offered, 1)}
        hand = HandOfCards(read_view(update.view.as_data()), numbers, self.words, self.glyphs).draw(width)
        others = {action: number for action, number in numbers.items() if not on_cards(action)}
        return Group(self.listed_choices(others, width), hand) if others else hand

    def imaginable(self, view: ViewData, table: ActionTable) -> list[Action]:
        """Drawing, forgoing, discarding; each hand card at each business; special cards at each target."""
        seen = read_view(view)
        held = sorted(set(seen.hand), key=by_hand_order)
        gangsters = [card for card in held if is_gangster(card)]
        others = [boss for seat, boss in enumerate(BOSSES[: seen.players]) if seat != seen.viewer]
        texts = ["draw", "forgo", *(f"discard {card}" for card in held[:1])]
        texts += [f"play {card} at {place}" for card, place in product(gangsters, seen.open_places)]
        for special in ("murder", "raid"):
            if special in held:
                texts += [f"{special} {boss} at {place}" for boss, place in product(others, seen.open_places)]
        if "limousine" in held:
            texts += [f"limousine {start} to {end}" for start, end in product(seen.open_places, repeat=2)]
        if "pistol" in held:
            texts.append("pistol")
        if "blackmail" in held:
            texts += [f"blackmail {card}" for card in sorted(set(seen.discards) or {"red-1"}, key=by_colour_order)]
        return [table.parse(text) for text in texts]

    def chapter(self, view: ViewData) -> int:
        return read_view(view).turn.round

    def laid_open(self, views: Sequence[ViewData]) -> ViewData:
        """Every boss knows their own rows and hand: put together, that is everything."""
        onlooker = read_view(views[-1])
        seats = [read_view(view) for view in views[:-1]]
        for place in onlooker.open_places:
            rows = onlooker.business(place).rows
            for seat, own in enumerate(seats):
                rows[seat] = own.business(place).rows[seat]
        onlooker.open_hands = [own.hand for own in seats]
        return cast("Facts", msgspec.to_builtins(onlooker))

    def ending(self, view: ViewData, events: Sequence[SeenEvent], width: int) -> RenderableType:
        table = read_view(view)
        rounds = self.words.text("term-poker-rounds", {"count": table.turn.round})
        return Group(final_town(table, events, self.words, self.glyphs), rounds)

    def _headline(self, table: PokerTable) -> Group:
        """The round, whose turn it is, what is left of the piles."""
        facts = {
            "seat": table.turn.seat,
            "round": table.turn.round,
            "actions": table.turn.actions,
            "pile": table.pile,
            "discards": len(table.discards),
            "businesses": sum(table.unopened.values()),
        }
        turn = "term-poker-over" if table.outcome else "term-poker-turn"
        line = Table.grid(expand=True, padding=(0, 1))
        line.add_column()
        line.add_column(justify="right")
        said = self.words.say(turn, facts)
        line.add_row(Text(said, style=f"bold {BRASS}"), self.words.text("term-poker-piles", facts))
        return Group(line, Rule(style=BRASS))

    def _legend(self, table: PokerTable, width: int) -> Text:
        """What the signs mean that are on the table now."""
        rows = [row for place in table.open_places for row in table.business(place).rows]
        cards = [card for row in rows for card in row.cards]
        down = [card for card in cards if not card.up]
        glyphs = self.glyphs
        signs = {
            f"{glyphs.place_up}{glyphs.place_down}": ("places", any(len(row.cards) < ROW for row in rows)),
            glyphs.down: ("down", any(card.card and len(card.known_to) == 1 for card in down)),
            glyphs.seen: ("seen", any(len(card.known_to) > 1 for card in down)),
            glyphs.back * 3: ("back", any(card.card is None for card in down)),
            glyphs.bullet: ("bullet", any(table.business(place).bullet is not None for place in table.open_places)),
            glyphs.leads: ("leads", any(row.known for row in rows)),
        }
        said = [f"{sign} {self.words.say(f'term-poker-sign-{name}')}" for sign, (name, there) in signs.items() if there]
        lines = [""]
        for sign in said:
            longer = f"{lines[-1]}   {sign}" if lines[-1] else sign
            lines[-1:] = [longer] if cell_len(longer) <= width else [lines[-1], sign]
        return Text("\n".join(lines), style=FAINT)

    def _open_hands(self, hands: Sequence[Sequence[str]]) -> Group:
        """A line for each boss, when nothing is secret any more."""
        lines = Table.grid(padding=(0, 2))
        for seat, hand in enumerate(hands):
            lines.add_row(self.words.name(seat), card_line(sorted(hand, key=by_hand_order), self.words))
        return Group("", self.words.text("term-poker-hands", style="bold"), lines)


BOARD = PokerBoard
