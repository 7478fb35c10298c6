"""Whole games against bots: by mouse, by keyboard alone, on a phone."""

from __future__ import annotations

from tests.browser.conftest import Welcome
from tests.browser.guest import click, play_on, press_enter


def test_one_click_on_a_poster_sits_you_down_with_a_decision_lit(welcome: Welcome) -> None:
    guest = welcome()

    guest.play("chicago-poker")
    guest.page.wait_for_selector("[data-offered]")

    assert "left" in guest.prompt()


def test_a_game_by_mouse_ends_and_is_found_fair(welcome: Welcome) -> None:
    guest = welcome()
    guest.open_table("chicago-poker", 2, {})

    play_on([guest], click)
    guest.page.get_by_role("button", name="Fairness").click()

    guest.page.wait_for_selector("[data-testid=verdict][data-fair=true]")


def test_a_game_by_keyboard_alone_ends(welcome: Welcome) -> None:
    guest = welcome()
    guest.open_table("chicago-poker", 2, {})

    play_on([guest], press_enter, seed=2)

    assert guest.is_over()


def test_a_game_on_a_phone_ends(welcome: Welcome) -> None:
    guest = welcome(390, 844, touch=True)
    guest.open_table("chicago-poker", 2, {})

    play_on([guest], click, seed=3)

    assert not guest.is_wider_than_the_screen()


def test_a_title_without_a_board_of_its_own_can_be_played_by_buttons(welcome: Welcome) -> None:
    guest = welcome()
    guest.open_table("chicago-gangsters", 3, {})
    guest.page.wait_for_selector("[data-offered]")

    offer = guest.offer()
    assert offer is not None
    click(guest, offer)

    assert guest.page.query_selector("[role=alert]") is None
