"""Whoever plays many games: this process, several of this machine, or a Ray cluster (`cluster.py`).

What came of them is told in the order in which they were asked for, so the same seed tells the same, whoever plays.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from typing import Protocol, TypeVar

Task = TypeVar("Task")
Played = TypeVar("Played")


class Crew(Protocol):
    """Plays tasks: both what plays and what is played can be pickled."""

    @property
    def size(self) -> int:
        """How many play at once."""
        ...

    def play(self, play: Callable[[Task], Played], tasks: Iterable[Task]) -> Iterator[Played]:
        """What came of each task, in their order."""
        ...


class Alone:
    """This process."""

    size = 1

    def play(self, play: Callable[[Task], Played], tasks: Iterable[Task]) -> Iterator[Played]:
        return map(play, tasks)


class Processes:
    """So many processes of this machine."""

    def __init__(self, pool: ProcessPoolExecutor, size: int) -> None:
        self._pool = pool
        self.size = size

    def play(self, play: Callable[[Task], Played], tasks: Iterable[Task]) -> Iterator[Played]:
        return self._pool.map(play, tasks)


@contextmanager
def crew_of(workers: int, cluster: str = "") -> Iterator[Crew]:
    """So many processes; or all of the cluster that is named, if one is. They end with this context."""
    if cluster:
        from backroom.arena.cluster import joined

        with joined(cluster) as crew:
            yield crew
    elif workers == 1:
        yield Alone()
    else:
        # Fresh processes: forking one that draws a progress bar in a thread is asking for trouble.
        with ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn")) as pool:
            yield Processes(pool, workers)
