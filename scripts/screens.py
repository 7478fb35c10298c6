"""Pictures of every screen of the browser table, in several sizes and lights, for people to look at.

`python scripts/screens.py FOLDER` (from the project's folder, with what the tests need) writes them as WebP, and a
README that shows them. It wants a built client, as `./test browser` leaves one, and a Chromium in BACKROOM_CHROMIUM or
Playwright's own. `python scripts/screens.py FOLDER table-` takes only the screens whose names begin so.
"""

from __future__ import annotations

import base64
import contextlib
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import Browser, Page, TimeoutError, sync_playwright
from tests.browser.conftest import FLAGS, Light
from tests.browser.guest import Guest, click, play_on
from tests.browser.house import CLIENT, ROOT, RunningHouse
from tests.browser.newcomer import Newcomer
from tests.browser.played import Seat
from tests.browser.pupil import Pupil
from tests.browser.records import played, sit_down_late
from tests.browser.test_inspector import sit_down
from tests.browser.test_replays import watch
from tests.browser.test_results import TOLD, choose, come_to, first_with
from tests.browser.test_rulebooks import open_book
from tests.server.open_house import Wishes
from tests.server.place import Place

SIZES = {
    "phone": (390, 844),
    "low": (844, 390),
    "small": (360, 740),
    "tablet": (768, 1024),
    "desktop": (1440, 900),
    "wide": (1920, 1080),
}
#: Whoever has less uses a finger.
DESK = 1000
RECORD = ROOT / "web" / "tests" / "a-game.record"
QUALITY = 38
#: By title: players, and how many of the first chair's choices are made before the table is shown.
TITLES = {"chicago-poker": (4, 26), "chicago-gangsters": (4, 9), "gangster": (4, 16), "chicago": (4, 60)}
#: By title: what a result is shown of.
RESULTS = {
    "chicago-poker": "duel-begun",
    "chicago-gangsters": "round-evaluated",
    "gangster": "reckoning-begun",
    "chicago": "duel-begun",
}
#: Stands for the network in the pictures of a door.
NETWORK = "127.0.0.2"
PAGES, NEWCOMER, TABLE, END = "Pages round the tables", "A newcomer's first steps", "Tables in play", "Ends"

Screen = Callable[[Guest], None]


def home(guest: Guest) -> None:
    guest.go("/")
    guest.page.wait_for_selector("[data-testid=play-chicago-poker]:enabled")


def settings(guest: Guest) -> None:
    home(guest)
    press(guest.page, "Menu and settings")


def set_up(guest: Guest) -> None:
    guest.go("/new/chicago-gangsters")
    guest.page.wait_for_selector("[data-testid=start]:enabled")


def choose_bots(guest: Guest) -> None:
    set_up(guest)
    guest.page.locator("main li").nth(3).get_by_role("button").click()
    guest.page.click("[data-bot=capo-ruth]")


def join(guest: Guest) -> None:
    guest.go("/join")
    guest.page.wait_for_selector("#link")


def rulebook(guest: Guest) -> None:
    guest.go("/rules/chicago-poker#CP-41")
    guest.page.wait_for_selector("#CP-41")


def rulebook_of(title: str) -> Screen:
    """A rulebook, opened at its overview."""

    def book(guest: Guest) -> None:
        open_book(guest, title)
        guest.page.locator("#minute").scroll_into_view_if_needed()

    return book


def card_of(title: str) -> Screen:
    """The reference card over a table."""

    def card(guest: Guest) -> None:
        guest.play(title)
        guest.page.wait_for_selector("[data-offered]")
        guest.page.keyboard.press("c")
        guest.page.wait_for_selector("[data-testid=reference-card] table")

    return card


def replay(guest: Guest) -> None:
    watch(guest, RECORD)
    scrub = guest.page.locator("[data-testid=scrub]")
    scrub.fill("120")
    scrub.blur()
    guest.page.evaluate("scrollTo(0, 0)")


def fairness(guest: Guest) -> None:
    watch(guest, RECORD)
    press(guest.page, "Fairness")
    guest.page.wait_for_selector("[data-testid=verdict]")


def lobby(guest: Guest) -> None:
    guest.open_table("chicago-poker", 4, {1: "Friend", 2: "Hot seat"})
    guest.page.wait_for_selector("[data-testid=begin]")


def curtain(guest: Guest) -> None:
    lobby(guest)
    guest.page.click("[data-testid=begin]")
    guest.page.wait_for_selector("[data-testid=curtain]")


def lobby_behind(place: Place, *, opened: bool) -> Screen:
    """After 'Invite friends', at the machine of a house that has a door to its network."""

    def behind(guest: Guest) -> None:
        guest.address = f"http://127.0.0.1:{place.port}"
        guest.go("/new/chicago-poker?friends")
        guest.page.click("[data-testid=start]:enabled")
        guest.page.wait_for_selector("[data-testid=open-door], [data-testid=shut-door]")
        if opened and guest.page.query_selector("[data-testid=open-door]"):
            guest.page.click("[data-testid=open-door]")
        guest.page.wait_for_selector("input[readonly]" if opened else "[data-testid=open-door]")

    return behind


def first_hint_of(title: str) -> Screen:
    """The first decision of a newcomer who has asked for a hint."""

    def hinted(guest: Guest) -> None:
        newcomer = newcomer_at(guest)
        newcomer.sit_down(title)
        newcomer.want_hints()

    return hinted


def lessons(guest: Guest) -> None:
    guest.go("/learn/chicago-poker")
    guest.page.wait_for_selector("[data-testid=lesson-first-game]")


def coach_of(title: str) -> Screen:
    """The guided first game, at the second choice that the coach waits for."""

    def coached(guest: Guest) -> None:
        pupil = Pupil(guest, f"{title}/first-game")
        skipped = 0
        while True:
            told = pupil.told()
            if told["do"] == "see":
                guest.page.keyboard.press("Enter")
            elif told["do"] == "press" and skipped:
                pupil.settled(told)
                return
            else:
                skipped += told["do"] == "press"
                guest.page.click("[data-testid=coach-go-on], [data-testid=coach-skip]")
                pupil.until_another(told)

    return coached


def inspector_of(title: str) -> Screen:
    def asked(guest: Guest) -> None:
        sit_down(guest, title)
        guest.page.wait_for_selector("h1:not(:empty)")
        newcomer_at(guest).ask_about_what_is_lit()

    return asked


def result_of(title: str) -> Screen:
    """A result that holds the screen, and is paused."""

    def held(guest: Guest) -> None:
        choose(guest, come_to(guest, title, RESULTS[title]))
        guest.page.wait_for_selector(TOLD)
        guest.page.keyboard.press("p")

    return held


def since_last_turn(guest: Guest) -> None:
    record = played("chicago-poker", 4, bot="random")
    number, _ = first_with(record, "chicago-poker", "bullet-placed")
    sit_down_late(guest, record, number - 8)
    since = guest.page.locator("[data-testid=since]:visible")
    for _ in range(40):
        play_on([guest], click, choices=1)
        with contextlib.suppress(TimeoutError):
            since.first.wait_for(timeout=1_500)
            break
    # A mouse that lies on the board asks about what it lies on.
    guest.page.mouse.move(2, 2)
    guest.page.keyboard.press("Escape")


def newcomer_at(guest: Guest) -> Newcomer:
    size = guest.page.viewport_size
    return Newcomer(guest, touch=size is not None and size["width"] < DESK)


def table_of(seat: Seat) -> Screen:
    def table(guest: Guest) -> None:
        guest.go(seat.link)
        guest.page.wait_for_selector("[data-testid=prompt]")
        guest.page.wait_for_selector("[data-offered]")

    return table


def menu_of(seat: Seat) -> Screen:
    def menu(guest: Guest) -> None:
        table_of(seat)(guest)
        press(guest.page, "Table")

    return menu


def log_of(seat: Seat) -> Screen:
    """On a phone the log is a drawer."""

    def drawer(guest: Guest) -> None:
        table_of(seat)(guest)
        guest.page.click(".handle button:has-text('Log')")

    return drawer


def end_of(seat: Seat) -> Screen:
    def end(guest: Guest) -> None:
        guest.go(seat.link)
        guest.page.wait_for_selector("[data-testid=game-over] svg[role=img]", timeout=60_000)

    return end


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).first.click()


def screens(address: str, wanted: str) -> Iterator[tuple[str, str, Screen, tuple[str, ...]]]:
    """Chapter, name, how to come there, and in which sizes. Games are played only where they are wanted."""
    everywhere = tuple(SIZES)
    both = ("phone", "desktop")
    pages: dict[str, tuple[Screen, tuple[str, ...]]] = {
        "home": (home, tuple(size for size in everywhere if size != "low")),
        "set-up": (set_up, ("phone", "tablet", "desktop")),
        "choose-bots": (choose_bots, both),
        "settings": (settings, both),
        "join": (join, both),
        "lessons": (lessons, both),
        "lobby": (lobby, both),
        "curtain": (curtain, both),
        "rulebook": (rulebook, ("phone", "tablet", "desktop")),
        **{f"rulebook-{title}": (rulebook_of(title), both) for title in TITLES},
        **{f"card-{title}": (card_of(title), both) for title in TITLES},
        "replay": (replay, ("phone", "tablet", "desktop")),
        "fairness": (fairness, both),
    }
    for name, (screen, sizes) in pages.items():
        if name.startswith(wanted):
            yield PAGES, name, screen, sizes
    if any(name.startswith(wanted) for name in ("lobby-door", "lobby-open")):
        wishes = Wishes("", client=str(CLIENT), door=(NETWORK,))
        with TemporaryDirectory(prefix="backroom-screens-") as folder, Place(Path(folder), wishes) as place:
            place.open()
            yield PAGES, "lobby-door", lobby_behind(place, opened=False), both
            yield PAGES, "lobby-open", lobby_behind(place, opened=True), both
            place.stop()
    for title in TITLES:
        if f"coach-{title}".startswith(wanted):
            yield NEWCOMER, f"coach-{title}", coach_of(title), ("phone", "low", "desktop")
        steps = {"newcomer": first_hint_of, "inspector": inspector_of, "result": result_of}
        for step, screen_of in steps.items():
            if f"{step}-{title}".startswith(wanted):
                yield NEWCOMER, f"{step}-{title}", screen_of(title), both
    if "since-chicago-poker".startswith(wanted):
        yield NEWCOMER, "since-chicago-poker", since_last_turn, ("desktop",)
    for title, (players, choices) in TITLES.items():
        names = [f"table-{title}", f"menu-{title}", f"log-{title}"]
        if any(name.startswith(wanted) for name in names):
            seat = Seat(address, title, players, bots="")
            seat.play(choices, advised=True)
            yield TABLE, names[0], table_of(seat), everywhere
            if title == "chicago-poker":
                yield TABLE, names[1], menu_of(seat), ("desktop",)
                yield TABLE, names[2], log_of(seat), ("phone",)
    for title, (players, _) in TITLES.items():
        if f"end-{title}".startswith(wanted):
            seat = Seat(address, title, players)
            seat.play()
            yield END, f"end-{title}", end_of(seat), both


class Photographer:
    """Takes every screen in its sizes, and in the light of the day on a phone and on a desktop."""

    def __init__(self, browser: Browser, address: str, folder: Path) -> None:
        self._browser = browser
        self._address = address
        self._folder = folder

    def take(self, name: str, screen: Screen, size: str, light: Light) -> None:
        width, height = SIZES[size]
        touch = width < DESK
        context = self._browser.new_context(
            viewport={"width": width, "height": height},
            locale="en-GB",
            color_scheme=light,
            reduced_motion="reduce",
            has_touch=touch,
            is_mobile=touch,
        )
        guest = Guest(context, self._address, pace="normal")
        screen(guest)
        guest.page.wait_for_timeout(400)
        camera = context.new_cdp_session(guest.page)
        shot = camera.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
        file = self._folder / f"{name}-{size}-{light}.webp"
        file.write_bytes(base64.b64decode(shot["data"]))
        print(f"{file.name} {file.stat().st_size // 1000} kB", flush=True)
        context.close()


def index(chapters: dict[str, dict[str, list[str]]]) -> str:
    """The README: every screen with all its pictures."""
    lines = [
        "# Screens",
        "",
        "Made by `python scripts/screens.py docs/screens`. A click shows a picture in its own size.",
        "",
    ]
    for chapter, named in chapters.items():
        lines += [f"## {chapter}", ""]
        for name, files in named.items():
            shown = " ".join(
                f'<a href="{file}"><img src="{file}" height="220" alt="{file[:-5]}"></a>' for file in files
            )
            lines += [f"**{name}**", "", shown, ""]
    return "\n".join(lines).rstrip() + "\n"


def main() -> int:
    folder, wanted = Path(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else ""
    folder.mkdir(parents=True, exist_ok=True)
    chapters: dict[str, dict[str, list[str]]] = {}
    with TemporaryDirectory(prefix="backroom-screens-") as place, sync_playwright() as playwright:
        house = RunningHouse(Path(place))
        house.open()
        browser = playwright.chromium.launch(executable_path=os.environ.get("BACKROOM_CHROMIUM"), args=[*FLAGS])
        photographer = Photographer(browser, house.address, folder)
        try:
            for chapter, name, screen, sizes in screens(house.address, wanted):
                views: list[tuple[str, Light]] = [(size, "dark") for size in sizes]
                views += [(size, "light") for size in sizes if size in ("phone", "desktop")]
                for size, light in views:
                    photographer.take(name, screen, size, light)
                chapters.setdefault(chapter, {})[name] = [f"{name}-{size}-{light}.webp" for size, light in views]
        finally:
            browser.close()
            house.close()
    if not wanted:
        (folder / "README.md").write_text(index(chapters))
    return 0


if __name__ == "__main__":
    sys.exit(main())
