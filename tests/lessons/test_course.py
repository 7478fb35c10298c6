"""A learner's way through a lesson."""

from __future__ import annotations

import pytest

from backroom.games import find_title
from backroom.kernel.refusal import BadInput, Refusal
from backroom.lessons.conditions import parsed
from backroom.lessons.course import Course
from backroom.lessons.shelf import find_lesson
from tests.lessons.small import TEXT, small


def at_step(number: int) -> Course:
    """A course at this step, counted from 1, everything before it done by the coach."""
    course = Course(small())
    while course.number + 1 < number:
        if not course.answered:
            course.do_it()
        course.go_on()
    return course


def attempt(course: Course, choice: str) -> bool:
    return course.attempt(parsed(course.rules, choice))


def hand(course: Course) -> object:
    return course.update().view.as_data()["hand"]


def test_chance_brings_what_the_file_says() -> None:
    assert hand(at_step(1)) == ["red-7", "blue-7", "green-1", "green-2", "pistol"]
    course = at_step(3)
    course.do_it()
    assert "amber-7" in str(hand(course))


def test_several_choices_may_stand_on_one_line_and_are_written_once_if_done_again() -> None:
    lines = '"2: draw => violet-9",\n    "2: play red-9 at 2",'
    assert lines in TEXT
    on_one = small(TEXT.replace(lines, '"2: draw => violet-9; play red-9 at 2",')).steps[2].played
    assert [(each.seat, each.choice, each.falls) for each in on_one] == [
        (1, "draw", ("violet-9",)),
        (1, "play red-9 at 2", ()),
    ]
    again = small(TEXT.replace(lines, '"2: 2 times (draw; play red-9 at 2); draw",')).steps[2].played
    assert [each.choice for each in again] == ["draw", "play red-9 at 2", "draw", "play red-9 at 2", "draw"]


def test_what_the_coach_has_in_mind_is_played_and_the_next_step_waits() -> None:
    course = at_step(2)
    assert attempt(course, "play red-7 at 1")
    assert course.answered
    assert course.number == 1
    course.go_on()
    assert course.number == 2
    assert not course.answered


def test_a_choice_that_fits_a_pattern_is_as_good() -> None:
    course = at_step(2)
    assert attempt(course, "play blue-7 at 1")
    assert course.choices == ["", "play blue-7 at 1"]


def test_a_legal_choice_that_is_something_else_changes_nothing() -> None:
    course = at_step(2)
    before = course.game.state.as_data(), len(course.events)
    assert not attempt(course, "draw")
    assert (course.game.state.as_data(), len(course.events)) == before
    assert not course.answered


def test_an_illegal_choice_is_answered_by_its_rule_even_if_it_fits_a_pattern() -> None:
    course = at_step(2)
    with pytest.raises(Refusal) as refused:
        attempt(course, "play blue-8 at 1")
    assert refused.value.clause == "CP-20"
    assert not course.answered


def test_a_step_that_waits_for_a_choice_is_not_passed_by() -> None:
    with pytest.raises(BadInput, match="lesson-not-answered"):
        at_step(2).go_on()
    with pytest.raises(BadInput, match="lesson-nothing-asked"):
        attempt(at_step(1), "draw")


def test_a_step_can_be_repeated_and_goes_the_same_way() -> None:
    course = at_step(3)
    before = course.game.state.as_data()
    course.do_it()
    after = course.game.state.as_data()
    course.repeat()
    assert course.game.state.as_data() == before
    course.do_it()
    assert course.game.state.as_data() == after


def test_an_earlier_step_can_be_gone_back_to() -> None:
    course = at_step(3)
    course.repeat(1)
    assert course.number == 1
    assert course.choices == [""]
    assert course.game.state == at_step(2).game.state
    assert len(course.events) == len(at_step(2).events)


@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize("answered", [False, True])
def test_a_lesson_that_was_left_is_taken_up_where_it_was(number: int, answered: bool) -> None:
    course = at_step(number)
    if answered and not course.answered:
        course.do_it()
    again = Course.taken_up(small(), course.as_data())
    assert again.as_data() == course.as_data()
    assert again.game.state == course.game.state


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"step": 9, "choices": []},
        {"step": 2, "choices": ["", "draw"]},
        {"step": 2, "choices": [""]},
        {"step": 2, "choices": ["", 7]},
        {"step": 1, "choices": ["", "play red-7 at 1", "draw", "draw"]},
    ],
)
def test_what_does_not_fit_the_lesson_is_not_taken_up(data: dict[str, object]) -> None:
    with pytest.raises(BadInput, match="lesson-changed"):
        Course.taken_up(small(), data)


def test_the_learner_sees_what_a_seat_sees() -> None:
    view = at_step(3).update().view.as_data()
    assert view["viewer"] == 0
    assert "violet-9" not in str(view)
    assert not [event for event in at_step(3).happened() if event.facts.get("card") == "violet-9"]


def test_the_parts_of_a_choice_may_come_in_another_order_where_that_makes_no_difference() -> None:
    course = Course(find_lesson(find_title("chicago-gangsters")))
    while course.step.do != "lay bribes-5, lay bribes-4, leave bribes-5, commit covered":
        if not course.answered:
            course.do_it()
        course.go_on()
    assert not attempt(course, "lay bribes-5, lay bribes-4, leave bribes-4, commit covered")
    assert attempt(course, "lay bribes-4, lay bribes-5, leave bribes-5, commit covered")


def test_the_deal_and_every_choice_are_turns_of_their_own() -> None:
    course = at_step(3)
    seats = [turn.seat for turn in course.turns]
    assert seats[0] is None
    assert seats.count(None) == 1
    assert [event for turn in course.turns for event in turn.events] == course.events
    assert course.turns[-1].state == course.game.state


def test_a_step_that_begins_anew_forgets_its_turns() -> None:
    course = at_step(2)
    before = list(course.turns)
    course.do_it()
    assert len(course.turns) == len(before) + 1

    course.repeat()

    assert course.turns == before
