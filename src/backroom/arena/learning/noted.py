"""Positions that are learnt from, in sparse rows: most of what there is to tell of one is nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

Floats: TypeAlias = npt.NDArray[np.float32]


@dataclass(frozen=True)
class Noted:
    """Positions as those who learn saw them, and what came of each."""

    starts: npt.NDArray[np.int64]
    """Where each row begins in the others, and where the last ends."""
    places: npt.NDArray[np.uint16]
    values: npt.NDArray[np.float16]
    targets: Floats
    """A position a row; it has as many rows of numbers as are told of each."""
    leads: Floats
    """Of each game, the winner's lead in score: for the unit of later games."""

    def positions(self, which: Sequence[int], size: int) -> tuple[Floats, Floats]:
        """Some positions, told in whole rows of so many numbers, and what came of them."""
        each = (len(self.starts) - 1) // max(1, len(self.targets))
        rows: Floats = np.zeros((len(which) * each, size), np.float32)
        at = 0
        for position in which:
            for row in range(position * each, (position + 1) * each):
                first, last = self.starts[row], self.starts[row + 1]
                rows[at, self.places[first:last]] = self.values[first:last]
                at += 1
        return rows, self.targets[list(which)]


def note(rows: Floats, targets: Floats, leads: Sequence[float]) -> Noted:
    """Whole rows, kept as sparse ones."""
    at, places = np.nonzero(rows)
    starts: npt.NDArray[np.int64] = np.searchsorted(at, np.arange(len(rows) + 1)).astype(np.int64)
    values = rows[at, places].astype(np.float16)
    return Noted(starts, places.astype(np.uint16), values, targets.astype(np.float32), np.array(leads, np.float32))


def write_noted(path: Path, parts: Sequence[Noted]) -> None:
    """Keep what was noted in a round."""
    named = {f"{name}{at}": value for at, part in enumerate(parts) for name, value in vars(part).items()}
    with path.open("wb") as file:
        np.savez_compressed(file, parts=np.array(len(parts)), **named)


def read_noted(path: Path) -> list[Noted]:
    """What `write_noted` kept."""
    names = ("starts", "places", "values", "targets", "leads")
    with path.open("rb") as file, np.load(file) as kept:
        return [Noted(*(kept[f"{name}{at}"] for name in names)) for at in range(int(kept["parts"]))]
