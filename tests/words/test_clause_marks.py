"""Players are told what of a rule is printed, what is our ruling and what we have rebuilt."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from backroom.games import find_title
from backroom.words import LANGUAGES, Words
from tests.words.catalogue import catalogues

MARKS: dict[str, dict[str, str]] = tomllib.loads(Path(__file__).with_name("clause_marks.toml").read_text("utf-8"))
CLAUSES = {one.title.id: one for one in catalogues(LANGUAGES) if one.title is not None}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", MARKS)
def test_every_clause_carries_the_marks_of_the_specification(title: str, language: str) -> None:
    words = Words(language, find_title(title))
    ours = {clause: {part.kind for part in words.clause_parts(clause)} for clause in words.clauses()}
    assert ours == {clause: set(kinds) for clause, kinds in MARKS[title].items()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", MARKS)
def test_every_mark_belongs_to_one_line_of_its_clause(title: str, language: str) -> None:
    words = Words(language, find_title(title))
    for message in CLAUSES[title].messages(language, "clauses"):
        assert len(message.attributes["kind"].split()) == len(words.say(message.id).split("\n")), message.id


@pytest.mark.parametrize("title", MARKS)
def test_what_is_printed_comes_first_so_that_a_mark_covers_all_that_follows_it(title: str) -> None:
    words = Words("en", find_title(title))
    for clause in words.clauses():
        kinds = [part.kind for part in words.clause_parts(clause)]
        assert len(kinds) == len(set(kinds)), clause
        assert "S" not in kinds[1:], clause


@pytest.mark.parametrize(("language", "word"), [("en", "rebuilt"), ("nl", "gereconstrueerd"), ("de", "rekonstruiert")])
@pytest.mark.parametrize("clause", ["CH-1", "CH-6", "CH-7", "GA-1", "GA-3", "CG-3", "CG-4", "CG-5"])
def test_rebuilt_data_is_named_as_such(clause: str, language: str, word: str) -> None:
    title = {"CH": "chicago", "GA": "gangster", "CG": "chicago-gangsters"}[clause[:2]]
    (rebuilt,) = [p for p in Words(language, find_title(title)).clause_parts(clause) if p.kind == "D"]
    assert word in rebuilt.text
