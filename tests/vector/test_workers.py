"""Games in several processes: what is told when one of them dies, and that nothing is left behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from multiprocessing.shared_memory import SharedMemory

import pytest

import backroom
from backroom.vector import VectorGames, WorkerDied
from backroom.vector.order import Order
from backroom.vector.workers import Workers
from tests.waiting import wait_until

FORGETS = """
import backroom
games = backroom.vector.make("chicago-poker", games=4, processes=2)
games.reset()
print(*games.pids(), flush=True)
"""


def two_workers() -> VectorGames:
    games = backroom.vector.make("chicago-poker", games=4, seed=1, processes=2)
    games.reset()
    return games


def is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.timeout(60)
def test_a_worker_that_dies_is_told_in_one_sentence_and_the_others_end() -> None:
    games = two_workers()
    pids = games.pids()
    os.kill(pids[1], signal.SIGKILL)
    with pytest.raises(
        WorkerDied, match=r"^Worker 2 of 2, with games 2 to 3, has died \(exit code -9\): make the games"
    ):
        games.step(games.masks.argmax(axis=1))
    assert not any(map(is_there, pids))
    with pytest.raises(ValueError, match="closed"):
        games.reset()


def test_closing_ends_the_workers_and_frees_their_memory() -> None:
    games = two_workers()
    name = games.shared_name
    assert name is not None
    pids = games.pids()
    games.close()
    assert not any(map(is_there, pids))
    with pytest.raises(FileNotFoundError):
        SharedMemory(name)
    assert games.masks.any()


@pytest.mark.timeout(60)
def test_a_program_that_forgets_to_close_leaves_nothing_behind() -> None:
    done = subprocess.run([sys.executable, "-c", FORGETS], capture_output=True, text=True, check=False)
    assert done.stderr == ""
    pids = [int(pid) for pid in done.stdout.split()]
    assert len(pids) == 2
    wait_until(lambda: not any(map(is_there, pids)), "the workers to end")


def test_a_worker_that_cannot_begin_says_why() -> None:
    with pytest.raises(WorkerDied, match=r"has died \(.*FileNotFoundError"):
        Workers(Order("chicago-poker", None, None, None, 2, 1, True, False, True), 2, "backroom-no-such-memory")
