"""How much memory a waiting table takes: `python -m tests.server.weigh_tables TITLE` prints bytes for one.

By tracemalloc, which counts what Python's own allocator was asked for: the same on every machine. A process's resident
memory also holds what the allocator keeps for later.
"""

from __future__ import annotations

import gc
import sys
import tracemalloc
from random import Random

from backroom.games import find_title
from backroom.server.house import House
from backroom.server.live import LiveTable
from backroom.store.journal import Journal
from backroom.table.workers import Workers
from tests.table.tables import Evening

TABLES = 25
#: So many choices are made at each: the middle of a game.
CHOICES = 60


def weigh(title: str) -> float:
    """Bytes of one table that waits for people, with what the house keeps of it beside."""
    players = find_title(title).most
    house = House(Journal("sqlite://"), Workers(1))
    _waiting(house, title, players, Random(0))  # whatever is made once for all is made now
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    tables = [_waiting(house, title, players, Random(seed)) for seed in range(1, TABLES + 1)]
    gc.collect()
    taken = tracemalloc.get_traced_memory()[0] - before
    assert all(live.table.status == "playing" for live in tables)
    return taken / TABLES


def _waiting(house: House, title: str, players: int, luck: Random) -> LiveTable:
    evening = Evening(["human"] * players, title).sit_and_deal()
    evening.play_on(luck, CHOICES)
    return LiveTable(house, evening.table)


if __name__ == "__main__":
    print(weigh(sys.argv[1]))
