"""Chicago Poker's board: a click, a drag and keys do the same."""

from __future__ import annotations

from typing import Any, cast

import pytest
from playwright.sync_api import Locator

from backroom.games import find_title
from backroom.kernel.record import Record
from backroom.kernel.replay import replay
from tests.browser.conftest import Welcome
from tests.browser.guest import Guest
from tests.browser.records import played, sit_down_late


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


@pytest.mark.parametrize(
    ("width", "height"),
    [(390, 844), pytest.param(360, 740, marks=pytest.mark.long), pytest.param(1280, 720, marks=pytest.mark.long)],
)
def test_what_wins_and_how_near_everybody_is_stays_in_sight(welcome: Welcome, width: int, height: int) -> None:
    guest = welcome(width, height, touch=width < 1000)
    _sit_down(guest)
    assert guest.in_sight(".line [data-testid=goal] .seat" if width < 1000 else "[data-testid=goal] li")
    assert guest.violations() == []


def with_a_pair_best_in_sight(record: Record) -> int:
    """How many moves come before seat 1 is asked while another leads with a pair beside cards face down.

    No more is ever said of a row.
    """
    for moment in replay(record, find_title("chicago-poker")):
        if moment.game.is_over or moment.game.seat != 0:
            continue
        view = cast("Any", moment.game.view(0).as_data())
        for business in view["businesses"]:
            for lead in business["leads"]:
                row = business["rows"][lead]
                hidden = [one for one in row["cards"] if one["card"] is None]
                if lead != 0 and hidden and row["known"]["hand"] == "pair" and len(row["cards"]) < 5:
                    return moment.number
    raise AssertionError("nobody ever leads so")


#: What is said of a row and ends beyond its label, which cuts it off. What is only heard is not looked at.
_BEYOND_ITS_LABEL = """() => [...document.querySelectorAll('.label')].flatMap((label) =>
  [...label.querySelectorAll('b, span')]
    .filter((one) => getComputedStyle(one).clipPath === 'none' && one.checkVisibility())
    .filter((one) => one.getBoundingClientRect().right > label.getBoundingClientRect().right + 1)
    .map((one) => one.textContent.trim()))"""


@pytest.mark.parametrize(
    ("size", "locale"),
    [
        ((844, 390), "en"),
        *(
            pytest.param(size, locale, marks=pytest.mark.long)
            for size in [(740, 360), (844, 390)]
            for locale in ("en", "nl", "de")
            if (size, locale) != ((844, 390), "en")
        ),
    ],
)
def test_on_a_low_screen_it_is_told_whole_who_is_best_in_sight(
    welcome: Welcome, size: tuple[int, int], locale: str
) -> None:
    guest = welcome(*size, touch=True, locale=locale)
    record = played("chicago-poker", 4)
    sit_down_late(guest, record, with_a_pair_best_in_sight(record))
    guest.page.wait_for_selector("[data-offered]")
    guest.at_rest()

    assert guest.page.locator(".label:has(.hidden) .chip").count() > 0
    assert guest.page.evaluate(_BEYOND_ITS_LABEL) == []
    assert guest.in_sight(".rail .round")


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
