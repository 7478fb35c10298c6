"""Records shown again: dropped, scrubbed, through any eyes, by link, forked."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.conftest import Welcome
from tests.browser.guest import Guest
from tests.browser.reach import out_of_reach


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


@pytest.mark.parametrize(
    "focus",
    [
        "body",
        "[data-testid=scrub]",
        *[pytest.param(one, marks=pytest.mark.long) for one in ("[data-testid=replay-next]", "aside .line button")],
    ],
)
def test_a_press_of_an_arrow_is_one_step(welcome: Welcome, record_file: Path, focus: str) -> None:
    guest = welcome()
    watch(guest, record_file)
    guest.page.locator("[data-testid=scrub]").fill("10")
    guest.page.evaluate("where => { document.activeElement.blur(); document.querySelector(where).focus(); }", focus)

    guest.page.keyboard.press("ArrowRight")
    guest.page.keyboard.press("ArrowRight")
    guest.page.keyboard.press("ArrowLeft")

    guest.page.wait_for_function("() => document.querySelector('[data-testid=scrub]').value === '11'")


def test_laid_open_every_hand_is_shown(welcome: Welcome, record_file: Path) -> None:
    guest = welcome(1440, 900)
    watch(guest, record_file)
    guest.page.locator("[data-testid=scrub]").fill("20")

    hands = guest.page.locator(".area-hand li")
    hands.first.wait_for()

    assert hands.count() == len(guest.page.query_selector_all(".rail > ol > li"))
    assert out_of_reach(guest.page, ".area-hand li") == []
    guest.page.click("[data-viewer=onlooker]")
    guest.page.wait_for_selector("[data-viewer=onlooker][aria-checked=true]")
    assert not hands.first.is_visible()


@pytest.mark.parametrize(("width", "height"), [pytest.param(1440, 900, marks=pytest.mark.long), (1280, 720)])
def test_a_seat_is_seen_whole(welcome: Welcome, record_file: Path, width: int, height: int) -> None:
    guest = welcome(width, height)
    watch(guest, record_file)
    guest.page.locator("[data-testid=scrub]").fill("30")

    guest.page.click("[data-viewer=seat-2]")
    guest.page.wait_for_selector("[data-viewer=seat-2][aria-checked=true]")

    assert (
        out_of_reach(guest.page, ".area-hand button, .area-board [data-place^=row-], .rail li .name, aside button")
        == []
    )
    assert not guest.is_wider_than_the_screen()


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
