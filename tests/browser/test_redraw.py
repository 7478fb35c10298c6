"""What an update costs a late board with everything on it, up to the layout; and no click waits for it."""

from __future__ import annotations

from pathlib import Path
from statistics import median

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import Welcome
from tests.browser.guest import click, play_on
from tests.browser.records import played, sit_down_late
from tests.browser.redraw import traced, waits, watch_redraws

pytestmark = pytest.mark.long

TITLES = {"chicago-poker": 4, "chicago-gangsters": 5, "gangster": 5, "chicago": 4}
#: A frame of a screen with 60 in a second.
FRAME_MILLISECONDS = 16.0
LONGEST_WAIT_MILLISECONDS = 100.0
#: The best of so many tables: a neighbour on the same core slows down even a thread's own time.
TABLES = 3


@pytest.mark.parametrize("title", TITLES)
def test_a_late_board_is_laid_out_within_a_frame(
    welcome: Welcome, browser: Browser, tmp_path: Path, title: str
) -> None:
    """Script, style and layout. The paint is told beside and not held: with it, it is not one frame yet."""
    record = played(title, TITLES[title])
    medians = []

    for table in range(TABLES):
        guest = welcome(1440, 900)
        watch_redraws(guest)
        sit_down_late(guest, record, int(len(record.moves) * 0.7))
        with traced(browser, guest, tmp_path) as redraws:
            # Many clicks of a compound choice are tried only, and change nothing for anybody yet.
            play_on([guest], click, seed=table, choices=60)
        assert len(redraws.tasks) >= 10
        medians.append(median(redraws.tasks))
        print(
            f"{title}: {len(redraws.tasks)} updates, {medians[-1]:.1f} ms, painted in {median(redraws.frames):.1f} ms"
        )
        if medians[-1] < FRAME_MILLISECONDS:
            break

    assert min(medians) < FRAME_MILLISECONDS


@pytest.mark.parametrize("title", TITLES)
def test_no_click_waits_while_bots_move(welcome: Welcome, title: str) -> None:
    record = played(title, TITLES[title])
    guest = welcome(1440, 900)
    watch_redraws(guest)
    sit_down_late(guest, record, int(len(record.moves) * 0.8))

    play_on([guest], click, seed=5, choices=20)

    assert max(waits(guest), default=0.0) < LONGEST_WAIT_MILLISECONDS
