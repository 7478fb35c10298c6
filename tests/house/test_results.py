"""What holds the screen in the browser is what the clocks of the house wait for."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from backroom.games import titles
from backroom.kernel.title import AnyTitle

BOARDS = Path(__file__).parents[2] / "web" / "src" / "games"
_HOLDS = re.compile(r"holds: \[([^\]]*)\]")


@pytest.mark.parametrize("title", [pytest.param(title, id=title.id) for title in titles()])
def test_board_and_rules_name_the_same_results(title: AnyTitle) -> None:
    board = (BOARDS / title.folder.name / "index.ts").read_text("utf-8")
    (held,) = _HOLDS.findall(board)
    assert tuple(re.findall(r"'([a-z-]+)'", held)) == title.results
