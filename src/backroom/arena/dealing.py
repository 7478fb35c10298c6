"""Deals played by whoever sits at a table, in this process or in several, and told of in their order."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing, contextmanager
from functools import partial
from typing import Any, Protocol, TypeVar

T = TypeVar("T")
Played = TypeVar("Played", covariant=True)


class Table(Protocol[Played]):
    """Bots in their seats, who play deals by their numbers until they are sent away."""

    def play_deal(self, number: int, /) -> Played: ...

    def close(self) -> None: ...


@contextmanager
def dealing(seat: Callable[[], Table[T]], workers: int) -> Iterator[Callable[[Sequence[int]], Iterator[T]]]:
    """What plays deals by their numbers, and tells of them in that order. No bot runs on afterwards.

    `seat` makes a table; with several workers each of them has one, so it can be pickled.
    """
    if workers == 1:
        with closing(seat()) as table:
            yield partial(map, table.play_deal)
        return
    # Fresh processes: forking one that draws a progress bar in a thread is asking for trouble.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context, initializer=_take_seats, initargs=(seat,)) as pool:
        yield partial(pool.map, _play_deal)


#: Of a process that plays deals: its table.
_seated: list[Table[Any]] = []


def _take_seats(seat: Callable[[], Table[Any]]) -> None:
    from multiprocessing.util import Finalize

    table = seat()
    _seated.append(table)
    # Called at the end of a process of multiprocessing, where `atexit` is not.
    Finalize(None, table.close, exitpriority=1)


def _play_deal(number: int) -> Any:  # noqa: ANN401 (whatever the table tells)
    (table,) = _seated
    return table.play_deal(number)
