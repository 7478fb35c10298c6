"""Whole games against bots: by mouse, by keyboard alone, on a phone."""

from __future__ import annotations

from tests.browser.conftest import Welcome
from tests.browser.guest import click, play_on, press_enter
from tests.browser.house import RunningHouse
from tests.browser.overheard import Overheard
from tests.browser.played import Seat
from tests.browser.records import played, sit_down_late


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


def test_a_choice_of_one_action_goes_over_the_wire_once(welcome: Welcome) -> None:
    guest = welcome()
    overheard = Overheard(guest)
    guest.open_table("chicago-poker", 2, {})

    play_on([guest], click, choices=12)

    said = [message for message in overheard.sent if message["do"] in ("try", "act")]
    assert {message["do"] for message in said if len(message["actions"]) == 1} == {"act"}
    alone = [(message["rev"], *message["actions"]) for message in said if len(message["actions"]) == 1]
    assert len(alone) == len(set(alone))


def test_a_game_by_keyboard_alone_ends(welcome: Welcome) -> None:
    guest = welcome()
    guest.open_table("chicago-poker", 2, {})

    play_on([guest], press_enter, seed=2)

    assert guest.is_over()


def test_a_game_on_a_phone_ends(welcome: Welcome) -> None:
    """The last third of one: whole ones are played by mouse and keyboard."""
    guest = welcome(390, 844, touch=True)
    record = played("chicago-poker", 4)
    sit_down_late(guest, record, len(record.moves) * 2 // 3, bot="soldier")

    play_on([guest], click, seed=3)

    assert not guest.is_wider_than_the_screen()


def test_the_end_comes_after_the_last_duel_was_seen(welcome: Welcome, house: RunningHouse) -> None:
    seat = Seat(house.address, "chicago-poker", 2)
    guest = welcome(moving=True, pace="instant")
    page = guest.page
    guest.go(seat.link)
    page.wait_for_selector("[data-testid=prompt]")

    seat.play()
    page.wait_for_selector("[data-testid=ceremony]")
    told = page.inner_text("aside .list[role=group]")
    page.keyboard.press("Shift")
    page.mouse.click(5, 300)

    assert not guest.is_over()
    assert "The game is over" not in told
    page.wait_for_selector("[data-testid=ceremony][data-told=true]")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-testid=game-over]")
