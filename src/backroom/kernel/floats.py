"""Pieces of an observation: float32 numbers as bytes, and seats as one of them counts them."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Final

#: Of one float.
BYTES: Final = 4


def packed(values: Sequence[float]) -> bytes:
    """These floats."""
    return array("f", values).tobytes()


def zeros(count: int) -> bytes:
    """So many floats that are 0."""
    return bytes(count * BYTES)


def one_hot(width: int) -> list[bytes]:
    """By number: a one in its place, zeros in all others. At -1, which so often says 'none', zeros only."""
    return [packed([float(at == number) for at in range(width)]) for number in range(width)] + [zeros(width)]


def spots(width: int) -> list[int]:
    """By number + 1: its place in a one among zeros; none for -1."""
    return list(range(-1, width))


class SeatPieces:
    """Seats as one of them sees them: itself first, then the others in the order of play, then those that nobody has.

    `most` is the highest number of players of the title, `players` how many there are.
    """

    __slots__ = ("absent", "most", "one", "order", "place", "players", "spots")

    def __init__(self, players: int, most: int) -> None:
        self.players: Final = players
        self.most: Final = most
        #: How many places are left empty.
        self.absent: Final = most - players
        #: By viewer: the seats, in the viewer's order.
        self.order: Final = [[(viewer + after) % players for after in range(players)] for viewer in range(players)]
        #: By viewer, then by seat: its place in that order.
        self.place: Final = [[(seat - viewer) % players for seat in range(players)] for viewer in range(players)]
        #: The same by seat + 1: none for -1.
        self.spots: Final = [[-1, *place] for place in self.place]
        hot = one_hot(most)
        #: By viewer, then by seat: a one in the seat's place; at -1 zeros only.
        self.one: Final[list[list[bytes]]] = [[*[hot[at] for at in place], hot[-1]] for place in self.place]


def turned(mask: int, viewer: int, players: int) -> int:
    """A mask of seats as the viewer counts them."""
    return (mask >> viewer | mask << players - viewer) & (1 << players) - 1
