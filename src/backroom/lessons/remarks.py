"""What the coach says, in the reader's language: `{red-7}` is the thing of that name, `{seat-2}` who sits there."""

from __future__ import annotations

import re

from backroom.lessons.lesson import Texts, text_in
from backroom.words import Words

THING = re.compile(r"\{([a-z0-9-]+)\}")
_SEAT = re.compile(r"seat-(\d)")


def remark(words: Words, texts: Texts) -> str:
    """A text of a lesson with the names of things and people put in."""
    return worded(words, text_in(texts, words.language))


def worded(words: Words, text: str) -> str:
    """The same of a text that is in the language of these words."""

    def name(found: re.Match[str]) -> str:
        seat = _SEAT.fullmatch(found[1])
        return words.name(int(seat[1]) - 1) if seat else words.thing(found[1])

    return THING.sub(name, text)
