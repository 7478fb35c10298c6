"""Lessons at the real table: followed from the page alone, left and taken up again, answered by the coach."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from backroom.lessons.lesson import Lesson
from backroom.lessons.shelf import all_lessons
from tests.browser.conftest import Welcome
from tests.browser.pupil import COACH, Pupil, Told, by_finger, by_keys, by_mouse

LESSONS = list(all_lessons())
POKER = "chicago-poker/first-game"
Press = Callable[[Pupil, Told], None]
#: Width and height, and how one presses there.
WAYS: dict[str, tuple[int, int, Press]] = {
    "desktop": (1440, 900, by_mouse),
    "desktop-keys": (1440, 900, by_keys),
    "phone": (390, 844, by_finger),
    "phone-keys": (390, 844, by_keys),
    "low": (844, 390, by_finger),
}
LOCALES = {"en": "en-GB", "nl": "nl-NL", "de": "de-DE"}


def test_a_guided_game_from_the_poster_to_a_free_game_with_hints(welcome: Welcome) -> None:
    guest = welcome(1440, 900)
    guest.go("/")
    page = guest.page
    page.click("[data-testid=learn-chicago-poker]")
    page.wait_for_selector(COACH)
    pupil = Pupil(guest, POKER)

    assert pupil.follow(by_mouse) == 14
    assert guest.violations() == []
    page.click("[data-testid=coach-play-on]")
    page.wait_for_selector("[data-testid=hint-ring]")
    guest.go("/")

    page.wait_for_selector("[data-testid=lessons-chicago-poker]")
    expect(page.locator("[data-testid=learn-chicago-poker]")).to_have_count(0)
    names = page.locator("article h2").evaluate_all("all => all.map((one) => one.getBoundingClientRect().y)")
    assert len(set(names)) == 1, "a poster of a title that one knows stands beside the others"
    page.click("[data-testid=lessons-chicago-poker]")
    expect(page.locator("[data-testid=lesson-first-game]")).to_contain_text("Done")


def test_wrong_tries_are_answered_and_a_reload_goes_on_at_the_same_step(welcome: Welcome) -> None:
    guest = welcome(390, 844, touch=True)
    pupil = Pupil(guest, POKER)
    page = guest.page
    for _ in range(2):
        page.tap("[data-testid=coach-go-on]")
    page.wait_for_selector(f"{COACH}[data-step='2'][data-watching=false]")

    page.evaluate("document.querySelector('[data-offered=draw]').click()")
    expect(page.locator("[data-testid=coach-not]")).to_contain_text("two tens")
    assert guest.violations() == []
    page.tap("[data-testid=coach-skip]")
    page.wait_for_selector(f"{COACH}[data-step='3'][data-watching=false]")
    page.reload()
    page.wait_for_selector(f"{COACH}[data-step='3'][data-watching=false]")
    page.tap("[data-testid=coach-again]")
    page.wait_for_selector(f"{COACH}[data-step='2'][data-watching=false]")
    page.tap("[data-testid=coach-leave]")

    expect(page.locator("[data-testid=lesson-first-game]")).to_contain_text("step 3")
    assert guest.violations() == []
    assert pupil.guest is guest


@pytest.mark.long
@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda one: f"{one.title.id}-{one.id}")
def test_every_lesson_is_followed_to_its_end(welcome: Welcome, lesson: Lesson, way: str, language: str) -> None:
    """What is lit leads on, the coach never stands on it, axe finds nothing at any step."""
    width, height, press = WAYS[way]
    guest = welcome(width, height, locale=LOCALES[language], touch=press is by_finger)
    pupil = Pupil(guest, f"{lesson.title.id}/{lesson.id}")
    troubles: list[str] = []

    def look(step: str) -> None:
        troubles.extend(f"step {step}: {one}" for one in guest.violations())

    assert pupil.follow(press, look) == len(lesson.steps)
    assert troubles == []
