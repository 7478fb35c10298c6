"""A network fitted to noted positions: Adam on small batches, in NumPy."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import numpy as np

from backroom.arena.learning.games import Floats, Noted

_BETAS = (0.9, 0.999)
_TINY = 1e-8


class Fitted:
    """A network of layers that is being learnt: two outputs, the logit of the share of the win, and the lead."""

    def __init__(self, sizes: Sequence[int], seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.sizes = tuple(sizes)
        self.layers: list[Floats] = []
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

    def write(self, path: Path) -> None:
        """Keep everything that the next step needs."""
        many = {"layers": self.layers, "first": self._first, "second": self._second}
        named = {f"{name}{at}": layer for name, layers in many.items() for at, layer in enumerate(layers)}
        with path.open("wb") as file:
            np.savez_compressed(file, steps=np.array(self._steps), **named)

    def read(self, path: Path) -> None:
        """Go on from what `write` kept."""
        with np.load(path) as kept:
            for name, layers in (("layers", self.layers), ("first", self._first), ("second", self._second)):
                for at in range(len(layers)):
                    layers[at][:] = kept[f"{name}{at}"]
            self._steps = int(kept["steps"])

    def loss(self, rows: Floats, targets: Floats) -> float:
        """How wrong it is about these positions: about the share of the win, and half the square of the lead."""
        return _loss(self._run(rows)[-1], targets)

    def _run(self, rows: Floats) -> list[Floats]:
        """What goes into each layer, and what comes out of the last."""
        inputs = [rows]
        for layer in self.layers[:-1]:
            inputs.append(np.maximum(0.0, inputs[-1] @ layer[:-1] + layer[-1]))
        return [*inputs, inputs[-1] @ self.layers[-1][:-1] + self.layers[-1][-1]]

    def step(self, rows: Floats, targets: Floats, rate: float) -> float:
        """One step of Adam on a batch; the loss before it."""
        *inputs, out = self._run(rows)
        error = np.stack([_sigmoid(out[:, 0]) - targets[:, 0], out[:, 1] - targets[:, 1]], axis=1).astype(np.float32)
        back = error / len(rows)
        gradients: list[Floats] = []
        for at in range(len(self.layers) - 1, -1, -1):
            gradients.insert(0, np.concatenate([inputs[at].T @ back, back.sum(axis=0, keepdims=True)]))
            if at:
                back = (back @ self.layers[at][:-1].T) * (inputs[at] > 0)
        self._move(gradients, rate)
        return _loss(out, targets)

    def _move(self, gradients: list[Floats], rate: float) -> None:
        self._steps += 1
        for at, gradient in enumerate(gradients):
            self._first[at] += (1 - _BETAS[0]) * (gradient - self._first[at])
            self._second[at] += (1 - _BETAS[1]) * (gradient**2 - self._second[at])
            first = self._first[at] / (1 - _BETAS[0] ** self._steps)
            second = self._second[at] / (1 - _BETAS[1] ** self._steps)
            self.layers[at] -= (rate * first / (np.sqrt(second) + _TINY)).astype(np.float32)


def _sigmoid(logits: Floats) -> Floats:
    shares: Floats = 1.0 / (1.0 + np.exp(-logits))
    return shares


def _loss(out: Floats, targets: Floats) -> float:
    told = np.clip(_sigmoid(out[:, 0]), 1e-6, 1 - 1e-6)
    loss = -np.mean(targets[:, 0] * np.log(told) + (1 - targets[:, 0]) * np.log(1 - told))
    return float(loss + 0.5 * np.mean((out[:, 1] - targets[:, 1]) ** 2))


def positions(noted: Noted, which: Sequence[int], size: int) -> tuple[Floats, Floats]:
    """Some noted positions as whole rows, and what came of them."""
    rows: Floats = np.zeros((len(which), size), np.float32)
    for place, at in enumerate(which):
        first, last = noted.starts[at], noted.starts[at + 1]
        rows[place, noted.places[first:last]] = noted.values[first:last]
    return rows, noted.targets[list(which)]


def fit(net: Fitted, noted: Sequence[Noted], steps: int, batch: int, rate: float, rng: np.random.Generator) -> float:
    """So many steps on batches drawn from all noted positions; the mean loss."""
    counts = np.array([len(one.targets) for one in noted])
    ends = np.cumsum(counts)
    if not ends[-1]:
        return 0.0
    losses = []
    for _ in range(steps):
        drawn = rng.integers(0, ends[-1], batch)
        chunks = np.searchsorted(ends, drawn, side="right")
        parts = []
        for chunk in np.unique(chunks):
            which = drawn[chunks == chunk] - (ends[chunk] - counts[chunk])
            parts.append(positions(noted[chunk], which.tolist(), net.sizes[0]))
        rows = np.concatenate([rows for rows, _ in parts])
        losses.append(net.step(rows, np.concatenate([targets for _, targets in parts]), rate))
    return float(np.mean(losses))
