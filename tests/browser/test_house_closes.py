"""The house closes and opens again in the middle of a game; two tabs of one seat agree."""

from __future__ import annotations

from tests.browser.conftest import Welcome
from tests.browser.guest import click
from tests.browser.house import RunningHouse


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

    before = other.inner_text("[data-testid=prompt]")
    guest.page.locator("[data-offered=draw]").first.click()
    other.wait_for_function("text => document.querySelector('[data-testid=prompt]').innerText !== text", arg=before)

    guest.page.wait_for_function(
        "text => document.querySelector('[data-testid=prompt]').innerText === text",
        arg=other.inner_text("[data-testid=prompt]"),
    )
