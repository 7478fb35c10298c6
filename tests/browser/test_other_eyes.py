"""The boards of the three other titles through other eyes: replays, onlookers, two people at one device."""

from __future__ import annotations

import contextlib
import random
from pathlib import Path

import pytest
from playwright.sync_api import Error

from tests.browser.conftest import Welcome
from tests.browser.guest import click
from tests.browser.records import played
from tests.browser.test_company import invite, pass_the_device
from tests.browser.test_replays import shown, watch

pytestmark = pytest.mark.long

TITLES = {"chicago-gangsters": 4, "gangster": 3, "chicago": 3}
BOARD = ".area-board"
_PATIENCE = 120


@pytest.mark.parametrize("title", TITLES)
def test_a_replay_is_scrubbed_through_all_eyes(welcome: Welcome, tmp_path: Path, title: str) -> None:
    guest = welcome()
    record = played(title, TITLES[title])
    file = tmp_path / "a-game.record"
    file.write_text(record.text())
    watch(guest, file)
    last = int(guest.page.get_attribute("[data-testid=scrub]", "max") or 0)
    assert last >= len(record.moves)

    for eyes in ("open", "seat-1", "onlooker"):
        guest.page.click(f"[data-viewer={eyes}]")
        guest.page.wait_for_selector(f"[data-viewer={eyes}][aria-checked=true]")
        for part in (0.0, 0.3, 0.6, 0.9, 1.0):
            guest.page.locator("[data-testid=scrub]").fill(str(int(last * part)))
            guest.page.wait_for_selector(BOARD)
            assert guest.page.query_selector("[data-offered]") is None
        assert shown(guest) == str(last)

    assert not guest.is_wider_than_the_screen()


def test_a_replay_laid_open_shows_every_hand(welcome: Welcome, tmp_path: Path) -> None:
    guest = welcome()
    file = tmp_path / "a-game.record"
    file.write_text(played("chicago-gangsters", 4).text())
    watch(guest, file)
    guest.page.locator("[data-testid=scrub]").fill("30")

    hands = guest.page.locator(".rail .hand")
    assert hands.count() == TITLES["chicago-gangsters"]
    guest.page.click("[data-viewer=onlooker]")
    guest.page.wait_for_selector("[data-viewer=onlooker][aria-checked=true]")

    assert hands.count() == 0


@pytest.mark.parametrize("title", TITLES)
def test_an_onlooker_sees_the_table_and_is_offered_nothing(welcome: Welcome, title: str) -> None:
    host, onlooker = welcome(), welcome()
    host.open_table(title, TITLES[title], {})
    host.page.wait_for_selector("[data-offered]")
    host.page.get_by_role("button", name="Table", exact=True).click()

    onlooker.page.goto(invite(host))
    onlooker.page.wait_for_selector(BOARD)
    host.page.keyboard.press("Escape")
    for _ in range(3):
        offer = host.offer()
        with contextlib.suppress(Error):  # the table may have moved on
            if offer is not None:
                click(host, offer)

    assert onlooker.page.query_selector("[data-offered]") is None
    assert onlooker.violations() == []


@pytest.mark.parametrize("title", TITLES)
def test_a_curtain_falls_between_two_people_at_one_device(welcome: Welcome, title: str) -> None:
    host = welcome()
    host.open_table(title, TITLES[title], {1: "Hot seat"})

    assert len(pass_the_device(host, 2, random.Random(1), _PATIENCE)) == 2
