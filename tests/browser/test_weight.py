"""What a first game costs: bytes over the line, and the time to the first picture."""

from __future__ import annotations

import gzip

from playwright.sync_api import Response

from tests.browser.conftest import Welcome

MOST_KILOBYTES = 180
FIRST_PAINT_MILLISECONDS = 1000


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


def test_the_first_picture_comes_soon(welcome: Welcome) -> None:
    guest = welcome()
    painted = []

    # The best of a few: what else the machine does meanwhile is not the page's fault.
    for _ in range(5):
        guest.go("/join")
        guest.go("/")
        guest.page.wait_for_selector("[data-testid=play-chicago-poker]:enabled")
        painted.append(guest.page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime"))

    assert min(painted) < FIRST_PAINT_MILLISECONDS
