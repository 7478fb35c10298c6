"""The lessons there are, to be read in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

from backroom.lessons.lesson import Lesson
from backroom.lessons.remarks import remark
from backroom.words import Words


def print_lessons(lessons: Sequence[Lesson], language: str, console: Console) -> None:
    """A line for each: title, id, name, minutes, languages."""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for lesson in lessons:
        words = Words(language, lesson.title)
        minutes = words.say("lessons-minutes", {"minutes": lesson.minutes})
        table.add_row(lesson.title.id, lesson.id, remark(words, lesson.name), minutes, " ".join(lesson.languages))
    console.print(table)
