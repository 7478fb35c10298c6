"""What the journal's writer reports, for metrics."""

from __future__ import annotations

from typing import Protocol


class Watcher(Protocol):
    """Told by the writer's thread."""

    def appended(self, seconds: float) -> None:
        """Something was written, or could not be, so long after it was ordered."""

    def wrote(self, done: bool) -> None:
        """A transaction is over: done, or failed."""

    def raced(self) -> None:
        """A transaction failed because another process was quicker."""


class Nobody:
    """Ignores all reports."""

    def appended(self, seconds: float) -> None:
        pass

    def wrote(self, done: bool) -> None:
        pass

    def raced(self) -> None:
        pass
