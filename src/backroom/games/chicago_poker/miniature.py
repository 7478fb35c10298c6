"""The miniature (CP-71): the last business, half laid already, for whoever wants to work out a whole game."""

from __future__ import annotations

from typing import Final

from backroom.games.chicago_poker.box import ROW
from backroom.games.chicago_poker.cards import BUSINESSES, CARD_NUMBERS

BUSINESS: Final = BUSINESSES.index("jazz-club")
#: By seat: the cards that lie in its row.
LAID: Final = [
    [CARD_NUMBERS[text] for text in row] for row in (("red-6", "red-7", "red-8"), ("blue-9", "green-9", "blue-4"))
]
#: All other cards: hands and draw pile.
LEFT: Final = [CARD_NUMBERS[text] for text in ("red-5", "red-9", "green-10", "amber-4")]
DECK: Final = sorted([*LAID[0], *LAID[1], *LEFT])
PLAYERS: Final = 2
PLACES: Final = 1
FIRST_HAND: Final = 1
#: How many businesses of each kind there are.
STACK: Final = [int(kind == BUSINESS) for kind in range(len(BUSINESSES))]
#: Every decision draws one of the cards that are left, or lays one in one of the free places: there are no discards
#: before the duel, which ends the game, and two rows of these cards never tie.
LONGEST: Final = len(LEFT) + sum(ROW - len(row) for row in LAID)
