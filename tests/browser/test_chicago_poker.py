"""Chicago Poker's board: a click, a drag and keys do the same."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator

from tests.browser.conftest import Welcome
from tests.browser.guest import Guest


def _sit_down(guest: Guest) -> None:
    guest.open_table("chicago-poker", 2, {})
    guest.page.wait_for_selector("[data-offered^='play ']")
    _let_the_hand_settle(guest)


def _let_the_hand_settle(guest: Guest) -> None:
    """Until its cards lie where they stay: a hand is fanned out once its width is known."""
    guest.page.locator("[data-place^=hand-]").last.hover(trial=True)


def _cards(guest: Guest) -> int:
    return guest.page.locator("[data-place^=hand-]").count()


def _centre(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def _laid(guest: Guest, action: str) -> None:
    """The log tells of the card that was laid, and the hand has one less."""
    card = action.split()[1]
    guest.page.wait_for_selector(f"[data-place='hand-{card}']", state="detached")
    guest.page.wait_for_selector("aside .line.mine:has-text('You lay')")


def test_a_card_is_laid_by_a_click_on_a_lit_place(welcome: Welcome) -> None:
    guest = welcome()
    _sit_down(guest)
    place = guest.page.locator("[data-offered^='play ']").first
    action = place.get_attribute("data-offered") or ""

    place.click()

    _laid(guest, action)


def test_a_card_is_laid_by_dragging_it_there(welcome: Welcome) -> None:
    guest = welcome()
    _sit_down(guest)
    page = guest.page
    place = page.locator("[data-offered^='play ']").first
    action = place.get_attribute("data-offered") or ""
    to = _centre(place)

    page.mouse.move(*_centre(page.locator(f"[data-place='hand-{action.split()[1]}']")))
    page.mouse.down()
    page.mouse.move(to[0], to[1] + 40, steps=4)
    page.mouse.move(*to, steps=4)
    page.mouse.up()

    _laid(guest, action)


def test_a_card_is_laid_by_keys(welcome: Welcome) -> None:
    guest = welcome()
    _sit_down(guest)
    page = guest.page

    page.focus("[data-drop=hand] [tabindex='0']")
    page.keyboard.press("ArrowUp")
    action = page.evaluate("document.activeElement.dataset.offered")
    page.keyboard.press("Enter")

    _laid(guest, action)


def test_a_card_is_drawn_by_key_and_dragged_to_another_place_of_the_hand(welcome: Welcome) -> None:
    guest = welcome()
    _sit_down(guest)
    page = guest.page
    before = _cards(guest)

    page.keyboard.press("d")
    page.wait_for_function("count => document.querySelectorAll('[data-place^=hand-]').length > count", arg=before)
    _let_the_hand_settle(guest)
    first, last = page.locator("[data-place^=hand-]").first, page.locator("[data-place^=hand-]").last
    moved = first.get_attribute("data-place")
    x, y = _centre(last)
    page.mouse.move(*_centre(first))
    page.mouse.down()
    page.mouse.move(x + 30, y, steps=6)
    page.mouse.up()

    assert page.locator("[data-place^=hand-]").last.get_attribute("data-place") == moved


def test_after_why_a_lit_place_is_asked_about_and_not_played(welcome: Welcome) -> None:
    guest = welcome()
    _sit_down(guest)
    page = guest.page
    before = _cards(guest)

    page.click("[data-testid=why]")
    page.locator("[data-ask-why][data-offered^='play ']").first.click()

    page.wait_for_selector("[role=status]:has-text('You may do this now')")
    assert _cards(guest) == before


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_a_no_covers_nothing_that_may_be_done_instead(welcome: Welcome, width: int, height: int) -> None:
    guest = welcome(width, height)
    _sit_down(guest)
    page = guest.page
    while page.query_selector("[data-offered=draw]"):
        before = _cards(guest)
        page.keyboard.press("d")
        page.wait_for_function("count => document.querySelectorAll('[data-place^=hand-]').length > count", arg=before)
        page.wait_for_selector("[data-offered]")

    page.click("[data-ask-why=draw]")

    page.wait_for_selector("[role=alert]:has-text('more than seven cards')")
    offers = [offer for offer in page.query_selector_all("[data-offered]") if offer.is_visible()]
    assert offers
    for offer in offers:
        offer.click(trial=True, timeout=2_000)
