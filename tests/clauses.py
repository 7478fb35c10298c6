"""`./test clauses`: every clause of a title is named by a test, every named one exists, the specification is covered.

The specification lies in `../shared/rules` beside the project, or in the folder that BACKROOM_SPEC names. Where
there is none, that is said in a line and the rest is checked. Folders of tests may be named; else it is all of them.
"""

from __future__ import annotations

import io
import os
import re
import sys
from collections import defaultdict
from collections.abc import Mapping, Sequence
from contextlib import redirect_stdout
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from backroom.games import titles
from backroom.kernel.title import AnyTitle
from backroom.words import LANGUAGES, Words

ROOT = Path(__file__).parents[1]

Named = Mapping[str, Sequence[str]]
"""Clause → the tests that name it."""
Kinds = Mapping[str, Sequence[str]]
"""Clause → the marks of its parts: S stated, R ruling, D data."""


class Marks:
    """A plugin of pytest that notes which collected test names which clause. Nothing is run."""

    def __init__(self) -> None:
        self.named: dict[str, list[str]] = defaultdict(list)

    def pytest_configure(self, config: pytest.Config) -> None:
        config.addinivalue_line("markers", "clauses(*ids): the clauses of the rules that this test proves")

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        for item in session.items:
            for clause in sorted({str(clause) for mark in item.iter_markers("clauses") for clause in mark.args}):
                self.named[clause].append(item.nodeid)


def collect(folders: Sequence[Path]) -> Named:
    """What the tests name that a normal run would run; ends the program if they cannot be collected."""
    marks = Marks()
    told = io.StringIO()
    with redirect_stdout(told):
        code = pytest.main(
            ["--collect-only", "--quiet", "-p", "no:cacheprovider", *[str(folder) for folder in folders]],
            plugins=[marks],
        )
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        sys.exit(f"{told.getvalue()}The tests cannot be collected.")
    return marks.named


@dataclass(frozen=True)
class Rulebook:
    """The clauses that a title carries, by language, and the kinds of each one's parts in English."""

    title: str
    prefix: str
    ids: Mapping[str, Sequence[str]]
    kinds: Kinds

    @property
    def clauses(self) -> Sequence[str]:
        return self.ids["en"]


def rulebook(title: AnyTitle) -> Rulebook:
    spoken = [language for language in LANGUAGES if (title.folder / "text" / language / "clauses.ftl").exists()]
    ids = {language: Words(language, title).clauses() for language in spoken}
    english = Words("en", title)
    kinds = {clause: [part.kind for part in english.clause_parts(clause)] for clause in ids["en"]}
    return Rulebook(title.id, title.prefix, ids, kinds)


def read_specification(text: str) -> Kinds:
    """The clauses of a specification and the marks of their parts, which may begin within a sentence or in brackets."""
    found = re.findall(r"^- ([A-Z]+-\d+) (.*)$", text, re.MULTILINE)
    return {clause: re.findall(r"(?:^|(?<=[.,;:)] )|(?<=\())([SRD]) ", words) for clause, words in found}


@dataclass
class Findings:
    """What is wrong, sentence by sentence, and a line that sums up each title."""

    wrong: list[str] = field(default_factory=list)
    summary: list[str] = field(default_factory=list)


def check_title(book: Rulebook, named: Named, specification: Kinds | None) -> Findings:
    """One title: its clauses beside the tests, the specification and the other languages."""
    findings = Findings()
    wrong = findings.wrong
    for clause in book.clauses:
        if not named.get(clause):
            wrong.append(f"{clause} is named by no test.")
        if not clause.startswith(f"{book.prefix}-"):
            wrong.append(f"{clause} stands in {book.title}, whose clauses begin with {book.prefix}-.")
        if book.clauses.count(clause) > 1:
            wrong.append(f"{clause} stands twice in {book.title}.")
    for language, ids in book.ids.items():
        for clause in sorted(set(ids) ^ set(book.clauses)):
            there, missing = (language, "en") if clause in ids else ("en", language)
            wrong.append(f"{clause} of {book.title} stands in {there} but not in {missing}.")
    wrong += _beside_specification(book, specification) if specification is not None else []
    tests = {test for clause in book.clauses for test in named.get(clause, [])}
    compared = "no specification" if specification is None else f"{len(specification)} in the specification"
    findings.summary.append(f"{book.title}: {len(book.clauses)} clauses ({compared}), {len(tests)} tests name them.")
    return findings


def _beside_specification(book: Rulebook, specification: Kinds) -> list[str]:
    wrong: list[str] = []
    for clause, kinds in specification.items():
        if clause not in book.kinds:
            wrong.append(f"{clause} of the specification is missing in {book.title}.")
        elif set(book.kinds[clause]) != set(kinds):
            here, there = _marks(book.kinds[clause]), _marks(kinds)
            wrong.append(f"{clause} has the parts {here} here, {there} in the specification.")
    for clause in book.clauses:
        if clause not in specification and set(book.kinds[clause]) != {"R"}:
            wrong.append(f"{clause} is not in the specification: it is a ruling (R), not {_marks(book.kinds[clause])}.")
    return wrong


def _marks(kinds: Sequence[str]) -> str:
    return ", ".join(dict.fromkeys(kinds))


def check_names(books: Sequence[Rulebook], named: Named) -> list[str]:
    """Tests that name a clause which no title has."""
    known = {clause for book in books for clause in book.clauses}
    return [f"{tests[0]} names {clause}, which no title has." for clause, tests in named.items() if clause not in known]


def main(folders: Sequence[str]) -> int:
    place = Path(os.environ.get("BACKROOM_SPEC") or ROOT.parent / "shared" / "rules")
    if not place.is_dir():
        print("The specification does not lie beside the project: only our own clauses are checked.")
    named = collect([Path(folder) for folder in folders] or [ROOT / "tests"])
    books = [rulebook(title) for title in titles()]
    wrong = check_names(books, named)
    for book in books:
        file = place / f"{book.title}.md"
        if place.is_dir() and not file.is_file():
            wrong.append(f"The specification of {book.title} is missing.")
        findings = check_title(book, named, read_specification(file.read_text("utf-8")) if file.is_file() else None)
        wrong += findings.wrong
        print("\n".join(findings.summary))
    for sentence in wrong:
        print(sentence)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
