"""A small lesson for tests: two bosses, a pair at the bar, a bullet."""

from __future__ import annotations

from backroom.lessons.lesson import Lesson
from backroom.lessons.reading import read_lesson

TEXT = """\
title = "chicago-poker"
kind = "lesson"
minutes = 2
players = 2
name.en = "A pair"
about.en = "Two alike."
deal = ["bar", "brewery", "red-7", "blue-7", "green-1", "green-2", "pistol",
    "red-9", "blue-9", "amber-1", "amber-2", "raid", "seat 1"]

[[step]]
say.en = "Read this, {seat-2}."

[[step]]
say.en = "Lay {red-7} at the bar."
after.en = "Well done."
otherwise.en = "Rather at the bar."
clause = "CP-31"
do = "play red-7 at 1"
accept = ["play blue-* at 1"]
sees = ["turn.actions = 1", "hands.1 = 5"]
brings = ["gangster-played seat=1 place=1"]

[[step]]
played = [
    "2: draw => violet-9",
    "2: play red-9 at 2",
]
say.en = "Draw."
do = "draw"
falls = ["amber-7"]
"""


def small(text: str = TEXT) -> Lesson:
    """The lesson of this text, whose form is in order."""
    lesson, flaws = read_lesson(text, "small")
    assert lesson is not None, flaws
    return lesson
