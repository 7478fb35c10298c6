"""A page at which nothing happens costs next to nothing: it may lie open for an evening."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Welcome
from tests.browser.guest import Guest
from tests.browser.pupil import Pupil

TITLES = ["chicago", "chicago-gangsters", "chicago-poker", "gangster"]
#: The board with the most on it is in everybody's run.
TAUGHT = [pytest.param(title, marks=[] if title == "chicago" else pytest.mark.long) for title in TITLES]
#: Of a core, by the thread's own time: a busy machine does not change it.
MOST = 0.02
#: So long a page is watched. Rings rest after ten seconds, a coach after three.
SECONDS, REST_SECONDS, CALM_SECONDS = 5.0, 12.0, 4.0


def share_of_a_core(guest: Guest) -> float:
    session = guest.context.new_cdp_session(guest.page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def spent() -> float:
        told = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
        return float(told["TaskDuration"])

    before = spent()
    guest.page.wait_for_timeout(SECONDS * 1000)
    return (spent() - before) / SECONDS


@pytest.mark.parametrize("title", TAUGHT)
def test_a_coach_who_waits_costs_nothing(welcome: Welcome, title: str) -> None:
    guest = welcome(1440, 900)
    Pupil(guest, f"{title}/first-game").told()
    guest.page.wait_for_timeout(CALM_SECONDS * 1000)

    assert share_of_a_core(guest) < MOST


@pytest.mark.long
@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
@pytest.mark.parametrize("title", TITLES)
def test_a_table_that_waits_for_me_costs_nothing(welcome: Welcome, title: str, size: tuple[int, int]) -> None:
    guest = welcome(*size, touch=size[0] < 1000, moving=True)
    guest.play(title)
    guest.page.wait_for_selector("[data-offered]")
    guest.page.wait_for_timeout(REST_SECONDS * 1000)

    assert share_of_a_core(guest) < MOST
