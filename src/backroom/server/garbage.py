"""When the server looks for garbage: when nobody plays, when it has grown, and seldom otherwise.

Nearly everything is freed without a search, when it is last used. A house of 500 tables holds hundreds of thousands of
objects that live long; Python's own searches took 5 to 20 ms of them, five times a second, and found nothing.
"""

from __future__ import annotations

import gc
import sys
import time

#: The server is quiet if nothing has happened at any table for so many seconds.
_QUIET = 5.0
#: Even if the server is never quiet, garbage is looked for this often, in seconds.
_AT_LEAST = 3600.0
#: And when it holds so many times the memory blocks it held after the last look, at least so many more.
_GROWN = 1.5
_GROWN_BY = 2_000_000


def search_only_when_told() -> None:
    """From now on Python begins no search by itself; none looks at what is loaded by now."""
    gc.collect()
    gc.freeze()
    gc.disable()


class Garbage:
    """Tells when to look, and looks. Its beat must come every few seconds."""

    def __init__(self) -> None:
        self._happened = self._looked = time.monotonic()
        self._held = sys.getallocatedblocks()

    def happened(self) -> None:
        """Something did, at some table."""
        self._happened = time.monotonic()

    def beat(self) -> bool:
        """Look through everything if now is the time for it; whether it was."""
        now = time.monotonic()
        quiet = self._looked < self._happened < now - _QUIET
        grown = sys.getallocatedblocks() > max(self._held * _GROWN, self._held + _GROWN_BY)
        if quiet or grown or now > self._looked + _AT_LEAST:
            gc.collect()
            self._looked = time.monotonic()
            self._held = sys.getallocatedblocks()
            return True
        return False
