"""Promises are judged by what was measured, and what is measured is measured."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from bench import ours
from bench.clock import Counted
from bench.engine import chosen_rows, chosen_titles
from bench.promises import OURS, PEERS, TARGETS, Rates, Target, judge, judge_memory, measures, targets
from bench.worker import OURS as OURS_MEASURED
from bench.worker import PEERS as PEERS_MEASURED

from backroom.games import titles

TITLES = [title.id for title in titles()]


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
    assert judge_memory("chicago-poker", held).kept is kept


def test_every_row_is_something_that_the_worker_measures() -> None:
    assert {row.what for row in PEERS} == set(PEERS_MEASURED)
    assert {row.what for row in OURS} == set(OURS_MEASURED)


def test_every_promise_speaks_of_rows_that_are_measured() -> None:
    rows = measures({target.one.title for target in TARGETS})
    for target in TARGETS:
        for one, other in [(target.one, target.other), *(pair for _, *pair in target.beside)]:
            assert one in rows
            assert other in rows


def test_only_promises_of_the_titles_asked_for_are_judged() -> None:
    assert {target.one.title for target in targets(["chicago-gangsters"])} == {"chicago-gangsters"}
    assert not targets(["no-such-title"])


def test_something_was_promised_of_the_first_four_titles() -> None:
    """Others may do without a promise: they are measured, and nothing is judged."""
    assert {target.one.title for target in TARGETS} == {"chicago-poker", "chicago-gangsters", "gangster", "chicago"}


def test_all_titles_that_stand_are_measured_or_those_asked_for() -> None:
    assert chosen_titles([], ["one", "two"]) == ["one", "two"]
    assert chosen_titles(["two", "two"], ["one", "two"]) == ["two"]
    with pytest.raises(SystemExit, match="three; those that stand are one, two"):
        chosen_titles(["two", "three"], ["one", "two"])


def test_rows_are_chosen_by_a_part_of_their_name() -> None:
    assert {row.title for row in chosen_rows("two CLONE", ["one", "two"])} == {"two"}
    with pytest.raises(SystemExit, match="No row has 'zzz'"):
        chosen_rows("zzz", ["one"])


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("measure", OURS_MEASURED.values(), ids=OURS_MEASURED)
def test_each_measure_of_ours_counts_what_it_did(
    measure: Callable[[str, float], Counted], title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ours, "GAMES_LOOKED_AT", 2)
    counted = measure(title, 0.001)
    assert counted.done > 0
    assert counted.seconds >= 0.001


def test_memory_is_looked_at_three_times() -> None:
    held = ours.memory_growth("chicago-poker", 4)
    assert held["games"] == 4
    # It may also shrink: earlier tests of this process have left memory that the system takes back.
    assert min(held["first"], held["half"], held["whole"]) > 0
    assert held["per_thousand"] == (held["whole"] - held["half"]) * 500
