"""What `_net.c` does, in Python, for where it is not there."""

from __future__ import annotations

from array import array
from itertools import pairwise
from typing import Any


class PlainNet:
    """A network of layers: `sizes` are the numbers of inputs of each, and behind them the outputs of the last.

    `weights` are float32 numbers: of each layer a row for each input, then one row more, the bias.
    """

    __slots__ = ("_layers", "_sizes")

    def __init__(self, sizes: tuple[int, ...], weights: bytes) -> None:
        numbers = array("f", weights)
        if len(sizes) < 2 or min(sizes) < 1 or len(numbers) != count_of(sizes):
            raise ValueError(f"{len(numbers)} weights do not fit the sizes of the network")
        self._sizes = sizes
        self._layers: list[list[list[float]]] = []
        at = 0
        for count, wide in pairwise(sizes):
            self._layers.append([numbers[at + row * wide : at + (row + 1) * wide].tolist() for row in range(count + 1)])
            at += (count + 1) * wide

    def run(self, rows: Any) -> list[float]:  # noqa: ANN401 (any buffer)
        """The outputs for each row of inputs, one after another."""
        given = memoryview(rows).cast("B").cast("f")
        wide = self._sizes[0]
        if len(given) % wide:
            raise ValueError(f"{len(given) * 4} bytes are no rows of {wide} floats")
        told: list[float] = []
        for first in range(0, len(given), wide):
            told += self._run_one([float(number) for number in given[first : first + wide]])
        return told

    def _run_one(self, here: list[float]) -> list[float]:
        for layer, rows in enumerate(self._layers):
            if layer:
                here = [max(0.0, number) for number in here]
            to = rows[-1]
            for value, row in zip(here, rows, strict=False):
                if value:
                    to = [sum_ + value * weight for sum_, weight in zip(to, row, strict=True)]
            here = to
        return here


def count_of(sizes: tuple[int, ...]) -> int:
    """How many weights a network of these sizes has."""
    return sum((count + 1) * wide for count, wide in pairwise(sizes))
