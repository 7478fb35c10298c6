"""Clocks: time comes in from outside, and is charged to whoever is asked."""

from __future__ import annotations

from random import Random

from backroom.table import entries as e
from backroom.table import protocol as p
from backroom.table.clock import Clock
from backroom.table.due import asked_bot, due_at, due_entry
from backroom.table.protocol import ClockPlan
from tests.table.tables import Evening


def test_without_a_clock_nobody_ever_runs_out() -> None:
    clock = Clock(ClockPlan(), 2)
    clock.run_for([0], 1, 10.0)
    assert clock.left(0, 9999.0) is None
    assert clock.runs_out() is None


def test_a_clock_for_each_decision_begins_anew_with_each() -> None:
    clock = Clock(ClockPlan("decision", 30), 2)
    clock.run_for([0], 1, 100.0)
    assert clock.left(0, 110.0) == 20.0
    clock.run_for([0], 2, 110.0)
    assert clock.left(0, 110.0) == 30.0
    assert clock.runs_out() == (140.0, 0)


def test_a_bank_is_spent_and_gets_more_for_every_choice() -> None:
    clock = Clock(ClockPlan("bank", 60, 5), 2)
    clock.run_for([0], 1, 0.0)
    clock.answered(0)
    clock.run_for([1], 2, 20.0)
    assert clock.left(0, 50.0) == 45.0
    assert clock.left(1, 50.0) == 30.0


def test_who_waits_for_the_other_in_one_decision_pays_nothing() -> None:
    clock = Clock(ClockPlan("bank", 60), 2)
    clock.run_for([0, 1], 1, 0.0)
    clock.run_for([1], 1, 10.0)
    assert clock.left(0, 40.0) == 50.0
    assert clock.left(1, 40.0) == 20.0


def test_while_the_house_was_closed_no_clock_ran() -> None:
    clock = Clock(ClockPlan("decision", 30), 1)
    clock.run_for([0], 1, 0.0)
    clock.stood_still(1000.0)
    assert clock.left(0, 1010.0) == 20.0


def test_a_pause_stops_the_clock_and_gives_no_time_back() -> None:
    evening = Evening(["human", "human"], clock=ClockPlan("decision", 30)).sit_and_deal()
    (seat,) = evening.table.asked()
    evening.now += 10
    evening.say(seat, p.Pause())
    evening.now += 1000
    evening.say(1 - seat, p.Resume())
    evening.now += 5
    assert evening.look(seat).frame.seats[seat].left == 15.0


def test_an_absent_human_is_minded_by_a_bot_and_gets_the_seat_back() -> None:
    evening = Evening(["human", "human"], clock=ClockPlan("decision", 30)).sit_and_deal()
    (seat,) = evening.table.asked()
    assert due_at(evening.table, evening.now) == evening.now + 30
    evening.now += 30
    evening.tend()
    assert evening.table.seats[seat].minded
    assert asked_bot(evening.table) == seat
    assert due_entry(evening.table, evening.now) is None
    evening.say(seat, p.Back())
    assert asked_bot(evening.table) is None
    assert evening.look(seat).frame.seats[seat].running


def test_who_chooses_while_a_bot_minds_the_seat_is_back() -> None:
    evening = Evening(["human", "human"], clock=ClockPlan("decision", 30)).sit_and_deal()
    (seat,) = evening.table.asked()
    evening.now += 31
    evening.tend()
    evening.move(seat, Random(1))
    assert not evening.table.seats[seat].minded
    assert [type(entry) for entry, _ in evening.journal[-2:]] == [e.Returned, e.Moved]
