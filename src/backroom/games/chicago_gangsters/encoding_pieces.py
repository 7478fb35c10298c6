"""Pieces of an observation of Chicago Gangsters: words, cards, places on a loot card."""

from __future__ import annotations

from typing import Final

from backroom.games.chicago_gangsters.box import District, Package
from backroom.games.chicago_gangsters.cards import KIND_OF, KINDS, TYPES, VALUE_OF
from backroom.games.chicago_gangsters.encoding_fields import CARD
from backroom.games.chicago_gangsters.talk import BRING_NOTHING, FIRST_KIND, MOST_POINTS, SILENT, WORDS
from backroom.kernel.floats import one_hot, packed, zeros


def word_piece(word: int) -> bytes:
    points = word / 32 if SILENT < word <= MOST_POINTS else 0.0
    return packed(
        [points, *[float(word == FIRST_KIND + kind) for kind in range(len(KINDS))], float(word == BRING_NOTHING)]
    )


WORD_PIECES: Final[list[bytes]] = [word_piece(word) for word in range(WORDS)]

#: By type, and at NO_CARD: the type, its kind and its value.
CARD_PIECES: Final[list[bytes]] = [
    one_hot(TYPES)[card] + one_hot(len(KINDS))[KIND_OF[card]] + packed([VALUE_OF[card] / 8]) for card in range(TYPES)
] + [zeros(CARD)]


def district_piece(district: District) -> bytes:
    """CG-4: which means may be used, and whether persons count."""
    return packed([*[float(district.means >> kind & 1) for kind in range(len(KINDS))], float(district.persons)])


def package_piece(package: Package) -> bytes:
    """CG-5: alcohol, means cards, the person."""
    return packed([package.alcohol / 16, package.means / 8, float(package.person)])
