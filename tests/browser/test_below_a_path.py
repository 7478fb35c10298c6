"""The house below a path of a server: pages, links, sockets, invitations, all of it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.browser.conftest import Welcome
from tests.browser.guest import click, play_on
from tests.browser.house import RunningHouse

#: One process takes them all: they share what is set up for this file.
pytestmark = [pytest.mark.timeout(180), pytest.mark.xdist_group("below a path")]

ROOT = "/games/back"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    running = RunningHouse(tmp_path_factory.mktemp("house"), root=ROOT)
    running.open()
    yield running
    running.close()


def test_everything_is_found_below_the_path(welcome: Welcome) -> None:
    guest = welcome()
    asked: list[str] = []
    guest.page.on("request", lambda request: asked.append(request.url))
    guest.page.on("websocket", lambda line: asked.append(line.url))

    guest.play("chicago-poker")
    guest.page.wait_for_selector("[data-offered]")
    play_on([guest], click, choices=3)
    guest.page.reload()
    guest.page.wait_for_selector("[data-offered]")
    guest.page.get_by_role("link", name="Rules").click()
    guest.page.wait_for_selector("#CP-1")
    guest.page.keyboard.press("Escape")
    guest.page.wait_for_selector("[data-testid=prompt]")
    guest.page.locator("a.wordmark").click()
    guest.page.wait_for_selector("[data-testid=your-tables] a:has-text('Play on')")

    assert guest.page.url == f"{guest.address}/"
    fetched = [url.replace("ws://", "http://") for url in asked if not url.startswith(("data:", "blob:"))]
    assert [url for url in fetched if not url.startswith(f"{guest.address}/")] == []
    assert any(url.startswith("ws") for url in asked)


def test_an_invitation_leads_to_the_chair(welcome: Welcome) -> None:
    host, friend = welcome(), welcome()
    host.open_table("chicago-poker", 2, {1: "Friend"})
    host.page.wait_for_selector("[data-testid=begin]")
    link = host.page.get_by_label("Link", exact=True).input_value()
    assert link.startswith(f"{host.address}/table/")

    friend.page.goto(link)
    friend.page.click("[data-testid=sit]")
    host.page.click("[data-testid=begin].primary")

    friend.page.wait_for_selector("[data-testid=prompt]")
    host.page.wait_for_selector("[data-testid=prompt]")


@pytest.mark.parametrize("path", ["/rules/chicago-poker#CP-41", "/new/gangster", "/join", "/replay", "/privacy"])
def test_every_page_can_be_opened_by_its_address(welcome: Welcome, path: str) -> None:
    guest = welcome()
    guest.go(path)
    guest.page.wait_for_selector("main h1")

    assert "no such room" not in guest.page.inner_text("main")
