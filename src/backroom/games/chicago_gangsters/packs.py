"""Packs: a bag of means cards as one number, four bits a type. Counting, adding and taking are arithmetic on it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from backroom.games.chicago_gangsters.cards import CARD_TEXTS, COPIES, TYPES

NO_CARDS: Final = 0
#: Of a type.
PACK_BITS: Final = 4


def pack_of(counts: list[int]) -> int:
    """The pack with these counts, a type each."""
    pack = 0
    for card in range(TYPES):
        pack += counts[card] << card * 4
    return pack


def unpacked(pack: int) -> list[int]:
    """The counts of a pack, a type each."""
    return [pack >> card * 4 & 15 for card in range(TYPES)]


#: All 48 means cards (CG-1).
WHOLE_PACK: Final = pack_of(COPIES)


def one(card: i64) -> i64:
    """A single card."""
    # Not `1 << card * 4`: mypyc writes the 1 as a C int, and from the ninth type on the shift falls off its end.
    return 0x10000000000 >> 40 - card * 4


def count_of(pack: i64, card: i64) -> i64:
    """How many cards of a type."""
    return pack >> card * 4 & 15


def size_of(pack: i64) -> i64:
    """How many cards."""
    pairs: i64 = (pack & 0x0F0F0F0F0F) + (pack >> 4 & 0x0F0F0F0F0F)
    return (pairs + (pairs >> 8) + (pairs >> 16) + (pairs >> 24) + (pairs >> 32)) & 0xFF


def value_of_pack(pack: i64) -> i64:
    """The total printed value: weapons 2 and 4, bribes 1 to 5, blackmail 1, 3 and 5."""
    return (
        (pack & 15) * 2
        + (pack >> 4 & 15) * 4
        + (pack >> 8 & 15)
        + (pack >> 12 & 15) * 2
        + (pack >> 16 & 15) * 3
        + (pack >> 20 & 15) * 4
        + (pack >> 24 & 15) * 5
        + (pack >> 28 & 15)
        + (pack >> 32 & 15) * 3
        + (pack >> 36 & 15) * 5
    )


def types_of(pack: i64) -> i64:
    """A mask of the types of which there is a card, a bit each."""
    bits: i64 = (pack | pack >> 1 | pack >> 2 | pack >> 3) & 0x1111111111
    bits = (bits | bits >> 3) & 0x0303030303
    bits = (bits | bits >> 6) & 0x03000F000F
    bits = (bits | bits >> 12) & 0x03000000FF
    return (bits | bits >> 24) & 0x3FF


def of_kinds(pack: i64, kinds: i64) -> i64:
    """The part of a pack that is of these kinds, a mask."""
    part: i64 = 0
    if kinds & 1:
        part = pack & 0xFF
    if kinds & 2:
        part |= pack & 0xFFFFF00
    if kinds & 4:
        part |= pack & 0xFFF0000000
    return part


def nth_card(pack: i64, n: i64) -> i64:
    """The type of the n-th card, from 0, counted type by type."""
    card: i64 = 0
    there: i64 = pack & 15
    while n >= there:
        n -= there
        card += 1
        there = pack >> card * 4 & 15
    return card


def less(pack: i64, gone: i64) -> i64:
    """What is left at least of a pack known in part, when these cards go: no type falls below nothing."""
    left: i64 = 0
    shift: i64 = 0
    while shift < 40:
        rest: i64 = (pack >> shift & 15) - (gone >> shift & 15)
        if rest > 0:
            left |= rest << shift
        shift += 4
    return left


def put_in(packs: list[int], at: i64, pack: i64) -> None:
    """Add cards to one of several packs."""
    # Not `packs[at] += pack`: mypyc does that with whole objects. Laying a card took half as many instructions again.
    packs[at] = packs[at] + pack


def take_out(packs: list[int], at: i64, pack: i64) -> None:
    """Take cards, which must be there, out of one of several packs."""
    packs[at] = packs[at] - pack


def cards_in(pack: int) -> list[int]:
    """The cards one by one, by type."""
    cards: list[int] = []
    for card in range(TYPES):
        cards.extend([card] * (pack >> card * 4 & 15))
    return cards


def texts_of(pack: int) -> list[str]:
    """The cards by name, type by type."""
    return [CARD_TEXTS[card] for card in cards_in(pack)]
