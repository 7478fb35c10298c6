"""Where lessons lie: `lessons/<id>.toml` in a title's folder, ours and those of other packages alike."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from backroom.games import titles
from backroom.kernel.refusal import BadInput
from backroom.kernel.title import AnyTitle
from backroom.lessons.lesson import KINDS, Lesson
from backroom.lessons.reading import read_lesson

FOLDER = "lessons"
ENDING = ".toml"


def lesson_files(title: AnyTitle) -> list[Path]:
    """The files of a title's lessons, by name."""
    return sorted((title.folder / FOLDER).glob(f"*{ENDING}"))


def lessons_of(title: AnyTitle) -> list[Lesson]:
    """A title's lessons: the guided game, the lessons, the problems. One whose form is wrong is left out."""
    found = [read_lesson(file.read_text("utf-8"), file.stem, title)[0] for file in lesson_files(title)]
    return sorted((one for one in found if one is not None), key=lambda one: (KINDS.index(one.kind), one.id))


def all_lessons() -> Iterator[Lesson]:
    """Those of every title, in the order in which titles are shown."""
    for title in titles():
        yield from lessons_of(title)


def find_lesson(title: AnyTitle, lesson_id: str = "") -> Lesson:
    """The lesson of this id, or a title's first one; `BadInput` names those there are."""
    lessons = lessons_of(title)
    for lesson in lessons:
        if lesson_id in ("", lesson.id):
            return lesson
    if not lessons:
        raise BadInput("lesson-none", {"title": title.id})
    known = ", ".join(lesson.id for lesson in lessons)
    raise BadInput("lesson-no-such", {"value": lesson_id, "title": title.id, "expected": known})
