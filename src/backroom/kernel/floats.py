"""Ready-made pieces of an observation: float32 numbers as bytes, in tables, so that writing one is looking it up."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from typing import Final

from mypy_extensions import i64

#: Of one float.
BYTES: Final = 4
#: Numbers below this are never forgotten.
_SMALL: Final = 256
#: So many pieces that were made are kept, then they are forgotten and made anew.
_MOST_KEPT: Final = 16_384


def packed(values: Sequence[float]) -> bytes:
    """These floats."""
    return array("f", values).tobytes()


def zeros(count: int) -> bytes:
    """So many floats that are 0."""
    return bytes(count * BYTES)


#: By number: so many floats that are 0.
BLANK: Final = [zeros(count) for count in range(256)]
ZERO: Final = packed([0.0])
ONE: Final = packed([1.0])
#: By truth.
TRUTH: Final = [ZERO, ONE]


def one_hot(width: int) -> list[bytes]:
    """By number: a one in its place, zeros in all others. At -1, which so often says 'none', zeros only."""
    return [packed([float(at == number) for at in range(width)]) for number in range(width)] + [zeros(width)]


def bits(width: int) -> list[bytes]:
    """By mask: a one for each bit that is set, the lowest first. A wide mask is written in several parts."""
    return [mask_piece(mask, width) for mask in range(1 << width)]


def keep(made: dict[int, bytes], number: int, piece: bytes) -> None:
    """Keep a piece that was made, with all others until there are too many."""
    if len(made) >= _MOST_KEPT:
        made.clear()
    made[number] = piece


class Table:
    """Pieces by a number below `count`, each made when it is first asked for: `make` says how.

    Other than what is kept in a dict, none is ever forgotten: for numbers of which few come up.
    """

    __slots__ = ("_made", "_make")

    def __init__(self, count: int, make: Callable[[int], bytes]) -> None:
        self._make: Final = make
        self._made: Final[list[bytes | None]] = [None] * count

    def of(self, number: i64) -> bytes:
        piece = self._made[number]
        if piece is None:
            piece = self._make(number)
            self._made[number] = piece
        return piece


class Numbers:
    """Whole numbers, each times `unit`. A unit is a power of two, so that no two numbers become the same float."""

    __slots__ = ("_made", "_small", "_unit")

    def __init__(self, unit: float) -> None:
        self._unit: Final = unit
        self._small: Final = Table(_SMALL, self._make)
        self._made: Final[dict[int, bytes]] = {}

    def of(self, number: i64) -> bytes:
        if 0 <= number < _SMALL:
            return self._small.of(number)
        piece = self._made.get(number)
        if piece is None:
            piece = self._make(number)
            keep(self._made, number, piece)
        return piece

    def _make(self, number: int) -> bytes:
        return packed([number * self._unit])


class Digits:
    """Several small numbers that are noted in one, `size` bits each, the lowest first; each times `unit`."""

    __slots__ = ("_made", "_size", "_unit", "width")

    def __init__(self, width: int, unit: float, size: int = 4) -> None:
        self.width: Final = width
        self._unit: Final = unit
        self._size: Final = size
        #: The same come up again and again.
        self._made: Final[dict[int, bytes]] = {}

    def of(self, number: int) -> bytes:
        piece = self._made.get(number)
        if piece is None:
            most = (1 << self._size) - 1
            piece = packed([(number >> at * self._size & most) * self._unit for at in range(self.width)])
            keep(self._made, number, piece)
        return piece


def mask_piece(mask: int, width: int) -> bytes:
    """A one for each bit that is set, the lowest first."""
    return packed([float(mask >> at & 1) for at in range(width)])


class Row:
    """Several things side by side, noted in one number, three bits each: 0 for none, else the thing's own + 1.

    By the pieces of a thing, the last of which is that of none.
    """

    __slots__ = ("_count", "_pieces")

    def __init__(self, pieces: list[bytes], count: int) -> None:
        self._pieces: Final = pieces
        self._count: Final = count

    def piece(self, number: int) -> bytes:
        return b"".join([self._pieces[(number >> 3 * at & 7) - 1] for at in range(self._count)])


class Pairs:
    """Two whole numbers side by side, each times `unit`; up to 63 they are looked up at once."""

    __slots__ = ("_numbers", "_table")

    def __init__(self, unit: float) -> None:
        self._numbers: Final = Numbers(unit)
        self._table: Final = Table(1 << 12, self._pair)

    def write(self, pieces: list[bytes], one: i64, other: i64) -> None:
        if 0 <= one < 64 and 0 <= other < 64:
            pieces.append(self._table.of(one << 6 | other))
        else:
            pieces.append(self._numbers.of(one))
            pieces.append(self._numbers.of(other))

    def _pair(self, number: int) -> bytes:
        return self._numbers.of(number >> 6) + self._numbers.of(number & 63)


class SeatPieces:
    """Seats as one of them sees them: itself first, then the others in the order of play, then those that nobody has.

    `most` is the highest number of players of the title, `players` how many there are.
    """

    __slots__ = ("absent", "mask", "most", "one", "order", "players")

    def __init__(self, players: int, most: int) -> None:
        self.players: Final = players
        self.most: Final = most
        #: How many places are left empty.
        self.absent: Final = most - players
        #: By viewer: the seats, in the viewer's order.
        self.order: Final = [[(viewer + after) % players for after in range(players)] for viewer in range(players)]
        hot = one_hot(most)
        #: By viewer, then by seat: a one in the seat's place; at -1 zeros only.
        self.one: Final[list[list[bytes]]] = [
            [*[hot[(seat - viewer) % players] for seat in range(players)], hot[-1]] for viewer in range(players)
        ]
        masks = bits(most)
        #: By viewer, then by a mask of seats: a one in the place of each of them.
        self.mask: Final[list[list[bytes]]] = [
            [masks[turned(mask, viewer, players)] for mask in range(1 << players)] for viewer in range(players)
        ]


def turned(mask: int, viewer: int, players: int) -> int:
    """A mask of seats as the viewer counts them."""
    return (mask >> viewer | mask << players - viewer) & (1 << players) - 1
