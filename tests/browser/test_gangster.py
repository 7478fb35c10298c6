"""Gangster in the browser: whole games by mouse and by keyboard, on a phone, two colours each; nothing for axe."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Light, Welcome
from tests.browser.guest import Guest, click, play_on, press_enter
from tests.browser.records import moves_where, played, sit_down_late
from tests.browser.test_pages import SIZES


def sit_down(guest: Guest, players: int) -> None:
    guest.open_table("gangster", players, {})
    guest.page.wait_for_selector("[data-offered]")


def choose(guest: Guest, action: str) -> None:
    guest.page.locator(f'[data-offered="{action}"]').first.click()


def test_one_click_on_the_poster_sits_you_down_to_drive(welcome: Welcome) -> None:
    guest = welcome()

    guest.play("gangster")
    guest.page.wait_for_selector("[data-offered='drive 3']")
    choose(guest, "drive 3")
    # At the Gold Coast equipment would be asked for first, and with a bumper whom to push.
    guest.page.locator('[data-offered^="stop at"]:not([data-offered$="gold-coast"])').first.click()
    guest.page.wait_for_selector("[data-testid=confirm], [data-offered^=push]")

    assert guest.violations() == []


@pytest.mark.long
def test_a_game_by_mouse_ends_and_is_found_fair(welcome: Welcome) -> None:
    guest = welcome()
    sit_down(guest, 4)

    play_on([guest], click)
    guest.page.get_by_role("button", name="Fairness").click()

    guest.page.wait_for_selector("[data-testid=verdict][data-fair=true]")


@pytest.mark.long
def test_a_game_of_two_by_keyboard_alone_ends(welcome: Welcome) -> None:
    guest = welcome()
    sit_down(guest, 2)

    play_on([guest], press_enter, seed=2)

    assert guest.is_over()


@pytest.mark.long
@pytest.mark.parametrize("players", [3, 5])
def test_a_game_on_a_phone_ends(welcome: Welcome, players: int) -> None:
    guest = welcome(390, 844, touch=True)
    sit_down(guest, players)

    play_on([guest], click, seed=3)

    assert not guest.is_wider_than_the_screen()


@pytest.mark.parametrize("phone", [False, pytest.param(True, marks=pytest.mark.long)])
def test_who_gets_out_shows_what_it_changes_before_it_is_done(welcome: Welcome, phone: bool) -> None:
    guest = welcome(390, 844, touch=True) if phone else welcome(1280, 720)
    record = played("gangster", 4)
    turns = [number for number in moves_where(record, ("unload",)) if record.moves[number - 1].seat == 1]
    sit_down_late(guest, record, turns[len(turns) // 2] - 1)
    page = guest.page
    page.wait_for_selector("[data-offered^=unload]")
    assert guest.in_sight("[data-testid=goal] li")

    page.locator("[data-offered^=unload]").first.click()

    page.wait_for_selector("[data-testid=confirm]:enabled")
    assert "score" in guest.prompt()
    assert guest.violations() == []


@pytest.mark.long
def test_a_card_lights_its_reach_and_says_what_one_more_gangster_brings(welcome: Welcome) -> None:
    guest = welcome()
    sit_down(guest, 3)

    choose(guest, "drive 2")
    stops = guest.page.locator('[data-offered^="stop at"]:not([data-offered$="gold-coast"])')
    stops.first.hover()
    assert "If scored now" in guest.page.inner_text(".hint")
    stops.first.click()
    guest.page.wait_for_selector("[data-testid=confirm]")

    assert "Drive to" in guest.page.inner_text("[data-testid=confirm]")
    # The district has the focus: Enter does what the button says all the same.
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_selector("[data-testid=confirm]", state="detached")


@pytest.mark.long
def test_esc_takes_a_card_back(welcome: Welcome) -> None:
    guest = welcome()
    sit_down(guest, 3)
    choose(guest, "drive 3")
    guest.page.wait_for_selector('[data-offered^="stop at"]')

    guest.page.keyboard.press("Escape")

    guest.page.wait_for_selector('[data-offered="drive 3"]')
    assert guest.page.locator('[data-offered^="stop at"]').count() == 0


@pytest.mark.long
@pytest.mark.parametrize("light", ["dark", "light"])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_nothing_is_wrong_with_the_table(welcome: Welcome, width: int, height: int, light: Light) -> None:
    guest = welcome(width, height, light=light, touch=width < 1000)
    sit_down(guest, 2)
    wrong = guest.violations()
    guest.page.locator('[data-offered^="act with"]').first.click()
    guest.page.wait_for_selector('[data-offered="drive 3"]')
    choose(guest, "drive 3")
    guest.page.wait_for_selector('[data-offered^="stop at"]')

    assert wrong + guest.violations() == []
    assert not guest.is_wider_than_the_screen()
