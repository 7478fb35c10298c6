"""The answer of a problem is right for sure, and nothing else is."""

from __future__ import annotations

import pytest

from backroom.games import own_titles
from backroom.games.chicago_gangsters import TITLE as GANGSTERS
from backroom.games.chicago_poker import TITLE
from backroom.kernel.title import AnyTitle
from backroom.lessons.checking import check_lesson
from backroom.lessons.conditions import parsed, whole_choices, written
from backroom.lessons.course import Course
from backroom.lessons.lesson import LEARNER, Lesson, Told
from backroom.lessons.proof import solutions
from backroom.lessons.shelf import find_lesson, lessons_of

PROBLEMS = [lesson for title in own_titles() for lesson in lessons_of(title) if lesson.kind == "problem"]
#: So many for every title.
PROBLEMS_EACH = 3
WON = Told("business-won", {"seat": "1"})


def text_of(lesson: str) -> str:
    return find_lesson(TITLE, lesson).source


def messages(text: str) -> list[str]:
    return [flaw.message for flaw in check_lesson(text, "problem")]


@pytest.mark.parametrize("lesson", PROBLEMS, ids=lambda lesson: str(lesson.id))
def test_every_problem_has_a_goal_that_is_proved(lesson: Lesson) -> None:
    assert any(step.goal for step in lesson.steps)


@pytest.mark.parametrize("title", own_titles(), ids=lambda title: str(title.id))
def test_every_title_has_three_problems(title: AnyTitle) -> None:
    assert len([lesson for lesson in PROBLEMS if lesson.title is title]) == PROBLEMS_EACH


def test_a_wrong_answer_is_noticed_and_so_is_the_right_one_that_is_missing() -> None:
    text = text_of("problem-flush").replace('do = "play green-7 at 1"', 'do = "play green-14 at 1"')
    assert messages(text) == ["lesson-no-answer", "lesson-other-answer"]


def test_an_answer_that_is_listed_and_is_none_is_noticed() -> None:
    text = text_of("problem-limousine").replace("carry green-10, carry blue-10", "carry green-10, carry amber-4")
    assert sorted(messages(text)) == ["lesson-no-answer", "lesson-other-answer"]


def test_what_holds_only_by_luck_with_hidden_cards_is_no_answer() -> None:
    """Without the raid the learner cannot know what lies there, even if the card does win."""
    lines = [line for line in text_of("problem-raid").splitlines() if not line.startswith("sees =")]
    blind = "\n".join(lines).replace('do = "raid moran at 2"', 'do = "draw"').replace("raid", "amber-2", 1)
    assert "lesson-no-answer" in messages(blind.replace('"raid", "red-13"', '"amber-2", "red-13"'))


def test_a_problem_needs_a_goal() -> None:
    lines = [line for line in text_of("problem-flush").splitlines() if not line.startswith("goal =")]
    assert messages("\n".join(lines)) == ["lesson-lacks"]


def test_where_not_every_choice_can_be_looked_at_nothing_is_proved(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("backroom.lessons.conditions.MOST_CHOICES", 3)
    assert messages(text_of("problem-flush")) == ["lesson-unproved"]


def test_a_goal_may_be_reached_within_several_choices_of_ones_own() -> None:
    course = Course(find_lesson(TITLE, "bullets-and-duels"))
    state = course.game.state
    assert course.rules.legal(state, LEARNER)
    assert solutions(course.rules, state, (WON,), 1) == []
    assert "play green-8 at 1" in solutions(course.rules, state, (WON,), 3)


def test_a_goal_may_be_something_that_is_seen_then() -> None:
    seen = text_of("problem-flush").replace('"business-won seat=1 place=1"', '"owned.0.brewery = 1"')
    assert messages(seen) == []


def test_of_several_goals_all_must_be_reached() -> None:
    both = text_of("problem-flush").replace(
        '"business-won seat=1 place=1"', '["business-won seat=1 place=1", "owned.0.brewery = 2"]'
    )
    assert messages(both) == ["lesson-no-answer"]


def test_a_set_of_cards_is_looked_at_once_in_whatever_order_it_is_laid() -> None:
    course = Course(find_lesson(GANGSTERS, "problem-half"))
    choices, complete = whole_choices(course.rules, course.game.state, LEARNER)
    laid = [written(choice) for choice in choices if choice[-1].text.startswith("commit")]
    assert complete
    assert len(laid) == 2 * 4 * 3  # with the 3 or without it, up to three ones, three ways to lay them
    assert len(set(laid)) == len(laid)


def test_what_is_accepted_is_accepted_in_every_order_that_makes_no_difference() -> None:
    course = Course(find_lesson(GANGSTERS, "problem-expert"))
    assert course.accepts(parsed(course.rules, "lay weapons-4, lay bribes-5, commit openly"))
    assert not course.accepts(parsed(course.rules, "lay weapons-2, lay bribes-5, commit openly"))
