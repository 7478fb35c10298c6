"""What tries came to: the chosen one first, then those that were kept longest, the best of them first."""

from __future__ import annotations

from backroom.kernel.player import HANDFUL
from backroom.minds.tally import Tally


def test_the_chosen_one_comes_first_then_those_tried_longest() -> None:
    tally = Tally(4)
    tally.note([0, 1, 2, 3], [0.9, 0.2, 0.3, 0.4], [0.8, 0.1, 0.2, 0.3])
    tally.note([1, 2, 3], [0.2, 0.3, 0.6], [0.3, 0.2, 0.5])
    assert tally.ranked(2, [0.0] * 4) == [2, 3, 1, 0]
    assert tally.ranked(2, [0.0, 5.0, 0.0, 0.0]) == [2, 1, 3, 0]
    assert tally.chance(0) == 0.8
    assert tally.chance(1) == 0.2
    assert tally.sums == [0.9, 0.4, 0.6, 1.0]


def test_without_chances_nothing_is_ranked() -> None:
    tally = Tally(2)
    tally.note([0, 1], [0.9, 0.2], [])
    assert tally.sums == [0.9, 0.2]
    assert tally.ranked(0, [0.0, 0.0]) == []


def test_no_more_than_a_handful_is_told() -> None:
    tally = Tally(9)
    tally.note(list(range(9)), [0.5] * 9, [0.5] * 9)
    assert tally.ranked(8, [0.0] * 9) == [8, 0, 1, 2, 3][:HANDFUL]
