"""The cases of a title of the tree, with the positions that it has for its tests."""

from __future__ import annotations

import importlib
import importlib.util
from typing import cast

from backroom.kernel.title import AnyTitle
from backroom.testing.case import Case, Starts, cases_of


def our_cases(title: AnyTitle) -> list[Case]:
    return list(cases_of(title, starts_of(title)))


def starts_of(title: AnyTitle) -> Starts | None:
    """Found by looking, as titles are: `starts/<folder>.py` has them where a title needs some."""
    name = f"{__package__}.starts.{title.folder.name}"
    if importlib.util.find_spec(name) is None:
        return None
    return cast("Starts", importlib.import_module(name).starts)
