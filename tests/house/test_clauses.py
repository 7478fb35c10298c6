"""`./test clauses` bites: each thing it must find is planted and found."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from tests.clauses import ROOT, Rulebook, check_names, check_title, read_specification

BOOK = Rulebook("toy", "TY", {"en": ["TY-1", "TY-2"], "nl": ["TY-1", "TY-2"]}, {"TY-1": ["S", "D"], "TY-2": ["R"]})
NAMED = {"TY-1": ["test_one"], "TY-2": ["test_one", "test_two"]}
SPECIFICATION = {"TY-1": ["S", "D"]}


def wrong(book: Rulebook = BOOK, named: dict[str, list[str]] = NAMED, **spec: list[str]) -> list[str]:
    specification = SPECIFICATION | {clause.replace("_", "-"): kinds for clause, kinds in spec.items()}
    return check_title(book, named, specification).wrong


def test_a_title_in_order_is_passed_and_summed_up() -> None:
    assert wrong() == []
    assert check_title(BOOK, NAMED, SPECIFICATION).summary == [
        "toy: 2 clauses (1 in the specification), 2 tests name them."
    ]


def test_a_clause_that_no_test_names_is_found() -> None:
    assert wrong(named={"TY-1": ["test_one"]}) == ["TY-2 is named by no test."]


def test_a_clause_of_the_specification_that_is_missing_is_found() -> None:
    assert wrong(TY_3=["S"]) == ["TY-3 of the specification is missing in toy."]


def test_a_clause_with_other_parts_than_specified_is_found() -> None:
    assert wrong(TY_1=["S", "R", "R"]) == ["TY-1 has the parts S, D here, S, R in the specification."]


def test_a_part_that_is_left_out_is_found() -> None:
    book = replace(BOOK, kinds={"TY-1": ["S"], "TY-2": ["R"]})
    assert wrong(book) == ["TY-1 has the parts S here, S, D in the specification."]


def test_an_own_clause_must_be_a_ruling() -> None:
    book = replace(BOOK, kinds={"TY-1": ["S", "D"], "TY-2": ["S"]})
    assert wrong(book) == ["TY-2 is not in the specification: it is a ruling (R), not S."]


@pytest.mark.parametrize(
    ("dutch", "sentence"),
    [
        (["TY-1"], "TY-2 of toy stands in en but not in nl."),
        (["TY-1", "TY-2", "TY-9"], "TY-9 of toy stands in nl but not in en."),
    ],
)
def test_a_language_with_other_clauses_is_found(dutch: list[str], sentence: str) -> None:
    assert wrong(replace(BOOK, ids={"en": ["TY-1", "TY-2"], "nl": dutch})) == [sentence]


def test_a_clause_under_another_titles_prefix_is_found() -> None:
    assert "TY-1 stands in toy, whose clauses begin with XX-." in wrong(replace(BOOK, prefix="XX"))


def test_a_test_that_names_an_unknown_clause_is_found() -> None:
    assert check_names([BOOK], {**NAMED, "TY-8": ["test_x"]}) == ["test_x names TY-8, which no title has."]


def test_a_specification_is_read_with_all_marks_of_a_clause() -> None:
    text = (
        "# Toy\n- TY-1 S Six bosses. D Four more (see there). R No powers.\n- TY-2 R A ruling, as S said.\n"
        "- TY-3 S One player starts (R by lot), the others follow; D their names.\n"
        "- TY-4 S Phases A to D of six.\nwords\n"
    )
    assert read_specification(text) == {"TY-1": ["S", "D", "R"], "TY-2": ["R"], "TY-3": ["S", "R", "D"], "TY-4": ["S"]}


PLANTED = """
import pytest

@pytest.mark.clauses("CP-1")
@pytest.mark.parametrize("n", [1, 2])
def test_one(n): ...

@pytest.mark.clauses("CP-2")
class TestTwo:
    def test_two(self): ...

@pytest.mark.clauses("CP-3")
def helper_that_is_no_test(): ...

@pytest.mark.clauses("CP-9999")
def test_unknown(): ...
"""


def run_clauses(folder: Path, specification: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(ROOT / "tests" / "clauses.py"), str(folder)],
        env={**os.environ, "BACKROOM_SPEC": str(specification)},
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_command_counts_only_tests_that_exist_and_fails_with_sentences(tmp_path: Path) -> None:
    (tmp_path / "test_planted.py").write_text(PLANTED)
    (tmp_path / "chicago-poker.md").write_text("- CP-1 S Businesses.\n- CP-9998 S Nobody has built this.\n")
    done = run_clauses(tmp_path, tmp_path)
    told = done.stdout.splitlines()
    assert done.returncode == 1, done.stderr
    assert "CP-1 is named by no test." not in told
    assert "CP-2 is named by no test." not in told
    assert "CP-3 is named by no test." in told
    assert "CP-9998 of the specification is missing in chicago-poker." in told
    assert any(line.endswith("test_unknown names CP-9999, which no title has.") for line in told)


def test_without_a_specification_the_command_says_so_and_checks_the_rest(tmp_path: Path) -> None:
    (tmp_path / "test_planted.py").write_text(PLANTED)
    done = run_clauses(tmp_path, tmp_path / "nowhere")
    assert done.stdout.startswith("The specification does not lie beside the project")
    assert "CP-3 is named by no test." in done.stdout
    assert "specification is missing" not in done.stdout
