"""How the table server's benchmark judges, on made-up figures."""

from __future__ import annotations

import pytest
from bench.promises import Rates
from bench.table_promises import (
    FILES,
    MEMORY,
    OURS,
    UNCHECKED,
    Grown,
    Held,
    Served,
    Waits,
    judge_checks,
    judge_grown,
    judge_held,
    judge_ratio,
    judge_waits,
    spread,
)

QUIET = {"p50": 0.0001, "p99": 0.001, "max": 0.002}


def served(wall: float, processor: float) -> Served:
    return Served(Rates([wall / 2, wall]), Rates([processor]), 3000.0)


def test_a_spread_tells_the_middle_the_99th_and_the_most() -> None:
    assert spread([float(value) for value in range(100, 0, -1)]) == {"p50": 50.0, "p99": 100.0, "max": 100.0}
    assert spread([float(value) for value in range(1000)])["p99"] == 990.0
    assert spread([]) == {"p50": 0.0, "p99": 0.0, "max": 0.0}


@pytest.mark.parametrize(("p99", "kept"), [(0.0249, True), (0.025, False)])
def test_the_wait_of_99_of_100_is_judged_and_the_longest_is_not(p99: float, kept: bool) -> None:
    verdict = judge_waits(Waits(500, 30_000, {"p50": 0.004, "p99": p99, "max": 3.0}, QUIET, QUIET, 0.4, 0.1))
    assert verdict.kept is kept
    assert "500 tables" in verdict.told


def test_memory_is_what_came_on_top_by_connection_at_its_most() -> None:
    held = Held(connections=1000, before=60_000, seated=100_000, played=119_000)
    assert held.each == 59
    assert judge_held(held).kept
    assert not judge_held(Held(1000, 60_000, 120_500, 119_000)).kept


def test_growth_is_judged_between_half_and_all() -> None:
    assert judge_grown(Grown(240, 900, half=100_000, whole=100_900)).kept
    assert not judge_grown(Grown(240, 900, half=100_000, whole=101_100)).kept
    assert judge_grown(None).kept is None


def test_the_ratio_is_judged_by_best_rounds_beside_the_server_that_stores() -> None:
    figures = {OURS: served(3000, 3200), FILES: served(999, 1500), MEMORY: served(2000, 2000)}
    verdict = judge_ratio(figures)
    assert verdict.kept
    assert verdict.told == (
        "3.00 (2.13 by the processor's time) with its files; 1.50 (1.60 by the processor's time) if it stores nothing"
    )
    assert not judge_ratio({**figures, FILES: served(1001, 900)}).kept
    assert judge_ratio({OURS: served(3000, 3200)}).kept is None


@pytest.mark.parametrize(("checked", "kept"), [(960, True), (940, False)])
def test_checks_are_judged_by_the_processors_time(checked: float, kept: bool) -> None:
    verdict = judge_checks({OURS: served(100, checked), UNCHECKED: served(200, 1000)})
    assert verdict.kept is kept
    cost = f"{1 - checked / 1000:.1%}"
    assert verdict.told == f"{cost} by the processor's time ({cost} to {cost}), 50.0% by the clock"


def test_checks_that_were_not_measured_are_not_judged() -> None:
    assert judge_checks({OURS: served(100, 100)}).kept is None


def test_checks_are_judged_within_each_round_by_the_middle_one() -> None:
    """The second round is slow for both, and the third a lucky one for those who check nothing."""
    checked = Served(Rates([100, 100, 100]), Rates([97, 48, 90]))
    unchecked = Served(Rates([100, 100, 100]), Rates([100, 50, 120]))
    verdict = judge_checks({OURS: checked, UNCHECKED: unchecked})
    assert verdict.kept
    assert "4.0% by the processor's time (3.0% to 25.0%)" in verdict.told
