"""Somebody who takes a lesson and does only what the page shows: goes on, or presses what is lit.

Nothing of a lesson or a title is known here: a light that falls on the wrong thing, or a coach that stands on it, is
the end of the way.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import TimeoutError as NothingCame

from tests.browser.guest import Guest
from tests.waiting import waiting_for

COACH = "[data-testid=coach]"
#: Nobody presses so often in one lesson.
_MOST = 200
#: What the page tells to do, and a picture of what it shows; null while others play.
_TOLD = """() => {
  const one = (id) => document.querySelector(`[data-testid=${id}]`);
  const coach = one('coach');
  if (one('ceremony-on')) return { do: 'see', step: '', picture: one('ceremony')?.dataset.told ?? '' };
  if (!coach || coach.dataset.watching === 'true') return null;
  const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round);
  const ring = one('coach-ring');
  const rect = ring ? box(ring.getBoundingClientRect()) : null;
  const step = coach.dataset.step;
  const offers = [...document.querySelectorAll('[data-offered]')].map((offer) => offer.dataset.offered);
  const board = document.querySelector('main.contents')?.textContent;
  const picture = [step, coach.textContent, rect, ...offers, board].join();
  if (step === 'over') return { do: 'stop', step, picture, ring: rect };
  if (one('coach-go-on')) return { do: 'go on', step, picture, ring: rect };
  return { do: 'press', step, picture, ring: rect };
}"""
#: Whether the coach stands on what is lit, or any of both is off the screen.
_COVERED = """() => {
  const rect = (id) => document.querySelector(`[data-testid=${id}]`)?.getBoundingClientRect();
  const [coach, ring] = [rect('coach'), rect('coach-ring')];
  const off = coach.left < 0 || coach.top < 0 || coach.right > innerWidth + 1 || coach.bottom > innerHeight + 1;
  if (!ring) return off;
  const meet = coach.left < ring.right - 3 && ring.left + 3 < coach.right
    && coach.top < ring.bottom - 3 && ring.top + 3 < coach.bottom;
  return off || meet;
}"""
_RECTS = """() => ['coach', 'coach-ring'].map((id) =>
  JSON.stringify(document.querySelector(`[data-testid=${id}]`)?.getBoundingClientRect() ?? null))"""
#: Whether the focus is on what is lit.
_FOCUSED = """() => {
  const ring = document.querySelector('[data-testid=coach-ring]')?.getBoundingClientRect();
  const { x, y, width, height } = document.activeElement.getBoundingClientRect();
  const [across, down] = [x + width / 2, y + height / 2];
  return Boolean(ring) && ring.left <= across && across <= ring.right && ring.top <= down && down <= ring.bottom;
}"""

#: A point of what is lit that is not under anything else: cards in a hand overlap.
_POINT = """([x, y, width, height]) => {
  const near = (one) => {
    const rect = one.getBoundingClientRect();
    const [across, down] = [Math.abs(rect.width + 8 - width), Math.abs(rect.height + 8 - height)];
    return Math.abs(rect.x - 4 - x) < 9 && Math.abs(rect.y - 4 - y) < 9 && across < 17 && down < 17;
  };
  for (const down of [0.5, 0.3, 0.7, 0.15, 0.85]) for (const across of [0.5, 0.3, 0.7, 0.15, 0.85]) {
    const [left, top] = [x + width * across, y + height * down];
    for (let hit = document.elementFromPoint(left, top); hit; hit = hit.parentElement) {
      if (near(hit)) return [left, top];
    }
  }
  return [x + width / 2, y + height / 2];
}"""

Told = dict[str, Any]


class Pupil:
    """One guest in one lesson."""

    def __init__(self, guest: Guest, lesson: str) -> None:
        self.guest = guest
        self.page = guest.page
        guest.go(f"/learn/{lesson}")
        self.page.wait_for_selector(COACH)

    def told(self) -> Told:
        """What the page tells to do, once the others have played."""
        told: Told = self.page.wait_for_function(_TOLD).json_value()
        return told

    def follow(self, press: Callable[[Pupil, Told], None], each_step: Callable[[str], None] = lambda step: None) -> int:
        """To the end of the lesson; how many steps were seen."""
        seen: set[str] = set()
        for _ in range(_MOST):
            told = self.told()
            if told["step"] and told["step"] not in seen:
                seen.add(told["step"])
                each_step(told["step"])
            if told["do"] == "stop":
                return len(seen) - 1
            if told["do"] == "see":
                self.page.keyboard.press("Enter")
            else:
                told = self.settled(told)
                press(self, told)
            self.until_another(told)
        raise AssertionError(f"no end after so many presses: {self.told()}")

    def settled(self, told: Told) -> Told:
        """The same, once light and coach have come to rest beside each other."""
        try:
            self.page.wait_for_function(f"() => !({_COVERED})()")
            if told["do"] == "press":
                self.page.wait_for_selector("[data-testid=coach-ring]")
            for _ in waiting_for("the light to rest"):
                before, told = told, self.told()
                if told == before:
                    break
        except NothingCame:
            where = self.page.evaluate(_RECTS)
            raise AssertionError(f"the light is wrong, or the coach stands in it: {where}, {self.told()}") from None
        return told

    def until_another(self, told: Told) -> None:
        """Another step, where one has gone on; else whatever a press has changed."""
        what = "step" if told["do"] == "go on" else "picture"
        try:
            self.page.wait_for_function(
                f"(before) => {{ const told = ({_TOLD})(); return told === null || told.{what} !== before; }}",
                arg=told[what],
            )
        except NothingCame:
            raise AssertionError(f"what is lit leads nowhere: {told}") from None


def by_mouse(pupil: Pupil, told: Told) -> None:
    """A click on what is lit, wherever that is."""
    if told["do"] == "go on":
        pupil.page.click("[data-testid=coach-go-on]")
    else:
        pupil.page.mouse.click(*pupil.page.evaluate(_POINT, told["ring"]))


def by_finger(pupil: Pupil, told: Told) -> None:
    if told["do"] == "go on":
        pupil.page.tap("[data-testid=coach-go-on]")
    else:
        pupil.page.touchscreen.tap(*pupil.page.evaluate(_POINT, told["ring"]))


def by_keys(pupil: Pupil, told: Told) -> None:
    """The focus is where the light is, or on the way on; a key presses it."""
    page = pupil.page
    wanted = _FOCUSED if told["do"] == "press" else "() => document.activeElement.dataset.testid === 'coach-go-on'"
    try:
        page.wait_for_function(wanted)
    except NothingCame:
        at = page.evaluate("document.activeElement.outerHTML.slice(0, 200)")
        raise AssertionError(f"the focus is not where the light is: {told}, but {at}") from None
    page.keyboard.press(page.evaluate("document.activeElement.matches('input') ? 'Space' : 'Enter'"))
