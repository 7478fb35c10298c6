"""Poker hands as CP-52 and CP-53 tell them, slowly and word for word: what the evaluator is measured by."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, perm, prod

COLOURS = 5
VALUES = 15

#: CP-52, low to high.
RANKS = (
    "high-card", "pair", "two-pair", "three-of-a-kind", "straight", "flush", "full-house", "four-of-a-kind",
    "rainbow-straight", "straight-flush", "five-of-a-kind",
)  # fmt: skip
ONE_VALUE_DECIDES = (
    "five-of-a-kind", "four-of-a-kind", "three-of-a-kind", "full-house",
    "straight", "rainbow-straight", "straight-flush",
)  # fmt: skip

Hand = list[tuple[int, int]]
"""Cards as (value 1 … 15, colour 0 … 4)."""


def rank_of_hand(hand: Hand) -> str:
    """CP-52: the name of a hand."""
    return _rank(*_what_matters(hand))


def _what_matters(hand: Hand) -> tuple[tuple[int, ...], int]:
    """The values from low to high, and in how many different colours: no rule asks for more."""
    return tuple(sorted([value for value, _ in hand])), len({colour for _, colour in hand})


def _rank(values: tuple[int, ...], colours: int) -> str:
    """The name of a hand of these values in so many different colours."""
    alike = sorted(Counter(values).values(), reverse=True)
    in_a_row = list(values) == list(range(values[0], values[0] + 5))
    one_colour = len(values) == 5 and colours == 1
    if alike == [5]:
        return "five-of-a-kind"
    if in_a_row and one_colour:
        return "straight-flush"
    if in_a_row and colours == 5:
        return "rainbow-straight"
    if alike[0] == 4:
        return "four-of-a-kind"
    if alike == [3, 2]:
        return "full-house"
    if one_colour:
        return "flush"
    if in_a_row:
        return "straight"
    if alike[0] == 3:
        return "three-of-a-kind"
    if alike[:2] == [2, 2]:
        return "two-pair"
    return "pair" if alike[0] == 2 else "high-card"


def compared_values(hand: Hand) -> list[int]:
    """CP-53: the values that are compared among hands of one rank, the most important first."""
    return _compared(*_what_matters(hand))


def _compared(values: tuple[int, ...], colours: int) -> list[int]:
    # Those that lie together most often come first, then the higher ones.
    ordered = sorted(set(values), key=lambda value: (values.count(value), value), reverse=True)
    return ordered[:1] if _rank(values, colours) in ONE_VALUE_DECIDES else ordered


def key(hand: Hand) -> tuple[int, tuple[int, ...], int]:
    """Rank, compared values, number of cards: of two hands the one with the higher key is better (CP-53)."""
    return _key(*_what_matters(hand))


@cache
def _key(values: tuple[int, ...], colours: int) -> tuple[int, tuple[int, ...], int]:
    return RANKS.index(_rank(values, colours)), tuple(_compared(values, colours)), len(values)


def compare(one: Hand, other: Hand) -> int:
    """1 if the first is better, -1 if the other, 0 for a tie: in the words of CP-53."""
    by_rank = RANKS.index(rank_of_hand(one)) - RANKS.index(rank_of_hand(other))
    if by_rank:
        return 1 if by_rank > 0 else -1
    for mine, yours in zip(compared_values(one), compared_values(other), strict=False):
        if mine != yours:
            return 1 if mine > yours else -1
    more = len(one) - len(other)
    return (more > 0) - (more < 0)


def number_of(hand: Hand) -> list[int]:
    """The same cards as the rules number them."""
    return [colour * VALUES + value - 1 for value, colour in hand]


def hands_by_symmetry(count: int) -> Iterator[tuple[Hand, int]]:
    """Every hand of so many cards but for the names of its colours, and how many hands it stands for."""
    for values in combinations_with_replacement(range(1, VALUES + 1), count):
        times = Counter(values)
        # Equal values are told apart by the patterns, but not by the hands.
        orders = prod(factorial(number) for number in times.values())
        for pattern in _patterns(tuple(times.values())):
            yield list(zip(values, pattern, strict=True)), perm(COLOURS, max(pattern) + 1) // orders


@cache
def _patterns(times: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Colours for values that come so many times each: none twice for one value, each first named in its order."""
    patterns: list[tuple[int, ...]] = [()]
    for number in times:
        for same in range(number):
            patterns = [
                (*pattern, colour)
                for pattern in patterns
                for colour in range(min(COLOURS, max(pattern, default=-1) + 2))
                if colour not in pattern[len(pattern) - same :]
            ]
    return patterns
