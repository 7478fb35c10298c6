"""Whoever has never heard of these games plays each of them from the poster to the end of the first round.

Only what the page tells is used: what wins, the inspector, and hints, followed to their confirmation. The first round
is over when the bar says so: it counts rounds (in Chicago after hiring and placing), or in Gangster turns, of which a
round has one for each seat. Wherever the page does not tell how to go on, the test fails.
"""

from __future__ import annotations

import pytest

from backroom.games import own_titles
from tests.browser.conftest import Welcome
from tests.browser.newcomer import Newcomer

DESK, PHONE = (1440, 900), (390, 844)
TITLES = [title.id for title in own_titles()]
#: The two that are quickest are in everybody's run.
EVERYBODYS = {("chicago-poker", DESK), ("gangster", PHONE)}
PLAYED = [
    pytest.param(title, size, marks=[] if (title, size) in EVERYBODYS else pytest.mark.long)
    for title in TITLES
    for size in (DESK, PHONE)
]


@pytest.mark.parametrize(("title", "size"), PLAYED)
def test_the_page_leads_a_newcomer_through_the_first_round(welcome: Welcome, title: str, size: tuple[int, int]) -> None:
    touch = size == PHONE
    newcomer = Newcomer(welcome(*size, touch=touch, pace="normal"), touch=touch)
    assert sorted(newcomer.posters()) == sorted(TITLES)

    newcomer.sit_down(title)
    assert len(newcomer.goal().split()) > 2
    told = newcomer.ask_about_what_is_lit()
    assert len(told.split()) > 5
    newcomer.close_the_sheet()
    assert not newcomer.round_is_over()
    newcomer.want_hints()
    newcomer.play_a_round()

    assert newcomer.pressed > 0
