"""Every screen, in every size and light: axe has nothing to complain of, nothing is wider than the screen."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import TimeoutError as NothingCame

from tests.browser.conftest import Light, Welcome
from tests.browser.guest import Guest
from tests.browser.played import Seat
from tests.browser.test_replays import watch
from tests.waiting import waiting_for

SIZES = [(360, 740), (768, 1024), (1280, 800), (1920, 1080)]
STAGES = ("house", "gathering", "table", "end")
#: In everybody's run, axe sees half of the screens at a desk in the light and half on a phone in the dark; in the long
#: one it sees all of them in every pair. That nothing is wider than the screen is looked at in every size in
#: everybody's run too.
EVERYBODYS = {(1280, 800, "light"): ("house", "gathering"), (360, 740, "dark"): ("table", "end")}
#: From here on the side lies beside the board, not over it.
TABLET = 1000
LOOKS = [pytest.param(*look, stages) for look, stages in EVERYBODYS.items()] + [
    pytest.param(*size, light, STAGES, marks=pytest.mark.long) for size in SIZES for light in ("dark", "light")
]


class Round:
    """A round through the house: every screen is looked at, and what is wrong with it noted."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.page = guest.page
        self.wrong: dict[str, list[str]] = {}

    def look(self, screen: str) -> None:
        found = self.guest.violations()
        own = self.page.viewport_size
        assert own is not None
        for width, height in SIZES:
            if (width < TABLET) == (own["width"] < TABLET):
                self.page.set_viewport_size({"width": width, "height": height})
                if self.guest.is_wider_than_the_screen():
                    found.append(f"wider than a screen of {width}")
        self.page.set_viewport_size(own)
        if found:
            self.wrong[screen] = found

    def press(self, name: str) -> None:
        self.page.get_by_role("button", name=name, exact=True).first.click()

    def leave_dialog(self) -> None:
        self.page.keyboard.press("Escape")
        self.page.wait_for_selector("dialog[open]", state="detached")

    def house(self, record: Path) -> None:
        self.guest.go("/")
        self.page.wait_for_selector("[data-testid=play-chicago-poker]:enabled")
        self.look("home")
        self.press("Menu and settings")
        self.look("settings")
        self.guest.go("/new/chicago-poker")
        self.page.wait_for_selector("[data-testid=start]:enabled")
        self.look("set-up")
        self.guest.go("/join")
        self.page.wait_for_selector("#link")
        self.look("join")
        self.guest.go("/rules/chicago-poker#CP-41")
        self.page.wait_for_selector("#CP-41")
        self.look("rules")
        self.page.fill("[data-testid=search]", "bullet")
        self.look("rules searched")
        self.guest.go("/replay")
        self.page.wait_for_selector("[data-testid=record-file]", state="attached")
        self.look("open a record")
        watch(self.guest, record)
        self.page.locator("[data-testid=scrub]").fill("60")
        self.look("replay")
        self.page.click("[data-viewer=seat-2]")
        self.page.wait_for_selector("[data-viewer=seat-2][aria-checked=true]")
        self.look("replay of a seat")
        self.press("Fairness")
        self.page.wait_for_selector("[data-testid=verdict]")
        self.look("fairness of a record")
        self.guest.go("/table/nosuchtable#nosuchkeynosuchkey")
        self.page.wait_for_selector("main h1")
        self.look("no way in")

    def gathering(self) -> None:
        self.guest.open_table("chicago-poker", 4, {1: "Friend", 2: "Hot seat"})
        self.page.wait_for_selector("[data-testid=begin]")
        self.look("lobby")
        self.page.click("[data-testid=begin]")
        self.page.wait_for_selector("[data-testid=curtain]")
        self.look("curtain")

    def table(self) -> None:
        self.guest.play("chicago-poker")
        self.page.wait_for_selector("[data-offered]")
        self.look("table")
        self.page.focus("[data-thing=draw-pile]")
        self.page.keyboard.press("i")
        self.page.wait_for_selector("[data-testid=inspector]")
        self.look("asking about a thing")
        self.page.keyboard.press("Escape")
        self.page.click("[data-place=discards-line]")
        self.page.wait_for_selector("[role=dialog]")
        self.look("discards")
        self.page.keyboard.press("Escape")
        if self.page.is_visible(".handle"):
            self.page.click(".handle button:has-text('Talk')")
        for tab in ("Talk", "Log", "Hints"):
            self.page.get_by_role("tab", name=tab).click()
            self.look(f"side: {tab}")
        self.press("Ask for a hint")
        self.page.wait_for_selector(":is(.hints, [data-testid=hint-line]) b >> visible=true")
        self.look("a hint")
        if self.page.is_visible(".full [aria-label=Close]"):
            self.page.click(".full [aria-label=Close]")
        self.press("Table")
        self.page.wait_for_selector("dialog[open]")
        self.look("table menu")
        self.press("Fairness")
        self.page.wait_for_selector("dialog[open] .verdict")
        self.look("fairness of a game in play")

    def end(self, finished: Seat) -> None:
        self.guest.go(finished.link)
        self.page.wait_for_selector("[data-testid=game-over] svg[role=img]")
        self.look("end")
        self.press("Fairness")
        self.page.wait_for_selector("[data-testid=verdict]")
        self.look("fairness")
        self.leave_dialog()
        self.page.get_by_role("button", name="The board").click()
        self.page.wait_for_selector("[data-testid=prompt]")
        self.look("last board")
        then = self.page.locator("[data-testid=prompt]:has-text('how it was then')")
        for _ in waiting_for("the board as it was then"):
            # An earlier page of the log may just have come: then another line stands first.
            self.page.locator("aside .line button").first.evaluate("line => line.click()")
            with suppress(NothingCame):
                then.wait_for(timeout=5_000)
                break
        self.look("looking back")


@pytest.mark.parametrize(("width", "height", "light", "stages"), LOOKS)
def test_nothing_is_wrong_with_any_screen(
    welcome: Welcome, record_file: Path, finished: Seat, width: int, height: int, light: Light, stages: tuple[str, ...]
) -> None:
    there = Round(welcome(width, height, light=light, touch=width < TABLET))

    if "house" in stages:
        there.house(record_file)
    if "gathering" in stages:
        there.gathering()
    if "table" in stages:
        there.table()
    if "end" in stages:
        there.end(finished)

    # The browser itself tells that a table was not found.
    there.guest.troubles = [trouble for trouble in there.guest.troubles if "400" not in trouble]
    assert there.wrong == {}


@pytest.mark.parametrize(
    ("locale", "language", "play"), [("en-GB", "en", "Play"), ("nl-NL", "nl", "Spelen"), ("de-DE", "de", "Spielen")]
)
def test_the_house_speaks_the_guests_language(welcome: Welcome, locale: str, language: str, play: str) -> None:
    guest = welcome(locale=locale)

    guest.go("/")
    guest.page.wait_for_selector("[data-testid=play-chicago-poker]")

    assert guest.page.get_attribute("html", "lang") == language
    assert play in guest.page.inner_text("[data-testid=play-chicago-poker]")


def test_the_language_changes_without_a_reload(welcome: Welcome) -> None:
    guest = welcome()
    guest.play("chicago-poker")
    guest.page.evaluate("window.here = true")

    guest.page.get_by_role("radio", name="DE").click()
    guest.page.wait_for_selector("[role=tab]:has-text('Verlauf')")

    assert guest.page.evaluate("window.here") is True


def test_the_rules_can_be_searched(welcome: Welcome) -> None:
    guest = welcome()
    guest.go("/rules/chicago-poker")
    guest.page.wait_for_selector("#CP-1")

    guest.page.fill("[data-testid=search]", "limousine")

    assert guest.page.query_selector("#CP-1") is None
    assert guest.page.query_selector("#CP-43 mark") is not None


@pytest.mark.parametrize(
    ("language", "sought", "printed", "ruling", "rebuilt"),
    [
        ("en", "How do I win", "alcohol", "house ruling", "rebuilt"),
        pytest.param("nl", "hoe win ik", "alcohol", "huisregel", "gereconstrueerd", marks=pytest.mark.long),
        pytest.param("de", "wie gewinne ich?", "Alkohol", "Hausregel", "rekonstruiert", marks=pytest.mark.long),
    ],
)
def test_the_rulebook_opens_with_how_to_win_and_marks_what_is_not_printed(
    welcome: Welcome, language: str, sought: str, printed: str, ruling: str, rebuilt: str
) -> None:
    guest = welcome()
    guest.go("/rules/chicago-gangsters")
    guest.page.get_by_role("radio", name=language.upper()).click()
    guest.page.wait_for_selector(f"html[lang={language}] #CG-3")

    first = guest.page.locator(".clause").first
    assert first.get_attribute("id") == "CG-83"
    assert printed in first.locator("[data-kind=S]").inner_text()
    assert first.locator("[data-kind=R]").inner_text().lower().startswith(ruling.lower())
    assert guest.page.locator("#CG-3 [data-kind=D]").inner_text().lower().startswith(rebuilt)

    guest.page.fill("[data-testid=search]", sought)
    guest.page.wait_for_selector("#CG-3", state="detached")
    assert guest.page.locator(".clause").evaluate_all("clauses => clauses.map((one) => one.id)") == [
        "CG-83",
        "CG-80",
        "CG-81",
        "CG-82",
    ]


def test_a_left_game_is_there_to_continue(welcome: Welcome) -> None:
    guest = welcome()
    guest.play("chicago-poker")
    guest.page.wait_for_selector("[data-offered]")
    table = guest.page.url

    guest.go("/")
    guest.page.click("[data-testid=your-tables] a:has-text('Play on')")
    guest.page.wait_for_selector("[data-offered]")

    assert guest.page.url == table
