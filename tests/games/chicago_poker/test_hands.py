"""Poker hands by example: the ranks (CP-52) and what decides within one (CP-53)."""

from __future__ import annotations

import pytest

from backroom.games.chicago_poker.hands import HAND_NAMES, lead_value, rank_of, strength
from tests.games.chicago_poker.position import cards_of


def named(text: str) -> str:
    return HAND_NAMES[rank_of(strength(cards_of(text)))]


@pytest.mark.clauses("CP-52")
@pytest.mark.parametrize(
    ("cards", "name"),
    [
        ("red-7 blue-7 green-7 amber-7 violet-7", "five-of-a-kind"),
        ("red-11..15", "straight-flush"),
        ("red-1..5", "straight-flush"),
        ("red-3 blue-4 green-5 amber-6 violet-7", "rainbow-straight"),
        ("red-7 blue-7 green-7 amber-7 violet-8", "four-of-a-kind"),
        ("red-7 blue-7 green-7 amber-7", "four-of-a-kind"),
        ("red-7 blue-7 green-7 amber-8 violet-8", "full-house"),
        ("red-1 red-3 red-5 red-7 red-9", "flush"),
        ("red-3 blue-4 green-5 amber-6 red-7", "straight"),
        ("red-7 blue-7 green-7 amber-1 violet-8", "three-of-a-kind"),
        ("red-7 blue-7 green-7", "three-of-a-kind"),
        ("red-7 blue-7 red-8 blue-8 red-9", "two-pair"),
        ("red-7 blue-7 red-8 blue-8", "two-pair"),
        ("red-7 blue-7 red-8 blue-9 red-10", "pair"),
        ("red-7 blue-7", "pair"),
        ("red-7 blue-9 red-8 blue-11 red-10", "straight"),
        ("red-7 blue-9 red-8 blue-12 red-10", "high-card"),
        ("red-7", "high-card"),
    ],
)
def test_every_rank_is_recognised(cards: str, name: str) -> None:
    assert named(cards) == name


@pytest.mark.clauses("CP-52")
def test_the_ranks_stand_in_their_order() -> None:
    low_to_high = [
        "red-15 blue-14 green-13 amber-12 violet-10",  # the best high card
        "red-1 blue-1 green-2 amber-3 violet-4",  # the worst pair, and so on
        "red-1 blue-1 green-2 amber-2 violet-3",
        "red-1 blue-1 green-1 amber-2 violet-3",
        "red-1 blue-2 green-3 amber-4 red-5",
        "red-1 red-2 red-3 red-4 red-6",
        "red-1 blue-1 green-1 amber-2 violet-2",
        "red-1 blue-1 green-1 amber-1 violet-2",
        "red-1 blue-2 green-3 amber-4 violet-5",
        "red-1..5",
        "red-1 blue-1 green-1 amber-1 violet-1",
    ]
    strengths = [strength(cards_of(cards)) for cards in low_to_high]
    assert strengths == sorted(set(strengths))


@pytest.mark.clauses("CP-52")
@pytest.mark.parametrize("cards", ["red-14 red-15 red-1 red-2 red-3", "red-12 blue-13 green-14 amber-15 violet-1"])
def test_values_do_not_wrap_round(cards: str) -> None:
    assert named(cards) in ("flush", "high-card")


@pytest.mark.clauses("CP-52")
@pytest.mark.parametrize(
    "cards", ["red-1..4", "red-2..4", "red-3 blue-4 green-5 amber-6", "red-9 red-11 red-13 red-15"]
)
def test_straights_and_flushes_need_five_cards(cards: str) -> None:
    assert named(cards) == "high-card"


@pytest.mark.clauses("CP-52")
def test_full_houses_need_five_cards_and_two_pair_needs_four() -> None:
    assert named("red-7 blue-7 green-7 amber-8") == "three-of-a-kind"
    assert named("red-7 blue-7 green-8") == "pair"


BETTER = {
    "five of a kind: the higher value": (
        "red-9 blue-9 green-9 amber-9 violet-9", "red-8 blue-8 green-8 amber-8 violet-8"),
    "four of a kind: the higher value, whatever the fifth card": (
        "red-9 blue-9 green-9 amber-9", "red-8 blue-8 green-8 amber-8 violet-15"),
    "three of a kind: the higher value": ("red-9 blue-9 green-9", "red-8 blue-8 green-8 amber-14 violet-15"),
    "full house: the higher three": (
        "red-9 blue-9 green-9 amber-1 violet-1", "red-8 blue-8 green-8 amber-15 violet-15"),
    "straight flush: the higher top card": ("blue-2..6", "red-1..5"),
    "rainbow straight: the higher top card": (
        "blue-2 red-3 green-4 amber-5 violet-6", "red-1 blue-2 green-3 amber-4 violet-5"),
    "straight: the higher top card": ("blue-2 blue-3 red-4 red-5 red-6", "red-1 red-2 green-3 amber-4 violet-5"),
    "flush: the highest card": ("red-1 red-2 red-3 red-4 red-10", "blue-9 blue-8 blue-7 blue-6 blue-4"),
    "flush: the fifth card at last": ("red-2 red-6 red-7 red-8 red-10", "blue-1 blue-6 blue-7 blue-8 blue-10"),
    "high card: the second highest": ("red-10 blue-9 green-2", "blue-10 red-8 amber-7"),
    "high card: the fifth card at last": (
        "red-10 blue-9 green-7 amber-5 violet-3", "blue-10 red-9 amber-7 green-5 violet-2"),
    "two pair: the higher pair": ("red-9 blue-9 red-1 blue-1", "red-8 blue-8 red-7 blue-7 red-15"),
    "two pair: then the other pair": ("red-9 blue-9 red-3 blue-3", "green-9 amber-9 red-2 blue-2 red-15"),
    "two pair: then the single card": ("red-9 blue-9 red-3 blue-3 red-5", "green-9 amber-9 green-3 amber-3 red-4"),
    "pair: the pair": ("red-9 blue-9", "red-8 blue-8 red-15 red-14 red-13"),
    "pair: then the highest single card": ("red-9 blue-9 red-5", "green-9 amber-9 red-4 red-3 red-2"),
    "pair: then the lowest single card": ("red-9 blue-9 red-5 red-4 red-3", "green-9 amber-9 blue-5 blue-4 blue-2"),
    "all compared cards equal: more cards, of a pair": ("red-9 blue-9 red-5", "green-9 amber-9"),
    "all compared cards equal: more cards, of a high card": ("red-9 red-1", "blue-9"),
    "all compared cards equal: more cards, of two pair": (
        "red-9 blue-9 red-3 blue-3 red-1", "green-9 amber-9 green-3 amber-3"),
    "all compared cards equal: more cards, of a three": ("red-9 blue-9 green-9 red-2", "red-9 blue-9 green-9"),
}  # fmt: skip


@pytest.mark.clauses("CP-53")
@pytest.mark.parametrize(("better", "worse"), BETTER.values(), ids=BETTER.keys())
def test_the_better_of_two_hands_of_one_rank(better: str, worse: str) -> None:
    assert named(better) == named(worse)
    assert strength(cards_of(better)) > strength(cards_of(worse))


@pytest.mark.clauses("CP-53", "CP-54")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("red-9 blue-7", "green-9 amber-7"),
        ("red-9 blue-9 red-3", "green-9 amber-9 blue-3"),
        ("red-1..5", "blue-1..5"),
        ("red-2 red-6 red-7 red-8 red-10", "blue-2 blue-6 blue-7 blue-8 blue-10"),
    ],
)
def test_hands_that_differ_in_colours_only_are_tied(one: str, other: str) -> None:
    assert strength(cards_of(one)) == strength(cards_of(other))


@pytest.mark.clauses("CP-53")
@pytest.mark.parametrize(("cards", "value"), [("red-9 blue-9 red-15", 9), ("red-1..5", 5), ("red-4 blue-11", 11)])
def test_a_hand_is_called_by_the_value_that_leads_it(cards: str, value: int) -> None:
    assert lead_value(strength(cards_of(cards))) == value
