"""Long games, played in memory and written into a journal as one."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

from backroom.server.house import House
from backroom.server.live import about
from backroom.store.journal import Journal
from backroom.store.lines import Line
from backroom.table import entries as e
from backroom.table.workers import Workers
from tests.table.double import DoubleEvening
from tests.table.tables import Evening


def long_evening(title: str, players: int, entries: int, seed: int = 1) -> Evening:
    """People choose, talk, whisper and take back; what is missing to so many entries is talk."""
    evening = DoubleEvening(["human"] * players, title, 1 << 30)
    evening.sit_and_deal()
    luck = Random(seed)
    evening.live_on(luck, entries * 2 // 3)
    for number in range(len(evening.journal), entries):
        whispered = evening.table.course is not None and number % 5 == 0
        evening.happen(e.Spoke(f"line {number}", number % players, [(number + 1) % players] if whispered else None))
    return evening


def write(journal: Journal, evening: Evening) -> None:
    """The whole journal of an evening, without snapshots: as a database of an earlier version has it."""
    lines = [Line("t", seq, at, e.write_entry(entry)) for seq, (entry, at) in enumerate(evening.journal, 1)]
    journal.append(lines, about(evening.table, evening.now)).result(30)


@contextlib.asynccontextmanager
async def house_with(folder: Path, *evenings: Evening) -> AsyncIterator[House]:
    """A house on a journal with these evenings; it is not started, so nobody plays by themselves."""
    journal = Journal(f"sqlite:///{folder / 'tables.db'}")
    for evening in evenings:
        write(journal, evening)
    house = House(journal, Workers(1), now=lambda: 2000.0)
    try:
        yield house
    finally:
        await house.close()
