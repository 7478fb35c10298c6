"""What every title is held to. A check gets a case and a seed; it raises `AssertionError` with a telling sentence.

One file a concern. Every public function of a file here that takes a case and a seed is a check: found by looking.
"""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections.abc import Callable, Iterator

from backroom.testing.case import Case

Check = Callable[[Case, int], None]


def _found() -> Iterator[Check]:
    # What cannot be played to its end fails everything else too: that is said first.
    for name in sorted((file.name for file in pkgutil.iter_modules(__path__)), key=lambda name: (name != "ends", name)):
        module = importlib.import_module(f"{__name__}.{name}")
        for called, thing in vars(module).items():
            own = inspect.isfunction(thing) and thing.__module__ == module.__name__ and not called.startswith("_")
            if own and [*inspect.signature(thing).parameters] == ["case", "seed"]:
                yield thing


CHECKS: tuple[Check, ...] = tuple(_found())
