"""What `_laying.c` does, in Python: numbers laid out as floats by the parts of a `Pattern` (`laying.py`)."""

from __future__ import annotations

from array import array
from typing import Any, Final

from backroom.kernel.floats import BYTES

#: What a part does with its numbers; `_laying.c` has the same list.
NUMBER: Final = 0
HOT: Final = 1
BITS: Final = 2
DIGITS: Final = 3
PICK: Final = 4
TALLY: Final = 5
PIECE: Final = 6
SEEN: Final = 7
#: Every bit of a number.
ALL: Final = -1

#: kind, source, run, places, table, count, width, shift, mask, add, unit: see `Pattern`.
Part = tuple[int, int, int, bytes, bytes, int, int, int, int, int, float]


class PlainLaying:
    """What `_laying.c` does, in Python."""

    __slots__ = ("_blank", "_parts", "_sources")

    def __init__(self, blank: bytes, sources: int, parts: list[Part]) -> None:
        self._blank: Final = array("f", blank)
        self._sources: Final = sources
        self._parts: Final = [PlainPart(part) for part in parts]

    def laid(self, sources: list[Any]) -> bytes:
        return self._floats(sources).tobytes()

    def into(self, sources: list[Any], buffer: Any, offset: int) -> None:  # noqa: ANN401 (any buffer)
        room = memoryview(buffer).cast("B")
        size = len(self._blank)
        first = offset * BYTES
        if offset < 0 or first + size * BYTES > len(room):
            raise ValueError(f"{size} floats from {offset} on do not fit into {len(room) // BYTES}")
        room[first : first + size * BYTES] = memoryview(self._floats(sources)).cast("B")

    def _floats(self, sources: list[Any]) -> array[float]:
        if len(sources) != self._sources:
            raise ValueError(f"there must be {self._sources} sources")
        out = self._blank[:]
        for part in self._parts:
            part.lay(sources, out)
        return out


class PlainPart:
    """One part of a pattern."""

    __slots__ = (
        "add", "count", "floats", "kind", "mask", "places", "run", "shift", "source", "spots", "unit", "width",
    )  # fmt: skip

    def __init__(self, part: Part) -> None:
        kind, self.source, self.run, places, table, self.count, self.width, self.shift = part[:8]
        self.mask, self.add, self.unit = part[8:]
        self.kind = kind
        self.places: Final = array("i", places).tolist()
        self.spots: Final = array("i", table if kind in (HOT, BITS) else b"").tolist()
        self.floats: Final = array("f", b"" if kind in (HOT, BITS) else table)

    def lay(self, sources: list[Any], out: array[float]) -> None:
        if self.kind == PIECE:
            piece = sources[self.source]
            if piece is not None:
                if len(piece) != self.width * BYTES:
                    raise ValueError(f"source {self.source} is no piece of {self.width} floats")
                out[self.places[0] : self.places[0] + self.width] = array("f", piece)
            return
        items = sources[self.source : self.source + self.run] if self.run else sources[self.source]
        try:
            if self.kind == SEEN:
                self.seen(sources[self.source - 1], items, out)
            else:
                _LAY[self.kind](self, items, out)
        except IndexError:
            raise ValueError(f"something in {items} does not fit what source {self.source} is for") from None

    def numbers(self, items: list[int], out: array[float]) -> None:
        add, unit = self.add, self.unit
        for place, value in zip(self._places(items), items, strict=False):
            # Most are zeros, which are there already.
            if value != -add and place >= 0:
                out[place] = (value + add) * unit

    def hots(self, items: list[int], out: array[float]) -> None:
        add, shift, spots = self.add, self.shift, self.spots
        for place, value in zip(self._places(items), items, strict=False):
            if place < 0:
                continue
            which = (value >> shift) + add
            if which < 0:
                raise IndexError
            spot = spots[which]
            if spot >= 0:
                out[place + spot] = 1.0

    def masks(self, items: list[int], out: array[float]) -> None:
        for place, value in zip(self._places(items), items, strict=False):
            bit = 0
            while value and place >= 0:
                if value & 1:
                    out[place + self.spots[bit]] = 1.0
                value >>= 1
                bit += 1

    def packs(self, items: list[int], out: array[float]) -> None:
        digit = (1 << self.width) - 1
        for place, pack in zip(self._places(items), items, strict=False):
            if not pack or place < 0:
                continue
            left = pack & self.mask
            at = 0
            while left:
                if at == self.count:
                    raise IndexError
                out[place + at] = (left & digit) * self.unit
                left >>= self.width
                at += 1

    def picks(self, items: list[int], out: array[float]) -> None:
        for place, value in zip(self._places(items), items, strict=False):
            self._pick(value + self.add, place, out)

    def seen(self, things: list[int], knowers: list[int], out: array[float]) -> None:
        if len(things) != len(knowers):
            raise IndexError
        for place, thing, seats in zip(self._places(things), things, knowers, strict=False):
            if seats >> self.shift & 1:
                self._pick(thing, place, out)

    def _pick(self, which: int, place: int, out: array[float]) -> None:
        if place >= 0:
            if not 0 <= which < self.count:
                raise IndexError
            width = self.width
            out[place : place + width] = self.floats[which * width : (which + 1) * width]

    def tally(self, items: list[int], out: array[float]) -> None:
        first = self.places[0]
        for value in items:
            if value < 0:
                raise IndexError
            out[first + value] += self.floats[value]

    def _places(self, items: list[int]) -> list[int]:
        if len(items) > len(self.places):
            raise IndexError
        return self.places


_LAY: Final = {
    NUMBER: PlainPart.numbers,
    HOT: PlainPart.hots,
    BITS: PlainPart.masks,
    DIGITS: PlainPart.packs,
    PICK: PlainPart.picks,
    TALLY: PlainPart.tally,
}


def plain_mark(buffer: Any, first: int, count: int, indices: list[Any]) -> None:  # noqa: ANN401 (any buffer)
    """Write so many bytes from `first` on: a 1 at each index, 0 at all others."""
    mask = bytearray(count)
    for index in indices:
        mask[index] = 1
    memoryview(buffer).cast("B")[first : first + count] = mask
