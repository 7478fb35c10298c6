"""Clocks: time comes in from outside, and is charged to whoever is asked."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from backroom.kernel.chance import FastChance
from backroom.kernel.event import ONLOOKER
from backroom.kernel.refusal import BadInput
from backroom.players.random import RandomPlayer
from backroom.players.whole import whole_choice
from backroom.table import entries as e
from backroom.table import protocol as p
from backroom.table.clock import Clock
from backroom.table.due import asked_bot, due_at, due_entry
from backroom.table.protocol import ClockPlan
from tests.table.tables import Evening
from tests.table.test_undo import in_a_turn_of_several_actions, lay


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
    clock.answered(0, 20.0)
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
    assert due_at(evening.table, evening.now, watched=False) == evening.now + 30
    evening.now += 30
    evening.play_by_itself()
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
    evening.play_by_itself()
    evening.move(seat, Random(1))
    assert not evening.table.seats[seat].minded
    assert [type(entry) for entry, _ in evening.journal[-2:]] == [e.Returned, e.Moved]


EVERYBODY = (0, 1, 2, ONLOOKER)


def alone_at_the_commitment(clock: ClockPlan) -> tuple[Evening, int, str]:
    """Somebody who commits for a side of one, and a card of theirs."""
    evening = Evening(["human"] * 3, "chicago-gangsters", clock=clock).sit_and_deal()
    luck = Random(3)
    while True:
        course = evening.table.running
        asked = evening.table.asked()
        offered = [action.text for action in course.rules.legal(course.game.state, asked[0])]
        cards = [text.removeprefix("lay ") for text in offered if text.startswith("lay ")]
        if len(asked) == 1 and cards and course.game.state.stack[-1].step.prompt == "commit":
            return evening, asked[0], cards[0]
        evening.play_on(luck, 1)


@pytest.mark.parametrize("clock", [ClockPlan("bank", 150, 30), ClockPlan("decision", 150)])
def test_who_lays_a_card_and_takes_it_back_wins_no_time_and_shows_nothing(clock: ClockPlan) -> None:
    """Twenty times 'lay X, take back X' once made 777 seconds of a bank of 150."""
    evening, seat, card = alone_at_the_commitment(clock)
    left = evening.look(seat).frame.seats[seat].left
    assert left is not None
    before = [msgspec.json.encode(evening.look(viewer)) for viewer in EVERYBODY]
    for again in range(20):
        with pytest.raises(BadInput, match="table-nothing-chosen"):
            evening.say(seat, p.Act(rev=evening.table.running.rev, actions=[f"lay {card}", f"take back {card}"]))
        assert [msgspec.json.encode(evening.look(viewer)) for viewer in EVERYBODY] == before, again
    evening.now += 40
    assert evening.look(seat).frame.seats[seat].left == left - 40


def test_words_around_a_card_that_is_taken_back_make_no_choice_of_it() -> None:
    evening, seat, card = alone_at_the_commitment(ClockPlan("bank", 150, 30))
    circle = [f"lay {card}", f"take back {card}"]
    course = evening.table.running
    words = next(
        action.text
        for action in course.rules.legal(course.game.state, seat)
        if action.text.startswith(("pledge", "show"))
    )
    for actions in ([words, *circle], [*circle, words]):
        with pytest.raises(BadInput, match="table-nothing-chosen"):
            evening.say(seat, p.Act(rev=course.rev, actions=actions))
    rev = course.rev
    evening.say(seat, p.Act(rev=rev, actions=[words]))
    assert course.rev == rev


def test_a_card_taken_back_on_the_way_to_a_real_choice_is_no_matter() -> None:
    evening, seat, card = alone_at_the_commitment(ClockPlan("bank", 150, 30))
    actions = [f"lay {card}", f"take back {card}", f"lay {card}"]
    closing = next(
        action.text for action in evening.table.running.draft(seat, actions).update().actions if "commit" in action.text
    )
    evening.say(seat, p.Act(rev=evening.table.running.rev, actions=[*actions, closing]))
    assert seat not in evening.table.asked()


def test_a_draft_that_took_everything_back_is_empty_and_not_whole() -> None:
    evening, seat, card = alone_at_the_commitment(ClockPlan())
    draft = evening.table.running.draft(seat, [f"lay {card}", f"take back {card}"])
    assert not draft.whole
    assert draft.actions == []
    assert draft.update().as_data() == evening.table.running.draft(seat, []).update().as_data()


def test_no_bot_hands_in_what_it_took_back() -> None:
    evening, seat, _ = alone_at_the_commitment(ClockPlan())
    course = evening.table.running
    for luck in range(300):
        choices = whole_choice(course.rules, course.game.state, seat, RandomPlayer(), FastChance(luck), [])
        texts = [choice.action.text for choice in choices]
        assert not course.runs_in_a_circle(seat, texts), texts


@pytest.mark.parametrize("clock", [ClockPlan("bank", 150, 30), ClockPlan("decision", 150)])
def test_who_chooses_and_undoes_in_turn_wins_no_time(clock: ClockPlan) -> None:
    evening, seat = in_a_turn_of_several_actions(clock)
    left = evening.look(seat).frame.seats[seat].left
    assert left is not None
    for _ in range(10):
        lay(evening, seat)
        evening.now += 1
        evening.say(seat, p.AskUndo())
        evening.now += 1
    assert evening.look(seat).frame.seats[seat].left == pytest.approx(left - 20)
    lay(evening, seat)
    won = clock.more if clock.kind == "bank" else 20.0
    assert evening.look(seat).frame.seats[seat].left == pytest.approx(left - 20 + won)


def test_what_a_bot_chooses_for_an_absent_player_gives_the_player_no_time() -> None:
    evening = Evening(["human", "human"], clock=ClockPlan("bank", 60, 30)).sit_and_deal()
    (seat,) = evening.table.asked()
    evening.now += 61
    evening.play_by_itself()
    evening.happen(e.Moved(seat, evening.choose(seat, Random(1)), by="soldier"))
    assert evening.look(seat).frame.seats[seat].left == 0.0
