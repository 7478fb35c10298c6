"""The people of the table server's benchmark play as people do today: a house that changes must not stop them."""

from __future__ import annotations

import asyncio
import random
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from bench.our_company import OurCompany
from bench.processes import ROOT, Served, environment

#: No random game of Chicago Poker with four takes so many choices.
_MANY = 2_000


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Served]:
    command = [sys.executable, "-m", "bench.house", f"sqlite:///{tmp_path}/tables.db"]
    house = Served(command, environment(ROOT / "src"))
    yield house
    house.stop()


def test_a_company_plays_a_game_to_its_end_and_begins_the_next(house: Served) -> None:
    async def play() -> OurCompany:
        company = OurCompany([house.port], random.Random(1))
        await company.sit_down()
        while company.games == 0 and company.choices < _MANY:
            await company.choose()
        await company.choose()
        company.leave()
        return company

    company = asyncio.run(play())

    assert company.games == 1
