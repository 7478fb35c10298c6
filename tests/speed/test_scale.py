"""How the benchmarks of growth and of hours judge, and what the model tells, on made-up figures."""

from __future__ import annotations

from dataclasses import replace

import pytest
from bench.scale import Point
from bench.scale_model import Costs, Load, Told, foretell, need
from bench.scale_promises import judge_late, judge_model, judge_onlookers, judge_waits
from bench.soak_promises import Sample, judge_files, judge_memory
from bench.soak_promises import judge_waits as judge_soak_waits

COSTS = Costs(choice=0.002, further=0.001, database=0.0005, guests=0.0005, commit=0.002)


def point(p99: float) -> Point:
    waits = {"p50": 0.01, "p99": p99, "max": 1.0}
    return Point(Load(2, 500, 1.0, 2), Told(500.0, waits), 600.0, 0.002, 0.001, 0.001, 0.001, 150.0)


def test_a_house_that_is_hardly_busy_waits_for_work_and_disk_alone() -> None:
    told = foretell(COSTS, Load(processes=1, tables=10, pace=1.0, cores=4, seconds=60.0))

    assert told.rate == pytest.approx(10, rel=0.1)
    alone = COSTS.guests + COSTS.choice + COSTS.database + COSTS.commit
    assert told.waits["p50"] == pytest.approx(alone, rel=0.3)


def test_one_process_serves_no_more_than_its_own_core_can() -> None:
    told = foretell(COSTS, Load(processes=1, tables=200, pace=0.0, cores=16, seconds=8.0))

    assert told.rate == pytest.approx(1 / COSTS.choice, rel=0.1)


def test_more_processes_serve_more_until_the_cores_are_used_up() -> None:
    def rate(processes: int, cores: int) -> float:
        return foretell(COSTS, Load(processes, 200, 0.0, cores, 8.0)).rate

    assert rate(2, 16) > 1.2 * rate(1, 16)
    whole = COSTS.of_house(4) + COSTS.database + COSTS.guests
    assert rate(4, 2) == pytest.approx(2 / whole, rel=0.1)


def test_what_tables_need_grows_with_them_and_is_less_where_a_table_has_one_process() -> None:
    few, many = (need(COSTS, tables, 0.1, 150_000, together=False) for tables in (10_000, 1_000_000))
    led = need(COSTS, 1_000_000, 0.1, 150_000, together=True)

    assert many.processes == pytest.approx(100 * few.processes, rel=0.01)
    assert (many.choices, many.memory) == (100_000, 150e9)
    assert led.processes == 400
    assert led.processes < many.processes
    assert led.batch == 1, "a writer is done before the next choice comes"
    slow = replace(COSTS, commit=0.02)
    assert need(slow, 1_000_000, 0.1, 1, together=True).batch == pytest.approx(0.5 / 0.002 * (0.02 + 0.0005))


@pytest.mark.parametrize(("p99", "kept"), [(0.0399, True), (0.04, False)])
def test_the_wait_of_99_of_100_is_judged(p99: float, kept: bool) -> None:
    verdict = judge_waits(point(p99))

    assert verdict.kept is kept
    assert "2 processes and 500 tables" in verdict.told


def test_late_moves_and_many_onlookers_are_judged_beside_early_ones_and_few() -> None:
    assert judge_late(0.002, 0.003).kept
    assert not judge_late(0.002, 0.0031).kept
    assert judge_onlookers(0.002, 0.004, 500).kept
    assert not judge_onlookers(0.002, 0.0041, 500).kept


def test_the_model_is_judged_where_it_is_most_wrong() -> None:
    verdict = judge_model([("one", 100.0, 110.0), ("two", 300.0, 140.0)])

    assert verdict.kept is False
    assert verdict.told == "2.14 at most: two: 300 measured, 140 foretold"
    assert judge_model([("one", 100.0, 199.0)]).kept
    assert judge_model([("one", 0.0, 199.0)]).kept is False


def samples(*looks: tuple[float, float, float, int, float]) -> list[Sample]:
    return [Sample(at, age, held, files, [wait]) for at, age, held, files, wait in looks]


def test_what_is_held_is_judged_between_the_first_third_and_the_last_by_processes_of_an_age() -> None:
    flat = samples((50, 50, 100.0, 40, 0.01), (150, 50, 300.0, 90, 0.5), (250, 50, 109.0, 44, 0.015))
    grown = [replace(one, held=one.held + one.at / 5, files=one.files + int(one.at / 10)) for one in flat]

    assert judge_memory(flat, 300, 60).kept
    assert judge_files(flat, 300, 60).kept
    assert judge_soak_waits(flat, 300, 60).kept
    assert not judge_memory(grown, 300, 60).kept
    assert not judge_files(grown, 300, 60).kept
    assert judge_memory(flat, 300, 200).kept is None, "none of them is old enough"
