"""The page of whoever plays at a device: added up from what lies there, seen by nobody else, and erased at a word."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Light, Welcome
from tests.browser.house import RunningHouse
from tests.browser.played import Seat
from tests.browser.test_returning import come_home

pytestmark = pytest.mark.timeout(240)


def test_the_games_of_the_device_are_added_up(welcome: Welcome, finished: Seat) -> None:
    guest = welcome(1440, 900)
    come_home(guest, [finished])
    guest.page.get_by_test_id("lately").get_by_role("listitem").nth(2).wait_for()

    guest.page.get_by_role("link", name="Your page").click()

    expect(guest.page.locator("[data-figure=games] dd")).to_have_text("3")
    expect(guest.page.locator("[data-figure=evenings] dd")).to_have_text("3")
    gangster = guest.page.locator("[data-title=gangster]")
    expect(gangster).to_contain_text("2 games")
    expect(gangster.locator(".last i")).to_have_count(2)
    expect(guest.page.locator("li", has_text="Enzo")).to_contain_text("0 : 1")


def test_a_name_and_an_emblem_are_chosen_and_greeted(welcome: Welcome) -> None:
    guest = welcome(1440, 900)
    come_home(guest, [])
    guest.page.get_by_role("button", name="Menu and settings").click()
    guest.page.get_by_label("Your name").fill("Ada")
    guest.page.get_by_role("radio", name="Anchor").click()
    guest.page.get_by_role("dialog").get_by_role("link", name="Your page").click()

    expect(guest.page.get_by_role("heading", name="Ada")).to_have_count(1)
    guest.page.reload()
    expect(guest.page.get_by_role("heading", name="Ada")).to_have_count(1)
    guest.page.get_by_role("button", name="Name and emblem").click()
    expect(guest.page.get_by_role("radio", name="Anchor")).to_be_checked()
    guest.go("/")
    expect(guest.page.locator("header .tag")).to_contain_text(", Ada.")


def test_it_is_taken_along_as_a_file_without_keys(welcome: Welcome, finished: Seat, tmp_path: Path) -> None:
    guest = welcome()
    come_home(guest, [finished])
    guest.go("/you")

    with guest.page.expect_download() as taken:
        guest.page.get_by_test_id("take").click()
    taken.value.save_as(tmp_path / "me.json")

    text = (tmp_path / "me.json").read_text("utf-8")
    assert len(json.loads(text)["games"]) >= 2
    assert finished.key not in text


def test_erasing_leaves_nothing_of_the_person_but_moves(welcome: Welcome, house: RunningHouse) -> None:
    seat = Seat(house.address, "chicago-poker", 2)
    seat.play(2)
    seat.say("a slip of the tongue")
    guest, onlooker = welcome(), welcome()
    come_home(guest, [seat])
    guest.go("/you")

    guest.page.get_by_test_id("erase-me").click()
    expect(guest.page.get_by_role("status")).to_contain_text("results, lessons, settings")
    guest.page.get_by_test_id("erase-me-sure").click()

    guest.page.wait_for_selector("[data-testid=play-chicago-poker]")
    assert guest.page.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('backroom.'))") == []
    told = json.dumps(seat.update())
    assert "Vera" not in told
    assert "slip of the tongue" not in told
    onlooker.go(f"/table/{seat.table}#{seat.onlookers}")
    onlooker.page.wait_for_selector("[data-testid=prompt]")
    assert "Vera" not in onlooker.page.inner_text("body")
    assert any(moment["kind"] == "move" and moment["seat"] == 0 for moment in seat.update()["moments"])


@pytest.mark.parametrize(
    ("locale", "width", "height", "light"),
    [("en-GB", 1440, 900, "dark"), ("nl-NL", 390, 844, "light"), ("de-DE", 360, 740, "dark")],
)
def test_nothing_is_wrong_with_the_page(welcome: Welcome, locale: str, width: int, height: int, light: Light) -> None:
    guest = welcome(width, height, locale=locale, light=light, touch=width < 1000)
    come_home(guest, [])
    guest.go("/you")
    guest.page.wait_for_selector("[data-title=gangster]")

    assert guest.violations() == []
    assert not guest.is_wider_than_the_screen()
