"""Every screen, in every size and light: axe has nothing to complain of, nothing is wider than the screen."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.conftest import Light, Welcome
from tests.browser.guest import Guest
from tests.browser.test_replays import watch

SIZES = [(360, 740), (768, 1024), (1280, 800), (1920, 1080)]


def screens(guest: Guest, record: Path) -> dict[str, list[str]]:
    """By screen, what is wrong with it."""
    wrong: dict[str, list[str]] = {}

    def look(screen: str) -> None:
        found = guest.violations()
        if guest.is_wider_than_the_screen():
            found.append("wider than the screen")
        if found:
            wrong[screen] = found

    guest.go("/")
    guest.page.wait_for_selector("[data-testid=play-chicago-poker]:enabled")
    look("home")
    guest.page.get_by_role("button", name="Menu and settings").click()
    look("settings")
    guest.go("/new/chicago-poker")
    guest.page.wait_for_selector("[data-testid=start]:enabled")
    look("set-up")
    guest.go("/join")
    guest.page.wait_for_selector("#link")
    look("join")
    guest.go("/rules/chicago-poker#CP-41")
    guest.page.wait_for_selector("#CP-41")
    look("rules")
    watch(guest, record)
    look("replay")
    guest.page.get_by_role("button", name="Fairness").click()
    guest.page.wait_for_selector("[data-testid=verdict]")
    look("fairness")
    guest.open_table("chicago-poker", 4, {1: "Friend", 2: "Hot seat"})
    guest.page.wait_for_selector("[data-testid=begin]")
    look("lobby")
    guest.page.click("[data-testid=begin]")
    guest.page.wait_for_selector("[data-testid=curtain]")
    look("curtain")
    guest.play("chicago-poker")
    guest.page.wait_for_selector("[data-offered]")
    look("table")
    return wrong


@pytest.mark.parametrize("light", ["dark", "light"])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_nothing_is_wrong_with_any_screen(
    welcome: Welcome, record_file: Path, width: int, height: int, light: Light
) -> None:
    guest = welcome(width, height, light=light, touch=width < 1000)

    assert screens(guest, record_file) == {}


@pytest.mark.parametrize(
    ("locale", "language", "play"), [("en-GB", "en", "Play"), ("nl-NL", "nl", "Spelen"), ("de-DE", "de", "Spielen")]
)
def test_the_house_speaks_the_guests_language(welcome: Welcome, locale: str, language: str, play: str) -> None:
    guest = welcome(locale=locale)

    guest.go("/")
    guest.page.wait_for_selector("[data-testid=play-chicago-poker]")

    assert guest.page.get_attribute("html", "lang") == language
    assert play in guest.page.inner_text("[data-testid=play-chicago-poker]")


def test_the_language_changes_without_a_reload(welcome: Welcome) -> None:
    guest = welcome()
    guest.play("chicago-poker")
    guest.page.evaluate("window.here = true")

    guest.page.get_by_role("radio", name="DE").click()
    guest.page.wait_for_selector("[role=tab]:has-text('Verlauf')")

    assert guest.page.evaluate("window.here") is True


def test_the_rules_can_be_searched(welcome: Welcome) -> None:
    guest = welcome()
    guest.go("/rules/chicago-poker")
    guest.page.wait_for_selector("#CP-1")

    guest.page.fill("[data-testid=search]", "limousine")

    assert guest.page.query_selector("#CP-1") is None
    assert guest.page.query_selector("#CP-43 mark") is not None


def test_a_left_game_is_there_to_continue(welcome: Welcome) -> None:
    guest = welcome()
    guest.play("chicago-poker")
    guest.page.wait_for_selector("[data-offered]")
    table = guest.page.url

    guest.go("/")
    guest.page.click("section a:has-text('Continue')")
    guest.page.wait_for_selector("[data-offered]")

    assert guest.page.url == table
