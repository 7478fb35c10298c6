"""What a first game costs: bytes over the line, the time to the first picture, and how smoothly things fly."""

from __future__ import annotations

import gzip
import os
from statistics import mean, median

import pytest
from playwright.sync_api import Response

from tests.browser.conftest import Welcome
from tests.browser.guest import click, play_on

MOST_KILOBYTES = 180
#: Stands in the coach's files, and in those of a rulebook.
TAUGHT = {"coach-ring", "{#questions}"}
FIRST_PAINT_MILLISECONDS = 1000
#: What the page itself may take of the processor until a poster can be clicked.
FIRST_WORK_MILLISECONDS = 400
#: Sixty pictures a second, and a little for the clock.
FRAME_MILLISECONDS = 17.5
FLIGHTS = 8
ROUNDS = 6
#: Notes, for everything that flies, how long each picture took since the one before.
_TIME_FRAMES = """() => {
  window.flights = [];
  let before = null;
  const look = (now) => {
    const flying = document.querySelector('.air .thing') !== null;
    if (flying && before === null) window.flights.push([]);
    else if (flying) window.flights.at(-1)?.push(now - before);
    before = flying ? now : null;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""


def test_shell_and_one_board_are_light(welcome: Welcome) -> None:
    guest = welcome()
    sizes: dict[str, int] = {}

    def weigh(response: Response) -> None:
        if response.url.endswith((".js", ".css")):
            sizes[response.url] = len(gzip.compress(response.body(), 9, mtime=0))

    guest.page.on("response", weigh)
    guest.play("chicago-poker")
    guest.page.wait_for_selector("[data-offered]")

    assert 0 < sum(sizes.values()) <= MOST_KILOBYTES * 1000


def test_lessons_and_rulebooks_are_fetched_when_they_are_opened(welcome: Welcome) -> None:
    guest = welcome()
    fetched: set[str] = set()

    def look(response: Response) -> None:
        if response.url.endswith(".js"):
            text = response.text()
            fetched.update(mark for mark in TAUGHT if mark in text)

    guest.page.on("response", look)
    guest.play("chicago-poker")
    guest.page.wait_for_selector("[data-offered]")
    assert fetched == set()

    guest.go("/learn/chicago-poker/first-game")
    guest.page.wait_for_selector("[data-testid=coach]")
    guest.go("/rules/chicago-poker")
    guest.page.wait_for_selector("#questions")
    assert fetched == TAUGHT


def test_the_first_picture_costs_little(welcome: Welcome) -> None:
    """By the processor's time, which other programs on the machine do not change."""
    taken = []

    for _ in range(3):
        guest = welcome()
        metrics = guest.page.context.new_cdp_session(guest.page)
        metrics.send("Performance.enable", {"timeDomain": "threadTicks"})
        guest.go("/")
        guest.page.wait_for_selector("[data-testid=play-chicago-poker]:enabled")
        told = {one["name"]: one["value"] for one in metrics.send("Performance.getMetrics")["metrics"]}
        taken.append(1000 * told["TaskDuration"])

    assert 0 < median(taken) < FIRST_WORK_MILLISECONDS, taken


@pytest.mark.long  # by the clock: on a quiet machine
def test_the_first_picture_comes_soon(welcome: Welcome) -> None:
    painted = []

    # The middle one of a few first visits, each with an empty cache.
    for _ in range(5):
        guest = welcome()
        guest.go("/")
        guest.page.wait_for_selector("[data-testid=play-chicago-poker]:enabled")
        guest.page.wait_for_function("() => performance.getEntriesByName('first-contentful-paint').length")
        painted.append(guest.page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime"))

    assert median(painted) < FIRST_PAINT_MILLISECONDS, f"{painted}, load {os.getloadavg()[0]:.1f}"


@pytest.mark.long  # by itself: beside another browser there are not sixty pictures a second to be had
def test_things_fly_sixty_times_a_second(welcome: Welcome) -> None:
    guest = welcome(moving=True)
    guest.open_table("chicago-poker", 4, {})
    guest.page.wait_for_selector("[data-offered]")
    guest.page.evaluate(_TIME_FRAMES)

    # What else the machine does falls upon some rounds; what the page can do shows in the others.
    told = []
    for _ in range(ROUNDS):
        guest.page.evaluate("window.flights.length = 0")
        while guest.page.evaluate("window.flights.length") <= FLIGHTS:
            play_on([guest], click, choices=1)
            guest.page.wait_for_timeout(1_000)
        frames = [frame for flight in guest.page.evaluate("window.flights")[:FLIGHTS] for frame in flight]
        told.append(f"{mean(frames):.1f} ms a frame in {len(frames)} frames, load {os.getloadavg()[0]:.1f}")
        if mean(frames) <= FRAME_MILLISECONDS:
            break
    print(told)
    assert mean(frames) <= FRAME_MILLISECONDS, told
