"""A guest with a browser: opens pages, clicks what is offered, and notes everything that goes wrong."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import BrowserContext, ElementHandle, Error, Page

_axe = Axe()


class Guest:
    """One page of one context. `troubles` are the page's errors and warnings."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.page: Page = context.new_page()
        self.troubles: list[str] = []
        self.page.set_default_timeout(20_000)
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", self._hear)

    def _hear(self, message: Any) -> None:
        # That a closed house cannot be reached is told by the browser itself.
        if message.type in ("error", "warning") and "ERR_CONNECTION_REFUSED" not in message.text:
            self.troubles.append(message.text)

    def go(self, path: str) -> None:
        self.page.goto(self.address + path)

    def play(self, title: str) -> None:
        """One click on a poster."""
        self.go("/")
        self.page.click(f"[data-testid=play-{title}]")
        self.page.wait_for_selector("[data-testid=prompt]")

    def open_table(self, title: str, players: int, sitters: dict[int, str], bot: str = "random") -> None:
        """Set a table: `sitters` says who sits at which chair (from 1) beside bots."""
        self.go(f"/new/{title}")
        self.page.wait_for_selector("[data-testid=start]:enabled")
        self.page.get_by_role("radiogroup", name="Players").get_by_text(str(players), exact=True).click()
        for chair in range(1, players):
            row = self.page.locator("main li").nth(chair)
            if chair in sitters:
                row.get_by_role("radio", name=sitters[chair]).click()
            else:
                row.get_by_role("combobox").select_option(bot)
        self.page.click("[data-testid=start]")

    def prompt(self) -> str:
        return self.page.inner_text("[data-testid=prompt]")

    def offered(self) -> list[ElementHandle]:
        """What can be clicked now: the confirmation if there is one, else every offer that can be seen."""
        page = self.page
        found = page.query_selector_all("[data-testid=confirm]:enabled") or page.query_selector_all("[data-offered]")
        return [element for element in found if element.is_visible()]

    def is_over(self) -> bool:
        return self.page.query_selector("[data-testid=game-over]") is not None

    def violations(self) -> list[str]:
        """What axe finds on this page, of any impact."""
        found = _axe.run(self.page).response["violations"]
        return [f"{one['id']} ({one['impact']}): {one['nodes'][0]['html'][:120]}" for one in found]

    def is_wider_than_the_screen(self) -> bool:
        return bool(self.page.evaluate("document.documentElement.scrollWidth > window.innerWidth"))


def play_on(
    guests: list[Guest], choose: Callable[[Guest, ElementHandle], None], seconds: float = 240, seed: int = 1
) -> None:
    """Everybody takes what is offered, at random, until the game is over for all."""
    luck = random.Random(seed)
    until = time.monotonic() + seconds
    while not all(guest.is_over() for guest in guests):
        assert time.monotonic() < until, f"no end in sight: {[guest.prompt() for guest in guests]}"
        for guest in guests:
            offers = guest.offered()
            if not offers:
                guest.page.wait_for_timeout(20)
                continue
            try:
                choose(guest, luck.choice(offers))
            except Error:
                continue  # the table has moved on meanwhile


def click(guest: Guest, offer: ElementHandle) -> None:
    offer.click(timeout=2_000)


def press_enter(guest: Guest, offer: ElementHandle) -> None:
    """By keyboard alone: the focus, then Enter."""
    offer.focus()
    guest.page.keyboard.press("Enter")
