"""Whether a guest can reach what a page offers: by the geometry of the screen, not by what the page says of itself."""

from __future__ import annotations

import time

from playwright.sync_api import Page

from tests.waiting import PATIENCE

#: Scrolls to each thing, as a finger would: up and down wherever something scrolls, sideways only where a map is moved
#: about (`data-pans`). Then its middle must lie on the screen, with nothing over it. A card that lies under its
#: neighbour in the hand can be taken by its free edge.
_REACH = """(where) => {
  const wrong = [];
  const [wide, high] = [innerWidth, innerHeight];
  if (document.documentElement.scrollWidth > wide) wrong.push('the page is wider than the screen');
  const named = ({ dataset, ariaLabel, textContent }) =>
    dataset.offered || dataset.testid || ariaLabel || textContent.trim().slice(0, 40);
  const hits = (one, x, y) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (one === hit || one.contains(hit));
  };
  const seen = (one) => one.checkVisibility({ visibilityProperty: true });
  const things = [...document.querySelectorAll(where)].filter(seen);
  for (const one of things) {
    const scrolled = [];
    for (let up = one.parentElement; up; up = up.parentElement) scrolled.push([up, up.scrollLeft, up.scrollTop]);
    one.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const sideways = scrolled.filter(([up, before]) => up.scrollLeft !== before && !up.closest('[data-pans]'));
    const edge = one.closest('[data-drop=hand]') !== null && hits(one, left + Math.min(14, width / 2), y);
    if (!width || !height) wrong.push(`${named(one)} has no size`);
    else if (x < 0 || y < 0 || x > wide || y > high)
      wrong.push(`${named(one)} lies beyond the screen, at ${Math.round(x)}, ${Math.round(y)}`);
    else if (sideways.length) wrong.push(`${named(one)} is reached only by scrolling sideways`);
    else if (!hits(one, x, y) && !edge) {
      const over = document.elementFromPoint(x, y);
      wrong.push(`${named(one)} is covered by ${over?.tagName.toLowerCase()}.${over?.getAttribute('class') ?? ''}`);
    }
    for (const [up, before, above] of scrolled) up.scrollTo({ left: before, top: above, behavior: 'instant' });
  }
  return { wrong, count: things.length };
}"""

#: What must be within reach while one is asked: every action, the question, what wins, the own hand.
EVERYTHING = ", ".join(
    [
        "[data-offered]", "[data-testid=prompt]", "[data-testid=confirm]", ".area-hand button",
        "[data-testid=goal]", "[data-testid=to-win]",
    ]
)  # fmt: skip


def out_of_reach(page: Page, where: str = EVERYTHING) -> list[str]:
    """What cannot be reached, in words; empty if all can. Something that moves is given a moment to arrive."""
    until = time.monotonic() + PATIENCE
    while True:
        found = page.evaluate(_REACH, where)
        assert found["count"] > 0, f"nothing here is {where}"
        wrong: list[str] = found["wrong"]
        if not wrong or time.monotonic() > until:
            return wrong
        page.wait_for_timeout(100)
