"""More than one person: two browsers, a hot seat, onlookers."""

from __future__ import annotations

import contextlib
import random
import time

import pytest
from playwright.sync_api import Error

from tests.browser.conftest import Welcome
from tests.browser.guest import Guest, click, play_on

#: So long the table may need to come to rest, in seconds.
_PATIENCE = 40


def invite(host: Guest) -> str:
    """The link that is shown."""
    host.page.wait_for_selector("input[readonly]")
    return host.page.input_value("input[readonly]")


def follow(guest: Guest, link: str, name: str) -> None:
    guest.page.goto(link)
    guest.page.fill("#guest", name)
    guest.page.click("[data-testid=sit]")


def begin(host: Guest) -> None:
    """Everybody is in: the host's word."""
    host.page.click("[data-testid=begin].primary")


def sit_together(host: Guest, friend: Guest) -> None:
    """Two people with a browser each, and a bot."""
    host.open_table("chicago-poker", 3, {1: "Friend"})
    follow(friend, invite(host), "Bob")
    begin(host)
    for guest in (host, friend):
        guest.page.wait_for_selector("[data-testid=prompt]")


def settled(guest: Guest, place: str) -> str:
    """What stands there once nothing changes any more."""
    before = ""
    for _ in range(_PATIENCE):
        if (now := guest.page.inner_text(place)) == before:
            return now
        before = now
        guest.page.wait_for_timeout(1_000)
    raise AssertionError(f"{place} changes and changes: {before}")


def test_two_browsers_and_a_bot_play_at_one_table(welcome: Welcome) -> None:
    host, friend = welcome(), welcome()
    sit_together(host, friend)

    play_on([host, friend], click, seed=5, choices=24)

    # Both pages come to show the same piles.
    friend.page.wait_for_function(
        "text => document.querySelector('.area-piles').innerText === text", arg=settled(host, ".area-piles")
    )


@pytest.mark.long
def test_two_browsers_and_a_bot_play_to_the_end(welcome: Welcome) -> None:
    host, friend = welcome(), welcome()
    sit_together(host, friend)

    play_on([host, friend], click, seed=5)

    assert host.is_over()
    assert friend.is_over()


def test_the_key_leaves_the_address_at_once(welcome: Welcome) -> None:
    host, friend = welcome(), welcome()
    host.open_table("chicago-poker", 2, {1: "Friend"})

    friend.page.goto(invite(host))
    friend.page.wait_for_selector("[data-testid=sit]")

    assert "#" not in friend.page.url


def test_what_one_says_the_other_hears(welcome: Welcome) -> None:
    host, friend = welcome(), welcome()
    host.open_table("chicago-poker", 2, {1: "Friend"})
    follow(friend, invite(host), "Bob")
    begin(host)

    friend.page.wait_for_selector("[data-testid=prompt]")
    friend.page.fill("aside input", "Good evening")
    friend.page.keyboard.press("Enter")

    host.page.wait_for_selector("aside q:has-text('Good evening')")


def test_bots_take_the_chairs_of_those_who_do_not_come(welcome: Welcome) -> None:
    host = welcome()
    host.open_table("chicago-poker", 2, {1: "Friend"})

    host.page.click("[data-testid=begin]")

    host.page.wait_for_selector("[data-testid=prompt]")


def test_a_friend_who_comes_to_this_device_after_all_leaves_the_word_to_the_host(welcome: Welcome) -> None:
    host = welcome()
    host.open_table("chicago-poker", 3, {1: "Friend"})

    host.page.get_by_test_id("chair-1").get_by_text("Hot seat").click()

    begin(host)
    host.page.wait_for_selector("[data-testid=curtain]")


def test_a_curtain_falls_between_two_people_at_one_device(welcome: Welcome) -> None:
    host = welcome(390, 844)
    host.open_table("chicago-poker", 2, {1: "Hot seat"})

    assert len(pass_the_device(host, 3)) == 2


def pass_the_device(
    host: Guest, times: int, luck: random.Random | None = None, patience: float = _PATIENCE
) -> set[str]:
    """Two people at one device, with nothing to see or to do while the curtain is down; whom it called."""
    called = set()
    for _ in range(times):
        host.page.wait_for_selector("[data-testid=curtain]")
        assert host.page.query_selector("[data-offered]") is None
        called.add(host.page.inner_text("[data-testid=curtain] h1"))
        hold(host)
        host.page.wait_for_selector("[data-offered]")
        play_until_the_curtain_falls(host, luck, patience)
    return called


def play_until_the_curtain_falls(guest: Guest, luck: random.Random | None = None, patience: float = _PATIENCE) -> None:
    """By the first offer; at random where that would be a card laid and taken back for ever."""
    until = time.monotonic() + patience
    while guest.page.query_selector("[data-testid=curtain]") is None:
        assert time.monotonic() < until, guest.prompt()
        with contextlib.suppress(Error):  # the curtain may fall meanwhile
            offer = guest.offer(0.0 if luck is None else luck.random())
            if offer is None:
                guest.page.wait_for_timeout(50)
            else:
                click(guest, offer)


def test_behind_the_curtain_lies_nobodys_hand(welcome: Welcome) -> None:
    host = welcome()
    host.open_table("chicago-poker", 3, {1: "Hot seat"})
    host.page.wait_for_selector("[data-testid=curtain]")
    hold(host)
    host.page.wait_for_selector("[data-offered]")

    names = host.page.evaluate(_HANDS)
    shown = host.page.content()
    assert any(f'data-place="hand-{card}"' in shown for card in names)

    play_until_the_curtain_falls(host)
    behind = host.page.content()

    hands = {*names, *host.page.evaluate(_HANDS)}
    assert len(hands) > 8
    assert not [card for card in hands if f"-{card}" in behind or f'"{card}"' in behind]
    assert host.page.query_selector("[data-place], [data-offered], aside, [data-testid=prompt]") is None


#: The cards in hand of all who sit at this device, as the house tells each of them.
_HANDS = """async () => {
  const table = location.pathname.split('/')[2];
  const kept = JSON.parse(localStorage.getItem('backroom.tables')).find((one) => one.table === table);
  const hands = [];
  for (const { key } of kept.seats) {
    const answer = await fetch(`/api/tables/${table}/update`, { headers: { Authorization: `Bearer ${key}` } });
    hands.push(...(await answer.json()).view.hand);
  }
  return hands;
}"""


def hold(guest: Guest) -> None:
    """A tap does not open the curtain: it wants to be held."""
    button = guest.page.locator("[data-testid=open-curtain]")
    button.click()
    assert guest.page.query_selector("[data-testid=curtain]") is not None
    button.focus()
    guest.page.keyboard.down("Enter")
    guest.page.wait_for_selector("[data-testid=curtain]", state="detached")
    guest.page.keyboard.up("Enter")


def test_an_onlooker_sees_the_table_and_no_hand(welcome: Welcome) -> None:
    host, onlooker = welcome(), welcome()
    host.open_table("chicago-poker", 2, {})
    host.page.wait_for_selector("[data-testid=prompt]")
    host.page.get_by_role("button", name="Table", exact=True).click()

    onlooker.page.goto(invite(host))
    onlooker.page.wait_for_selector("[data-testid=prompt]")

    assert onlooker.page.query_selector("[data-offered]") is None
    onlooker.page.wait_for_selector("header :text('Onlooker')")
