"""When it pays to wait a little for others, so that they share one transaction.

A transaction costs a quarter of what the house spends on a choice, and hardly more for ten lines than for one: with 500
tables at play the house spends a tenth less, and its slowest updates come in two thirds of the time. PostgreSQL has
the same as `commit_delay` and `commit_siblings`.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Iterable

from backroom.store.writing import Append

#: So long the writer waits for others, in seconds, if so many tables have written within the last while.
GATHERING = 0.004
_SIBLINGS = 4
_LATELY = 0.02


class Busy:
    """Which tables have written lately. A table alone is never made to wait, however quickly it plays."""

    def __init__(self) -> None:
        self._lately: deque[tuple[float, str]] = deque()

    def note(self, batch: Iterable[Append]) -> None:
        """These are being written now."""
        now = time.monotonic()
        self._lately.extend((now, append.lines[0].table) for append in batch if append.lines)

    def waits_for_more(self) -> bool:
        """Whether others will probably come, too."""
        since = time.monotonic() - _LATELY
        while self._lately and self._lately[0][0] < since:
            self._lately.popleft()
        return len(self._lately) >= _SIBLINGS and len({table for _, table in self._lately}) >= _SIBLINGS
