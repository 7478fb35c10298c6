"""How processes that share a database hear of each other: that something happened at a table, never what.

What happened is read from the journal. So a message that is lost delays, and loses nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple, Protocol

from sqlalchemy import Connection

#: In place of a number: the journal is another one now, or gone.
ANEW = 0
#: In place of a number: other people are connected.
PEOPLE = -1


class News(NamedTuple):
    """A table, and the number of the last entry of its journal; or one of the above."""

    table: str
    number: int


#: Told by a thread of the bus: what was heard; an empty list means that something may have been missed.
Heard = Callable[[Sequence[News]], None]


class Counted(Protocol):
    """Whoever counts what goes over the bus. Called by its threads."""

    def told(self, count: int, done: bool) -> None:
        """So many news were sent, or could not be."""

    def heard(self, count: int) -> None: ...


class Nowhere:
    """Counts nothing."""

    def told(self, count: int, done: bool) -> None:
        pass

    def heard(self, count: int) -> None:
        pass


class Bus(Protocol):
    """One process's way to the others."""

    counted: Counted

    def announce(self, connection: Connection, news: Sequence[News]) -> None:
        """Within the transaction that makes it true."""

    def committed(self, news: Sequence[News]) -> None:
        """After it. Never fails: others hear of it later."""

    def announce_by(self, connection: Any, news: Sequence[News]) -> None:  # noqa: ANN401 the driver's own type
        """What is true already, by a connection on which every statement is a transaction."""

    def listen(self, heard: Heard) -> None:
        """From now on tell what others announce."""

    def close(self) -> None: ...


def packed(news: Sequence[News], room: int) -> Iterator[str]:
    """Messages of so many letters at most, as `table number table number ...`."""
    said = ""
    for table, number in news:
        one = f"{table} {number}"
        if said and len(said) + len(one) >= room:
            yield said
            said = ""
        said = f"{said} {one}" if said else one
    if said:
        yield said


def unpacked(said: str) -> Iterator[News]:
    """What is not ours is ignored: anybody who reaches the bus may send on the channel."""
    words = said.split(" ")
    for table, number in zip(words[::2], words[1::2], strict=False):
        if number.lstrip("-").isdecimal():
            yield News(table, int(number))
