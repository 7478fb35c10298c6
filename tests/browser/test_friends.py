"""Friends get in, and back: the door, the chairs, a bot that minds one, a second device, the rematch, links to look on.

The house has a door that opens at 127.0.0.2, which stands for the network.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Error, expect

from tests.browser.conftest import Welcome
from tests.browser.guest import Guest, click, play_on
from tests.browser.house import CLIENT
from tests.browser.test_company import invite
from tests.server.open_house import Wishes
from tests.server.place import Place
from tests.server.script import Script
from tests.waiting import waiting_for

HOME, NETWORK = "127.0.0.1", "127.0.0.2"
_KEPT = """table => JSON.parse(localStorage.getItem('backroom.tables')).find((one) => one.table === table)"""
_HAND = "() => [...document.querySelectorAll('[data-place^=hand-]')].map((card) => card.dataset.place).sort()"


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    folder = tmp_path_factory.mktemp("house")
    with Place(folder, Wishes("", client=str(CLIENT), door=(NETWORK,))) as place:
        place.open()
        yield place
        place.stop()
        assert "Traceback" not in place.log, place.log


@pytest.fixture
def arrive(place: Place, welcome: Welcome) -> Welcome:
    """A guest of the house with a door."""

    def guest(*size: int, **how: bool) -> Guest:
        coming = welcome(*size, **how)
        coming.address = f"http://{HOME}:{place.port}"
        return coming

    return guest


def _table(guest: Guest) -> str:
    found = re.search(r"/table/([0-9a-f]+)", guest.page.url)
    assert found
    return found[1]


def _keys(guest: Guest) -> list[str]:
    """The keys of this browser's seats, for a script that plays on quickly."""
    return [seat["key"] for seat in guest.page.evaluate(_KEPT, _table(guest))["seats"]]


def _come_by_words(guest: Guest, address: str, code: str, name: str) -> None:
    """Told by telephone: where to go, and what to type there."""
    guest.page.goto(address)
    guest.page.get_by_role("link", name="I have a code").click()
    guest.page.fill("#link", code.upper())
    guest.page.locator("form").get_by_role("button", name="Sit down").click()
    guest.page.fill("#guest", name)
    guest.page.click("[data-testid=sit]")


def _finish(place: Place, table: str, keys: list[str]) -> None:
    """These people choose at random until the game is over."""
    scripts = [Script(place, table, key) for key in keys]
    luck = Random(5)
    for _ in waiting_for("the end of the game", 120):
        for script in scripts:
            update = script.update()
            if update.frame.status == "over":
                return
            if update.decision is not None and update.decision.actions:
                script.ask(script.choose(update, luck))


def _menu(guest: Guest) -> None:
    guest.page.get_by_role("button", name="Table", exact=True).click()


def _over(guest: Guest) -> None:
    guest.page.wait_for_selector("[data-testid=game-over]", timeout=30_000)


@pytest.mark.timeout(240)
def test_an_evening_with_a_friend(place: Place, arrive: Welcome) -> None:
    host, friend, phone = arrive(1440, 900), arrive(), arrive(390, 844)

    # Invited: chairs for friends, the door shut, and no link that leads nowhere.
    host.go("/")
    host.page.get_by_role("navigation", name="Chicago Poker").get_by_text("Invite friends").click()
    host.page.get_by_role("radiogroup", name="Players").get_by_text("3", exact=True).click()
    expect(host.page.get_by_role("radio", name="Friend", checked=True)).to_have_count(2)
    host.page.click("[data-testid=start]")
    expect(host.page.get_by_test_id("door-chip")).to_have_text("door shut: only this computer")
    expect(host.page.get_by_test_id("chair-1")).to_have_attribute("data-standing", "free")
    expect(host.page.locator("input[readonly]")).to_have_count(0)
    expect(host.page.get_by_test_id("begin")).not_to_have_class(re.compile("primary"))
    assert host.violations() == []

    # The door opens at an address that others can reach; 'it works' is not said before somebody has come.
    host.page.get_by_test_id("chair-2").get_by_role("radio", name="Bot").click()
    expect(host.page.get_by_test_id("chair-2")).to_have_attribute("data-standing", "bot")
    host.page.click("[data-testid=open-door]")
    link = invite(host)
    assert link.startswith(f"http://{NETWORK}:{place.port}/table/")
    expect(host.page.get_by_test_id("nobody-came")).to_be_visible()
    assert host.violations() == []
    code = host.page.get_by_test_id("spoken-code").inner_text()
    _come_by_words(friend, f"http://{NETWORK}:{place.port}/", code, "Bob")
    expect(host.page.get_by_test_id("it-works")).to_be_visible()
    expect(host.page.get_by_test_id("chair-1")).to_have_attribute("data-standing", "here")
    expect(host.page.get_by_test_id("begin")).to_have_class(re.compile("primary"))
    host.page.locator("h1").click()
    host.page.keyboard.press("Enter")

    # They play.
    for guest in (host, friend):
        guest.page.wait_for_selector("[data-testid=prompt]")
    play_on([host, friend], click, seed=5, choices=6)

    # The friend leaves: away is not thinking. A bot minds the chair.
    table = _table(host)
    friend.page.goto("about:blank")
    luck = Random(5)
    for _ in waiting_for("the friend's turn", 120):
        if "away" in host.prompt():
            break
        offer = host.offer(luck.random())
        with contextlib.suppress(Error):  # the table may have moved on
            if offer is None:
                host.page.wait_for_timeout(50)
            else:
                click(host, offer)
    expect(host.page.locator("[data-state=away]")).to_have_count(1)
    _menu(host)
    host.page.click("[data-testid=replace]")
    host.page.keyboard.press("Escape")
    expect(host.page.locator("[data-state=minded]")).to_have_count(1)
    host.page.wait_for_selector("[data-offered]")

    # Back in one tap.
    friend.page.goto(f"http://{NETWORK}:{place.port}/table/{table}")
    friend.page.click("[data-testid=back]")
    friend.page.wait_for_selector("[data-testid=back]", state="detached")
    expect(host.page.locator("[data-state=minded]")).to_have_count(0)

    # The same chair on a phone.
    _menu(friend)
    friend.page.click("[data-testid=hand-on]")
    handed = friend.page.locator("dialog input[readonly]").first.input_value()
    phone.page.goto(handed)
    phone.page.click("[data-testid=play-here]")
    phone.page.wait_for_selector("[data-place^=hand-]")
    friend.page.keyboard.press("Escape")
    assert phone.page.evaluate(_HAND) == friend.page.evaluate(_HAND)

    # The end, and once more: a vote, and both are led there.
    _finish(place, table, [*_keys(host), *_keys(friend)])
    _over(host)
    _over(friend)
    host.page.click("[data-testid=rematch]")
    expect(friend.page.locator("footer")).to_contain_text("would like a rematch")
    expect(host.page.locator("footer")).to_contain_text("Still to agree: Bob")
    friend.page.click("[data-testid=rematch]")
    for guest in (host, friend):
        guest.page.wait_for_selector("[data-testid=prompt]")
        assert _table(guest) != table
    assert _table(host) == _table(friend)

    # The door is shut again: nobody new, and whoever sits plays on.
    _menu(host)
    host.page.click("[data-testid=shut-door]")
    expect(host.page.get_by_test_id("door-chip")).to_have_text("door shut: only this computer")
    host.page.keyboard.press("Escape")
    friend.page.fill("aside input", "Still here")
    friend.page.keyboard.press("Enter")
    host.page.wait_for_selector("aside q:has-text('Still here')")


def test_a_link_pasted_into_a_shut_page_works_and_so_does_the_address_bar(welcome: Welcome) -> None:
    host, onlooker, third = welcome(), welcome(), welcome()
    host.open_table("chicago-poker", 2, {})
    host.page.wait_for_selector("[data-testid=prompt]")
    _menu(host)
    link = invite(host)
    bare = link.partition("#")[0]

    onlooker.page.goto(bare)
    onlooker.page.wait_for_selector("[data-testid=shut]")
    onlooker.page.evaluate("link => { location.href = link }", link)
    onlooker.page.wait_for_selector("[data-testid=prompt]")

    # What stands in the address bar of an onlooker, or of the host, lets others look on.
    for guest in (onlooker, host):
        expect(guest.page).to_have_url(link)
    third.page.goto(onlooker.page.url)
    third.page.wait_for_selector("header :text('Onlooker')")

    # Onlookers are told who hears them.
    expect(third.page.get_by_test_id("heard-by")).to_contain_text("Only the other onlooker hears you")
    third.page.fill("aside input", "He bluffs")
    third.page.keyboard.press("Enter")
    onlooker.page.wait_for_selector("aside q:has-text('He bluffs')")
    expect(host.page.locator("aside q")).to_have_count(0)


def test_the_host_offers_a_chair_to_an_onlooker(welcome: Welcome) -> None:
    host, onlooker = welcome(1440, 900), welcome()
    host.open_table("chicago-poker", 2, {1: "Friend"})
    host.page.wait_for_selector("[data-testid=begin]")
    kept = host.page.evaluate(_KEPT, _table(host))
    onlooker.go(f"/table/{kept['table']}#{kept['onlookers']}")
    onlooker.page.wait_for_selector("h1:has-text('Who is coming?')")

    host.page.click("[data-testid=offer-chair]")
    onlooker.page.wait_for_selector("h1:has-text('The host offers you a chair')")
    assert onlooker.violations() == []
    onlooker.page.click("[data-testid=take-chair]")
    onlooker.page.fill("#guest", "Sofia")
    onlooker.page.click("[data-testid=sit]")

    expect(host.page.get_by_test_id("chair-1")).to_have_attribute("data-standing", "here")
    expect(host.page.get_by_test_id("chair-1")).to_contain_text("Sofia")


def test_a_rematch_against_bots_is_one_click_and_a_moment_can_be_shown(place: Place, arrive: Welcome) -> None:
    host, onlooker, stranger = arrive(), arrive(), arrive()
    host.open_table("chicago-poker", 2, {})
    host.page.wait_for_selector("[data-testid=prompt]")
    table = _table(host)
    _finish(place, table, _keys(host))
    _over(host)

    host.page.click("[data-testid=rematch]")
    host.page.wait_for_selector("[data-offered]")
    assert _table(host) != table

    # A game of random choices is long, and to show it costs the house seconds.
    host.go(f"/replay/{table}?as=onlooker#5")
    host.context.grant_permissions(["clipboard-read", "clipboard-write"])
    host.page.get_by_role("button", name="Copy a link to this moment").click(timeout=60_000)
    link = host.page.evaluate("navigator.clipboard.readText()")
    onlooker.page.goto(link)
    onlooker.page.wait_for_selector("[data-testid=scrub]", timeout=60_000)
    assert onlooker.page.locator("[data-testid=scrub]").input_value() != "0"
    expect(onlooker.page.get_by_role("radio", name="Laid open")).to_have_count(0)
    onlooker.page.reload()
    onlooker.page.wait_for_selector("[data-testid=scrub]", timeout=60_000)

    stranger.page.goto(link.partition("~")[0])
    expect(stranger.page.locator("main")).to_contain_text("it carries no key")

    # What is left at home: a finished game and the one that goes on.
    host.go("/")
    expect(host.page.get_by_test_id("your-tables").get_by_role("listitem")).to_have_count(1)
    expect(host.page.get_by_test_id("lately").get_by_role("listitem")).to_have_count(1)
