"""Chicago Gangsters on its board: whole games by mouse and keyboard, three and five players, the Godfather, secrets."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Welcome
from tests.browser.guest import Guest, click, play_on, press_enter

# Whole games on this board take minutes: `./test long` plays them.
pytestmark = pytest.mark.long

TITLE = "chicago-gangsters"


def with_option(guest: Guest, players: int, option: str) -> None:
    """A table against random players with one of the title's options."""
    wish = {
        "title": TITLE,
        "players": players,
        "options": {option: True},
        "seats": [{"player": "human"}] + [{"player": "random"}] * (players - 1),
    }
    opened = guest.context.request.post(f"{guest.address}/api/tables", data=wish).json()
    guest.go(f"/table/{opened['table']}#{opened['seats'][0]['key']}")
    guest.page.get_by_role("textbox").first.fill("Vera")
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_selector("[data-testid=prompt]")


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_game_by_mouse_ends_without_a_trouble(welcome: Welcome, players: int) -> None:
    guest = welcome()
    guest.open_table(TITLE, players, {})

    play_on([guest], click, seed=players)

    assert guest.is_over()
    assert not guest.troubles


def test_a_game_by_keyboard_alone_ends(welcome: Welcome) -> None:
    guest = welcome()
    guest.open_table(TITLE, 4, {})

    play_on([guest], press_enter, seed=5)

    assert guest.is_over()


@pytest.mark.parametrize("option", ["godfather", "whisper"])
def test_a_game_with_an_option_ends(welcome: Welcome, option: str) -> None:
    guest = welcome()
    with_option(guest, 4, option)

    play_on([guest], click, seed=6)

    assert guest.is_over()
    assert not guest.troubles


def test_taking_a_card_back_leaves_the_other_one_on_the_table(welcome: Welcome) -> None:
    guest = welcome()
    guest.open_table(TITLE, 4, {})
    guest.page.wait_for_selector("[data-offered^='lay ']")

    guest.page.locator("[data-offered^='lay ']").first.click()
    guest.page.wait_for_selector("[data-offered^='take back ']")
    guest.page.locator("[data-offered^='lay ']").last.click()
    expect(guest.page.locator("[data-offered^='take back ']")).to_have_count(2)
    guest.page.locator("[data-offered^='take back ']").first.click()

    expect(guest.page.locator("[data-offered^='take back ']")).to_have_count(1)
    assert guest.page.locator("[data-offered^='commit ']").count() == 3


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_the_board_has_no_barrier(welcome: Welcome, size: tuple[int, int]) -> None:
    guest = welcome(*size)
    guest.open_table(TITLE, 4, {})
    guest.page.wait_for_selector("[data-offered]")

    for seed in range(4):
        assert guest.violations() == []
        play_on([guest], click, seed=seed, choices=3)
    assert not guest.is_wider_than_the_screen()


def test_a_second_browser_never_hears_of_anothers_hand(welcome: Welcome) -> None:
    guest = welcome()
    heard: list[str] = []
    guest.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    guest.open_table(TITLE, 4, {})
    guest.page.wait_for_selector("[data-offered]")

    told = "".join(heard)

    assert told.count('"event":"hand-dealt-seen"') <= 1
