"""A rulebook tells the same in every language: the same passages, figures and clauses, and the words of its title."""

from __future__ import annotations

import re
import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

from backroom.games import own_titles
from backroom.lessons.positions import positions_of, rulebook_text
from backroom.words import LANGUAGES
from tests.words.catalogue import read_messages
from tests.words.test_terms import has

BOOKS = {title.id: title.folder / "rulebook" for title in own_titles()}
#: What every rulebook must have.
NEEDED = ("goal", "minute", "set-up", "beginners", "card", "questions")
MOST_ON_A_CARD = 1900
#: What wins is one sentence, what is in the box is a list, and a round is worked through in the passages below it.
WITHOUT_EXAMPLE = {"goal", "box", "round"}
_PASSAGE = re.compile(r"^##+ .* \{#([a-z0-9-]+)\}$", re.MULTILINE)
_FIGURE = re.compile(r"^>? ?!\[.*\]\(([a-z-]+:[a-z0-9-]+(?:/[^)]*)?)\)$", re.MULTILINE)
_CITED = re.compile(r"\{([A-Z]+-\d+[^}]*)\}")
_IDS = re.compile(r"\{#.*?\}|\]\(.*?\)|`.*?`")
_ID = re.compile(r"\{#([a-z0-9-]+)\}")
_ASKED = re.compile(r"<!--.*?-->", re.DOTALL)


def text_of(title: str, language: str) -> str:
    return (BOOKS[title] / f"{language}.md").read_text("utf-8")


def kinds_of(title: str) -> dict[str, list[str]]:
    """The letters of each clause: S printed, R a ruling, D rebuilt."""
    text = (BOOKS[title].parent / "text" / "en" / "clauses.ftl").read_text("utf-8")
    kinds = re.findall(r"^([A-Z]+-\d+) =(?:(?!^[A-Z]+-\d).)*?^    \.kind = ([SRD ]+)$", text, re.M | re.S)
    return {clause: letters.split() for clause, letters in kinds}


@pytest.mark.parametrize("title", BOOKS)
def test_every_language_has_the_same_passages_figures_and_clauses(title: str) -> None:
    english = text_of(title, "en")

    for language in LANGUAGES:
        text = text_of(title, language)
        assert _PASSAGE.findall(text) == _PASSAGE.findall(english), language
        assert _FIGURE.findall(text) == _FIGURE.findall(english), language
        assert _CITED.findall(text) == _CITED.findall(english), language


@pytest.mark.parametrize("title", BOOKS)
def test_a_rulebook_has_what_a_new_player_looks_for(title: str) -> None:
    passages = _PASSAGE.findall(text_of(title, "en"))

    assert [one for one in NEEDED if one not in passages] == []
    assert len(set(passages)) == len(passages)


def rules_without_example(text: str) -> list[str]:
    """The passages of the rules that show nothing."""
    rules, _, _ = text.partition("{#beginners}")
    passages = {found[1]: part for part in re.split(r"^(?=##)", rules, flags=re.M) if (found := _ID.search(part))}
    bare = {passage for passage, part in passages.items() if not re.search(r"^(> |!\[)", part, re.MULTILINE)}
    return sorted(bare - WITHOUT_EXAMPLE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", BOOKS)
def test_every_part_of_the_rules_is_worked_through_or_drawn(title: str, language: str) -> None:
    assert rules_without_example(text_of(title, language)) == []


@pytest.mark.parametrize("title", BOOKS)
def test_every_figure_shows_a_position_that_is_there(title: str) -> None:
    (owner,) = [one for one in own_titles() if one.id == title]
    known = {position.id for position in positions_of(owner)}
    shown = {figure.split(":")[1].split("/")[0] for figure in _FIGURE.findall(text_of(title, "en"))}

    assert shown - known == set()
    assert known - shown <= {"shared"}, "a position that no figure shows, and no other continues"


@pytest.mark.parametrize("title", BOOKS)
def test_what_is_printed_and_what_is_not_is_never_told_in_one_breath(title: str) -> None:
    kinds = kinds_of(title)
    mixed = []
    for cited in _CITED.findall(text_of(title, "en")):
        marks = set()
        for one in cited.split(", "):
            clause, _, part = one.partition(" ")
            assert clause in kinds, f"{clause} is no clause"
            assert not part or part in kinds[clause], f"{clause} has no such part: {part}"
            marks.add(part or ("" if "S" in kinds[clause] else kinds[clause][0]))
        if len(marks) > 1:
            mixed.append(cited)
    assert mixed == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", BOOKS)
def test_the_card_fits_on_one_card(title: str, language: str) -> None:
    _, _, card = text_of(title, language).partition("{#card}")

    assert 0 < len(card.split("\n## ")[0]) <= MOST_ON_A_CARD


@pytest.mark.parametrize("language", ["nl", "de"])
@pytest.mark.parametrize("title", BOOKS)
def test_no_other_word_is_used_for_a_term(title: str, language: str) -> None:
    terms = tomllib.loads((BOOKS[title].parent / "text" / "terms.toml").read_text("utf-8"))["term"]
    # What players ask is in their words, and ids are the same in every language.
    prose = _IDS.sub("", _ASKED.sub("", text_of(title, language)))

    wrong = [word for term in terms for word in term.get("never", {}).get(language, []) if has(prose, word)]

    assert wrong == []


@pytest.mark.parametrize("title", BOOKS)
def test_things_in_the_text_have_names(title: str) -> None:
    files = (BOOKS[title].parent / "text" / "en").glob("*.ftl")
    named = {message.id for file in files for message in read_messages(file)}
    things = set(re.findall(r"`([a-z0-9-]+)`", text_of(title, "en")))

    assert {thing for thing in things if thing not in named and re.sub(r"-\d+$", "", thing) not in named} == set()


def test_a_rulebook_is_told_in_english_where_a_language_is_missing(tmp_path: Path) -> None:
    title = own_titles()[0]
    bare = replace(title, folder=tmp_path)
    assert rulebook_text(bare, "nl") == ""

    (tmp_path / "rulebook").mkdir()
    (tmp_path / "rulebook" / "en.md").write_text("## Goal {#goal}\n", "utf-8")

    assert rulebook_text(bare, "nl") == "## Goal {#goal}\n"
    assert rulebook_text(title, "nl") == text_of(title.id, "nl")
