"""Every screen can be played on: a round of each title at each size, and by geometry everything is within reach."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Error

from tests.browser.conftest import Welcome
from tests.browser.cut import words_cut_off
from tests.browser.guest import Guest
from tests.browser.house import RunningHouse
from tests.browser.played import Seat
from tests.browser.reach import out_of_reach
from tests.browser.test_results import TOLD, choose, come_to

TITLES = ["chicago", "chicago-gangsters", "chicago-poker", "gangster"]
#: Width and height of the layout, and how many pixels of the screen make one of it.
PHONES = [(390, 844, 3), (360, 740, 3), (844, 390, 3), (740, 360, 3)]
DESKS = [(1200, 800, 1), (1280, 720, 1), (1440, 900, 1), (1920, 1080, 1)]
#: A desk of 1280 x 720 and one of 1440 x 900, each at 200 %.
ZOOMED = [(640, 360, 2), (720, 450, 2)]
#: In everybody's run: a phone on its side and the smallest upright one. Most other tests sit at a desk.
EVERYBODYS = {(844, 390), (360, 740)}
#: So many choices everybody's run makes at each; a round is looked at in the long one.
FEW, ROUND = 3, 16
SCREENS = [
    pytest.param(*size, title, marks=[] if size[:2] in EVERYBODYS else pytest.mark.long)
    for size in (*PHONES, *DESKS, *ZOOMED)
    for title in TITLES
]


#: Something can be chosen, or the game is over. What a small screen leaves out does not count.
_ASKED = """() => [...document.querySelectorAll(
  '[data-offered], [data-testid=confirm]:enabled, [data-testid=game-over]',
)].some((one) => one.checkVisibility())"""


def take_one(guest: Guest, luck: random.Random) -> None:
    """What is offered, at random; the table may have moved on meanwhile."""
    offer = guest.offer(luck.random())
    if offer is None:
        return
    try:
        offer.click(timeout=2_000)
    except Error:
        guest.page.wait_for_timeout(50)


def play_and_look(guest: Guest, choices: int, seed: int = 5) -> list[str]:
    """Whenever this guest is asked, everything is looked at; what was out of reach, with the question it was at."""
    luck = random.Random(seed)
    wrong: list[str] = []
    for _ in range(choices):
        if guest.is_over():
            break
        guest.page.wait_for_function(_ASKED)
        if not guest.is_over():
            wrong += [f"{guest.prompt()!r}: {one}" for one in out_of_reach(guest.page)]
            take_one(guest, luck)
    return wrong


@pytest.mark.parametrize(("width", "height", "density", "title"), SCREENS)
def test_everything_is_within_reach(welcome: Welcome, width: int, height: int, density: int, title: str) -> None:
    guest = welcome(width, height, touch=density == 3, density=density)
    guest.play(title)

    wrong = play_and_look(guest, FEW if (width, height) in EVERYBODYS else ROUND)

    assert wrong == []


@pytest.mark.long
@pytest.mark.parametrize("locale", ["nl", "de"])
@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize(("width", "height"), [(844, 390), (1280, 720)])
def test_longer_words_push_nothing_out_of_reach(
    welcome: Welcome, width: int, height: int, title: str, locale: str
) -> None:
    guest = welcome(width, height, touch=width < 1000, locale=locale)
    guest.play(title)

    assert play_and_look(guest, ROUND) == []


#: In everybody's run: the board with the most words, on a small desk and on a phone.
WORDY = {("chicago-gangsters", (1280, 720), "de"), ("gangster", (390, 844), "nl")}


@pytest.mark.parametrize(
    ("title", "size", "locale"),
    [
        pytest.param(title, size, locale, marks=[] if (title, size, locale) in WORDY else pytest.mark.long)
        for title in TITLES
        for size in [(1440, 900), (1280, 720), (1200, 800), (390, 844), (844, 390)]
        for locale in ("en", "nl", "de")
    ],
)
def test_no_words_are_cut_off(
    welcome: Welcome, house: RunningHouse, title: str, size: tuple[int, int], locale: str
) -> None:
    seat = Seat(house.address, title, 4)
    seat.play(8)
    guest = welcome(*size, touch=size[0] < 1000, locale=locale)

    guest.go(seat.link)
    guest.page.wait_for_selector("[data-offered]")

    assert words_cut_off(guest) == []


#: Rows of what somebody brought that run into the next one.
_CROWDED = """() => [...document.querySelectorAll('main .brought .one')]
  .filter((one) => one.scrollHeight > one.clientHeight + 4)
  .map((one) => `${one.textContent.trim()}: ${one.scrollHeight} of ${one.clientHeight}`)"""


JUDGED = [pytest.param(count, marks=[] if count == 5 else pytest.mark.long) for count in (3, 4, 5)]


@pytest.mark.parametrize("players", JUDGED)
def test_a_round_that_is_judged_is_told_whole_on_a_small_desk(welcome: Welcome, players: int) -> None:
    guest = welcome(1280, 720, locale="de", pace="normal")

    choose(guest, come_to(guest, "chicago-gangsters", "round-evaluated", players))
    guest.page.wait_for_selector(TOLD)

    assert words_cut_off(guest) == []


@pytest.mark.parametrize("players", JUDGED)
def test_packages_are_chosen_beside_all_that_was_brought(welcome: Welcome, players: int) -> None:
    guest = welcome(1280, 720, locale="de")

    come_to(guest, "chicago-gangsters", "package-taken", players)
    guest.page.wait_for_selector("main .evaluation")

    assert words_cut_off(guest) == []
    assert guest.page.evaluate(_CROWDED) == []


def test_turning_the_phone_keeps_what_was_chosen(welcome: Welcome) -> None:
    guest = welcome(390, 844, touch=True)
    guest.play("gangster")
    guest.page.locator("[data-offered^=drive]").first.click()
    guest.page.wait_for_selector("[data-testid=take-back]")

    guest.page.set_viewport_size({"width": 844, "height": 390})

    guest.page.wait_for_selector("[data-testid=take-back]")
    assert out_of_reach(guest.page, "[data-testid=take-back], [data-offered], [data-testid=prompt]") == []


def test_log_talk_and_menus_open_on_a_low_screen(welcome: Welcome) -> None:
    guest = welcome(844, 390, touch=True)
    guest.play("chicago-poker")
    page = guest.page
    page.wait_for_selector("[data-offered]")
    buttons = ".table > header a.back, .table > header button, .table > aside .handle button"
    sizes = page.eval_on_selector_all(
        buttons, "all => all.filter(one => one.checkVisibility()).map(one => one.getBoundingClientRect().toJSON())"
    )
    assert len(sizes) == 5
    assert all(one["width"] >= 44 and one["height"] >= 44 for one in sizes), sizes

    page.get_by_role("button", name="Log").click()
    page.wait_for_selector("[role=tab][aria-selected=true]:visible")
    assert out_of_reach(page, "[role=tab], aside .shut") == []
    page.click("aside .shut")
    page.get_by_role("button", name="Table", exact=True).click()
    page.wait_for_selector("dialog[open]")

    assert guest.violations() == []


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1440, 900), (390, 844), (844, 390)])
def test_nothing_of_the_result_lies_under_the_buttons(
    welcome: Welcome, finished: Seat, width: int, height: int
) -> None:
    guest = welcome(width, height)

    guest.go(finished.link)
    guest.page.wait_for_selector("[data-testid=game-over]")

    assert guest.page.locator("tr.mine").count() == 1
    assert out_of_reach(guest.page, ".end h1, .end tbody th, .end footer .button") == []


#: What in the bar is cut off, or leaves the screen.
_CUT = """() => [...document.querySelectorAll('header h1, header button, header a, [data-testid=door-chip] span')]
  .filter((one) => one.checkVisibility())
  .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.getBoundingClientRect().right > innerWidth
    || (one.matches('h1') && one.clientWidth < 50))
  .map((one) => one.textContent || one.ariaLabel)"""


@pytest.mark.parametrize(
    "title", [pytest.param(one, marks=[] if one == "gangster" else pytest.mark.long) for one in TITLES]
)
def test_the_bar_shows_title_languages_and_menu_beside_the_door(welcome: Welcome, title: str) -> None:
    guest = welcome(1920, 1080)
    page = guest.page
    about = {"offered": True, "network": True, "open": False, "ways": [], "since": None, "came": None}
    page.route("**/api/door", lambda route: route.fulfill(json=about))
    guest.play(title)
    page.wait_for_selector("[data-testid=door-chip]")

    for language in ("en", "nl", "de"):
        page.click(f"header .languages button:text-is('{language.upper()}')")
        page.wait_for_function("language => document.documentElement.lang === language", arg=language)
        for width, height in [(1920, 1080), (1440, 900), (1280, 720)]:
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(_CUT) == [], (language, width)
            assert out_of_reach(page, "header h1, header button, header a") == [], (language, width)


def test_the_discards_are_read_and_put_away(welcome: Welcome) -> None:
    guest = welcome()
    guest.play("chicago-poker")
    page = guest.page
    page.wait_for_selector("[data-offered]")
    tray = page.get_by_role("dialog", name="Discards")

    page.click("[data-place=discards-line]")
    tray.wait_for()
    own = page.locator(".cell.mine").first.bounding_box()
    laid = tray.bounding_box()
    assert own is not None
    assert laid is not None
    assert laid["y"] + laid["height"] <= own["y"]
    page.locator("[data-place^=hand-]").first.focus()
    page.keyboard.press("Escape")

    tray.wait_for(state="detached")
    assert page.locator("[data-offered]").count() > 0
