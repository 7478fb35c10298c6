"""Pieces of an observation of Chicago Gangsters: words, packs, cards, places on a loot card."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from backroom.games.chicago_gangsters.box import District, Package
from backroom.games.chicago_gangsters.cards import KIND_OF, KINDS, TYPES, VALUE_OF
from backroom.games.chicago_gangsters.encoding_fields import CARD
from backroom.games.chicago_gangsters.state import COVERED
from backroom.games.chicago_gangsters.talk import BRING_NOTHING, FIRST_KIND, MOST_POINTS, MOST_SHOWN, SILENT, WORDS
from backroom.kernel.floats import Pairs, Table, one_hot, packed, zeros

_NO_PACK: Final = zeros(TYPES)


def word_piece(word: int) -> bytes:
    points = word / 32 if SILENT < word <= MOST_POINTS else 0.0
    return packed(
        [points, *[float(word == FIRST_KIND + kind) for kind in range(len(KINDS))], float(word == BRING_NOTHING)]
    )


SAID: Final = WORDS * WORDS


def _talk(number: int) -> bytes:
    """How cards lie, how many were shown, what was pledged and asked for."""
    manner, shown = divmod(number // SAID, MOST_SHOWN + 1)
    pledge, request = divmod(number % SAID, WORDS)
    return one_hot(COVERED + 1)[manner] + packed([shown / 2]) + word_piece(pledge) + word_piece(request)


#: By (manner * (MOST_SHOWN + 1) + cards shown) * SAID + pledge * WORDS + request.
TALK_PIECES: Final = Table((COVERED + 1) * (MOST_SHOWN + 1) * SAID, _talk)
ALCOHOL: Final = Pairs(1 / 64)
KEPT: Final = Pairs(1 / 16)


#: By type, and at NO_CARD: the type, its kind and its value.
CARD_PIECES: Final[list[bytes]] = [
    one_hot(TYPES)[card] + one_hot(len(KINDS))[KIND_OF[card]] + packed([VALUE_OF[card] / 8]) for card in range(TYPES)
] + [zeros(CARD)]


def _three_types(pack: int) -> bytes:
    return packed([(pack >> at * 4 & 15) / 8 for at in range(3)])


def _four_types(pack: int) -> bytes:
    return packed([(pack >> at * 4 & 15) / 8 for at in range(4)])


def _hand_and_face_down(sizes: int) -> bytes:
    return packed([(sizes >> 6) / 8, (sizes & 63) / 8])


_THREE: Final = Table(1 << 12, _three_types)
_FOUR: Final = Table(1 << 16, _four_types)
#: By cards in hand, and cards face down + 1, six bits each.
SIZES: Final = Table(1 << 12, _hand_and_face_down)


def write_pack(pieces: list[bytes], pack: i64) -> None:
    if pack == 0:
        pieces.append(_NO_PACK)
        return
    pieces.append(_THREE.of(pack & 0xFFF))
    pieces.append(_THREE.of(pack >> 12 & 0xFFF))
    pieces.append(_FOUR.of(pack >> 24))


def seats_in_one(one: i64, two: i64, three: i64, four: i64) -> i64:
    """For a `Row` of seats."""
    return one + 1 | two + 1 << 3 | three + 1 << 6 | four + 1 << 9


def which_piece(which: int, numbers: tuple[int, ...]) -> bytes:
    """Which of up to three, and up to four numbers."""
    return one_hot(3)[which] + packed([*[number / 16 for number in numbers], *[0.0] * (4 - len(numbers))])


WHICH: Final = [which_piece(which, ()) for which in (0, 1, 2, -1)]


def district_piece(district: District) -> bytes:
    """CG-4: which means may be used, and whether persons count."""
    return packed([*[float(district.means >> kind & 1) for kind in range(len(KINDS))], float(district.persons)])


def package_piece(package: Package) -> bytes:
    """CG-5: alcohol, means cards, the person."""
    return packed([package.alcohol / 16, package.means / 8, float(package.person)])
