"""When the server looks for garbage: in small pieces while people play, and everywhere when nobody does.

A house of 500 tables holds hundreds of thousands of objects that live long. Python would look through them all now and
then, which takes a fifth of a second in which nobody is served; and nearly everything is freed without it, when it is
last used. So only what is new is looked at by itself, a few milliseconds at a time.
"""

from __future__ import annotations

import gc
import time

#: So many new objects are looked through at a time.
_NEW = 5_000
#: What is older is never looked at by itself.
_NEVER = 1 << 30
#: Nothing has happened at any table for so long: the house is quiet.
_QUIET = 5.0
#: A house that is never quiet is looked through this often all the same, in seconds.
_AT_LEAST = 3600.0


def collect_in_small_pieces() -> None:
    """From now on, and never among what is loaded by now."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(_NEW, _NEVER, _NEVER)


class Garbage:
    """Looks everywhere, once in every quiet time."""

    def __init__(self) -> None:
        self._happened = self._looked = time.monotonic()

    def happened(self) -> None:
        """Something did, at some table."""
        self._happened = time.monotonic()

    def beat(self) -> bool:
        """Look through everything if now is the time for it; whether it was."""
        now = time.monotonic()
        quiet = self._looked < self._happened < now - _QUIET
        if quiet or now > self._looked + _AT_LEAST:
            gc.collect()
            self._looked = time.monotonic()
            return True
        return False
