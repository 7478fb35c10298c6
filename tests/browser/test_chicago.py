"""Chicago in a real browser: whole games by mouse and by keyboard, ways of several steps, hiring, both variants."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Welcome
from tests.browser.guest import Guest, click, play_on, press_enter

# Whole games on this board take minutes: `./test long` plays them.
pytestmark = pytest.mark.long


def _sit_down(guest: Guest, players: int = 2) -> None:
    guest.open_table("chicago", players, {})
    guest.page.wait_for_selector("[data-offered]")


def _hire_and_place(guest: Guest) -> None:
    """Through hiring and placing, to the first roll: hire nobody, place the members of strength 4."""
    while not guest.page.query_selector("[data-offered=roll]"):
        for offer in ("[data-offered=done]", "[data-offered^=place]"):
            found = guest.page.query_selector(offer)
            if found:
                found.click()
                guest.page.wait_for_timeout(100)


def test_one_click_on_the_poster_sits_you_down_to_hire(welcome: Welcome) -> None:
    guest = welcome()

    guest.play("chicago")
    guest.page.wait_for_selector("[data-offered='hire 3']")

    assert "Hire for Yellow" in guest.prompt()
    assert guest.violations() == []


def test_a_game_by_mouse_ends(welcome: Welcome) -> None:
    guest = welcome()
    _sit_down(guest)

    play_on([guest], click)

    assert guest.is_over()


def test_a_game_by_keyboard_alone_ends(welcome: Welcome) -> None:
    guest = welcome()
    _sit_down(guest)

    play_on([guest], press_enter, seed=2)

    assert guest.is_over()


def test_a_third_of_one_strength_cannot_be_hired_and_says_why(welcome: Welcome) -> None:
    guest = welcome()
    _sit_down(guest)
    page = guest.page

    page.click("[data-offered='hire 1']")
    page.wait_for_selector("[data-wonder='hire 1']")
    page.get_by_role("button", name="Why?").click()
    page.click("[data-wonder='hire 1']")

    assert "CH-22" in page.inner_text("[role=alert]")


def test_a_far_place_is_reached_by_one_click_and_a_confirmation(welcome: Welcome) -> None:
    guest = welcome()
    _sit_down(guest)
    _hire_and_place(guest)
    page = guest.page
    page.click("[data-offered=roll]")
    far = page.wait_for_selector("[data-way]")
    assert far is not None
    steps = (far.get_attribute("data-way") or "").split(", ")
    there = steps[-1].split(" to ")[1]

    far.click()
    page.wait_for_selector("[data-testid=confirm]")
    assert f"{len(steps)} points" in guest.prompt()
    page.click("[data-testid=confirm]")

    page.wait_for_selector(f"[data-place='at-{there}']", state="attached")


def test_the_arrow_keys_go_from_lit_place_to_lit_place(welcome: Welcome) -> None:
    guest = welcome()
    _sit_down(guest)
    _hire_and_place(guest)
    page = guest.page
    page.click("[data-offered=roll]")
    page.wait_for_selector("[data-way]")

    page.focus("[data-at][tabindex='0']")
    before = page.evaluate("document.activeElement.dataset.at")
    for key in ("ArrowDown", "ArrowRight", "ArrowDown"):
        page.keyboard.press(key)

    assert page.evaluate("document.activeElement.dataset.at") not in (None, before)


def test_a_phone_shows_the_plan_near_and_whole(welcome: Welcome) -> None:
    guest = welcome(360, 740, has_touch=True, is_mobile=True)
    _sit_down(guest)
    page = guest.page
    plane = page.locator(".plane")

    near = plane.bounding_box()
    page.get_by_role("button", name="Whole plan").click()
    page.wait_for_timeout(200)
    whole = plane.bounding_box()

    assert near is not None
    assert whole is not None
    assert near["width"] > 1000 > 361 > whole["width"]
    assert guest.violations() == []
    assert not guest.is_wider_than_the_screen()
