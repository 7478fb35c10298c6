"""The log leads to every moment, also to those before the page was loaded."""

from __future__ import annotations

from tests.browser.conftest import Welcome
from tests.browser.guest import Guest, click, play_on

_LINES = "aside .line"


def test_after_a_reload_the_log_is_whole_and_every_line_leads_to_its_moment(welcome: Welcome) -> None:
    guest = welcome()
    guest.open_table("chicago-poker", 2, {})
    guest.page.wait_for_selector("[data-offered]")
    play_on([guest], click, choices=4)
    guest.page.wait_for_selector("[data-offered]")
    line = guest.page.locator(_LINES).count() - 1
    piles = guest.page.inner_text(".area-piles")
    play_on([guest], click, choices=8)
    guest.page.wait_for_selector("[data-offered]")
    told = lines(guest)
    now = guest.page.inner_text(".area-piles")
    assert now != piles

    guest.page.reload()
    guest.page.wait_for_selector("[data-offered]")
    assert lines(guest) == told
    guest.page.locator(_LINES).nth(line).get_by_role("button").click()
    guest.page.wait_for_selector("[data-testid=prompt]:has-text('how it was then')")

    assert guest.page.inner_text(".area-piles") == piles
    assert guest.page.query_selector("[data-offered]") is None
    guest.page.keyboard.press("Escape")
    guest.page.wait_for_selector("[data-offered]")
    assert guest.page.inner_text(".area-piles") == now


def lines(guest: Guest) -> list[str]:
    return guest.page.locator(_LINES).all_inner_texts()
