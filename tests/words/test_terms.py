"""One name for one thing: every title, and the house, keeps to its list of terms in every language."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from backroom.games import find_title
from backroom.words import LANGUAGES
from tests.words.catalogue import SHARED, Message, read_messages

TITLES = ["chicago", "chicago-gangsters", "chicago-poker", "gangster"]
#: The folders of words with a list of terms.
LISTS = [SHARED, *(find_title(title).folder / "text" for title in TITLES)]


def terms_of(texts: Path) -> list[dict[str, Any]]:
    return list(tomllib.loads((texts / "terms.toml").read_text("utf-8"))["term"])


def messages_in(texts: Path, language: str) -> list[Message]:
    files = [texts / f"{language}.ftl", *sorted((texts / language).glob("*.ftl"))]
    return [message for file in files if file.is_file() for message in read_messages(file)]


def says(text: str, words: str) -> bool:
    """Whether a text has these words, or a word that begins with the last of them."""
    return re.search(rf"(?<!\w){re.escape(words)}", text, re.IGNORECASE) is not None


def has(text: str, words: str) -> bool:
    """Whether a text has exactly these words."""
    return re.search(rf"(?<!\w){re.escape(words)}(?!\w)", text, re.IGNORECASE) is not None


def _name(texts: Path) -> str:
    return "house" if texts == SHARED else texts.parent.name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("texts", LISTS, ids=_name)
def test_every_term_is_used(texts: Path, language: str) -> None:
    said = [message.text for message in messages_in(texts, language)]
    assert [term["en"] for term in terms_of(texts) if not any(says(text, term[language]) for text in said)] == []


@pytest.mark.parametrize("language", ["nl", "de"])
@pytest.mark.parametrize("texts", LISTS, ids=_name)
def test_no_other_word_is_used_for_a_term(texts: Path, language: str) -> None:
    wrong = [
        f"{message.id}: {word}"
        for term in terms_of(texts)
        for word in term.get("never", {}).get(language, [])
        for message in messages_in(texts, language)
        if has(message.prose, word)
    ]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("texts", LISTS, ids=_name)
def test_the_message_that_names_a_term_says_it(texts: Path, language: str) -> None:
    said = {message.id: message.text for message in messages_in(texts, language)}
    named = [term for term in terms_of(texts) if "message" in term]
    assert [(term["message"], term[language]) for term in named if not has(said[term["message"]], term[language])] == []


def test_a_word_that_is_not_used_is_found_within_a_sentence_only_as_a_word() -> None:
    assert has("Een kaart blijft dicht.", "dicht")
    assert not has("Dichterbij", "dicht")
    assert says("de wijken", "wijk")
    assert not says("de deelwijk", "wijk")
