"""Promises are judged by what was measured, and what is measured is measured."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from bench import ours
from bench.clock import Counted
from bench.promises import MEASURES, TARGETS, Rates, Target, judge, judge_memory
from bench.worker import MEASURES as MEASURED


@pytest.mark.parametrize("target", TARGETS, ids=lambda target: str(target.says))
@pytest.mark.parametrize(("part", "kept"), [(1.01, True), (0.99, False)])
def test_a_promise_is_kept_from_its_bound_on(target: Target, part: float, kept: bool) -> None:
    rate = 1000 * target.least * part
    verdict = judge(target, {target.one: Rates([rate / 2, rate]), target.other: Rates([1000, 500])})
    assert verdict.kept is kept
    assert f"{target.shown(target.least * part):.2f}" in verdict.told


@pytest.mark.parametrize("target", TARGETS, ids=lambda target: str(target.says))
def test_a_promise_about_a_row_left_out_is_neither_kept_nor_broken(target: Target) -> None:
    assert judge(target, {target.one: Rates([1, 1])}).kept is None


@pytest.mark.parametrize(("kept_of_each_game", "kept"), [(0, True), (64, False)])
def test_one_small_object_kept_of_each_game_is_memory_growth(kept_of_each_game: int, kept: bool) -> None:
    grown = 1000 * kept_of_each_game / 1024
    held = {"games": 2000, "first": 20_000, "half": 20_100, "whole": 20_100 + grown, "per_thousand": grown}
    assert judge_memory(held).kept is kept


def test_every_row_is_something_that_the_worker_measures() -> None:
    assert {row.what for row in MEASURES} == set(MEASURED)


@pytest.mark.parametrize("measure", [ours.step_by_step, ours.playouts, ours.clones, ours.views, ours.resamples])
def test_each_measure_of_ours_counts_what_it_did(measure: Callable[[float], Counted]) -> None:
    counted = measure(0.001)
    assert counted.done > 0
    assert counted.seconds >= 0.001


def test_memory_is_looked_at_three_times() -> None:
    held = ours.memory_growth(4)
    assert held["games"] == 4
    assert 0 < held["first"] <= held["half"] <= held["whole"]
