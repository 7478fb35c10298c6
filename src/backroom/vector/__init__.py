"""Thousands of games stepped by one call, into buffers of NumPy: `backroom.vector.make` (docs/research.md).

Needs NumPy: `pip install 'backroom[research]'`.
"""

from __future__ import annotations

try:
    from backroom.vector.games import Step, VectorGames, make
except ModuleNotFoundError as missing:
    if missing.name != "numpy":
        raise
    raise ModuleNotFoundError("backroom.vector needs NumPy: pip install 'backroom[research]'", name="numpy") from None
from backroom.vector.workers import WorkerDied

__all__ = ["Step", "VectorGames", "WorkerDied", "make"]
