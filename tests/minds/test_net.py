"""Networks: run in C where it is there and in Python, kept as files, refused where sizes and weights do not fit."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from backroom.minds.net import FAST, Net, make_net, read_net, write_net
from backroom.minds.plain_net import PlainNet, count_of

#: What runs a network: in C where the rules are compiled, and always in Python.
WAYS: list[Callable[[tuple[int, ...], bytes], Net]] = [FAST, PlainNet]
SIZES = (5, 4, 3, 2)


def some_weights(sizes: tuple[int, ...]) -> list[float]:
    """Numbers that half precision tells exactly."""
    luck = Random(7)
    return [luck.randrange(-16, 17) / 8 for _ in range(count_of(sizes))]


@pytest.mark.parametrize("way", WAYS)
def test_what_is_below_zero_between_two_layers_counts_nothing(way: Callable[[tuple[int, ...], bytes], Net]) -> None:
    # Two inputs, two in between (the first doubles, the second turns the sign), one output that adds them, and 0.5.
    weights = array("f", [2, -1, 2, -1, 0, 0, 1, 1, 0.5])
    net = way((2, 2, 1), weights.tobytes())

    told = net.run(array("f", [1, 0, -3, 1, 0, 0]))

    assert told == [2.5, 2.5, 0.5]


def test_c_and_python_tell_the_same() -> None:
    weights = array("f", some_weights(SIZES)).tobytes()
    luck = Random(8)
    rows = array("f", [luck.choice((0, 0, 1, -2, 0.25)) for _ in range(5 * 20)])

    assert FAST(SIZES, weights).run(rows) == pytest.approx(PlainNet(SIZES, weights).run(rows), abs=1e-5)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("sizes", [(5,), (5, 4, 3, 3), (0, 2), (5, -1, 2)])
def test_weights_that_do_not_fit_are_refused(
    way: Callable[[tuple[int, ...], bytes], Net], sizes: tuple[int, ...]
) -> None:
    with pytest.raises(ValueError, match="do not fit"):
        way(sizes, array("f", some_weights(SIZES)).tobytes())


@pytest.mark.parametrize("way", WAYS)
def test_half_a_row_is_refused(way: Callable[[tuple[int, ...], bytes], Net]) -> None:
    net = way(SIZES, array("f", some_weights(SIZES)).tobytes())

    with pytest.raises(ValueError, match="rows of 5 floats"):
        net.run(array("f", [0.0] * 7))


def test_a_network_is_the_same_from_its_file(tmp_path: Path) -> None:
    weights = some_weights(SIZES)
    rows = array("f", [1, 2, 3, 4, 5])

    write_net(tmp_path / "a.net", SIZES, weights)
    sizes, net = read_net(tmp_path / "a.net")

    assert sizes == SIZES
    assert net.run(rows) == make_net(SIZES, weights).run(rows)


def test_another_file_is_no_network(tmp_path: Path) -> None:
    (tmp_path / "b.net").write_bytes(b"something else")

    with pytest.raises(ValueError, match="no network"):
        read_net(tmp_path / "b.net")
