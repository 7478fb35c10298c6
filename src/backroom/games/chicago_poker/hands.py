"""Poker hands of one to five cards, ranked exactly (CP-52, CP-53)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from backroom.games.chicago_poker.cards import VALUES

HIGH_CARD: Final = 0
PAIR: Final = 1
TWO_PAIR: Final = 2
THREE: Final = 3
STRAIGHT: Final = 4
FLUSH: Final = 5
FULL_HOUSE: Final = 6
FOUR: Final = 7
RAINBOW_STRAIGHT: Final = 8
STRAIGHT_FLUSH: Final = 9
FIVE: Final = 10
HAND_NAMES: Final = (
    "high-card",
    "pair",
    "two-pair",
    "three-of-a-kind",
    "straight",
    "flush",
    "full-house",
    "four-of-a-kind",
    "rainbow-straight",
    "straight-flush",
    "five-of-a-kind",
)

# A strength is a number of seven digits to the base 16: the rank, up to five compared values from the
# most important down, the number of cards. So `>` is the whole comparison.
DIGIT: Final = 4
RANK_AT: Final = 24


def strength(cards: list[int]) -> int:
    """How strong one to five gangster cards are as a hand: the higher number wins, equal ones tie."""
    count: i64 = len(cards)
    values: list[int] = []
    for card in cards:
        values.append(card % VALUES + 1)
    values.sort()
    five: i64 = 0
    four: i64 = 0
    three: i64 = 0
    pair: i64 = 0
    second_pair: i64 = 0
    singles: i64 = 0
    at: i64 = count
    while at:
        at -= 1
        value: i64 = values[at]
        of_value: i64 = 1
        while at and values[at - 1] == value:
            at -= 1
            of_value += 1
        if of_value == 1:
            singles = singles << DIGIT | value
        elif of_value == 2:
            if pair == 0:
                pair = value
            else:
                second_pair = value
        elif of_value == 3:
            three = value
        elif of_value == 4:
            four = value
        else:
            five = value
    if five:
        return _ranked(FIVE, five, 1, count)
    if four:
        return _ranked(FOUR, four, 1, count)
    if three:
        return _ranked(FULL_HOUSE if pair else THREE, three, 1, count)
    if second_pair:
        return _ranked(TWO_PAIR, (pair << DIGIT | second_pair) << DIGIT | singles, 3, count)
    if pair:
        return _ranked(PAIR, pair << DIGIT * (count - 2) | singles, count - 1, count)
    if count == 5:
        colours: i64 = 0
        for card in cards:
            colours |= 1 << card // VALUES
        one_colour = colours & (colours - 1) == 0
        top = values[4]
        if top - values[0] == 4:
            if one_colour:
                return _ranked(STRAIGHT_FLUSH, top, 1, count)
            if colours == 31:
                return _ranked(RAINBOW_STRAIGHT, top, 1, count)
            return _ranked(STRAIGHT, top, 1, count)
        if one_colour:
            return _ranked(FLUSH, singles, 5, count)
    return _ranked(HIGH_CARD, singles, count, count)


def _ranked(rank: i64, values: i64, digits: i64, count: i64) -> int:
    """Line the compared values up to the left; a value that is not there counts less than any (CP-53)."""
    return rank << RANK_AT | values << DIGIT * (6 - digits) | count


def rank_of(strength: int) -> int:
    """The rank of a hand, HIGH_CARD to FIVE."""
    return strength >> RANK_AT


def lead_value(strength: int) -> int:
    """The value that names the hand: of its pair, its three, its top card."""
    return strength >> RANK_AT - DIGIT & 15
