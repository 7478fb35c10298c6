"""The titles, one folder each: found by looking, listed nowhere."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

from backroom.kernel.refusal import BadInput
from backroom.kernel.title import AnyTitle


@cache
def titles() -> tuple[AnyTitle, ...]:
    """Every title whose folder lies here, in the order in which they are shown."""
    found: list[AnyTitle] = []
    for module in pkgutil.iter_modules(__path__):
        if module.ispkg:
            found.append(importlib.import_module(f"{__name__}.{module.name}").TITLE)
    return tuple(sorted(found, key=lambda title: (title.poster.place, title.id)))


def shortest_title() -> AnyTitle:
    """What is played where nobody has named a title: the one that takes the least time."""
    return min(titles(), key=lambda title: title.poster.minutes)


def find_title(title_id: str) -> AnyTitle:
    """The title of this id; `BadInput` names those there are."""
    for title in titles():
        if title.id == title_id:
            return title
    raise BadInput("no-such-title", {"value": title_id, "expected": ", ".join(title.id for title in titles())})
