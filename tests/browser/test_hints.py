"""Hints: what they name is lit on the board, step by step; they go on, and never confirm by themselves."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Welcome
from tests.browser.guest import Guest
from tests.browser.test_inspector import sit_down

RING = "[data-testid=hint-ring]"
#: Whether the ring lies round something that can be pressed, and that is in sight.
RINGED = """() => {
  const rings = [...document.querySelectorAll('[data-testid=hint-ring]')].map((one) => one.getBoundingClientRect());
  const found = rings.map(({ x, y, width, height }) =>
    document.elementsFromPoint(x + width / 2, y + height / 2).find((one) => one.matches(
      'button, [role=button], button *, [role=button] *')));
  return rings.length > 0 && found.every((one) => one !== undefined);
}"""


def ask_for_hints(guest: Guest, press: Callable[[Locator], None] = Locator.click) -> None:
    page = guest.page
    if page.is_visible(".handle"):
        press(page.locator(".handle button:has-text('Log')"))
    press(page.get_by_role("tab", name="Hints"))
    press(page.get_by_role("button", name="Ask for a hint"))


@pytest.mark.parametrize("title", ["chicago-poker", "chicago-gangsters", "gangster", "chicago"])
def test_what_a_hint_names_is_lit_and_followed_to_the_end(welcome: Welcome, title: str) -> None:
    guest = welcome(1440, 900)
    sit_down(guest, title)
    page = guest.page

    ask_for_hints(guest)
    page.wait_for_function(RINGED)
    page.wait_for_selector(".hints li.next b")
    do = page.locator("aside [data-testid=do-hint]")
    if do.count():
        do.click()

    # The next part, the confirmation, or the next question: something is lit again.
    page.wait_for_function(RINGED)


def test_one_press_does_all_parts_of_a_hint_and_confirms_nothing(welcome: Welcome) -> None:
    guest = welcome(1440, 900)
    page = guest.page
    parts = 0
    # Whether to drive (two parts) or to load (one) is best depends on the deal: another table, where it is one part.
    for _ in range(20):
        guest.open_table("gangster", 3, {}, bot="soldier")
        page.wait_for_selector("[data-offered^='drive ']")
        ask_for_hints(guest)
        page.wait_for_selector(".hints ol li")
        parts = page.locator(".hints ol li").count()
        if parts > 1:
            break
    assert parts > 1, "no hint of 20 tables had several parts"
    moves = page.locator("aside .line.mine").count()

    page.click("aside [data-testid=do-hint]")
    page.wait_for_selector("[data-testid=confirm]")

    expect(page.locator(".hints li.done")).to_have_count(parts)
    page.wait_for_function(RINGED)
    assert page.locator("aside .line.mine").count() == moves


def test_hints_go_on_after_something_was_said(welcome: Welcome) -> None:
    guest = welcome(1440, 900)
    guest.open_table("chicago-gangsters", 4, {}, bot="soldier")
    page = guest.page
    talk = page.locator("button[data-thing=talk]")
    talk.wait_for()
    ask_for_hints(guest)
    page.wait_for_selector(RING)

    talk.click()
    page.locator("[data-offered^='pledge at-least']").first.click()
    page.wait_for_selector("[data-offered^='pledge ']", state="detached")

    page.wait_for_selector(".hints li.next b")
    page.wait_for_function(RINGED)


def test_on_a_phone_a_hint_is_a_slim_line_beside_what_it_needs(welcome: Welcome) -> None:
    guest = welcome(390, 844, touch=True)
    sit_down(guest, "chicago-poker")
    page = guest.page

    ask_for_hints(guest)
    line = page.locator("[data-testid=hint-line]")
    line.locator("b").wait_for()
    page.wait_for_function(RINGED)

    box = line.bounding_box()
    assert box is not None
    assert box["height"] <= 72
    assert not page.is_visible("aside .full")
    for offer in page.query_selector_all("[data-offered]"):
        if offer.is_visible():
            offer.click(trial=True, timeout=2_000)
    assert guest.violations() == []
    page.get_by_role("button", name="No more hints").click()
    expect(page.locator(RING)).to_have_count(0)
