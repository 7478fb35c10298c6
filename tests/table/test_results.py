"""Results hold the screens of those who see them for a while: nobody's clock runs meanwhile, and nobody wins time."""

from __future__ import annotations

from random import Random

import pytest

from backroom.table.clock import MOST_RESULT_SECONDS, RESULT_SECONDS, Clock
from backroom.table.protocol import ClockPlan
from tests.table.tables import Evening

DECISION = ClockPlan("decision", 30)
BANK = ClockPlan("bank", 60)


@pytest.mark.parametrize("plan", [DECISION, BANK], ids=lambda plan: plan.kind)
def test_a_clock_runs_after_the_result_that_the_player_is_shown(plan: ClockPlan) -> None:
    clock = Clock(plan, 2)
    clock.told_results(1, 100.0)
    clock.run_for([0], 1, 100.0)
    assert clock.left(0, 100.0 + RESULT_SECONDS) == plan.seconds
    assert clock.left(0, 100.0 + RESULT_SECONDS + 5) == plan.seconds - 5
    assert clock.runs_out() == (100.0 + RESULT_SECONDS + plan.seconds, 0)


def test_who_answers_while_the_result_is_shown_pays_nothing() -> None:
    clock = Clock(BANK, 2)
    clock.told_results(1, 0.0)
    clock.run_for([0], 1, 0.0)
    clock.run_for([1], 2, 3.0)
    assert clock.left(0, 50.0) == 60.0
    assert clock.left(1, 3.0 + RESULT_SECONDS) == 60.0 - 3.0


def test_a_result_of_a_turn_before_counts_until_it_has_been_seen() -> None:
    """Bots play on at once: who is asked after them still looks at what the first of them did."""
    clock = Clock(BANK, 3)
    clock.told_results(1, 0.0)
    clock.run_for([1], 1, 0.0)
    clock.run_for([0], 2, 2.0)
    assert clock.left(0, RESULT_SECONDS) == 60.0
    assert clock.left(0, RESULT_SECONDS + 10.0) == 50.0


def test_many_results_at_once_have_a_bound() -> None:
    clock = Clock(DECISION, 1)
    clock.told_results(50, 0.0)
    clock.run_for([0], 1, 0.0)
    assert clock.left(0, MOST_RESULT_SECONDS + 1.0) == 29.0


@pytest.mark.parametrize("plan", [DECISION, BANK], ids=lambda plan: plan.kind)
def test_who_brings_a_result_about_and_takes_it_back_wins_no_time(plan: ClockPlan) -> None:
    clock = Clock(plan, 1)
    clock.run_for([0], 1, 0.0)
    now = 0.0
    for turn in range(4):
        clock.answered(0, now)
        clock.told_results(1, now)
        clock.run_for([0], 2 * turn + 2, now)
        now += 5.0
        clock.taken_back(0, now)
        clock.run_for([0], 2 * turn + 3, now)
    assert clock.left(0, now) == plan.seconds - 20.0


def test_at_a_table_who_is_asked_after_a_duel_has_the_whole_time_for_the_decision() -> None:
    """Two people play on, and sooner or later a choice brings about a result."""
    luck = Random(3)
    evening = Evening(["human", "human"], clock=DECISION).sit_and_deal()
    results = evening.table.title.results
    for _ in range(600):
        evening.now += 1
        evening.move(luck.choice(evening.table.asked()), luck)
        told = evening.look(0, since=evening.table.seen[0] - 1).moments[-1]
        if any(event.event in results for event in told.events) and evening.table.asked():
            break
        evening.now += MOST_RESULT_SECONDS / 2
    else:
        raise AssertionError("no result")
    (asked, *_) = evening.table.asked()
    evening.now += RESULT_SECONDS
    assert evening.look(asked).frame.seats[asked].left == DECISION.seconds
    evening.now += MOST_RESULT_SECONDS
    assert (evening.look(asked).frame.seats[asked].left or 0.0) < DECISION.seconds
