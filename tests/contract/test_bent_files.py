"""Data files bent in every way: refused in words, or rules that are built soon and can be played."""

from __future__ import annotations

import pytest

from backroom.games import find_title, titles
from backroom.kernel.title import AnyTitle
from backroom.testing.bent_files import bend_files
from tests.contract.aside import Say, within

#: What one file may take: to be refused, or to be played with for a while.
PATIENCE = 60

every_title = pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)


@every_title
def test_a_bent_file_is_refused_or_can_be_played(title: AnyTitle) -> None:
    within(PATIENCE, bend, title.id, 1, 120, 5)


@pytest.mark.long
@every_title
def test_bent_files_for_long(title: AnyTitle) -> None:
    within(PATIENCE, bend, title.id, 2, 6_000, 10**6)


def bend(say: Say, title_id: str, seed: int, files: int, played: int) -> None:
    bend_files(say, find_title(title_id), seed, files, played)
