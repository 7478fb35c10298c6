"""The plain board: a title without a board of its own is played from its words alone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from backroom.lessons.shelf import find_lesson
from backroom.template.penny_ante.title import PENNY_ANTE
from tests.browser.conftest import Light, Welcome
from tests.browser.guest import Guest, click, play_on, press_enter
from tests.browser.house import RunningHouse
from tests.browser.pupil import Pupil, by_mouse
from tests.installed import install_toy
from tests.waiting import waiting_for

#: One process takes them all: they share what is set up for this file.
pytestmark = pytest.mark.xdist_group("plain board")

BOARD = "[data-testid=plain-board]"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """A house with one title more: the toy, a package that has no board, no bot and no word but English."""
    packages = tmp_path_factory.mktemp("packages")
    install_toy(packages)
    running = RunningHouse(tmp_path_factory.mktemp("house"), packages=packages)
    running.open()
    yield running
    running.close()


def sit_down(guest: Guest) -> None:
    guest.play("penny-ante")
    guest.page.wait_for_selector(f"{BOARD} [data-offered]")


def test_a_whole_game_by_mouse_is_told_and_won(welcome: Welcome) -> None:
    guest = welcome()
    guest.go("/")
    assert "Bid in secret" in guest.page.text_content("article[aria-labelledby=title-penny-ante]")  # type: ignore[operator]
    sit_down(guest)
    assert "draw, sell or pass" in guest.prompt()
    assert "Coins in the pot" in guest.page.inner_text(BOARD)
    play_on([guest], click, choices=4)
    for _ in waiting_for("the log to tell of the deal"):
        if "is dealt" in guest.page.inner_text("body"):
            break

    play_on([guest], click)

    assert guest.is_over()
    assert guest.violations() == []


def test_a_whole_game_by_keyboard_alone(welcome: Welcome) -> None:
    guest = welcome()
    sit_down(guest)

    play_on([guest], press_enter, seed=3)

    assert guest.is_over()


@pytest.mark.parametrize(
    ("width", "height", "locale", "light"),
    [
        pytest.param(390, 844, "en-GB", "dark", marks=pytest.mark.long),
        pytest.param(360, 740, "nl-NL", "light", marks=pytest.mark.long),
        (360, 740, "de-DE", "dark"),
        (1440, 900, "en-GB", "light"),
    ],
)
def test_it_fits_every_screen_and_axe_finds_nothing(
    welcome: Welcome, width: int, height: int, locale: str, light: Light
) -> None:
    guest = welcome(width, height, locale=locale, light=light, touch=width < 1000)
    sit_down(guest)

    play_on([guest], click, choices=3)
    guest.page.wait_for_selector(BOARD)

    assert not guest.is_wider_than_the_screen()
    assert guest.violations() == []


def test_a_lesson_of_a_package_is_followed_on_the_plain_board(welcome: Welcome) -> None:
    guest = welcome()
    guest.go("/")
    guest.page.click("[data-testid=lessons-penny-ante]")
    guest.page.wait_for_selector("[data-testid=lesson-first-bid]")
    pupil = Pupil(guest, "penny-ante/first-bid")

    steps = pupil.follow(by_mouse)

    assert steps == len(find_lesson(PENNY_ANTE).steps)
    assert guest.violations() == []


def test_what_a_title_does_not_say_in_a_language_is_told_in_english(welcome: Welcome) -> None:
    guest = welcome(locale="nl-NL")

    sit_down(guest)

    assert "draw, sell or pass" in guest.prompt()
    assert guest.page.get_by_role("tab", name="Tips").count() == 1


def test_a_board_that_does_not_come_is_said_and_the_plain_one_offered(welcome: Welcome) -> None:
    guest = welcome()
    guest.page.route("**/chicago_poker-*.js", lambda route: route.abort())
    guest.go("/")
    guest.page.click("[data-testid=play-chicago-poker]")
    guest.page.wait_for_selector("text=could not be loaded")
    assert guest.violations() == []

    guest.page.click("[data-testid=use-plain-board]")
    guest.page.wait_for_selector(f"{BOARD} [data-offered]")
    guest.page.click("[data-moment] button")
    guest.page.wait_for_selector(f"{BOARD} [data-offered]", state="detached")

    assert guest.violations() == [], "also where nothing is offered, and the board scrolls"
    assert guest.troubles, "the browser itself tells that a file did not come"
    guest.troubles.clear()
