"""A house and a browser for all tests of a process; guests for each."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.guest import Guest
from tests.browser.house import RunningHouse
from tests.browser.played import Seat

FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
)  # fmt: skip
Welcome = Callable[..., Guest]
Light = Literal["dark", "light"]


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    running = RunningHouse(tmp_path_factory.mktemp("house"))
    running.open()
    yield running
    running.close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=os.environ.get("BACKROOM_CHROMIUM"), args=[*FLAGS])
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def finished(house: RunningHouse) -> Seat:
    """A seat of a finished game of Chicago Poker."""
    seat = Seat(house.address, "chicago-poker", 4, bots="soldier")  # they come to an end sooner
    seat.play()
    return seat


@pytest.fixture
def welcome(house: RunningHouse, browser: Browser) -> Iterator[Welcome]:
    """A new guest, with a browser's storage of their own. In the end nobody may have met an error."""
    guests: list[Guest] = []

    def new_guest(
        width: int = 1280,
        height: int = 800,
        *,
        locale: str = "en-GB",
        light: Light = "dark",
        touch: bool = False,
        moving: bool = False,
        density: float = 1,
        pace: str = "",
    ) -> Guest:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=locale,
            color_scheme=light,
            reduced_motion="no-preference" if moving else "reduce",
            has_touch=touch,
            device_scale_factor=density,
            is_mobile=touch,
        )
        guests.append(Guest(context, house.address, pace or ("normal" if moving else "instant")))
        return guests[-1]

    yield new_guest
    troubles = [trouble for guest in guests for trouble in guest.troubles]
    for guest in guests:
        guest.context.close()
    assert troubles == []


@pytest.fixture
def record_file() -> Path:
    """A finished game of Chicago Poker."""
    return Path(__file__).parents[2] / "web" / "tests" / "a-game.record"
