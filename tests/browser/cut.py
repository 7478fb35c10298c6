"""Words that do not fit where they stand: found by the page's geometry."""

from __future__ import annotations

from tests.browser.guest import Guest

#: Text that its own box cuts off. What can be had whole elsewhere may be shortened (`data-shortens`).
_CUT = """() => [...document.querySelectorAll('.table *')]
  .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()))
  .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('.unseen, [data-shortens]'))
  .filter((one) => {
    const { overflowX, webkitLineClamp, clipPath } = getComputedStyle(one);
    const wider = overflowX === 'hidden' && one.scrollWidth > one.clientWidth + 1;
    const longer = webkitLineClamp !== 'none' && one.scrollHeight > one.clientHeight + 1;
    return clipPath === 'none' && one.clientWidth > 1 && (wider || longer);
  })
  .map((one) => {
    const within = [];
    for (let each = one; each && !each.matches('.table') && within.length < 4; each = each.parentElement) {
      const named = [...each.classList].filter((name) => !name.startsWith('svelte-')).map((name) => `.${name}`);
      within.unshift(each.tagName.toLowerCase() + named.join(''));
    }
    return `${within.join(' > ')}: ${one.textContent.trim()}`;
  })"""


def words_cut_off(guest: Guest) -> list[str]:
    """On a table, once its fonts are there and it stands still; each with the element that cuts it."""
    guest.at_rest()
    found: list[str] = guest.page.evaluate(_CUT)
    return found
