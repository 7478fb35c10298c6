"""Tables laid out in the database by hand: known keys, a known seed, and a start if need be."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

from backroom.kernel.refusal import Facts
from backroom.kernel.title import Settings
from backroom.server.keys import hash_key
from backroom.server.live import about
from backroom.store import journal as store
from backroom.store.journal import Journal
from backroom.store.lines import Line
from backroom.table import entries as e
from backroom.table.protocol import ClockPlan
from backroom.table.table import Table
from tests.server.place import Place

SEED = "5e" * 32
ONLOOKERS_KEY = "the-onlookers-key-for-tests"
HOSTS_KEY = "the-hosts-own-key-for-tests"


@dataclass(frozen=True)
class LaidOut:
    """A table in the database, and the keys to it by viewer (the last is the onlookers')."""

    id: str
    opened: e.Opened
    keys: list[str]


class _Unlocked:
    """In the place of the lock of a database that a house is serving."""

    def __init__(self, database: Path, name: str) -> None: ...

    def release(self) -> None: ...


def lay_out(
    place: Place,
    id_: str,
    settings: Settings,
    start: Facts | None = None,
    clock: ClockPlan | None = None,
    bots: int = 0,
) -> LaidOut:
    """A table for people, and bots on the last seats, in the database; the house finds it there."""
    people = settings.players - bots
    keys = [f"the-key-of-seat-{seat}-of-{id_}" for seat in range(people)]
    seats = [e.SeatPlan("human", f"Player {seat}", keys=[hash_key(key)]) for seat, key in enumerate(keys)]
    seats += [e.SeatPlan("random", f"Bot {seat}") for seat in range(people, settings.players)]
    opened = e.Opened(
        title=settings.title,
        players=settings.players,
        options=dict(settings.options),
        seats=seats,
        seed=SEED,
        host=hash_key(HOSTS_KEY),
        watch=hash_key(ONLOOKERS_KEY),
        clock=clock or ClockPlan(),
        start=start,
        # A state to begin from is a thing of the old scheme. There heads are empty, so that two worlds can be compared.
        scheme=2 if start is None else 1,
    )
    now = time.time()
    with patch.object(store, "Lock", _Unlocked):  # the house has the file, and does not mind: it reads as it goes
        journal = Journal(place.database)
    try:
        line = Line(id_, 1, now, e.write_entry(opened))
        journal.append([line], about(Table(id_, opened, now), now)).result()
    finally:
        journal.close()
    return LaidOut(id_, opened, [*keys, ONLOOKERS_KEY])
