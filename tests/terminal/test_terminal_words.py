"""Every word of the terminal table stands in the words files, in every language there is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import backroom.terminal
import backroom.words
from backroom.games import titles
from backroom.games.chicago_poker import TITLE
from backroom.games.chicago_poker.hands import HAND_NAMES
from backroom.words import LANGUAGES, Words
from tests.terminal.guest import Guest, any_lines, play

HOUSE = Path(backroom.words.__file__).parent / "text"
SPOKEN = [
    language
    for language in LANGUAGES
    if (HOUSE / f"{language}.ftl").exists() and (TITLE.folder / "text" / language).exists()
]
SOURCES = "\n".join(file.read_text("utf-8") for file in Path(backroom.terminal.__file__).parent.rglob("*.py"))
#: Ids that are put together when they are needed.
MADE = {
    *(f"term-underworld-{seat}" for seat in range(1, 7)),
    *(f"term-hand-{hand}" for hand in HAND_NAMES),
    *(f"term-poker-sign-{sign}" for sign in ("places", "down", "seen", "back", "bullet", "leads")),
}


def ids(language: str) -> set[str]:
    return set(re.findall(r"^(term-[a-z0-9-]+) =", (HOUSE / f"{language}.ftl").read_text("utf-8"), re.MULTILINE))


def test_english_is_always_spoken() -> None:
    assert "en" in SPOKEN


@pytest.mark.parametrize("language", SPOKEN)
def test_every_message_that_is_used_has_words(language: str) -> None:
    used = set(re.findall(r'"(term-[a-z0-9-]+)"', SOURCES)) | MADE
    spoken = [Words(language, title) for title in titles()]
    assert [message for message in sorted(used) if not any(words.knows(message) for words in spoken)] == []


@pytest.mark.parametrize("language", SPOKEN)
def test_no_message_is_left_over(language: str) -> None:
    used = set(re.findall(r'[\'"](term-[a-z0-9-]+)[\'"]', SOURCES)) | MADE
    assert ids(language) - used == set()


@pytest.mark.parametrize("language", SPOKEN)
def test_a_game_is_played_in_every_language(language: str, tmp_path: Path) -> None:
    commands = [
        "?",
        "why",
        "why draw",
        "board",
        "hand",
        "discards",
        "log",
        "rules",
        "rules zzz",
        "back",
        "foo",
        "99",
        "p",
        "save",
    ]
    lines = any_lines(1)
    guest = Guest([*commands, *(next(lines) for _ in range(2000))])
    assert play(guest, tmp_path / "game.record", players=3, language=language) == 0
    assert Words(language, TITLE).say("term-prompt") in guest.transcript
    assert (tmp_path / "game.record").exists()
