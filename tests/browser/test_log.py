"""The log leads to every moment, also to those before the page was loaded."""

from __future__ import annotations

from tests.browser.conftest import Welcome
from tests.browser.guest import Guest, click, play_on
from tests.waiting import waiting_for

_LIST = "aside .list[role=group]"
_LINES = "aside .line"


def test_after_a_reload_every_line_leads_to_its_moment_also_those_further_up(welcome: Welcome) -> None:
    guest = welcome()
    guest.open_table("chicago-poker", 2, {})
    guest.page.wait_for_selector("[data-offered]")
    play_on([guest], click, choices=4)
    _wait_for_the_log(guest)
    moment = guest.page.locator(_LINES).last.get_attribute("data-moment")
    piles = guest.page.inner_text(".area-piles")
    play_on([guest], click, choices=20)
    _wait_for_the_log(guest)
    told = _told(guest)
    now = guest.page.inner_text(".area-piles")
    assert now != piles

    guest.page.reload()
    _wait_for_the_log(guest)
    assert _told(guest) == told
    guest.page.locator(f"{_LINES}[data-moment='{moment}']").get_by_role("button").click()
    guest.page.wait_for_selector("[data-testid=prompt]:has-text('how it was then')")

    assert guest.page.inner_text(".area-piles") == piles
    assert guest.page.query_selector("[data-offered]") is None
    guest.page.keyboard.press("Escape")
    guest.page.wait_for_selector("[data-offered]")
    assert guest.page.inner_text(".area-piles") == now


def test_the_log_stays_at_its_end_unless_somebody_reads_further_up(welcome: Welcome) -> None:
    guest = welcome()
    guest.open_table("chicago-poker", 2, {})
    guest.page.wait_for_selector("[data-offered]")
    play_on([guest], click, choices=20)
    _wait_for_the_log(guest)

    assert guest.page.locator(_LINES).last.is_visible()
    assert _end_is_seen(guest)
    guest.page.locator(_LIST).evaluate("list => list.scrollBy(0, -200)")
    first = guest.page.locator(_LINES).last.get_attribute("data-moment")
    play_on([guest], click, choices=2)
    guest.page.wait_for_function(
        "moment => [...document.querySelectorAll('aside .line')].at(-1).dataset.moment !== moment", arg=first
    )

    assert not _end_is_seen(guest)


def _wait_for_the_log(guest: Guest) -> None:
    """It is written after the board is painted."""
    guest.page.wait_for_selector("[data-offered]")
    guest.page.wait_for_timeout(300)


def _end_is_seen(guest: Guest) -> bool:
    seen = "list => list.lastElementChild.getBoundingClientRect().bottom <= list.getBoundingClientRect().bottom + 1"
    return bool(guest.page.locator(_LIST).evaluate(seen))


def _told(guest: Guest) -> list[str]:
    """From the first line on, which comes as one scrolls up to it."""
    for _ in waiting_for("the log's first line"):
        if guest.page.query_selector(f"{_LINES}:has-text('You sit down')"):
            break
        guest.page.locator(_LIST).evaluate("list => list.scrollBy(0, -1e6)")
        guest.page.wait_for_timeout(50)
    return guest.page.locator(_LINES).all_inner_texts()
