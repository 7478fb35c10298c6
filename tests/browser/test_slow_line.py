"""A first visit over a slow line: something is painted at once, and the first decision waits for nothing needless."""

from __future__ import annotations

import gzip
import urllib.request

import pytest
from playwright.sync_api import Route

from tests.browser.conftest import Welcome
from tests.browser.house import RunningHouse

#: What a server sends before the first answer of the browser comes: some ten packets.
FIRST_FLIGHT = 14_000
#: Slow 3G: bytes a second, and milliseconds until an answer begins.
SLOW = {"offline": False, "latency": 400, "downloadThroughput": 50_000, "uploadThroughput": 50_000}
#: A file of so few bytes does not become smaller.
SMALLEST = 200
FIRST_PAINT_MILLISECONDS = 2_000
FIRST_DECISION_MILLISECONDS = 20_000
TITLES = ["chicago", "chicago-gangsters", "chicago-poker", "gangster"]
_PLACES = """() => [...document.querySelectorAll('.posters > :not(.unseen)')]
  .map((one) => one.getBoundingClientRect()).map(({ x, y, width, height }) => [x, y, width, height].map(Math.round))"""
_PAINTED = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime"


@pytest.mark.parametrize(
    ("path", "locale", "words"), [("/", "en-GB", "A moment"), ("/table/x", "de-DE", "Einen Moment")]
)
def test_the_page_alone_is_enough_for_the_first_picture(
    welcome: Welcome, house: RunningHouse, path: str, locale: str, words: str
) -> None:
    with urllib.request.urlopen(house.address + path, timeout=20) as answer:
        assert len(gzip.compress(answer.read())) < FIRST_FLIGHT
    guest = welcome(locale=locale)
    held: list[Route] = []
    guest.page.route("**/assets/**", lambda route: held.append(route))

    guest.page.goto(guest.address + path, wait_until="commit")
    guest.page.wait_for_function(_PAINTED)

    assert guest.page.get_by_text(words).is_visible()
    assert held != []
    for route in held:
        route.continue_()


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_posters_have_their_places_before_they_come(welcome: Welcome, width: int, height: int) -> None:
    guest = welcome(width, height, touch=width < height)
    held: list[Route] = []
    guest.page.route("**/api/titles", lambda route: held.append(route))

    guest.page.goto(guest.address, wait_until="commit")
    guest.page.wait_for_selector("main h1", state="attached")
    guest.at_rest()
    before = guest.page.evaluate(_PLACES)
    for route in held:
        route.continue_()
    guest.page.wait_for_selector("[data-testid=play-chicago-poker]:enabled")
    guest.at_rest()

    assert len(before) == len(TITLES)
    assert guest.page.evaluate(_PLACES) == before


def test_files_come_compressed_and_may_be_kept(welcome: Welcome) -> None:
    guest = welcome()
    headers: list[dict[str, str]] = []
    guest.page.on("response", lambda one: headers.append(one.headers) if one.url.endswith((".js", ".css")) else None)

    guest.play("chicago-poker")
    guest.page.wait_for_selector("[data-offered]")

    assert len(headers) > 5
    plain = [one for one in headers if one.get("content-encoding") not in ("br", "gzip")]
    assert [one for one in plain if int(one["content-length"]) > SMALLEST] == []
    assert all("immutable" in one["cache-control"] for one in headers)


def test_the_board_is_fetched_while_the_table_is_set(welcome: Welcome) -> None:
    """The table is opened only once the board has been asked for."""
    guest = welcome()
    asked: list[str] = []
    guest.page.on("request", lambda one: asked.append(f"{one.method} {one.url.removeprefix(guest.address)}"))
    guest.go("/")
    guest.page.wait_for_selector("[data-testid=play-chicago-poker]:enabled")
    known = len(asked)

    guest.page.click("[data-testid=play-chicago-poker]")
    guest.page.wait_for_selector("[data-offered]")

    after = asked[known:]
    chair = next(at for at, one in enumerate(after) if one.endswith("/chair"))
    late = [one for one in after[chair:] if one.endswith((".js", ".css"))]
    assert late == []


def test_a_board_that_does_not_come_says_so_and_the_plain_one_plays(welcome: Welcome) -> None:
    guest = welcome()
    page = guest.page
    guest.go("/")
    page.wait_for_selector("[data-testid=play-gangster]:enabled")
    fetched: list[str] = []

    def without_board(route: Route) -> None:
        if is_board(route):
            fetched.append(route.request.url)
            route.abort()
        else:
            route.continue_()

    page.route("**/assets/**", without_board)

    page.click("[data-testid=play-gangster]")
    page.click("[data-testid=use-plain-board]")

    page.wait_for_selector("[data-testid=plain-board] [data-offered]")
    assert fetched != []
    guest.troubles.clear()  # that a file did not come is told by the browser itself


def is_board(route: Route) -> bool:
    """Whether this is the script of the board: it is called as its folder."""
    return "/gangster-" in route.request.url and route.request.url.endswith(".js")


@pytest.mark.long  # by the clock: on a quiet machine
@pytest.mark.parametrize("title", ["chicago-poker", "chicago"])
def test_a_slow_line_shows_something_within_two_seconds(welcome: Welcome, title: str) -> None:
    guest = welcome(390, 844, touch=True)
    page = guest.page
    page.set_default_timeout(60_000)
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.setCacheDisabled", {"cacheDisabled": True})
    line.send("Network.emulateNetworkConditions", SLOW)

    page.goto(guest.address, wait_until="commit")
    page.wait_for_function(_PAINTED)
    painted = page.evaluate(_PAINTED)
    page.wait_for_selector(f"[data-testid=play-{title}]:enabled")
    home = page.evaluate("performance.now()")
    page.click(f"[data-testid=play-{title}]")
    page.wait_for_selector("[data-offered]")
    decided = page.evaluate("performance.now()") - home
    print(f"{title}: painted after {painted:.0f} ms, home {home:.0f} ms, decision {decided:.0f} ms after the click")

    assert painted < FIRST_PAINT_MILLISECONDS
    assert decided < FIRST_DECISION_MILLISECONDS
