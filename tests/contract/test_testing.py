"""`backroom.testing` for whoever writes a title: everything is checked, and what is wrong is said in a sentence."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from backroom.games import titles
from backroom.kernel.title import AnyTitle
from backroom.template.penny_ante.title import PENNY_ANTE, ante_title
from backroom.testing import check_title, promises_of
from backroom.testing.checks import CHECKS
from tests.contract.toys.broken_play import DeadEnd


def test_a_title_that_keeps_its_promises_passes() -> None:
    check_title(PENNY_ANTE)


def test_every_check_is_a_promise_of_every_case() -> None:
    promised = [promise.name for promise in promises_of(PENNY_ANTE)]

    # Two players, and three and four with and without the option.
    assert [promised.count(check.__name__) for check in CHECKS] == [5] * len(CHECKS)
    assert len({str(promise) for promise in promises_of(PENNY_ANTE)}) == len(promised)


def test_a_broken_promise_is_named_with_its_case_and_what_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = ante_title(DeadEnd)
    # A title is found again by its name in its module.
    monkeypatch.setattr("backroom.template.penny_ante.title.BROKEN", broken, raising=False)

    with pytest.raises(AssertionError, match=r"^penny-ante-[23] breaks ‘\w+’: dead end: seat \d is asked 'turn'"):
        check_title(broken)


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"usual": 9}, "its usual is ‘9’"),
        ({"id": "dime-ante"}, "its build is ‘penny-ante, 3’"),
        ({"players_clause": "PA-99"}, "no message ‘PA-99’"),
        ({"own_data": "version = 1"}, "its own_data is"),
    ],
)
def test_a_wrong_declaration_is_told_as_the_house_tells_it(changed: dict[str, object], said: str) -> None:
    title: AnyTitle = replace(PENNY_ANTE, **changed)  # type: ignore[arg-type]

    with pytest.raises(AssertionError, match=said):
        promises_of(title)[0].check()


@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_our_own_titles_are_declared_as_we_ask_of_others(title: AnyTitle) -> None:
    promises_of(title)[0].check()


def test_it_needs_no_test_runner(tmp_path: Path) -> None:
    program = "import sys; sys.modules['pytest'] = sys.modules['hypothesis'] = None; import backroom.testing"

    subprocess.run([sys.executable, "-c", program], cwd=tmp_path, check=True)


def test_checks_are_not_left_out_in_silence() -> None:
    program = """
from backroom.template.penny_ante import TITLE
from backroom.testing import check_title
try:
    check_title(TITLE)
except RuntimeError as left_out:
    print(left_out)
"""
    done = subprocess.run([sys.executable, "-O", "-c", program], capture_output=True, text=True, check=True)

    assert "-O" in done.stdout
