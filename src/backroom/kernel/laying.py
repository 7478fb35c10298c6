"""Numbers of a state laid out as floats in fixed places, in one go.

A title says once how its numbers are told: a `Pattern`, part by part. Then for each observation it hands over the
numbers as the state holds them, single ones and lists, its sources; a `Laying` writes them all. `_laying.c` does that
in C where the rules are compiled, and `plain_laying.py` does the same in Python.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final, Protocol

from backroom.kernel.floats import BYTES
from backroom.kernel.plain_laying import (
    ALL,
    BITS,
    DIGITS,
    HOT,
    NUMBER,
    PICK,
    PIECE,
    SEEN,
    TALLY,
    Part,
    PlainLaying,
    plain_mark,
)


class Laying(Protocol):
    """Writes sources as floats. What does not fit its part is a `ValueError`."""

    def laid(self, sources: list[Any]) -> bytes:
        """All floats."""

    def into(self, sources: list[Any], buffer: Any, offset: int) -> None:  # noqa: ANN401 (any buffer)
        """The same, into a buffer of float32 numbers, from `offset` on, which counts floats."""


class Pattern:
    """How sources become floats, put together from the first float to the last, and from the first source to the last.

    A source is one number or a list of them. Of a number of a list, `places` says where it is told, by its place in the
    list; -1 for nowhere, and then it may be anything. `spots` are the places of a one among zeros, by the number + 1,
    so that -1 comes first: -1 for no one at all. Of a number that holds several things, `shift` and `mask` cut out one
    of them, and with `again` a part reads the source of the part before it once more.
    """

    __slots__ = ("_blank", "_parts", "_sources", "at")

    def __init__(self) -> None:
        self._blank: Final[list[bytes]] = []
        self._parts: Final[list[Part]] = []
        self._sources = 0
        #: Where the next float lies.
        self.at = 0

    def room(self, width: int) -> int:
        """Room for so many floats, which are 0 unless a part tells something there; returns where it begins."""
        at = self.at
        self.fixed(bytes(width * BYTES))
        return at

    def row(self, count: int, stride: int = 1) -> list[int]:
        """Room for so many things side by side, each of so many floats; returns where each begins."""
        at = self.room(count * stride)
        return [at + number * stride for number in range(count)]

    def fixed(self, piece: bytes) -> None:
        """Floats that are always the same. They have no source."""
        self._blank.append(piece)
        self.at += len(piece) // BYTES

    def number(self, unit: float, add: int = 0) -> None:
        """A number plus `add`, times `unit`. A unit is a power of two: then no two numbers become the same float."""
        self.numbers(self.row(1), unit, add, run=1)

    def numbers(self, places: Sequence[int], unit: float, add: int = 0, *, run: int = 0, again: bool = False) -> None:
        """The same of a list; or of so many single sources, if `run` says how many."""
        self._part(NUMBER, places, unit=unit, add=add, run=run, again=again)

    def hot(self, spots: Sequence[int], width: int) -> None:
        """A one among zeros."""
        self.hots(self.row(1, width), spots, run=1)

    def hots(
        self,
        places: Sequence[int],
        spots: Sequence[int],
        *,
        add: int = 1,
        shift: int = 0,
        run: int = 0,
        again: bool = False,
    ) -> None:
        """The same of a list, or of single sources; `add` is what makes the lowest number 0."""
        self._part(HOT, places, _ints(spots), len(spots), add=add, shift=shift, run=run, again=again)

    def bits(self, spots: Sequence[int], width: int) -> None:
        """A mask: a one in the spot of each bit that is set, the lowest bit's first."""
        self.masks(self.row(1, width), spots, run=1)

    def masks(self, places: Sequence[int], spots: Sequence[int], *, run: int = 0) -> None:
        """The same of a list."""
        self._part(BITS, places, _ints(spots), len(spots), run=run)

    def digits(self, count: int, bits: int, unit: float) -> None:
        """Several small numbers that are noted in one, so many bits each, the lowest first; each times `unit`."""
        self.packs(self.row(1, count), count, bits, unit, run=1)

    def packs(
        self,
        places: Sequence[int],
        count: int,
        bits: int,
        unit: float,
        *,
        mask: int = ALL,
        run: int = 0,
        again: bool = False,
    ) -> None:
        """The same of a list, or of single sources."""
        self._part(DIGITS, places, b"", count, bits, mask=mask, unit=unit, run=run, again=again)

    def pick(self, pieces: Sequence[bytes]) -> None:
        """One of these pieces, by the number + 1."""
        self.picks(self.row(1, len(pieces[0]) // BYTES), pieces, run=1)

    def picks(
        self,
        places: Sequence[int],
        pieces: Sequence[bytes],
        *,
        add: int = 1,
        run: int = 0,
        again: bool = False,
    ) -> None:
        """The same of a list."""
        width = len(pieces[0]) // BYTES
        self._part(PICK, places, b"".join(pieces), len(pieces), width, add=add, run=run, again=again)

    def seen(self, places: Sequence[int], pieces: Sequence[bytes], seat: int) -> None:
        """Two lists: things, and who knows each of them, a bit a seat. Of each that this seat knows its piece.

        Nothing is told of the others, whatever they are. A part that reads its source again reads the second list.
        """
        self._sources += 1
        self._part(SEEN, places, b"".join(pieces), len(pieces), len(pieces[0]) // BYTES, shift=seat)

    def tally(self, units: Sequence[float]) -> None:
        """A list of things, in no order: for each kind of thing how many there are, times its unit."""
        self._part(TALLY, self.row(1, len(units)), array("f", units).tobytes(), len(units))

    def piece(self, width: int) -> None:
        """Floats that were made elsewhere, as bytes; zeros for None."""
        self._part(PIECE, self.row(1, width), width=width)

    def _part(
        self,
        kind: int,
        places: Sequence[int],
        table: bytes = b"",
        count: int = 0,
        width: int = 0,
        *,
        shift: int = 0,
        mask: int = ALL,
        add: int = 0,
        unit: float = 0.0,
        run: int = 0,
        again: bool = False,
    ) -> None:
        source = self._sources
        if again:
            source = self._parts[-1][1]
        else:
            self._sources += run or 1
        self._parts.append((kind, source, run, _ints(places), table, count, width, shift, mask, add, unit))

    def laying(self) -> Laying:
        """What writes by this pattern."""
        return FAST(b"".join(self._blank), self._sources, self._parts)

    def plain_laying(self) -> Laying:
        """The same in Python, whatever there is."""
        return PlainLaying(b"".join(self._blank), self._sources, self._parts)


def _ints(numbers: Sequence[int]) -> bytes:
    return array("i", numbers).tobytes()


#: What writes by parts, and what marks indices in a mask: in C where it is there.
FAST: Callable[[bytes, int, list[Part]], Laying] = PlainLaying
mark: Callable[[Any, int, int, list[Any]], None] = plain_mark
with suppress(ImportError):
    from backroom.kernel import _laying

    FAST = _laying.Laying
    mark = _laying.mark
