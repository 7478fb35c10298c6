"""Chicago Gangsters on its board: whole games by mouse and keyboard, three to five players, the Godfather, whispers."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Light, Welcome
from tests.browser.guest import click, play_on, press_enter
from tests.browser.records import played, sit_down_late
from tests.browser.test_pages import SIZES

TITLE = "chicago-gangsters"
GODFATHER, WHISPER = "The Godfather", "Partners may whisper"


def test_one_click_on_the_poster_sits_you_down_to_lay(welcome: Welcome) -> None:
    guest = welcome()

    guest.play(TITLE)
    guest.page.locator("[data-offered^='lay ']").first.click()
    guest.page.wait_for_selector("[data-offered^='take back ']")
    guest.page.locator("[data-offered^='lay ']").first.click()
    expect(guest.page.locator("[data-offered^='take back ']")).to_have_count(2)

    assert guest.violations() == []
    guest.page.locator("[data-offered='commit covered']").first.click()
    # Bots may have begun the next round by now, and then the same is asked again.
    expect(guest.page.locator("[data-offered^='take back ']")).to_have_count(0)


@pytest.mark.long
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_game_by_mouse_ends(welcome: Welcome, players: int) -> None:
    guest = welcome()
    guest.open_table(TITLE, players, {})

    play_on([guest], click, seed=players)

    assert guest.is_over()


@pytest.mark.long
def test_a_game_by_keyboard_alone_ends(welcome: Welcome) -> None:
    guest = welcome()
    guest.open_table(TITLE, 4, {})

    play_on([guest], press_enter, seed=5)

    assert guest.is_over()


@pytest.mark.long
@pytest.mark.parametrize(
    ("players", "options"),
    [(3, (GODFATHER,)), (4, (GODFATHER, WHISPER)), (5, (WHISPER,))],
)
def test_a_game_with_options_ends(welcome: Welcome, players: int, options: tuple[str, ...]) -> None:
    guest = welcome()
    guest.open_table(TITLE, players, {}, variants=options)

    play_on([guest], click, seed=6)

    assert guest.is_over()


@pytest.mark.long
@pytest.mark.parametrize(
    ("players", "options"),
    [(3, (WHISPER,)), (3, (GODFATHER, WHISPER)), (4, (WHISPER,)), (4, (GODFATHER,))],
)
def test_the_other_options_are_chosen_and_played(welcome: Welcome, players: int, options: tuple[str, ...]) -> None:
    guest = welcome(390, 844, touch=True)
    guest.open_table(TITLE, players, {}, variants=options)

    play_on([guest], click, seed=7, choices=30)

    assert guest.page.query_selector("[role=alert]") is None
    assert not guest.is_wider_than_the_screen()


@pytest.mark.long
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


@pytest.mark.long
@pytest.mark.parametrize("light", ["dark", "light"])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_board_has_no_barrier(welcome: Welcome, width: int, height: int, light: Light) -> None:
    guest = welcome(width, height, light=light, touch=width < 1000)
    record = played(TITLE, 4, ("godfather",))
    wrong = []

    for part in (0.2, 0.7, 0.95):
        sit_down_late(guest, record, int(len(record.moves) * part))
        # Late in a game the others may end it without another question.
        guest.page.wait_for_selector("[data-offered], [data-testid=game-over]")
        for seed in range(2):
            wrong += guest.violations()
            play_on([guest], click, seed=seed, choices=2)

    assert wrong == []
    assert not guest.is_wider_than_the_screen()
