"""The titles: one folder each, found by looking, listed nowhere; and those that are packages of their own."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

from backroom.kernel.refusal import BadInput
from backroom.kernel.title import AnyTitle
from backroom.title_packages import package_titles


def titles() -> tuple[AnyTitle, ...]:
    """Every title that can be played, in the order in which they are shown."""
    return _found()[0]


def titles_left_out() -> tuple[BadInput, ...]:
    """Why titles of other packages cannot be played: a sentence each. For whoever runs the house: they may tell of
    its machine."""
    return _found()[1]


@cache
def own_titles() -> tuple[AnyTitle, ...]:
    """Those whose folder lies here."""
    folders = [module.name for module in pkgutil.iter_modules(__path__) if module.ispkg]
    return tuple(importlib.import_module(f"{__name__}.{name}").TITLE for name in folders)


@cache
def _found() -> tuple[tuple[AnyTitle, ...], tuple[BadInput, ...]]:
    visiting, left_out = package_titles(own_titles())
    found = sorted([*own_titles(), *visiting], key=lambda title: (title.poster.place, title.id))
    return tuple(found), tuple(left_out)


def shortest_title() -> AnyTitle:
    """What is played where nobody has named a title: the one that takes the least time."""
    return min(titles(), key=lambda title: title.poster.minutes)


def find_title(title_id: str) -> AnyTitle:
    """The title of this id; `BadInput` names those there are."""
    for title in titles():
        if title.id == title_id:
            return title
    raise BadInput("no-such-title", {"value": title_id, "expected": ", ".join(title.id for title in titles())})
