"""Small networks that judge positions: floats in, a few numbers out; as files, and ready to run.

Between two layers whatever is below zero becomes zero. A file holds the sizes of the layers and the weights in half
precision. `_net.c` runs a network in C where the rules are compiled, and `plain_net.py` does the same in Python.
"""

from __future__ import annotations

import struct
from array import array
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Protocol

from backroom.minds.plain_net import PlainNet, count_of

_MAGIC = b"backroom net 1\n"


class Net(Protocol):
    """A network that is ready to run."""

    def run(self, rows: Any) -> list[float]:  # noqa: ANN401 (any buffer)
        """The outputs for each row of inputs (float32), one row after another."""


def make_net(sizes: Sequence[int], weights: Sequence[float] | bytes) -> Net:
    """A network of these sizes; weights are float32, of each layer a row for each input, then the bias."""
    return FAST(tuple(sizes), weights if isinstance(weights, bytes) else array("f", weights).tobytes())


def write_net(path: Path, sizes: Sequence[int], weights: Sequence[float]) -> None:
    """Keep a network as a file, in half precision."""
    head = struct.pack(f"<B{len(sizes)}I", len(sizes), *sizes)
    path.write_bytes(_MAGIC + head + struct.pack(f"<{len(weights)}e", *weights))


def read_net(path: Path) -> tuple[tuple[int, ...], Net]:
    """A network from a file, with its sizes; `ValueError` if it is none."""
    told = path.read_bytes()
    if not told.startswith(_MAGIC):
        raise ValueError(f"{path.name} is no network")
    at = len(_MAGIC)
    sizes = struct.unpack_from(f"<{told[at]}I", told, at + 1)
    weights = struct.unpack_from(f"<{count_of(sizes)}e", told, at + 1 + 4 * len(sizes))
    return sizes, make_net(sizes, weights)


#: What runs networks: in C where it is there.
FAST: Callable[[tuple[int, ...], bytes], Net] = PlainNet
with suppress(ImportError):
    from backroom.minds import _net

    FAST = _net.Net
