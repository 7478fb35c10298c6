"""Deals played by whoever sits at a table, in this process or in others, and told of in their order."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from multiprocessing.util import Finalize
from typing import Any, Generic, Protocol, TypeVar

from backroom.arena.crew import Crew

T = TypeVar("T")
Played = TypeVar("Played", covariant=True)


class Table(Protocol[Played]):
    """Bots in their seats, who play deals by their numbers until they are sent away."""

    def play_deal(self, number: int, /) -> Played: ...

    def close(self) -> None: ...


@contextmanager
def dealing(seat: Callable[[], Table[T]], crew: Crew) -> Iterator[Callable[[Sequence[int]], Iterator[T]]]:
    """What plays deals by their numbers, and tells of them in that order. No bot runs on once the crew has ended.

    `seat` makes a table; each process of the crew has one, so it can be pickled.
    """
    seated = _Seated(secrets.token_hex(8), seat)
    try:
        yield partial(crew.play, seated)
    finally:
        _send_away(seated.name)


@dataclass(frozen=True)
class _Seated(Generic[T]):
    """Plays a deal at the table of this name, which a process makes when it first plays there."""

    name: str
    seat: Callable[[], Table[T]]

    def __call__(self, number: int) -> T:
        if self.name not in _tables:
            # Whoever is sent to another table has left the one before.
            _send_away(*_tables)
            _tables[self.name] = self.seat()
        table: Table[T] = _tables[self.name]
        return table.play_deal(number)


#: Of this process: its table, by its name.
_tables: dict[str, Table[Any]] = {}


def _send_away(*names: str) -> None:
    for name in names:
        if name in _tables:
            _tables.pop(name).close()


# Called at the end of a process of multiprocessing, where `atexit` is not; and of any other as well.
Finalize(None, lambda: _send_away(*_tables), exitpriority=1)
