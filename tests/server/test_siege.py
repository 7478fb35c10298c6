"""Those who behave notice little of those who do not: their slowest choices take at most twice as long.

On a busy machine the strangers' own work slows everybody, whatever the house does: there it is held only that nobody is
stopped. That the slowest choices are at most doubled is held in the long runs, on a machine with nothing else to do.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from asyncio.subprocess import Process
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from backroom.server.api import OpenTable, SeatWish
from backroom.server.limits import Limits
from backroom.table import protocol as p
from tests.server.guest import Guest
from tests.server.open_house import Wishes
from tests.server.place import AtTable, Place

#: The company's pace, by table: so many seconds between two choices.
_PACE = 0.1
#: What the strangers send at least, for every second.
_SENT = 20
#: Nobody who behaves waits so long for an answer, in seconds, on the busiest machine.
_STOPPED = 5.0
#: A machine with much else to do gets as many tries.
_TRIES = 3


def test_a_siege_stops_nobody(tmp_path: Path) -> None:
    _besiege(tmp_path, 3.0, lambda quiet: quiet + _STOPPED)


@pytest.mark.long
def test_p99_under_siege_is_at_most_doubled(tmp_path: Path) -> None:
    _besiege(tmp_path, 60.0, lambda quiet: 2 * quiet)


def _besiege(folder: Path, seconds: float, bound: Callable[[float], float]) -> None:
    """`bound` is what the company's p99 may be, by what it was in peace."""
    with Place(folder, Wishes("", limits=Limits(), front=Wishes("").front)) as place:
        place.open()
        found = []
        for _ in range(_TRIES):
            # A game of Chicago is long enough for both.
            tables = [place.open_table(OpenTable("chicago", seats=[SeatWish(), SeatWish()])) for _ in range(3)]
            quiet, attacked, sent = asyncio.run(_measure(place, tables, seconds))
            found.append(f"p99 in peace {quiet * 1000:.1f} ms, under siege {attacked * 1000:.1f} ms, {sent} sent")
            print(found[-1])
            if attacked <= bound(quiet):
                break
        else:
            pytest.fail("; ".join(found))
        assert sent >= _SENT * seconds
        assert place.stop() in (0, -15)
        assert "Traceback" not in place.log, place.log
        assert '"level": "error"' not in place.log, place.log


async def _measure(place: Place, tables: list[AtTable], seconds: float) -> tuple[float, float, int]:
    """The slowest hundredth of the company's choices in peace and under siege, and how much the strangers sent."""
    company = [[Guest(place.port, table.table, seat.key) for seat in table.seats] for table in tables]
    guests = [guest for pair in company for guest in pair]
    for guest in guests:
        await guest.__aenter__()
    try:
        await asyncio.gather(*(guest.sit(f"guest {number}", "ab" * 32) for number, guest in enumerate(guests)))
        await _play(company, 1.0)
        quiet = await _play(company, seconds)
        target = tables[0]
        strangers = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tests.server.siege", str(place.port), target.table, str(target.onlookers),
            str(seconds + 3), str(round(_SENT * seconds)), stdout=subprocess.PIPE,
        )  # fmt: skip
        await asyncio.sleep(2.0)  # until they are there
        attacked = await _play(company, seconds, strangers)
        said, _ = await asyncio.wait_for(strangers.communicate(), seconds + 90)
        assert strangers.returncode == 0, "a stranger was answered with 5xx, or not at all"
        return quiet, attacked, int(said)
    finally:
        for guest in guests:
            await guest.__aexit__(None, None, None)


async def _play(company: list[list[Guest]], seconds: float, strangers: Process | None = None) -> float:
    """Every table plays at its pace, for so long, and while there are strangers; the time within which all but a
    hundredth of the choices were acknowledged.
    """
    taken: list[float] = []
    until = time.monotonic() + seconds

    async def play(pair: list[Guest], luck: Random) -> None:
        while time.monotonic() < until or (strangers is not None and strangers.returncode is None):
            for guest in pair:
                await guest.settled()
                if not guest.asked:
                    continue
                act = await guest.choose(luck)
                assert act is not None, "nobody else is asked"
                began = time.monotonic()
                await guest.do(act)
                taken.append(time.monotonic() - began)
                await asyncio.sleep(_PACE)

    await asyncio.gather(*(play(pair, Random(number)) for number, pair in enumerate(company)))
    return sorted(taken)[int(len(taken) * 0.99)]
