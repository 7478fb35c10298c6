"""Every lesson, replayed in every language: a change of rules or words that breaks one fails here."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from backroom.games import own_titles, titles
from backroom.kernel.title import AnyTitle
from backroom.lessons.checking import check_lesson
from backroom.lessons.course import Course
from backroom.lessons.lesson import Lesson
from backroom.lessons.remarks import THING, remark
from backroom.lessons.shelf import lesson_files, lessons_of
from backroom.words import LANGUAGES, Words

BOARDS = Path(__file__).parents[2] / "web" / "src" / "games"
FILES = [pytest.param(title, file, id=f"{title.id}-{file.stem}") for title in titles() for file in lesson_files(title)]
LESSONS = [lesson for title in own_titles() for lesson in lessons_of(title)]
#: Marks that belong to another language.
FOREIGN = {"en": "\"'„«»", "nl": "\"'„«»", "de": "\"'‘”«»"}
#: The first thing said at a step is short: a headline.
LONGEST_HEADLINE = 90


def called(lesson: Lesson) -> str:
    return f"{lesson.title.id}-{lesson.id}"


@pytest.mark.parametrize(("title", "file"), FILES)
def test_a_lesson_is_in_order(title: AnyTitle, file: Path) -> None:
    flaws = check_lesson(file.read_text("utf-8"), file.stem, title)
    assert [f"{file.name}:{flaw.line}: {flaw.sentence('en')}" for flaw in flaws] == []


@pytest.mark.parametrize("title", own_titles(), ids=lambda title: str(title.id))
def test_a_title_has_a_guided_game_four_lessons_and_three_problems(title: AnyTitle) -> None:
    lessons = lessons_of(title)
    problems = [one for one in lessons if one.kind == "problem"]
    short = [one for one in lessons if one.kind == "lesson"]

    assert [one.id for one in lessons if one.kind == "game"] == ["first-game"]
    assert len(short) >= 4
    assert [one.id for one in short if not 2 <= one.minutes <= 4] == []
    assert len(problems) == 3
    # A problem is proved where it has a goal, and its answer is explained.
    assert [one.id for one in problems if not any(step.goal and "after" in step.remarks for step in one.steps)] == []


@pytest.mark.parametrize("lesson", LESSONS, ids=called)
def test_a_lesson_is_played_through_in_every_language(lesson: Lesson) -> None:
    languages = [Words(language, lesson.title, viewer=0) for language in LANGUAGES]
    course = Course(lesson)
    said: list[str] = []
    told = 0
    while not course.over:
        said += [remark(words, texts) for texts in course.step.remarks.values() for words in languages]
        if not course.answered:
            course.do_it()
        course.go_on()
        happened = course.happened()
        for event in happened[told:]:
            for words in languages:
                words.event(event)
        told = len(happened)
    assert set(lesson.languages) == set(LANGUAGES)
    assert [text for text in said if re.search(r"[{}]|  |\.\.|,,", text) or text != text.strip()] == []


@pytest.mark.parametrize("lesson", [one for one in LESSONS if one.id == "first-game"], ids=called)
def test_a_guided_game_begins_with_what_wins_in_the_light(lesson: Lesson) -> None:
    """Not with a number that every seat has: the light would fall on somebody else's."""
    assert [name.startswith("goal") for name in lesson.steps[0].light] == [True]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", LESSONS, ids=called)
def test_its_words_are_those_of_the_title_and_of_the_language(lesson: Lesson, language: str) -> None:
    terms = tomllib.loads((lesson.title.folder / "text" / "terms.toml").read_text("utf-8"))["term"]
    never = [word for term in terms for word in term.get("never", {}).get(language, [])]
    for _, texts in lesson.texts():
        prose = THING.sub("", texts[language])
        assert not set(prose) & set(FOREIGN[language]), prose
        assert [word for word in never if re.search(rf"(?<!\w){re.escape(word)}(?!\w)", prose, re.IGNORECASE)] == [], (
            prose
        )
    for step in lesson.steps:
        assert len(step.remarks["say"][language]) <= LONGEST_HEADLINE, step.remarks["say"][language]


def patterns_of(title: AnyTitle) -> list[re.Pattern[str]]:
    """What the browser's board of a title calls things and places: `row-{place}-{seat}-{at}` has holes. What wins is
    found by its test id too (`learn/aim.ts`).
    """
    found: set[str] = set()
    for file in (BOARDS / title.folder.name).rglob("*.svelte"):
        names = re.findall(r"data-(?:thing|place)=\"([^\"]+)\"|data-testid=\"(goal)\"", file.read_text("utf-8"))
        found |= {thing or goal for thing, goal in names}
    return [re.compile(re.sub(r"\\\{.*?\\\}", "[a-z0-9-]+", re.escape(name))) for name in found]


@pytest.mark.parametrize("lesson", LESSONS, ids=called)
def test_what_it_lights_is_something_that_the_board_names(lesson: Lesson) -> None:
    patterns = patterns_of(lesson.title)
    lit = {name for step in lesson.steps for name in step.light}
    words = Words("en", lesson.title)
    assert {
        name for name in lit if not any(pattern.fullmatch(name) for pattern in patterns) and not words.knows(name)
    } == set()
