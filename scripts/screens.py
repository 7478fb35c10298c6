"""Pictures of every screen of the browser table, in several sizes and lights, for people to look at.

`python scripts/screens.py FOLDER` (from the project's folder, with what the tests need) writes them as JPEG. It wants a
built client, as `./test browser` leaves one, and a Chromium in BACKROOM_CHROMIUM or Playwright's own.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import Browser, sync_playwright
from tests.browser.conftest import FLAGS, Light
from tests.browser.guest import Guest, click, play_on
from tests.browser.house import ROOT, RunningHouse
from tests.browser.test_replays import watch

SIZES = {"phone": (390, 844), "tablet": (768, 1024), "desktop": (1440, 900), "wide": (1920, 1080)}
RECORD = ROOT / "web" / "tests" / "a-game.record"
#: How far into a game the table is shown.
CHOICES = 30


class Photographer:
    """One guest at one size, with a camera."""

    def __init__(self, browser: Browser, address: str, folder: Path, size: str, light: Light) -> None:
        width, height = SIZES[size]
        phone = size in ("phone", "tablet")
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale="en-GB",
            color_scheme=light,
            reduced_motion="reduce",
            has_touch=phone,
            is_mobile=phone,
            device_scale_factor=2 if size == "phone" else 1,
        )
        self.guest = Guest(context, address)
        self._folder = folder
        self._name = f"{size}-{light}"

    def take(self, screen: str) -> None:
        self.guest.page.wait_for_timeout(500)
        file = self._folder / f"{screen}-{self._name}.jpg"
        self.guest.page.screenshot(path=file, type="jpeg", quality=80)
        print(file.name, flush=True)

    def go_round(self) -> None:
        """Every screen once."""
        guest, page = self.guest, self.guest.page
        guest.go("/new/chicago-poker")
        page.wait_for_selector("[data-testid=start]:enabled")
        self.take("set-up")
        guest.go("/rules/chicago-poker#CP-41")
        page.wait_for_selector("#CP-41")
        self.take("rulebook")
        watch(guest, RECORD)
        page.locator("[data-testid=scrub]").fill("120")
        self.take("replay")
        page.get_by_role("button", name="Fairness").click()
        page.wait_for_selector("[data-testid=verdict]")
        self.take("fairness")
        guest.open_table("chicago-poker", 4, {1: "Friend", 2: "Hot seat"})
        page.wait_for_selector("[data-testid=begin]")
        self.take("lobby")
        page.click("[data-testid=begin]")
        page.wait_for_selector("[data-testid=curtain]")
        self.take("curtain")
        self.play()
        guest.go("/")
        page.wait_for_selector("[data-testid=play-chicago-poker]:enabled")
        self.take("home")
        guest.context.close()

    def play(self) -> None:
        """A game, in its middle and at its end."""
        self.guest.open_table("chicago-poker", 4, {})
        self.guest.page.wait_for_selector("[data-testid=prompt]")
        play_on([self.guest], click, seed=4, choices=CHOICES)
        self.guest.page.wait_for_selector("[data-offered]")
        self.take("table")
        play_on([self.guest], click, seed=4)
        self.guest.page.wait_for_selector("[data-testid=game-over] svg[role=img]")
        self.take("end")


def main() -> int:
    (folder,) = [Path(argument) for argument in sys.argv[1:]]
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(prefix="backroom-screens-") as place, sync_playwright() as playwright:
        house = RunningHouse(Path(place))
        house.open()
        browser = playwright.chromium.launch(executable_path=os.environ.get("BACKROOM_CHROMIUM"), args=[*FLAGS])
        try:
            for size in SIZES:
                Photographer(browser, house.address, folder, size, "dark").go_round()
            for size in ("phone", "desktop"):
                Photographer(browser, house.address, folder, size, "light").go_round()
        finally:
            browser.close()
            house.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
