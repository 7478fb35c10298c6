"""A guest with a browser: opens pages, clicks what is offered, and notes everything that goes wrong."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import BrowserContext, ConsoleMessage, ElementHandle, Error, Page, expect

from tests.waiting import PATIENCE

_axe = Axe()
expect.set_options(timeout=1_000 * PATIENCE)
#: So long a whole game may take, in seconds.
_PATIENCE = 400
_OFFER = """luck => {
  const confirm = [...document.querySelectorAll('[data-testid=confirm]:enabled')];
  const seen = [...document.querySelectorAll('[data-offered]')].filter((offer) => offer.checkVisibility());
  const offers = confirm.length ? confirm : seen;
  return offers[Math.floor(luck * offers.length)] ?? null;
}"""


#: Waits for what moves and ends, for at most two seconds: a colour on its way would be judged as it happens to be.
_COME_TO_REST = """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => {
    const ending = document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime < Infinity);
    Promise.allSettled(ending.map((one) => one.finished)).then(() => done());
    setTimeout(done, 2000);
})))"""


_IN_SIGHT = """(selector) => {
  const all = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  return all.length > 0 && all.every((one) => {
    const { x, y, right, bottom, width } = one.getBoundingClientRect();
    const seen = width > 1 && x >= 0 && y >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    const top = document.elementFromPoint((x + right) / 2, (y + bottom) / 2);
    return seen && top !== null && (one.contains(top) || top.contains(one));
  });
}"""
#: Once for each tab: how quickly the moves of others follow one another, as if it had been set before.
_PACE = """if (location.protocol.startsWith('http') && !sessionStorage.getItem('paced')) {
  sessionStorage.setItem('paced', 'yes');
  localStorage.setItem('backroom.settings', JSON.stringify({ pace: 'PACE' }));
}"""


class Guest:
    """One page of one context. `troubles` are the page's errors and warnings.

    At the pace `instant` only the end holds the screen until it is seen; else every duel and payday does.
    """

    def __init__(self, context: BrowserContext, address: str, pace: str = "instant") -> None:
        self.context = context
        self.address = address
        context.add_init_script(_PACE.replace("PACE", pace))
        self.page: Page = context.new_page()
        self.troubles: list[str] = []
        self.page.set_default_timeout(1_000 * PATIENCE)
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", self._hear)

    def _hear(self, message: ConsoleMessage) -> None:
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

    def open_table(
        self,
        title: str,
        players: int,
        sitters: dict[int, str],
        bot: str = "random",
        variants: Sequence[str] = (),
    ) -> None:
        """Set a table: `sitters` says who sits at which chair (from 1) beside bots; `variants` as they are called."""
        self.go(f"/new/{title}")
        self.page.wait_for_selector("[data-testid=start]:enabled")
        self.page.get_by_role("radiogroup", name="Players").get_by_text(str(players), exact=True).click()
        for chair in range(1, players):
            row = self.page.locator("main li").nth(chair)
            if chair in sitters:
                row.get_by_role("radio", name=sitters[chair]).click()
            else:
                row.get_by_role("combobox").select_option(bot)
        for variant in variants:
            self.page.get_by_role("switch", name=variant).click()
        self.page.click("[data-testid=start]")

    def prompt(self) -> str:
        return self.page.inner_text("[data-testid=prompt]")

    def offer(self, luck: float = 0.0) -> ElementHandle | None:
        """Something that can be clicked now: the confirmation if there is one, else one of the offers in sight."""
        return self.page.evaluate_handle(_OFFER, luck).as_element()

    def sees_result(self) -> bool:
        """One Enter for a result that holds the screen: the first shows how it ends, the second goes on."""
        if self.page.query_selector("[data-testid=ceremony-on]") is None:
            return False
        self.page.keyboard.press("Enter")
        return True

    def is_over(self) -> bool:
        return self.page.query_selector("[data-testid=game-over]") is not None

    def at_rest(self) -> None:
        """Until the page has its letters, and what moves on it has come to its end."""
        self.page.evaluate("document.fonts.ready.then(() => null)")
        self.page.evaluate(_COME_TO_REST)

    def violations(self) -> list[str]:
        """What axe finds on this page, of any impact, once colours and places have come to rest."""
        self.at_rest()
        found = _axe.run(self.page).response["violations"]
        return [
            f"{one['id']} ({one['impact']}): {node['html'][:160]}\n{node['failureSummary']}"
            for one in found
            for node in one["nodes"]
        ]

    def in_sight(self, selector: str) -> bool:
        """Whether everything that is meant, and there is some, lies on the screen whole."""
        return bool(self.page.evaluate(_IN_SIGHT, selector))

    def is_wider_than_the_screen(self) -> bool:
        return bool(self.page.evaluate("document.documentElement.scrollWidth > window.innerWidth"))


def play_on(
    guests: list[Guest], choose: Callable[[Guest, ElementHandle], None], seed: int = 1, choices: int | None = None
) -> None:
    """Everybody takes what is offered, at random, until the game is over for all, or so many choices are made."""
    luck = random.Random(seed)
    made = 0
    hindrance = ""
    until = time.monotonic() + _PATIENCE
    while not all(guest.is_over() for guest in guests):
        assert time.monotonic() < until, f"no end in sight: {[guest.prompt() for guest in guests]}, last: {hindrance}"
        for guest in guests:
            if made == choices:
                return
            try:
                if guest.sees_result():
                    continue
                offer = guest.offer(luck.random())
                if offer is None:
                    guest.page.wait_for_timeout(20)
                else:
                    choose(guest, offer)
                    made += 1
            except Error as error:
                hindrance = str(error)  # usually the table has moved on meanwhile


def click(guest: Guest, offer: ElementHandle) -> None:
    offer.click(timeout=2_000)


def press_enter(guest: Guest, offer: ElementHandle) -> None:
    """By keyboard alone: the focus, then Enter."""
    offer.focus()
    guest.page.keyboard.press("Enter")
