"""The inspector: every thing tells what it is, what is not offered says why not, and nothing that is asked is done."""

from __future__ import annotations

import re
from typing import cast

import pytest
from playwright.sync_api import Page, expect

from backroom.games import find_title
from backroom.kernel.chance import FastChance
from backroom.kernel.lines import SeatLine
from backroom.kernel.record import Record
from backroom.kernel.recorded import RecordedGame
from backroom.words import Words
from tests.browser.conftest import Welcome
from tests.browser.guest import Guest
from tests.browser.house import ROOT
from tests.browser.records import played, sit_down_late
from tests.browser.test_replays import watch

INSPECTOR = "[data-testid=inspector]"
NOT_NOW = "[data-testid=not-now]"
#: By title: players, and the move of a game of bots at which the walk begins.
POSITIONS = {"chicago-poker": (4, 60), "chicago-gangsters": (4, 40), "gangster": (4, 60), "chicago": (4, 120)}
#: What is told of each thing, asked by key one after another.
_WALK = """async () => {
  const table = document.querySelector('.table');
  const things = new Map([...table.querySelectorAll('[data-thing]')].filter((one) => one.checkVisibility())
    .map((one) => [one.dataset.thing, one]));
  // Of many alike (bars by their numbers, members by where they stand) a few are enough.
  const alike = {};
  for (const thing of [...things.keys()]) {
    const kind = thing.replace(/-\\d+|@.*/g, '');
    alike[kind] = (alike[kind] ?? 0) + 1;
    if (alike[kind] > 4) things.delete(thing);
  }
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const told = {};
  document.activeElement?.blur();
  for (const [thing, element] of things) {
    element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'i', bubbles: true, cancelable: true }));
    const sheet = () => document.querySelector('[data-inspector]');
    for (let tries = 0; tries < 60 && sheet()?.dataset.about !== thing; tries += 1) await frame();
    if (sheet()?.dataset.about === thing) told[thing] = {
      name: sheet().querySelector('h2')?.textContent ?? '',
      does: sheet().querySelector('.does')?.childNodes[0].textContent.trim() ?? '',
      clause: sheet().querySelector('.does a')?.textContent ?? '',
      picture: (sheet().querySelector('.picture')?.getBoundingClientRect().height ?? 0) > 20,
    };
  }
  return { all: [...things.keys()], told };
}"""
#: What the sheet covers: the thing itself, what is offered, or what lies beyond the screen.
_COVERED = """() => {
  const sheet = document.querySelector('[data-inspector]').getBoundingClientRect();
  const meets = (one) => sheet.left < one.right && one.left < sheet.right && sheet.top < one.bottom
    && one.top < sheet.bottom;
  const offered = [...document.querySelectorAll('[data-offered]')].filter((one) => one.checkVisibility());
  const thing = document.querySelector('[aria-describedby=inspector]');
  return {
    thing: meets(thing.getBoundingClientRect()),
    offered: offered.filter((one) => one !== thing && meets(one.getBoundingClientRect())).length,
    beyond: sheet.left < 0 || sheet.top < 0 || sheet.right > innerWidth || sheet.bottom > innerHeight,
    share: sheet.height / innerHeight,
  };
}"""
#: The middles of some things, of all parts of the table.
_MIDDLES = """() => {
  const parts = [...document.querySelectorAll('.rail, .area-board, .area-hand')];
  const things = parts.flatMap((part) => [...part.querySelectorAll('[data-thing]')]);
  const middles = things.map((one) => [one, one.getBoundingClientRect()])
    .filter(([, { width, top, bottom }]) => width > 4 && top > 50 && bottom < innerHeight)
    .map(([one, { x, y, width, height }]) => [one, x + width / 2, y + height / 2])
    .filter(([one, x, y]) => one.contains(document.elementFromPoint(x, y)));
  return Array.from({ length: 6 }, (_, at) => middles[Math.floor((at + 0.5) * middles.length / 6)].slice(1));
}"""
#: Where everything stands, to be compared.
_PLACES = """() => [...document.querySelectorAll('.area-board, .area-hand, .prompt, .rail, aside')].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x, y, width, height];
})"""


def sit_down(guest: Guest, title: str, doing: str = "") -> None:
    """At the first chair, where its player chose to do that, or anything."""
    players, number = POSITIONS[title]
    record = played(title, players)
    moves = [
        at
        for at, move in enumerate(record.moves, 1)
        if move.seat == 1 and at > number and any(action.startswith(doing) for action in move.do)
    ]
    sit_down_late(guest, record, moves[0] - 1)
    guest.page.wait_for_selector("[data-offered]")


def hold(guest: Guest, selector: str) -> None:
    """A long press on the middle of this."""
    box = guest.page.locator(selector).first.bounding_box()
    assert box is not None
    hold_at(guest, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def hold_at(guest: Guest, x: float, y: float) -> None:
    """A finger that stays where it is, until the sheet is there."""
    touches = guest.page.context.new_cdp_session(guest.page)
    touches.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    guest.page.wait_for_selector(INSPECTOR)
    touches.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def fill_the_hand(page: Page) -> None:
    """Until no card may be drawn any more: with seven in hand."""
    while page.query_selector("[data-offered=draw]"):
        before = page.locator("[data-place^=hand-]").count()
        page.keyboard.press("d")
        page.wait_for_function("count => document.querySelectorAll('[data-place^=hand-]').length > count", arg=before)
        page.wait_for_selector("[data-offered]")


def check_told(title: str, language: str, page: Page) -> None:
    """Of everything in sight a name, a sentence, a rule that there is, and a picture."""
    walked = page.evaluate(_WALK)
    clauses = set(Words(language, find_title(title)).clauses())
    told = walked["told"]
    assert len(told) > 15
    assert set(walked["all"]) - set(told) == set(), "nothing is told of these"
    wrong = {
        thing: one
        for thing, one in told.items()
        if not (one["name"] and one["does"].endswith(".") and one["clause"] in clauses and one["picture"])
    }
    assert wrong == {}


@pytest.mark.parametrize("title", POSITIONS)
def test_every_thing_on_the_table_tells_what_it_is(welcome: Welcome, title: str) -> None:
    guest = welcome(1440, 900)
    sit_down(guest, title)

    check_told(title, "en", guest.page)


@pytest.mark.long
@pytest.mark.parametrize("language", ["nl", "de"])
@pytest.mark.parametrize("title", POSITIONS)
def test_every_thing_tells_what_it_is_in_other_languages(welcome: Welcome, title: str, language: str) -> None:
    guest = welcome(1440, 900, locale=f"{language}-{language.upper()}")
    sit_down(guest, title)

    check_told(title, language, guest.page)


@pytest.mark.parametrize(
    "title", [one if one == "chicago" else pytest.param(one, marks=pytest.mark.long) for one in POSITIONS]
)
def test_resting_on_a_thing_shows_it_and_covers_nothing_that_is_offered(welcome: Welcome, title: str) -> None:
    guest = welcome(1440, 900)
    sit_down(guest, title)
    page = guest.page

    for x, y in page.evaluate(_MIDDLES):
        page.mouse.move(x, y)
        page.wait_for_selector(f"{INSPECTOR}[style*=left]")
        covered = page.evaluate(_COVERED)
        assert (covered["thing"], covered["beyond"], covered["offered"]) == (False, False, 0), (x, y)
        page.mouse.move(720, 2)
        expect(page.locator(INSPECTOR)).to_have_count(0)


def test_i_keeps_it_open_and_escape_closes_it(welcome: Welcome) -> None:
    guest = welcome()
    sit_down(guest, "chicago-poker")
    page = guest.page
    page.hover("[data-thing=draw-pile]")
    page.wait_for_selector(INSPECTOR)

    page.keyboard.press("i")
    page.mouse.move(640, 2)
    page.mouse.move(700, 4, steps=4)
    expect(page.locator(f"{INSPECTOR}:focus")).to_have_count(1)
    page.keyboard.press("Escape")

    expect(page.locator(INSPECTOR)).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_what_is_not_offered_says_why_and_nothing_moves(welcome: Welcome, width: int, height: int) -> None:
    guest = welcome(width, height)
    guest.open_table("chicago-poker", 2, {})
    page = guest.page
    page.wait_for_selector("[data-offered^='play ']")
    fill_the_hand(page)
    before = page.evaluate(_PLACES)
    cards = page.locator("[data-place^=hand-]").count()

    page.click("[data-ask-why=draw]")
    page.wait_for_selector(f"{NOT_NOW}:has-text('more than seven cards')")

    assert page.get_attribute(f"{NOT_NOW} a", "href") == "rules/chicago-poker#CP-23"
    assert page.evaluate(_PLACES) == before
    assert page.locator("[role=alert]").count() == 0
    assert page.locator("[data-place^=hand-]").count() == cards
    covered = page.evaluate(_COVERED)
    assert (covered["thing"], covered["beyond"]) == (False, False)
    assert covered["share"] <= 0.67 if width < 500 else covered["offered"] == 0, covered
    assert guest.violations() == []


def begins_with_a_special() -> Record:
    """A game in which the first player begins with a special card that has no target yet."""
    title = find_title("chicago-poker")
    seats = [SeatLine(name, "soldier") for name in ("Vera", "Enzo", "Ruth", "Dutch")]
    for seed in range(1, 500):
        recorded = RecordedGame(title, title.settings(4, {}), seats, FastChance(seed))
        hand = cast("list[str]", recorded.game.view(0).as_data()["hand"])
        if recorded.game.seat == 0 and {"murder", "raid", "limousine"} & set(hand):
            return played("chicago-poker", 4, seed=seed)
    raise AssertionError("nobody is dealt such a hand")


def test_a_greyed_special_card_says_why_and_is_not_played(welcome: Welcome) -> None:
    guest = welcome()
    sit_down_late(guest, begins_with_a_special(), 0)
    page = guest.page
    page.wait_for_selector("[data-offered=draw]")
    barred = page.locator("[data-place^=hand-][data-ask-why]:not([data-offered])").first
    card = barred.get_attribute("data-place")

    barred.click(position={"x": 14, "y": 40})
    page.wait_for_selector(NOT_NOW)

    assert re.search(r"CP-\d+", page.inner_text(NOT_NOW))
    assert page.locator(f"[data-place='{card}']").count() > 0
    assert page.locator("[data-offered=draw]").count() == 1


def test_a_district_out_of_reach_says_why_and_nobody_drives(welcome: Welcome) -> None:
    guest = welcome(1440, 900)
    guest.open_table("gangster", 3, {})
    page = guest.page
    page.wait_for_selector("[data-offered='drive 1']")
    page.click("[data-offered='drive 1']")
    page.wait_for_selector("[data-offered^='stop at']")
    moments = page.locator("aside .line").count()

    page.locator("[data-ask-why^='stop at']:not([data-offered])").first.click(position={"x": 8, "y": 8})
    page.wait_for_selector(f"{NOT_NOW}:has-text('GA-30')")

    assert "is not exactly one step" in page.inner_text(NOT_NOW)
    assert page.locator("[data-offered^='stop at']").count() > 0
    assert page.locator("aside .line").count() == moments


def test_a_single_gangster_on_the_map_is_asked_by_mouse_and_by_keys(welcome: Welcome) -> None:
    guest = welcome(1440, 900)
    sit_down(guest, "gangster")
    page = guest.page
    gangsters = page.locator(".map g[data-thing*='@'][data-ask-why^=load]")
    district = gangsters.first.locator("xpath=ancestor::*[@role='group'][1]")
    assert page.locator(".map [tabindex='0'][data-ask-why^=load]").count() == 0

    gangsters.first.hover()
    page.wait_for_selector(f"{INSPECTOR}[data-about*='@'] {NOT_NOW}:has-text('GA-')")
    page.keyboard.press("Escape")
    district.locator("[role=button]").first.focus()
    page.keyboard.press("i")
    page.wait_for_selector(f"{INSPECTOR}[data-about='{district.get_attribute('data-thing')}']")
    page.keyboard.press("ArrowRight")

    page.wait_for_selector(f"{INSPECTOR}[data-about='{gangsters.first.get_attribute('data-thing')}']")


def test_a_finger_that_stays_on_a_single_gangster_asks_about_it(welcome: Welcome) -> None:
    guest = welcome(390, 844, touch=True)
    sit_down(guest, "gangster")
    gangster = guest.page.locator(".map g[data-thing*='@'][data-ask-why^=load]").first
    gangster.scroll_into_view_if_needed()
    thing = gangster.get_attribute("data-thing")

    hold(guest, f".map [data-thing='{thing}']")

    guest.page.wait_for_selector(f"{INSPECTOR}[data-about='{thing}'] {NOT_NOW}:has-text('GA-')")


def test_a_finger_that_stays_opens_a_sheet_and_does_nothing(welcome: Welcome) -> None:
    guest = welcome(390, 844, touch=True)
    sit_down(guest, "chicago-gangsters", "lay ")
    page = guest.page
    laid = page.locator("[data-offered^='take back ']").count()

    hold(guest, "[data-offered^='lay ']")
    covered = page.evaluate(_COVERED)

    assert (covered["thing"], covered["beyond"]) == (False, False)
    assert covered["share"] <= 0.67
    assert page.locator("[data-offered^='take back ']").count() == laid
    assert guest.violations() == []
    page.click("[data-testid=close-inspector]")
    expect(page.locator(INSPECTOR)).to_have_count(0)


def test_a_replay_and_its_log_can_be_asked_too(welcome: Welcome) -> None:
    guest = welcome(1440, 900)
    watch(guest, ROOT / "web" / "tests" / "a-game.record")
    page = guest.page
    page.locator("[data-testid=scrub]").fill("40")

    page.locator("aside [data-thing]").first.hover()
    # The clause comes once the rules' own words are fetched.
    expect(page.locator(f"{INSPECTOR} .does")).to_contain_text("CP-")
    page.mouse.move(720, 2)
    expect(page.locator(INSPECTOR)).to_have_count(0)
    page.locator(".area-board [data-thing$='@1']").first.hover()
    page.wait_for_selector(INSPECTOR)

    assert page.locator(NOT_NOW).count() == 0


def test_a_rule_is_one_press_away(welcome: Welcome) -> None:
    guest = welcome()
    sit_down(guest, "chicago-poker")
    page = guest.page
    page.hover("[data-thing=draw-pile]")
    page.wait_for_selector(INSPECTOR)
    page.keyboard.press("i")

    page.click(f"{INSPECTOR} .does a")

    page.wait_for_selector("#CP-22.meant")
