"""Records shown again: dropped, scrubbed, through any eyes, by link, forked."""

from __future__ import annotations

from pathlib import Path

from tests.browser.conftest import Welcome
from tests.browser.guest import Guest


def watch(guest: Guest, record: Path) -> None:
    guest.go("/replay")
    guest.page.set_input_files("[data-testid=record-file]", record)
    guest.page.wait_for_selector("[data-testid=scrub]")


def shown(guest: Guest) -> str:
    return guest.page.input_value("[data-testid=scrub]")


def test_a_record_can_be_stepped_through_and_scrubbed(welcome: Welcome, record_file: Path) -> None:
    guest = welcome()
    watch(guest, record_file)

    guest.page.click("[data-testid=replay-next]")
    guest.page.keyboard.press("ArrowRight")
    assert shown(guest) == "2"

    guest.page.locator("[data-testid=scrub]").fill("30")
    assert shown(guest) == "30"


def test_it_plays_by_itself(welcome: Welcome, record_file: Path) -> None:
    guest = welcome()
    watch(guest, record_file)

    guest.page.get_by_role("radio", name="4×").click()
    guest.page.click("[data-testid=replay-play]")

    guest.page.wait_for_function("() => document.querySelector('[data-testid=scrub]').value > 3")


def test_a_seat_sees_only_what_it_knew(welcome: Welcome, record_file: Path) -> None:
    guest = welcome()
    watch(guest, record_file)
    everything = guest.page.inner_text("aside ol")

    guest.page.click("[data-viewer=seat-2]")
    guest.page.wait_for_selector("[data-viewer=seat-2][aria-checked=true]")

    assert guest.page.inner_text("aside ol") != everything


def test_a_record_is_checked_in_the_browser(welcome: Welcome, record_file: Path) -> None:
    guest = welcome()
    watch(guest, record_file)

    guest.page.get_by_role("button", name="Fairness").click()

    guest.page.wait_for_selector("[data-testid=verdict][data-fair=true]")


def test_what_is_no_record_is_refused_in_words(welcome: Welcome, tmp_path: Path) -> None:
    guest = welcome()
    wrong = tmp_path / "shopping.txt"
    wrong.write_text("whisky\n")
    guest.go("/replay")

    guest.page.set_input_files("[data-testid=record-file]", wrong)

    assert "not a record" in guest.page.inner_text("[role=alert]")
    # The browser itself tells of the answer's status.
    guest.troubles = [trouble for trouble in guest.troubles if "400" not in trouble]


def test_a_table_is_forked_from_a_moment(welcome: Welcome, record_file: Path) -> None:
    guest = welcome()
    watch(guest, record_file)
    guest.page.locator("[data-testid=scrub]").fill("20")

    guest.page.click("[data-testid=fork]")

    guest.page.wait_for_selector("[data-testid=prompt]")
    assert "/table/" in guest.page.url
