"""The house closes and opens again in the middle of a game; two tabs of one seat agree."""

from __future__ import annotations

from tests.browser.conftest import Welcome
from tests.browser.guest import click
from tests.browser.house import RunningHouse
from tests.waiting import wait_until


def test_a_restart_is_survived_without_a_reload(welcome: Welcome, house: RunningHouse) -> None:
    guest = welcome()
    guest.open_table("chicago-poker", 2, {})
    guest.page.wait_for_selector("[data-offered]")
    asked = guest.prompt()

    house.close()
    guest.page.wait_for_selector("[data-testid=connection][data-state=lost]")
    assert guest.offer() is None
    house.open()
    guest.page.wait_for_selector("[data-testid=connection][data-state=open]")
    guest.page.wait_for_selector("[data-offered]")

    assert guest.prompt() == asked
    offer = guest.offer()
    assert offer is not None
    click(guest, offer)


def test_two_tabs_of_one_seat_agree(welcome: Welcome) -> None:
    guest = welcome()
    guest.open_table("chicago-poker", 2, {})
    guest.page.wait_for_selector("[data-offered=draw]")
    other = guest.context.new_page()
    other.goto(guest.page.url)
    other.wait_for_selector("[data-offered=draw]")

    guest.page.locator("[data-offered=draw]").first.click()

    for tab in (guest.page, other):
        tab.wait_for_selector("aside .line:has-text('You draw')")
    # Their bot moves on meanwhile: what both ask is compared once both have come to rest.
    wait_until(lambda: guest.prompt() == other.inner_text("[data-testid=prompt]"), "both tabs to ask the same")
