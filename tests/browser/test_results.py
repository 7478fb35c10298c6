"""Results are seen: they hold the screen, nothing tells them before, and what mattered meanwhile is told."""

from __future__ import annotations

import contextlib
import random
from itertools import pairwise

import pytest
from playwright.sync_api import Error, TimeoutError

from backroom.games import find_title
from backroom.kernel.lines import Move
from backroom.kernel.record import Record
from backroom.kernel.replay import replay
from tests.browser.conftest import Light, Welcome
from tests.browser.guest import Guest, click, play_on
from tests.browser.records import played, sit_down_late
from tests.browser.test_company import hold, sit_together
from tests.browser.test_pages import SIZES
from tests.waiting import PATIENCE, waiting_for

HELD, TOLD, ON = "[data-testid=ceremony]", "[data-testid=ceremony][data-told=true]", "[data-testid=ceremony-on]"
LOG = "aside .list[role=group]"
#: Chooses for the seat of this browser as another of its devices would, and says how it was answered.
_CHOOSE = """async (actions) => {
  const kept = JSON.parse(localStorage.getItem('backroom.tables'))[0];
  const headers = { Authorization: `Bearer ${kept.seats[0].key}`, 'Content-Type': 'application/json' };
  const table = `${document.baseURI}api/tables/${kept.table}`;
  const { decision } = await (await fetch(`${table}/update?since=0`, { headers })).json();
  const body = JSON.stringify({ do: 'act', rev: decision.rev, actions });
  return (await (await fetch(`${table}/do`, { method: 'POST', headers, body })).json()).tell;
}"""
#: No line of its text is cut off, nor hangs out of what it stands in or the screen.
#: Signs may be a little higher than a line.
_WHOLE = """(text) => {
  const all = document.createRange();
  all.selectNodeContents(text);
  const { top, bottom } = all.getBoundingClientRect();
  return [text, text.closest('.handle')].every((one) => {
    const box = one.getBoundingClientRect();
    return top > box.top - 5 && bottom < Math.min(box.bottom + 5, innerHeight + 1);
  });
}"""


def first_with(record: Record, title: str, event: str) -> tuple[int, Move]:
    """The first choice that brings this event about, and how many came before it."""
    for moment in replay(record, find_title(title)):
        if isinstance(moment.entry, Move) and any(one.name == event for one in moment.events):
            return moment.number - 1, moment.entry
    raise AssertionError(f"nothing like {event} happens in this game")


def come_to(guest: Guest, title: str, event: str, players: int = 4, bot: str = "random") -> list[str]:
    """Sit down before a choice that brings this event about: the choice."""
    record = played(title, players, bot=bot)
    number, move = first_with(record, title, event)
    sit_down_late(guest, record, number, move.seat - 1)
    guest.page.wait_for_selector("[data-offered]")
    guest.page.wait_for_selector("h1:not(:empty)")
    return move.do


def choose(guest: Guest, actions: list[str]) -> None:
    assert guest.page.evaluate(_CHOOSE, actions) == "done"
    guest.page.wait_for_selector(HELD)


def see(guest: Guest) -> None:
    """All results that hold the screen."""
    while guest.page.query_selector(HELD):
        guest.sees_result()
        guest.page.wait_for_timeout(50)


def test_a_duel_holds_the_screen_and_nothing_tells_it_before(welcome: Welcome) -> None:
    guest = welcome(moving=True)
    page = guest.page
    actions = come_to(guest, "chicago-poker", "duel-begun")
    piles, rail, prompt = (page.inner_text(place) for place in (".area-piles", ".rail", "[data-testid=prompt]"))

    choose(guest, actions)
    assert page.evaluate("document.activeElement.dataset.testid") == "ceremony-on"
    page.keyboard.press("Shift")
    page.mouse.click(640, 790)
    page.wait_for_selector(TOLD)

    assert page.inner_text(".area-piles") == piles
    assert page.inner_text(".rail") == rail
    assert page.inner_text("[data-testid=prompt]") == prompt
    assert page.locator(f"{LOG} .result").count() == 0
    assert page.locator("main.contents").get_attribute("inert") is not None
    assert guest.violations() == []
    see(guest)
    page.wait_for_selector(f"{LOG} .result")
    assert page.locator("main.contents").get_attribute("inert") is None


def test_a_result_goes_on_by_itself_unless_it_is_paused(welcome: Welcome) -> None:
    guest = welcome(pace="normal")
    page = guest.page
    choose(guest, come_to(guest, "chicago-poker", "duel-begun"))
    page.wait_for_selector(f"{TOLD} :text('Goes on by itself')")

    page.keyboard.press("p")
    page.wait_for_selector(f"{HELD} :text('Paused')")
    page.keyboard.press("p")

    page.wait_for_selector(HELD, state="detached")


def test_an_own_duel_of_chicago_tells_neither_cash_nor_log_before(welcome: Welcome) -> None:
    guest = welcome(moving=True)
    page = guest.page
    actions = come_to(guest, "chicago", "duel-begun")
    rail, log = page.inner_text(".rail"), page.inner_text(f"{LOG} ol")

    choose(guest, actions)
    page.wait_for_selector(f"{HELD}[data-told=false]")

    assert page.inner_text(".rail") == rail
    assert page.inner_text(f"{LOG} ol").startswith(log)
    page.keyboard.press("Enter")
    page.wait_for_selector(TOLD)
    assert page.inner_text("#ceremony-headline") not in log
    see(guest)
    page.wait_for_selector(f"{LOG} .result")


def test_a_duel_of_others_in_chicago_holds_the_table_too(welcome: Welcome) -> None:
    guest = welcome(pace="fast")
    page = guest.page
    record = played("chicago", 4, bot="random")
    # Seat 1 moves, then the others do, who fight sooner or later.
    number, _ = first_with(record, "chicago", "duel-begun")
    sit_down_late(guest, record, number + 1)

    for _ in waiting_for("a duel of others", 10 * PATIENCE):
        if (arena := page.query_selector(f"{HELD} .arena")) and "Vera" not in arena.inner_text():
            break
        if not guest.sees_result() and (offer := guest.offer()):
            with contextlib.suppress(Error):
                offer.click(timeout=1_000)
        page.wait_for_timeout(50)
    page.wait_for_selector(TOLD)

    assert page.locator(f"{HELD} #ceremony-headline").inner_text()
    assert page.locator("main.contents").get_attribute("inert") is not None
    see(guest)


def test_what_mattered_since_my_last_turn_leads_to_its_moments(welcome: Welcome) -> None:
    guest = welcome()
    page = guest.page
    record = played("chicago-poker", 4, bot="random")
    number, _ = first_with(record, "chicago-poker", "bullet-placed")
    sit_down_late(guest, record, number - 8)
    page.wait_for_selector("[data-offered]")
    since = page.locator("aside .full [data-testid=since]")

    for _ in range(30):
        play_on([guest], click, choices=1)
        page.wait_for_selector("[data-offered]")
        # It comes a little after the board, and only where something mattered.
        with contextlib.suppress(TimeoutError):
            since.wait_for(timeout=1_500)
            break
    since.locator(".item").first.hover()
    since.locator(".item").first.click()
    page.wait_for_selector("[data-testid=prompt]:has-text('how it was then')")
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-offered]")
    assert guest.violations() == []
    assert since.count() == 1

    # A narrow phone has one line for it, and shows all of it as its moment is looked at.
    page.set_viewport_size({"width": 320, "height": 844})
    short = page.locator("aside .handle [data-testid=since] .item")
    short.click()
    page.wait_for_selector("[data-testid=prompt]:has-text('how it was then')")
    page.wait_for_function(_WHOLE, arg=short.locator("> span").element_handle())
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-offered]")
    page.set_viewport_size({"width": 1280, "height": 800})

    play_on([guest], click, choices=1)

    since.wait_for(state="detached")


def test_the_pace_is_set_in_the_bar_and_remembered(welcome: Welcome) -> None:
    guest = welcome(1440, 900)
    page = guest.page
    guest.play("chicago-poker")
    page.wait_for_selector("[data-offered]")
    bar = page.get_by_role("radiogroup", name="Pace")

    bar.get_by_text("Fast").click()
    page.reload()
    page.wait_for_selector("[data-offered]")

    assert bar.get_by_role("radio", name="Fast").get_attribute("aria-checked") == "true"


@pytest.mark.long
def test_nobody_is_held_by_what_another_looks_at(welcome: Welcome) -> None:
    host, friend = welcome(pace="normal"), welcome()
    sit_together(host, friend)

    for _ in range(400):
        if host.page.query_selector(HELD):
            break
        play_on([host, friend], click, choices=1)
    host.page.keyboard.press("p")
    before = friend.page.inner_text(LOG)
    for _ in range(20):
        if offer := friend.offer():
            offer.click(timeout=2_000)
        friend.page.wait_for_timeout(100)

    assert friend.page.inner_text(LOG) != before
    assert host.page.query_selector(HELD)


@pytest.mark.long
def test_two_at_one_device_see_a_result_once_and_the_curtain_comes_after_it(welcome: Welcome) -> None:
    guest = welcome(pace="fast")
    guest.open_table("chicago-poker", 2, {1: "Hot seat"})
    page, luck = guest.page, random.Random(1)
    told: list[str] = []

    for _ in waiting_for("three results", 20 * PATIENCE):
        if page.query_selector(HELD):
            told.append(page.inner_text("#ceremony-about"))
            assert page.query_selector("[data-testid=curtain]") is None
            while page.query_selector(HELD) and page.inner_text("#ceremony-about") == told[-1]:
                guest.sees_result()
                page.wait_for_timeout(50)
        elif page.query_selector("[data-testid=curtain]"):
            hold(guest)
        elif offer := guest.offer(luck.random()):
            with contextlib.suppress(Error):  # the curtain may fall meanwhile
                offer.click(timeout=2_000)
        if len(told) == 3 or guest.is_over():
            break

    assert told
    assert all(one != other for one, other in pairwise(told))


#: What of a result can be seen only by scrolling sideways.
SCROLLED_SIDEWAYS = """() => [...document.querySelectorAll('[data-testid=ceremony] *')]
  .filter((one) => getComputedStyle(one).overflowX === 'auto' && one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.getAttribute('aria-label') ?? one.className)"""


@pytest.mark.long
@pytest.mark.parametrize("light", ["dark", "light"])
@pytest.mark.parametrize(("width", "height"), [*SIZES, (844, 390)])
@pytest.mark.parametrize(
    ("title", "event"),
    [
        ("chicago-poker", "duel-begun"),
        ("chicago", "duel-begun"),
        ("chicago", "phase-ended"),
        ("chicago-gangsters", "round-evaluated"),
    ],
)
def test_nothing_is_wrong_with_a_result(
    welcome: Welcome, title: str, event: str, width: int, height: int, light: Light
) -> None:
    guest = welcome(width, height, light=light, touch=width < 1000, pace="normal")
    choose(guest, come_to(guest, title, event))
    guest.page.keyboard.press("p")

    assert guest.violations() == []
    assert not guest.is_wider_than_the_screen()
    assert guest.page.evaluate(SCROLLED_SIDEWAYS) == []
    button = guest.page.locator(ON).bounding_box()
    assert button is not None
    assert button["y"] + button["height"] <= height
    see(guest)
    guest.page.wait_for_selector(".result", state="attached")
    assert guest.violations() == []
