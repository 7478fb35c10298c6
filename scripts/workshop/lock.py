"""One at a time: two starts in one folder do not build over each other."""

from __future__ import annotations

import fcntl
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def alone(file: Path, wait: Callable[[], None]) -> Iterator[None]:
    """Nobody else has this lock meanwhile; `wait` is called once if somebody has it now. It goes with its process."""
    with file.open("a") as held:
        if not _take(held.fileno()):
            wait()
            while not _take(held.fileno()):
                time.sleep(0.2)
        yield


def is_held(file: Path) -> bool:
    """Whether somebody has this lock now."""
    if not file.exists():
        return False
    with file.open("a") as held:
        return not _take(held.fileno())


def _take(file: int) -> bool:
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
