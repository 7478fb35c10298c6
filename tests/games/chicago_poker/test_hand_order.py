"""The evaluator is exact: counts over all five-card hands, and order against a slow reference (CP-52, CP-53)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise
from math import comb

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from backroom.games.chicago_poker.hands import HAND_NAMES, rank_of, strength
from tests.games.chicago_poker.hand_reference import (
    COLOURS,
    VALUES,
    Hand,
    compare,
    hands_by_symmetry,
    key,
    number_of,
    rank_of_hand,
)

DECK = COLOURS * VALUES
#: How many of the 17,259,390 five-card hands are of each rank.
FIVE_CARD_HANDS = {
    "five-of-a-kind": 15,
    "straight-flush": 55,
    "rainbow-straight": 1_320,
    "four-of-a-kind": 5_250,
    "full-house": 21_000,
    "flush": 14_960,
    "straight": 33_000,
    "three-of-a-kind": 341_250,
    "two-pair": 682_500,
    "pair": 6_825_000,
    "high-card": 9_335_040,
}


@st.composite
def hands(draw: st.DrawFn) -> Hand:
    """One to five different cards, often few values and few colours so that every rank comes up."""
    lowest = draw(st.integers(1, VALUES))
    highest = draw(st.integers(lowest, min(VALUES, lowest + draw(st.sampled_from([0, 1, 4, 14])))))
    colours = draw(st.sampled_from([1, 2, COLOURS]))
    cards = st.tuples(st.integers(lowest, highest), st.integers(0, colours - 1))
    room = (highest - lowest + 1) * colours
    return draw(st.lists(cards, unique=True, min_size=min(room, draw(st.integers(1, 5))), max_size=5))


def strength_of(hand: Hand) -> int:
    return strength(number_of(hand))


@pytest.mark.clauses("CP-52")
def test_the_counts_of_all_five_card_hands_by_symmetry() -> None:
    counts: Counter[str] = Counter()
    for hand, weight in hands_by_symmetry(5):
        counts[HAND_NAMES[rank_of(strength_of(hand))]] += weight
    assert counts.total() == comb(DECK, 5) == 17_259_390
    assert counts == FIVE_CARD_HANDS


@pytest.mark.long
@pytest.mark.clauses("CP-52")
def test_the_counts_of_all_five_card_hands_one_by_one() -> None:
    by_strength: Counter[int] = Counter()
    for cards in combinations(range(DECK), 5):
        by_strength[strength(list(cards))] += 1
    counts: Counter[str] = Counter()
    for value, count in by_strength.items():
        counts[HAND_NAMES[rank_of(value)]] += count
    assert counts == FIVE_CARD_HANDS


@pytest.mark.long
@pytest.mark.clauses("CP-52", "CP-53")
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_all_smaller_hands_one_by_one(count: int) -> None:
    found: dict[tuple[int, tuple[int, ...], int], int] = {}
    for cards in combinations(range(DECK), count):
        hand = [(card % VALUES + 1, card // VALUES) for card in cards]
        assert found.setdefault(key(hand), strength(list(cards))) == strength(list(cards))
    assert_same_order(found)


@pytest.mark.compiled_rules
@pytest.mark.clauses("CP-52", "CP-53")
def test_all_hands_of_one_to_five_cards_stand_in_the_order_of_the_reference() -> None:
    """Exhaustive but for the names of colours: equal where the reference is equal, and ordered as it is."""
    found: dict[tuple[int, tuple[int, ...], int], int] = {}
    for count in range(1, 6):
        for hand, _ in hands_by_symmetry(count):
            value = strength_of(hand)
            assert found.setdefault(key(hand), value) == value
    assert_same_order(found)


def assert_same_order(found: dict[tuple[int, tuple[int, ...], int], int]) -> None:
    strengths = [found[each] for each in sorted(found)]
    assert all(lower < higher for lower, higher in pairwise(strengths))


@pytest.mark.clauses("CP-52")
@settings(deadline=None)
@given(hands())
def test_any_hand_has_the_rank_that_the_reference_gives_it(hand: Hand) -> None:
    assert HAND_NAMES[rank_of(strength_of(hand))] == rank_of_hand(hand)


@pytest.mark.clauses("CP-53")
@settings(max_examples=300, deadline=None)
@given(hands(), hands())
def test_any_two_hands_compare_as_the_reference_compares_them(one: Hand, other: Hand) -> None:
    mine, yours = strength_of(one), strength_of(other)
    assert (mine > yours) - (mine < yours) == compare(one, other)


@pytest.mark.clauses("CP-52", "CP-53")
@settings(deadline=None)
@given(hands(), st.permutations(range(COLOURS)), st.data())
def test_neither_the_names_of_colours_nor_the_order_of_cards_matter(
    hand: Hand, renamed: list[int], data: st.DataObject
) -> None:
    other = [(value, renamed[colour]) for value, colour in data.draw(st.permutations(hand))]
    assert strength_of(other) == strength_of(hand)
