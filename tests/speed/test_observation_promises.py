"""Promises about observations are judged by what was measured."""

from __future__ import annotations

import pytest
from bench.observations import MOST, Cost

from backroom.games import titles


@pytest.mark.parametrize("title", sorted(MOST))
@pytest.mark.parametrize(("part", "kept"), [(0.99, True), (1.01, False)])
def test_a_promise_is_kept_up_to_its_bound(title: str, part: float, kept: bool) -> None:
    taken = MOST[title] * part
    assert Cost(title, taken, taken * 2, taken * 10).kept is kept


def test_a_title_without_a_promise_is_not_judged() -> None:
    assert Cost("no-such-title", 1.0, 1.0, 1.0).kept is None


def test_something_was_promised_of_every_title() -> None:
    assert {*MOST} == {title.id for title in titles()}
