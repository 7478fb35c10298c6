"""What a title must say of itself before it can be played here.

`BadInput` says what is missing or wrong. Its facts: `name` of the title, `near` its package, `value` what is there.
"""

from __future__ import annotations

import re
from typing import Final

from backroom.kernel.game import AnyRules
from backroom.kernel.refusal import BadInput, Facts
from backroom.kernel.title import AnyTitle, Option, Poster, Title

_ID: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_PREFIX: Final = re.compile(r"[A-Z]+")
#: A message of a Fluent file: `title-line = …` at the beginning of a line.
_MESSAGE: Final = re.compile(r"^([A-Za-z][A-Za-z0-9_-]*) *=", re.MULTILINE)
#: What every title says of itself, beside its name, its options and its clauses.
_LINES: Final = ("title-line", "title-short", "title-won-by")
BOARD: Final = "board"
BOARD_ENTRY: Final = "index.js"


def is_title_id(text: str) -> bool:
    """Whether a title can be called so: `north-side`."""
    return _ID.fullmatch(text) is not None


def has_board(title: AnyTitle) -> bool:
    """Whether a title brings a board for the browser along: `board/index.js` in its folder."""
    return (title.folder / BOARD / BOARD_ENTRY).is_file()


def check_declaration(title: object, name: str, package: str) -> AnyTitle:
    """The same, if it is a title that can be announced and dealt, with English words for what is said of it."""
    about: Facts = {"name": name, "near": package}
    if not isinstance(title, Title):
        raise BadInput("title-no-title", {**about, "value": type(title).__name__})
    for field, fits, expected in _bounds(title):
        if not fits:
            value = str(getattr(title, field))
            raise BadInput("title-wrong", {**about, "field": field, "value": value, "expected": expected})
    rules = _dealt(title, name, package)
    if (rules.title, rules.players) != (title.id, title.usual):
        told, expected = f"{rules.title}, {rules.players}", f"{title.id}, {title.usual}"
        raise BadInput("title-wrong", {**about, "field": "build", "value": told, "expected": expected})
    missing = _missing_words(title)
    if missing:
        raise BadInput("title-no-words", {**about, "value": missing})
    if (title.folder / BOARD).is_dir() and not has_board(title):
        raise BadInput("title-board-empty", {**about, "value": f"{BOARD}/{BOARD_ENTRY}"})
    return title


def _dealt(title: AnyTitle, name: str, package: str) -> AnyRules:
    """The rules for as many players as usual, with the title's own data."""
    try:
        return title.rules(title.settings())
    except BadInput as refused:
        # What the title says against its own data has words of its own, which nobody has read yet.
        facts = {"name": name, "near": package, "field": "own_data", "value": str(refused)}
        raise BadInput("title-wrong", {**facts, "expected": "load(own_data)"}) from None


def _bounds(title: AnyTitle) -> list[tuple[str, bool, str]]:
    """The fields of a declaration, whether each is right, and what it should be."""
    return [
        ("id", isinstance(title.id, str) and is_title_id(title.id), "north-side"),
        ("folder", title.folder.is_dir(), "Path(__file__).parent"),
        ("prefix", isinstance(title.prefix, str) and _PREFIX.fullmatch(title.prefix) is not None, "NS"),
        ("usual", 1 <= title.least <= title.usual <= title.most, "least ≤ usual ≤ most"),
        ("options", all(isinstance(option, Option) for option in title.options), "Option(…), …"),
        ("poster", isinstance(title.poster, Poster) and len(title.poster.minutes) == 2, "Poster(minutes=(30, 45))"),
        ("languages", "en" in title.languages, "en, …"),
    ]


def _missing_words(title: AnyTitle) -> str:
    """The first message that it lacks in English; empty if none."""
    texts = [file.read_text("utf-8") for file in sorted((title.folder / "text" / "en").glob("*.ftl"))]
    said = {message for text in texts for message in _MESSAGE.findall(text)}
    options = [name for option in title.options for name in (f"option-{option.name}", option.clause)]
    needed = (title.id, *_LINES, title.players_clause, *options)
    return next((message for message in needed if message not in said), "")
