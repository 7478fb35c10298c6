"""Many faults of every kind, while many tables play (`./test long`): what docs/reliability.md tells of.

How many tables play at once, and how many faults of each kind there are, can be told by `BACKROOM_FAULT_TABLES` and
`BACKROOM_FAULTS`. Each test prints its line of the page.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from tests.faults import kinds
from tests.faults.fleet import Fleet
from tests.faults.kinds import Kind, suffered
from tests.postgres import ON_POSTGRES, Postgres, new_postgres
from tests.redis import Redis, new_redis
from tests.server.open_house import Wishes
from tests.small_disk import small_disk

pytestmark = [*ON_POSTGRES, pytest.mark.long]

TABLES = int(os.environ.get("BACKROOM_FAULT_TABLES", "24"))
FAULTS = int(os.environ.get("BACKROOM_FAULTS", "20"))
#: The disk of the test of a full one, in bytes.
_SMALL_DISK = "160m"


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """One that may be killed."""
    with new_postgres() as server:
        yield server


@pytest.fixture
def own_redis() -> Iterator[Redis]:
    with new_redis() as server:
        yield server


def _tell(kind: str, fleet: Fleet) -> None:
    """A line of docs/reliability.md. Whatever is lost or doubled has failed the test before."""
    cells = (kind, fleet.faults, TABLES, fleet.acknowledged, 0, 0, f"{fleet.stood:.1f}")
    print("\n| " + " | ".join(str(cell) for cell in cells) + " |")


@pytest.mark.parametrize(
    "kind",
    [
        kinds.processes_die,
        kinds.postgres_dies,
        kinds.workers_die,
        kinds.network_stalls,
        kinds.network_is_cut,
        kinds.clock_jumps,
        kinds.processes_are_replaced,
        kinds.disk_is_slow,
    ],
)
def test_many_faults_lose_nothing(tmp_path: Path, own_postgres: Postgres, kind: Kind) -> None:
    fleet = suffered(tmp_path, own_postgres, kind, FAULTS, 4, TABLES)
    assert fleet.faults == FAULTS
    _tell(kind.__name__, fleet)


@pytest.mark.redis
def test_a_killed_redis_has_lost_nothing(tmp_path: Path, own_postgres: Postgres, own_redis: Redis) -> None:
    dies = partial(kinds.redis_dies, own_redis)
    fleet = suffered(tmp_path, own_postgres, dies, FAULTS, 5, TABLES, Wishes("", own_redis.address))
    _tell("redis_dies", fleet)


def test_two_processes_that_both_believe_they_own_every_turn_make_it_once(
    tmp_path: Path, own_postgres: Postgres
) -> None:
    fleet = suffered(tmp_path, own_postgres, kinds.nothing, FAULTS, 6, TABLES, Wishes("", greedy=True))
    _tell("two_owners", fleet)


@pytest.mark.linux_root
def test_a_full_disk_has_lost_nothing(tmp_path: Path) -> None:
    with small_disk(_SMALL_DISK) as disk:
        server = Postgres(disk)
        try:
            fleet = suffered(tmp_path, server, partial(kinds.disk_is_full, disk), FAULTS, 7, TABLES)
        finally:
            server.stop()
    _tell("disk_is_full", fleet)
