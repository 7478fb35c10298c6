"""A title declares itself: no file outside its own folders names it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from backroom.games import titles
from backroom.kernel.title import AnyTitle
from backroom.words import Words

ROOT = Path(__file__).parents[2]
#: Where nobody may name a title.
SEARCHED = ("src", "web/src", "scripts")
#: A title's own folders. Its terminal board lies with the terminal: rules know no screen.
OWN = ("src/backroom/games", "src/backroom/terminal/boards", "web/src/games")
KINDS = {".css", ".ftl", ".html", ".py", ".sh", ".svelte", ".ts"}
#: What may name titles all the same, and why.
EXCEPTIONS = {
    "src/backroom/commands": "examples in the help texts, which are to be typed as they stand",
    "scripts/screens.py": "takes the pictures of the documentation at chosen moments of each title",
    "scripts/chicago_plan.py": "writes the drawing data of one board",
    "web/src/gallery": "shows developers the pieces of the boards that there are",
}


def names_of(title: AnyTitle) -> re.Pattern[str]:
    """What only this title is called: its id or folder as a text or in a path, its name, its clauses, its classes."""
    said = {Words(language, title).say(title.id) for language in title.languages}
    rules = type(title.rules(title.settings())).__name__.removesuffix("Rules")
    either = "|".join({re.escape(title.id), re.escape(title.folder.name)})
    patterns = [
        rf"[\"'`/](?:{either})[\"'`/?#]",
        rf"(?:games|boards)[./](?:{either})\b",
        rf"\b{title.prefix}-\d",
        rf"\b{rules}[A-Z]",
        *(rf"\b{re.escape(name)}\b" for name in [title.id, title.folder.name, *said] if re.search(r"[ _-]", name)),
    ]
    return re.compile("|".join(patterns))


def files() -> list[Path]:
    """Every searched file that belongs to no title."""
    folders = {title.folder.name for title in titles()}
    own = [ROOT / place / name for place in OWN for name in folders]
    every = (path for place in SEARCHED for path in (ROOT / place).rglob("*") if path.suffix in KINDS)
    return sorted(path for path in every if not any(home in (path.with_suffix(""), *path.parents) for home in own))


def is_excepted(path: Path) -> bool:
    return any(ROOT / name in (path, *path.parents) for name in EXCEPTIONS)


@pytest.mark.parametrize("title", titles(), ids=lambda title: str(title.id))
def test_only_its_own_folders_name_a_title(title: AnyTitle) -> None:
    names = names_of(title)
    naming = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:100]}"
        for path in files()
        if not is_excepted(path)
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if names.search(line)
    ]
    assert naming == []


def test_every_exception_is_still_needed() -> None:
    every = [names_of(title) for title in titles()]
    naming = {path for path in files() if any(names.search(path.read_text("utf-8")) for names in every)}
    assert [name for name in EXCEPTIONS if not any(ROOT / name in (path, *path.parents) for path in naming)] == []


@pytest.mark.parametrize(
    "line",
    [
        'find_title("chicago-poker")',
        "href: 'new/chicago-poker?hot'",
        "from backroom.games.chicago_poker import TITLE",
        "web-title-x = Chicago Poker",
        "class PokerTable:",
        "see CP-41",
    ],
)
def test_a_name_is_noticed(line: str) -> None:
    poker = next(title for title in titles() if title.id == "chicago-poker")
    assert names_of(poker).search(line)
