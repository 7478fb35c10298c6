"""Server processes, PostgreSQL and bots are killed while tables play: nothing acknowledged is lost or doubled."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.faults.kinds import postgres_dies, processes_die, suffered, workers_die
from tests.postgres import ON_POSTGRES, Postgres, new_postgres

pytestmark = list(ON_POSTGRES)


def test_a_killed_process_is_replaced_by_the_other(tmp_path: Path, postgres: Postgres) -> None:
    assert suffered(tmp_path, postgres, processes_die, 3, seed=1).faults == 3


def test_a_killed_postgresql_has_lost_nothing(tmp_path: Path, own_postgres: Postgres) -> None:
    assert suffered(tmp_path, own_postgres, postgres_dies, 2, seed=2).faults == 2


def test_killed_bots_play_on(tmp_path: Path, postgres: Postgres) -> None:
    assert suffered(tmp_path, postgres, workers_die, 2, seed=3).bots_killed > 0


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """One that may be killed."""
    with new_postgres() as server:
        yield server
