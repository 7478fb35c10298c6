"""Numbers laid out as floats: every kind of part, in C where it is there, and in Python."""

from __future__ import annotations

from array import array
from collections.abc import Callable

import pytest

from backroom.kernel.floats import BYTES, packed
from backroom.kernel.laying import Laying, Pattern, mark
from backroom.kernel.plain_laying import plain_mark

#: What writes by a pattern: in C where the rules are compiled, and always in Python.
WAYS: list[Callable[[Pattern], Laying]] = [Pattern.laying, Pattern.plain_laying]
PIECES = [packed([0, 0]), packed([1, 2]), packed([3, 4])]


def number(pattern: Pattern) -> None:
    pattern.number(1 / 8, 1)


def numbers(pattern: Pattern) -> None:
    pattern.numbers([2, 0], 1 / 4)


def hots(pattern: Pattern) -> None:
    pattern.hots([0, 2], [-1, 1, 0])


def bits(pattern: Pattern) -> None:
    pattern.bits([2, 0, 1], 3)


def digits(pattern: Pattern) -> None:
    pattern.digits(3, 4, 1 / 8)


def cut_out(pattern: Pattern) -> None:
    """The gang of a crew, and its crew."""
    pattern.hots([0], [-1, 0, 1], add=0, shift=8)
    pattern.packs([2], 2, 4, 1.0, mask=255, again=True)


def picks(pattern: Pattern) -> None:
    pattern.picks([0, 2], PIECES)


def seen(pattern: Pattern) -> None:
    """By seat 1; and who knows them."""
    pattern.seen([0, 2], PIECES, 1)
    pattern.hots([1, 3], [-1, -1, -1, 0], add=0, again=True)


def tally(pattern: Pattern) -> None:
    pattern.tally([1.0, 0.5, 0.25])


def piece(pattern: Pattern) -> None:
    pattern.piece(2)


def picks_over(pattern: Pattern) -> None:
    """Pieces on floats that are not 0, one that was always there and one that another part has laid."""
    pattern.fixed(packed([5, 5]))
    pattern.numbers([2, 3], 1)
    pattern.picks([0, 2], PIECES)


def hots_nowhere(pattern: Pattern) -> None:
    """Of the first number nothing is told, whatever it is."""
    pattern.hots([-1, 0], [-1, 1, 0])


def picks_twice(pattern: Pattern) -> None:
    """Two pieces of one part, the second on half of the first."""
    pattern.picks([0, 1], PIECES)


CASES = [
    (number, [3], [0.5, 0, 0, 0]),
    (number, [-1], [0, 0, 0, 0]),
    (number, [1 << 40], [(1 << 37) + 0.125, 0, 0, 0]),
    (numbers, [[3, -2]], [-0.5, 0, 0.75, 0]),
    (numbers, [[3]], [0, 0, 0.75, 0]),
    (hots, [[0, -1]], [0, 1, 0, 0]),
    (hots, [[1, 0]], [1, 0, 0, 1]),
    (hots_nowhere, [[99, 1]], [1, 0, 0, 0]),
    (bits, [0b101], [0, 1, 1, 0]),
    (digits, [0x302], [0.25, 0, 0.375, 0]),
    (cut_out, [[0x203]], [0, 1, 3, 0]),
    (cut_out, [[0]], [0, 0, 0, 0]),
    (picks, [[1, -1]], [3, 4, 0, 0]),
    (picks_over, [[7, 8], [-1, 0]], [0, 0, 1, 2]),
    (picks_over, [[7, 8], [1, -1]], [3, 4, 0, 0]),
    (picks_twice, [[1, -1]], [3, 0, 0, 0]),
    (seen, [[1, 2], [0b10, 0b01]], [1, 2, 0, 0]),
    (seen, [[-1, 2], [0, 0b11]], [0, 0, 3, 1]),
    (tally, [[1, 2, 1]], [0, 1, 0.25, 0]),
    (piece, [packed([5, 6])], [5, 6, 0, 0]),
    (piece, [None], [0, 0, 0, 0]),
]
MISFITS = [
    (numbers, [[1, 2, 3]]),
    (hots, [[2]]),
    (hots, [[-2]]),
    (bits, [8]),
    (digits, [0x1000]),
    (picks, [[2]]),
    (picks, [[0, 0, 0]]),
    (picks, [[-(1 << 63)]]),
    (seen, [[3], [0b10]]),
    (seen, [[-1], [0b10]]),
    (seen, [[1, 1], [0b10]]),
    (seen, [[1, 1, 1], [0, 0, 0]]),
    (tally, [[3]]),
    (tally, [[-1]]),
    (piece, [packed([1])]),
    (number, []),
]


def patterned(lay: Callable[[Pattern], None]) -> Pattern:
    """A pattern of four floats, of which this lays some."""
    pattern = Pattern()
    lay(pattern)
    pattern.room(4 - pattern.at)
    return pattern


@pytest.fixture(params=WAYS, ids=["fast", "plain"])
def way(request: pytest.FixtureRequest) -> Callable[[Pattern], Laying]:
    chosen: Callable[[Pattern], Laying] = request.param
    return chosen


@pytest.mark.parametrize(("lay", "sources", "floats"), CASES)
def test_each_part_is_told_in_its_place(
    way: Callable[[Pattern], Laying], lay: Callable[[Pattern], None], sources: list[object], floats: list[float]
) -> None:
    laying = way(patterned(lay))
    assert laying.laid(sources) == packed(floats)


@pytest.mark.parametrize(("lay", "sources"), MISFITS)
def test_what_does_not_fit_its_part_is_refused(
    way: Callable[[Pattern], Laying], lay: Callable[[Pattern], None], sources: list[object]
) -> None:
    with pytest.raises(ValueError, match=r"does not fit|no piece of|must be 1 sources"):
        way(patterned(lay)).laid(sources)


def test_a_buffer_is_written_from_its_offset_on_and_nowhere_else(way: Callable[[Pattern], Laying]) -> None:
    laying = way(patterned(tally))
    room = array("f", [7.0] * 8)
    laying.into([[0]], room, 3)
    assert room.tolist() == [7, 7, 7, 1, 0, 0, 0, 7]
    odd = memoryview(bytearray(5 * BYTES + 1))[1:]
    laying.into([[0]], odd, 1)
    assert bytes(odd) == packed([0, 1, 0, 0, 0])
    for offset in (-1, 5, 1 << 40):
        with pytest.raises(ValueError, match=f"4 floats from {offset} on do not fit into 8"):
            laying.into([[0]], room, offset)


@pytest.mark.parametrize("marks", [mark, plain_mark])
def test_indices_are_marked(marks: Callable[..., None]) -> None:
    room = bytearray(b"\2" * 6)
    marks(room, 1, 4, [0, 3])
    assert room == b"\2\1\0\0\1\2"
    marks(room, 1, 4, [])
    assert room == b"\2\0\0\0\0\2"
