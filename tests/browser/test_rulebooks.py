"""Rulebooks with figures, a search by questions, and the reference card at the table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from backroom.games import own_titles
from backroom.words import LANGUAGES
from tests.browser.conftest import Welcome
from tests.browser.guest import Guest
from tests.waiting import waiting_for

TITLES = [title.id for title in own_titles()]
SIZES = [(360, 740), (768, 1024), (1440, 900)]
#: From here on a mouse is used.
DESK = 1000
LOCALES = {"en": "en-GB", "nl": "nl-NL", "de": "de-DE"}
CARD = "[data-testid=reference-card]"
#: Every figure has drawn something that is to be seen.
_DRAWN = """() => {
  const figures = [...document.querySelectorAll('[data-figure]')];
  const isDrawn = (one) => [...one.querySelectorAll('svg')].some((svg) => svg.clientWidth > 8);
  return figures.length > 6 && figures.every(isDrawn);
}"""

#: What a sheet of A4 has within its margins, in pixels.
PAPER = (688, 1009)
#: At how many heights the pictures of the overview stand, and how high every figure is.
_MINUTE_ROWS = """() => new Set([...document.querySelectorAll('#minute figure')]
  .map((one) => Math.round(one.getBoundingClientRect().top))).size"""
_HEIGHTS = """() => [...document.querySelectorAll('[data-figure]')]
  .map((one) => ({ figure: one.dataset.figure, height: Math.round(one.getBoundingClientRect().height) }))"""
#: At how many heights the words under the pictures of the first strip begin, row by row.
_CAPTIONS = """() => {
  const rows = {};
  for (const one of document.querySelector('.strip').children) {
    (rows[Math.round(one.getBoundingClientRect().top)] ??= new Set())
      .add(Math.round(one.querySelector('figcaption').getBoundingClientRect().top));
  }
  return Object.values(rows).map((row) => row.size);
}"""


def open_book(guest: Guest, title: str) -> None:
    guest.go(f"/rules/{title}")
    guest.page.wait_for_selector("#questions")
    guest.page.wait_for_function(_DRAWN)


def first_found(page: Page, question: str) -> list[str]:
    """The ids of the passages that are shown for a question, the best first."""
    page.fill("[data-testid=search]", question)
    page.wait_for_selector("#questions", state="detached")
    found: list[str] = page.locator("[data-passage]").evaluate_all("all => all.map((one) => one.id)")
    return found


def test_a_rulebook_draws_answers_and_is_read_by_everybody(welcome: Welcome) -> None:
    guest = welcome(1440, 900)

    open_book(guest, "chicago-gangsters")
    assert guest.page.locator("#goal .margin a").first.get_attribute("href") == "rules/chicago-gangsters#CG-83"
    assert guest.page.locator("#set-up .mark[data-kind=R]").count() == 1
    assert guest.page.evaluate(_CAPTIONS) == [1]
    assert guest.violations() == []

    assert first_found(guest.page, "can I lie to my partner")[0] == "laying"
    guest.page.click("[data-passage=laying] h3 a")
    guest.page.wait_for_selector("#questions")

    assert guest.page.url.endswith("#laying")
    assert guest.page.input_value("[data-testid=search]") == ""


def test_the_reference_card_opens_with_one_key_and_closes_with_escape(welcome: Welcome) -> None:
    guest = welcome(360, 740, touch=True)
    guest.play("chicago-poker")
    guest.page.wait_for_selector("[data-offered]")
    asked = guest.prompt()

    guest.page.keyboard.press("c")
    guest.page.wait_for_selector(f"{CARD} table")
    assert guest.violations() == []
    assert not guest.is_wider_than_the_screen()
    guest.page.keyboard.press("Escape")
    guest.page.wait_for_selector(CARD, state="detached")

    guest.page.get_by_role("button", name="Table", exact=True).first.click()
    guest.page.tap("[data-testid=card]")
    guest.page.wait_for_selector(f"{CARD} table")
    guest.page.keyboard.press("Escape")
    guest.page.wait_for_selector(CARD, state="detached")

    assert guest.prompt() == asked


@pytest.mark.long
@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_every_rulebook_and_card_in_every_language_and_size(
    welcome: Welcome, title: str, language: str, width: int, height: int
) -> None:
    guest = welcome(width, height, locale=LOCALES[language], touch=width < DESK)

    open_book(guest, title)
    assert guest.page.get_attribute("html", "lang") == language
    assert guest.violations() == []
    assert not guest.is_wider_than_the_screen()

    guest.play(title)
    guest.page.wait_for_selector("[data-offered]")
    guest.page.keyboard.press("c")
    guest.page.wait_for_selector(f"{CARD} table")
    assert guest.violations() == []
    assert not guest.is_wider_than_the_screen()


@pytest.mark.parametrize(
    "title", [pytest.param(title, marks=[] if title == "chicago-gangsters" else pytest.mark.long) for title in TITLES]
)
def test_a_rulebook_is_printed_on_a_few_pages(welcome: Welcome, title: str) -> None:
    guest = welcome(*PAPER)
    open_book(guest, title)

    guest.page.emulate_media(media="print")
    assert guest.page.evaluate(_MINUTE_ROWS) == 1, "what is told in a minute stands in one row"
    # What is drawn by its room is drawn anew a moment after the paper is there.
    for _ in waiting_for("figures that are no taller than a page"):
        if not [one for one in guest.page.evaluate(_HEIGHTS) if one["height"] > PAPER[1]]:
            break
    pages = guest.page.pdf(format="A4", prefer_css_page_size=True, print_background=True).count(b"/Type /Page\n")

    assert 6 <= pages <= 30
