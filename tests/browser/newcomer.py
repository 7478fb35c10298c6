"""A newcomer: has never heard of these games, and does only what the page tells to do.

No action, rule or title is known here: what wins is read, what is lit is asked about, what a hint rings is pressed.
"""

from __future__ import annotations

import re
from typing import cast

from playwright.sync_api import Error, Locator
from playwright.sync_api import TimeoutError as NothingCame

from tests.browser.guest import Guest
from tests.browser.test_hints import RINGED, ask_for_hints
from tests.browser.test_inspector import INSPECTOR, hold_at

#: So many milliseconds the others may take, bots that think on a busy machine among them.
PATIENCE = 60_000
#: What is in sight can be pressed in so many.
_AT_ONCE = 5_000
#: Nobody presses so often before the first round is over.
_MOST = 400
_SEEN = "(selector) => [...document.querySelectorAll(selector)].some((one) => one.checkVisibility())"
#: What the page tells to do next: to go on from a result, to confirm, to choose what is hinted at, or to press what is
#: ringed. Null while others move, and where the page is at a loss.
_TOLD = """() => {
  const seen = SEEN;
  if (seen('[data-testid=ceremony-on]')) return 'go on';
  if (seen('[data-testid=game-over]')) return 'over';
  if (document.querySelector('main.contents[inert]')) return null;
  if (seen('[data-testid=confirm]')) return seen('[data-testid=confirm]:enabled') ? 'confirm' : null;
  if (seen('[data-testid=do-hint]')) return 'choose';
  return seen('.hints li.next b, [data-testid=hint-line] b') ? 'press' : null;
}""".replace("SEEN", _SEEN)
#: The result that holds the screen, else question, offers, log and hint: what changes with anything that is done.
_PICTURE = """() => {
  const result = document.querySelector('[data-testid=ceremony]');
  const headings = [...(result?.querySelectorAll('[id^=ceremony-]') ?? [])].map((one) => one.textContent);
  if (result) return [...headings, result.dataset.told].join();
  const parts = [...document.querySelectorAll('main.contents, aside')].map((one) => one.textContent);
  const offers = [...document.querySelectorAll('[data-offered]')].map((one) => one.dataset.offered);
  return [...parts, ...offers, document.querySelectorAll('main.contents[inert]').length].join();
}"""
#: The middle of the first thing in sight that is lit and can be asked about.
_LIT = """() => {
  for (const offer of document.querySelectorAll('[data-offered]')) {
    const { x, y, width, height } = offer.getBoundingClientRect();
    const at = [x + width / 2, y + height / 2];
    const hit = width ? document.elementFromPoint(...at) : null;
    if (hit && (offer.contains(hit) || hit.contains(offer)) && hit.closest('[data-thing]')) return at;
  }
  return null;
}"""
_RING = """() => {
  const { x, y, width, height } = document.querySelector('[data-testid=hint-ring]').getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""


class Newcomer:
    """Somebody at a page, with a finger or a mouse. `results` are the headlines of what held the screen."""

    def __init__(self, guest: Guest, *, touch: bool) -> None:
        self.guest = guest
        self.page = guest.page
        self.touch = touch
        self.pressed = 0
        self.results: list[str] = []

    def posters(self) -> list[str]:
        """What can be played, as the home page has it: by the buttons of its posters."""
        self.guest.go("/")
        self.page.wait_for_selector("[data-testid^=play-]:enabled")
        buttons = self.page.locator("[data-testid^=play-]").all()
        return [(one.get_attribute("data-testid") or "").removeprefix("play-") for one in buttons]

    def sit_down(self, title: str) -> None:
        """By the poster's button, until something on the board is lit."""
        self.guest.go("/")
        self.page.wait_for_selector(f"[data-testid=play-{title}]:enabled")
        self._press_button(f"play-{title}")
        self.page.wait_for_selector("[data-testid=prompt]")
        self._wait_for(f"() => ({_SEEN})('[data-offered]')", "nothing is ever lit")

    def goal(self) -> str:
        """What wins, as it stands on the table."""
        return self.page.locator("[data-testid=goal]:visible").first.inner_text()

    def ask_about_what_is_lit(self) -> str:
        """By resting on the first of it or by a long press; what the sheet tells, which stays open."""
        self.page.wait_for_function(_LIT)
        x, y = cast("tuple[float, float]", self.page.evaluate(_LIT))
        if self.touch:
            hold_at(self.guest, x, y)
        else:
            self.page.mouse.move(x, y)
        sheet = self.page.locator(INSPECTOR)
        sheet.locator("h2").wait_for()
        return sheet.locator(".told").inner_text()

    def close_the_sheet(self) -> None:
        self._press_button("close-inspector")
        self.page.wait_for_selector(INSPECTOR, state="detached")

    def want_hints(self) -> None:
        """Until the first one is lit. What lies over their place names them on its button."""
        over = self.page.get_by_role("button", name=re.compile(r"\bhints\b"))
        if over.count():
            self._press(over)
        ask_for_hints(self.guest, self._press)
        self._wait_for(RINGED, "the hint rings nothing")

    def round_is_over(self) -> bool:
        """The bar tells it: it counts rounds.

        While something is chosen the table shows what would come of it: then nothing is over yet.
        """
        counted = re.search(r"\bround (\d+)", self.page.inner_text(".table > header"), re.IGNORECASE)
        if counted is None or self.page.is_visible("[data-testid=take-back]"):
            return False  # no number: the table is being set up
        return int(counted[1]) > 1

    def play_a_round(self) -> None:
        """By hints alone, until the first round is over. Whoever is not told how to go on is stuck here."""
        while self.pressed < _MOST:
            self._wait_for(f"() => ({_TOLD})() !== null", "the page does not tell how to go on")
            told = self.page.evaluate(_TOLD)
            assert told != "over", "the game is over before its first round"
            if self.round_is_over():
                return
            if told is not None and (told == "go on" or self._is_ringed(told)):
                self._do(told)
        raise AssertionError(f"pressed {_MOST} times, and the first round is not over")

    def _is_ringed(self, told: str) -> bool:
        """What the hint means is ringed; False where something else is told meanwhile, because others have moved."""
        self._wait_for(f"() => ({RINGED})() || ({_TOLD})() !== '{told}'", "the hint rings nothing")
        return bool(self.page.evaluate(f"() => ({_TOLD})() === '{told}'"))

    def _do(self, told: str) -> None:
        """Press it once, and see that something comes of it."""
        before = self.page.evaluate(_PICTURE)
        self.pressed += 1
        try:
            if told == "go on":
                headline = self.page.inner_text("#ceremony-headline", timeout=_AT_ONCE)
                self._press_button("ceremony-on")
                self.results.append(headline)
            elif told == "press":
                self._press_ring()
            else:
                self._press_button("confirm" if told == "confirm" else "do-hint")
        except Error as error:
            if self.page.evaluate(_TOLD) == told:
                raise AssertionError(f"what is told cannot be pressed: {error}") from None
            return  # a result goes on by itself after a while, and others move
        self._wait_for(f"(before) => ({_PICTURE})() !== before", f"nothing came of pressing: {told}", before)

    def _press_button(self, name: str) -> None:
        self._press(self.page.locator(f"[data-testid={name}]:visible").first)

    def _press(self, button: Locator) -> None:
        """By finger alone where there is one: a mouse would lie somewhere, and ask about what it lies on."""
        if self.touch:
            button.tap(timeout=_AT_ONCE)
        else:
            button.click(timeout=_AT_ONCE)

    def _press_ring(self) -> None:
        """Where the ring lies once it has come to rest."""
        before: object = None
        while (at := self.page.evaluate(_RING)) != before:
            before = at
            self.page.wait_for_timeout(300)
        if self.touch:
            self.page.touchscreen.tap(*at)
        else:
            self.page.mouse.click(*at)

    def _wait_for(self, function: str, trouble: str, argument: object = None) -> None:
        try:
            self.page.wait_for_function(function, arg=argument, timeout=PATIENCE)
        except NothingCame:
            raise AssertionError(f"{trouble}; asked is {self.guest.prompt()!r}") from None
