"""Who sits against you: the screen of characters by mouse, by keyboard and by finger, and their faces at the table."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Light, Welcome
from tests.browser.guest import Guest


def open_choice(guest: Guest, title: str, chair: int) -> None:
    """The screen where one chooses, for a chair from 1."""
    guest.go(f"/new/{title}")
    guest.page.wait_for_selector("[data-testid=start]:enabled")
    guest.page.locator("main li").nth(chair).get_by_role("button").click()
    guest.page.wait_for_selector("[data-bot]")


def test_a_character_is_chosen_by_keyboard_and_sits_at_the_table(welcome: Welcome) -> None:
    guest = welcome(1440, 900)
    page = guest.page
    open_choice(guest, "chicago-gangsters", 1)
    expect(page.locator("[data-bot=soldier-dutch]")).to_have_attribute("aria-checked", "true")
    page.locator("[data-bot=soldier-dutch]").focus()
    page.keyboard.press("3")
    expect(page.locator("[data-bot=capo-ruth]")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-bot=capo-bugs]")).to_be_focused()
    page.keyboard.press("Enter")
    # The next chair is chosen for, and the first is taken.
    expect(page.locator("[data-bot=capo-bugs]")).to_contain_text("sits at 2")
    expect(page.locator("[data-chair='2']")).to_have_attribute("aria-current", "true")
    page.keyboard.press("Escape")
    rows = page.locator("main li")
    expect(rows.nth(1)).to_contain_text("Bugs")
    expect(rows.nth(1)).to_contain_text("Capo, sly")
    page.click("[data-testid=start]")
    page.wait_for_selector("[data-testid=prompt]")
    seats = page.locator("li[data-place^='seat-']")
    expect(seats.filter(has_text="Bugs")).to_have_count(1)
    expect(seats.filter(has_text="Capo, sly")).to_have_count(1)
    assert guest.violations() == []


def test_whoever_sits_already_changes_places_and_a_friend_may_come_instead(welcome: Welcome) -> None:
    guest = welcome(1280, 800)
    page = guest.page
    open_choice(guest, "gangster", 1)
    page.click("[data-bot=soldier-rosa]")
    expect(page.locator("[data-chair='1']")).to_contain_text("Rosa")
    expect(page.locator("[data-chair='3']")).to_contain_text("Dutch")
    page.get_by_role("button", name="A friend instead").click()
    page.click("[data-testid=choose-back]")
    expect(page.locator("main li").nth(2)).to_contain_text("A friend")


def test_a_quick_start_seats_different_people(welcome: Welcome) -> None:
    guest = welcome(1280, 800)
    guest.play("chicago-poker")
    for name in ("Dutch", "Frankie", "Rosa"):
        expect(guest.page.locator("li[data-place^='seat-']").filter(has_text=name)).to_have_count(1)


@pytest.mark.parametrize(
    ("width", "height", "light", "locale"),
    [
        pytest.param(390, 844, "dark", "nl-NL", marks=pytest.mark.long),
        (390, 844, "light", "de-DE"),
        (1440, 900, "light", "en-GB"),
        pytest.param(1440, 900, "dark", "de-DE", marks=pytest.mark.long),
    ],
)
def test_it_fits_the_screen_and_axe_finds_nothing(
    welcome: Welcome, width: int, height: int, light: Light, locale: str
) -> None:
    guest = welcome(width, height, light=light, locale=locale, touch=width < 700)
    open_choice(guest, "chicago-gangsters", 1)
    assert not guest.is_wider_than_the_screen()
    assert guest.violations() == []
