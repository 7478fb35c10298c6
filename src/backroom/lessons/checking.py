"""Whether a lesson is in order: its words in every language, its script through the rules, its problem proved."""

from __future__ import annotations

import re
from collections.abc import Iterator

from backroom.kernel.action import Action
from backroom.kernel.chance import FastChance
from backroom.kernel.game import Game
from backroom.kernel.refusal import Rejected
from backroom.kernel.title import AnyTitle
from backroom.lessons.conditions import happens, parsed, seen_at, whole_choices, written
from backroom.lessons.course import Course, Unfit
from backroom.lessons.flaw import Flaw
from backroom.lessons.lesson import LEARNER, Goal, Lesson
from backroom.lessons.proof import solutions
from backroom.lessons.reading import read_lesson
from backroom.lessons.remarks import THING, worded
from backroom.words import LANGUAGES, Words


def check_lesson(text: str, lesson_id: str, title: AnyTitle | None = None) -> list[Flaw]:
    """All that is wrong with a lesson's file, in the order of its lines; see `read_lesson`."""
    lesson, flaws = read_lesson(text, lesson_id, title)
    if lesson is not None:
        flaws = [*_wrong_words(lesson), *_wrong_in_play(lesson)]
    return sorted(flaws, key=lambda flaw: flaw.line)


def _wrong_words(lesson: Lesson) -> Iterator[Flaw]:
    begun = [language for language in LANGUAGES if any(language in texts for _, texts in lesson.texts())]
    for language in begun:
        words = Words(language, lesson.title)
        for path, texts in lesson.texts():
            line = lesson.line_of_text(path, language if language in texts else "en")
            if language not in texts:
                yield Flaw(line, "lesson-not-in", {"value": language})
                continue
            for thing in THING.findall(texts[language]):
                if worded(words, f"{{{thing}}}") == thing and not words.knows(thing):
                    yield Flaw(line, "lesson-no-thing", {"value": thing})
            if re.search(r"[{}]", THING.sub("", texts[language])):
                yield Flaw(line, "lesson-stray-brace", {"value": texts[language][:60]})
    clauses = Words("en", lesson.title).clauses()
    for number, step in enumerate(lesson.steps):
        if step.clause and step.clause not in clauses:
            yield Flaw(lesson.line_at(number, "clause"), "no-such-clause", {"value": step.clause})


def _wrong_in_play(lesson: Lesson) -> Iterator[Flaw]:
    """Up to the first thing that keeps the lesson from going on."""
    try:
        course = Course(lesson)
        while not course.over:
            yield from _wrong_at_step(course)
            course.go_on()
    except Unfit as unfit:
        yield _flaw_of(unfit, lesson.title)


def _flaw_of(unfit: Unfit, title: AnyTitle) -> Flaw:
    if isinstance(unfit.why, Rejected):
        return Flaw(unfit.line, "lesson-refused", None, unfit.why, title)
    return Flaw(unfit.line, "lesson-never-falls", {"value": unfit.why.thing})


def _wrong_at_step(course: Course) -> Iterator[Flaw]:
    lesson, number, step = course.lesson, course.number, course.step
    view = course.update().view.as_data()
    for seen in step.sees:
        try:
            there = seen_at(view, seen.path)
        except KeyError:
            yield Flaw(lesson.line_at(number, "sees"), "lesson-no-path", {"value": seen.path})
            continue
        if there != seen.value:
            facts = {"name": seen.path, "value": str(there), "expected": str(seen.value)}
            yield Flaw(lesson.line_at(number, "sees"), "lesson-wrong", facts)
    if not step.do:
        return
    yield from _wrong_choices(course)
    before = len(course.events)
    course.do_it()
    happened = course.events[before:]
    for told in step.brings:
        if not happens(told, happened):
            facts = {"value": str(told), "expected": ", ".join(event.name for event in happened)}
            yield Flaw(lesson.line_at(number, "brings"), "lesson-brings-not", facts)


def _wrong_choices(course: Course) -> Iterator[Flaw]:
    """Patterns that fit nothing, answers of a problem that are none or are missing, and dead ends."""
    lesson, number, step = course.lesson, course.number, course.step
    accepted = {pattern: _choices_of(course, pattern) for pattern in step.accept}
    for pattern, choices in accepted.items():
        if not choices:
            yield Flaw(lesson.line_at(number, "accept"), "lesson-accepts-nothing", {"value": pattern})
    if step.goal:
        yield from _wrong_answers(course, step.goal)
    others = {written(choice): choice for choices in accepted.values() for choice in choices}
    for text, choice in others.items():
        if text != step.do:
            yield from _dead_ends(course, choice)


def _choices_of(course: Course, pattern: str) -> list[list[Action]]:
    """The choices, possible at this step, that fit a pattern."""
    if "*" in pattern:
        every, _ = whole_choices(course.rules, course.game.state, LEARNER)
        return [choice for choice in every if course.fits(choice, [pattern])]
    try:
        choice = parsed(course.rules, pattern)
        Game(course.rules, FastChance(0), start=course.game.state).submit(LEARNER, choice)
    except Rejected:
        return []
    return [choice]


def _dead_ends(course: Course, choice: list[Action]) -> Iterator[Flaw]:
    """Whether the script goes on behind another choice than the coach's."""
    other = Course.taken_up(course.lesson, course.as_data())
    try:
        other.attempt(choice)
        while not other.over:
            if not other.answered:
                other.do_it()
            other.go_on()
    except Unfit as unfit:
        facts = {"value": written(choice), "line": unfit.line}
        lesson = course.lesson
        line = lesson.line_at(course.number, "accept")
        yield Flaw(line, "lesson-dead-end", facts, _flaw_of(unfit, lesson.title))


def _wrong_answers(course: Course, goal: Goal) -> Iterator[Flaw]:
    """Exactly what the step accepts must reach the goal."""
    lesson, number, step = course.lesson, course.number, course.step
    choices, complete = whole_choices(course.rules, course.game.state, LEARNER)
    if not complete:
        yield Flaw(lesson.line_at(number, "goal"), "lesson-unproved", {"count": len(choices)})
        return
    right = solutions(course.rules, course.game.state, goal, step.within)
    solved = ", ".join(str(part) for part in goal)
    for choice in choices:
        answer = written(choice)
        accepted = course.accepts(choice)
        if answer in right and not accepted:
            yield Flaw(lesson.line_at(number, "goal"), "lesson-other-answer", {"value": answer, "name": solved})
        elif accepted and answer not in right:
            line = lesson.line_at(number, "do" if answer == step.do else "accept")
            yield Flaw(line, "lesson-no-answer", {"value": answer, "name": solved})
