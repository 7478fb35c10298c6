"""A network fitted to noted positions: Adam on small batches, in NumPy."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

import numpy as np

from backroom.arena.learning.noted import Floats, Noted
from backroom.arena.learning.telling import Telling

_BETAS = (0.9, 0.999)
_TINY = 1e-8
#: So many positions are looked at together where nothing is learnt.
_AT_ONCE = 1024


class Fitted:
    """A network of layers that is being learnt."""

    def __init__(self, sizes: Sequence[int], telling: Telling, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.sizes = tuple(sizes)
        self.layers: list[Floats] = []
        self._telling = telling
        for at, (count, wide) in enumerate(pairwise(sizes)):
            # Of the many inputs most are zeros: as if there were a tenth of them.
            spread = np.sqrt(2.0 / (count / 10 if at == 0 else count))
            layer: Floats = np.zeros((count + 1, wide), np.float32)
            if at < len(sizes) - 2:
                layer[:count] = rng.normal(0.0, spread, (count, wide)) * (0.3 if at == 0 else 1.0)
            self.layers.append(layer)
        self._first = [np.zeros_like(layer) for layer in self.layers]
        self._second = [np.zeros_like(layer) for layer in self.layers]
        self._steps = 0

    def weights(self) -> bytes:
        return b"".join(layer.tobytes() for layer in self.layers)

    def numbers(self) -> list[float]:
        """All weights, as a file keeps them."""
        return [float(number) for layer in self.layers for number in layer.ravel()]

    def kept(self) -> dict[str, Any]:
        """Everything that the next step needs, by name."""
        many = {"layers": self.layers, "first": self._first, "second": self._second}
        named: dict[str, Any] = {
            f"{name}{at}": layer for name, layers in many.items() for at, layer in enumerate(layers)
        }
        return {**named, "steps": np.array(self._steps)}

    def take_up(self, kept: Mapping[str, Any]) -> None:
        """Go on from what `kept` told."""
        for name, layers in (("layers", self.layers), ("first", self._first), ("second", self._second)):
            for at in range(len(layers)):
                layers[at][:] = kept[f"{name}{at}"]
        self._steps = int(kept["steps"])

    def loss(self, noted: Sequence[Noted]) -> float:
        """How wrong it is about all these positions, in the mean."""
        lost = 0.0
        count = 0
        for one in noted:
            for first in range(0, len(one.targets), _AT_ONCE):
                which = range(first, min(first + _AT_ONCE, len(one.targets)))
                rows, targets = one.positions(which, self.sizes[0])
                lost += float(self._telling.losses(self._run(rows)[-1], targets).sum())
                count += len(which)
        return lost / max(1, count)

    def _run(self, rows: Floats) -> list[Floats]:
        """What goes into each layer, and what comes out of the last."""
        inputs = [rows]
        for layer in self.layers[:-1]:
            inputs.append(np.maximum(0.0, inputs[-1] @ layer[:-1] + layer[-1]))
        return [*inputs, inputs[-1] @ self.layers[-1][:-1] + self.layers[-1][-1]]

    def step(self, rows: Floats, targets: Floats, rate: float) -> None:
        """One step of Adam on a batch of positions."""
        *inputs, out = self._run(rows)
        back = self._telling.error(out, targets) / len(targets)
        gradients: list[Floats] = []
        for at in range(len(self.layers) - 1, -1, -1):
            gradients.insert(0, np.concatenate([inputs[at].T @ back, back.sum(axis=0, keepdims=True)]))
            if at:
                back = (back @ self.layers[at][:-1].T) * (inputs[at] > 0)
        self._move(gradients, rate)

    def _move(self, gradients: list[Floats], rate: float) -> None:
        self._steps += 1
        for at, gradient in enumerate(gradients):
            self._first[at] += (1 - _BETAS[0]) * (gradient - self._first[at])
            self._second[at] += (1 - _BETAS[1]) * (gradient**2 - self._second[at])
            first = self._first[at] / (1 - _BETAS[0] ** self._steps)
            second = self._second[at] / (1 - _BETAS[1] ** self._steps)
            self.layers[at] -= (rate * first / (np.sqrt(second) + _TINY)).astype(np.float32)


def fit(net: Fitted, noted: Sequence[Noted], steps: int, batch: int, rate: float, rng: np.random.Generator) -> None:
    """So many steps on batches drawn from all noted positions."""
    counts = np.array([len(one.targets) for one in noted])
    ends = np.cumsum(counts)
    if not len(ends) or not ends[-1]:
        return
    for _ in range(steps):
        drawn = rng.integers(0, ends[-1], batch)
        chunks = np.searchsorted(ends, drawn, side="right")
        parts = []
        for chunk in np.unique(chunks):
            which = drawn[chunks == chunk] - (ends[chunk] - counts[chunk])
            parts.append(noted[chunk].positions(which.tolist(), net.sizes[0]))
        rows = np.concatenate([rows for rows, _ in parts])
        net.step(rows, np.concatenate([targets for _, targets in parts]), rate)
