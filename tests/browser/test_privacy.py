"""What is kept is said on a page, and what this browser keeps can be deleted there."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Light, Welcome

pytestmark = pytest.mark.timeout(120)


def test_the_page_is_found_in_the_settings_and_says_how_long_things_are_kept(welcome: Welcome) -> None:
    guest = welcome()
    guest.go("/")
    guest.page.get_by_role("button", name="Menu and settings").click()
    guest.page.get_by_role("dialog").get_by_role("link", name="Privacy").click()

    guest.page.wait_for_selector("[data-testid=how-long] li")
    assert guest.page.url.endswith("/privacy")
    page = guest.page.inner_text("main")
    for said in ("What you say at a table", "A fingerprint of your keys", "Whispers", "can read its database"):
        assert said in page


@pytest.mark.parametrize(
    ("locale", "heading", "width", "height", "light"),
    [
        ("en-GB", "What the house keeps", 1440, 900, "dark"),
        ("nl-NL", "Wat het huis bewaart", 390, 844, "light"),
        ("de-DE", "Was das Haus behält", 360, 740, "dark"),
    ],
)
def test_nothing_is_wrong_with_the_page(
    welcome: Welcome, locale: str, heading: str, width: int, height: int, light: Light
) -> None:
    guest = welcome(width, height, locale=locale, light=light, touch=width < 1000)
    guest.go("/privacy")
    guest.page.wait_for_selector("[data-testid=delete-all]")

    assert heading in guest.page.inner_text("main")
    assert guest.violations() == []
    assert not guest.is_wider_than_the_screen()


def test_all_that_the_browser_keeps_can_be_deleted(welcome: Welcome) -> None:
    guest = welcome()
    guest.play("chicago-poker")
    guest.page.wait_for_selector("[data-offered]")
    guest.go("/privacy")
    assert "The keys to one table" in guest.page.inner_text("main")

    guest.page.click("[data-testid=delete-all]")
    guest.page.click("[data-testid=delete-all-sure]")

    assert guest.page.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('backroom.'))") == []
    guest.go("/")
    guest.page.wait_for_selector("[data-testid=play-chicago-poker]")
    assert guest.page.query_selector("[data-testid=lately]") is None


def test_name_and_words_can_be_deleted_at_the_table(welcome: Welcome) -> None:
    guest = welcome()
    guest.play("chicago-poker")
    guest.page.fill("aside form input", "a slip of the tongue")
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_selector("aside .line q:has-text('a slip of the tongue')")

    guest.page.get_by_role("button", name="Table", exact=True).first.click()
    guest.page.click("[data-testid=erase]")
    assert guest.violations() == []
    guest.page.click("[data-testid=erase-sure]")

    guest.page.wait_for_selector("dialog :text('Your name and words are deleted here')")
    guest.page.reload()
    guest.page.wait_for_selector("aside .line :text('words that were deleted')")
    assert "a slip of the tongue" not in guest.page.inner_text("aside")


def test_who_opened_a_table_can_delete_it_from_the_list_of_games(welcome: Welcome) -> None:
    guest = welcome()
    guest.play("chicago-poker")
    guest.page.wait_for_selector("[data-offered]")
    table = guest.page.url

    guest.go("/")
    guest.page.click("a:has-text('All games')")
    guest.page.click("[data-testid=delete-table]")
    guest.page.click("[data-testid=delete-table-sure]")
    guest.page.wait_for_selector("main li article", state="detached")

    guest.page.goto(table)
    guest.page.wait_for_selector("h1:has-text('The door stays shut')")
    # The address carries the onlookers' key, which is asked about; the browser tells that the server said no.
    guest.troubles = [trouble for trouble in guest.troubles if "400" not in trouble]
