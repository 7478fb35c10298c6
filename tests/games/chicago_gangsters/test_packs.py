"""Packs: the arithmetic of bags of cards, beside plain counting."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from backroom.games.chicago_gangsters.cards import COPIES, KIND_OF, TYPES, VALUE_OF
from backroom.games.chicago_gangsters.packs import (
    cards_in,
    count_of,
    less,
    nth_card,
    of_kinds,
    one,
    pack_of,
    size_of,
    types_of,
    unpacked,
    value_of_pack,
)

COUNTS = st.tuples(*(st.integers(0, most) for most in COPIES)).map(list)


@given(COUNTS)
def test_a_pack_counts_as_its_cards_do(counts: list[int]) -> None:
    pack = pack_of(counts)
    cards = [card for card in range(TYPES) for _ in range(counts[card])]
    assert unpacked(pack) == [count_of(pack, card) for card in range(TYPES)] == counts
    assert pack == sum(one(card) for card in cards)
    assert cards_in(pack) == [nth_card(pack, at) for at in range(len(cards))] == cards
    assert (size_of(pack), value_of_pack(pack)) == (len(cards), sum(VALUE_OF[card] for card in cards))
    assert types_of(pack) == sum(1 << card for card in set(cards))


@given(COUNTS, st.integers(0, 7))
def test_a_part_of_some_kinds(counts: list[int], kinds: int) -> None:
    part = [count if kinds >> KIND_OF[card] & 1 else 0 for card, count in enumerate(counts)]
    assert unpacked(of_kinds(pack_of(counts), kinds)) == part


@given(COUNTS, COUNTS)
def test_what_is_left_never_falls_below_nothing(counts: list[int], gone: list[int]) -> None:
    left = [max(0, count - away) for count, away in zip(counts, gone, strict=True)]
    assert unpacked(less(pack_of(counts), pack_of(gone))) == left
