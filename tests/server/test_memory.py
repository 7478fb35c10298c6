"""A house holds a thousand tables that wait for somebody: each takes little, whatever its title."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from backroom.games import titles

#: Bytes, in the middle of a game of as many players as there can be.
MOST = 60_000


@pytest.mark.parametrize("title", [title.id for title in titles()])
def test_a_waiting_table_takes_at_most_60_kb(title: str) -> None:
    """Chicago's took 587 kB, because every table had rules of its own. Weighed in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-m", "tests.server.weigh_tables", title]
    weighed = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=280, check=True)
    assert float(weighed.stdout) <= MOST
