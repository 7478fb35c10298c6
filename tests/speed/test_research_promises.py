"""Promises to researchers are judged by what was measured."""

from __future__ import annotations

import pytest
from bench.promises import Rates, Target, judge
from bench.research_promises import AEC, ROWS, TARGETS


@pytest.mark.parametrize("target", TARGETS, ids=lambda target: target.says)
@pytest.mark.parametrize(("part", "kept"), [(1.01, True), (0.99, False)])
def test_a_promise_is_kept_from_its_bound_on(target: Target, part: float, kept: bool) -> None:
    rates = {target.one: Rates([target.least * part * 1000] * 3), target.other: Rates([1000.0] * 3)}
    assert judge(target, rates).kept is kept


def test_without_the_adapter_its_promises_are_not_measured() -> None:
    rates = {row: Rates([1000.0] * 3) for row in ROWS if not row.what.startswith("aec")}
    judged = {target: judge(target, rates).kept for target in TARGETS}
    assert [kept for target, kept in judged.items() if target.one is AEC] == [None, None]
    assert None not in [kept for target, kept in judged.items() if target.one is not AEC]
