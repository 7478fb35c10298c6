"""Means cards, persons, clans and sides: numbers for the rules, names for people."""

from __future__ import annotations

from typing import Final, Literal, get_args

#: Kinds of means (CG-1).
MeansKind = Literal["weapons", "bribes", "blackmail"]
KINDS: Final[tuple[MeansKind, ...]] = get_args(MeansKind)
#: What the kinds are called where no card is meant.
KIND_TEXTS: Final = ("kind-weapons", "kind-bribes", "kind-blackmail")
#: Cards of one kind and value cannot be told apart, so a card is its type, 0 … 9; `packs.py` has bags of them.
TYPES: Final = 10
KIND_OF: Final[list[int]] = [0, 0, 1, 1, 1, 1, 1, 2, 2, 2]
VALUE_OF: Final[list[int]] = [2, 4, 1, 2, 3, 4, 5, 1, 3, 5]
#: How many of each type there are: 48 in all.
COPIES: Final[list[int]] = [8, 8, 3, 3, 4, 3, 3, 5, 6, 5]
NO_CARD: Final = -1
CARD_TEXTS: Final[list[str]] = [f"{KINDS[KIND_OF[card]]}-{VALUE_OF[card]}" for card in range(TYPES)]
CARD_NUMBERS: Final = {text: card for card, text in enumerate(CARD_TEXTS)}

#: Persons (CG-2), by value.
PERSONS: Final = (
    "informer", "whisky-smuggler",
    "dealer", "thief", "explosives-expert", "fence", "poker-player", "priest", "thug",
    "reporter", "taxi-driver", "customs-officer",
    "bank-director", "mayor", "police-chief", "prosecutor",
    "judge", "senator",
)  # fmt: skip
PERSON_VALUES: Final[list[int]] = [0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4]
PERSON_COUNT: Final = 18
INFORMER: Final = 0
SMUGGLER: Final = 1
FENCE: Final = 5
POKER_PLAYER: Final = 6
PRIEST: Final = 7
THUG: Final = 8
NO_PERSON: Final = -1

#: Clans are 0 … 3; whoever has no clan is Mr. X (CG-100).
CLANS: Final = 4
MR_X: Final = 4

CHALLENGERS: Final = 0
DEFENDERS: Final = 1
#: Ousted, or Mr. X before he has joined one.
NO_SIDE: Final = 2
Side = Literal["challengers", "defenders"]
SIDES: Final[tuple[Side, ...]] = get_args(Side)

HAND_LIMIT: Final = 10
NOBODY: Final = -1
