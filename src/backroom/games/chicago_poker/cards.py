"""Cards, businesses and bosses: numbers for the rules, names for people."""

from __future__ import annotations

from typing import Final, Literal, get_args

COLOURS: Final = ("red", "blue", "green", "amber", "violet")
VALUES: Final = 15
#: Cards 0 … 74 are gangsters (CP-2): colour * 15 + value - 1. Specials follow, one number a kind.
GANGSTERS: Final = 75
MURDER: Final = 75
RAID: Final = 76
LIMOUSINE: Final = 77
PISTOL: Final = 78
BLACKMAIL: Final = 79
CARDS: Final = 80
SPECIALS: Final = ("murder", "raid", "limousine", "pistol", "blackmail")

#: Kinds of business (CP-1), in the order of the data file.
BusinessKind = Literal["bar", "jazz-club", "brewery", "gambling-den"]
BUSINESSES: Final[tuple[BusinessKind, ...]] = get_args(BusinessKind)
KINDS: Final = 4
#: Most places at which a business can lie open (CP-11), and most seats (CP-5).
PLACES: Final = 4
#: CP-11: open businesses by number of players.
OPEN: Final = (0, 0, 2, 2, 3, 4, 4)
BOSSES: Final = ("capone", "moran", "yale", "weiss", "obannion", "torrio")
NO_CARD: Final = -1


def card_text(card: int) -> str:
    """`red-7`, or the name of a special card."""
    if card >= GANGSTERS:
        return SPECIALS[card - GANGSTERS]
    return f"{COLOURS[card // VALUES]}-{card % VALUES + 1}"


def value_of(card: int) -> int:
    """1 … 15; a special card counts 0 (CP-54)."""
    return card % VALUES + 1 if card < GANGSTERS else 0


#: Every card's name, by number.
CARD_TEXTS: Final = [card_text(card) for card in range(CARDS)]
CARD_NUMBERS: Final = {text: card for card, text in enumerate(CARD_TEXTS)}
