"""Which tables the adapters are tested on: all of them, but for OpenSpiel's simulations of many players."""

from __future__ import annotations

import pytest

from backroom.games import titles
from backroom.kernel.title import AnyTitle


def _tables(title: AnyTitle) -> list[tuple[str, int]]:
    return [(title.id, players) for players in range(title.least, title.most + 1)]


#: For `parametrize("title, players", ...)`: every title with every number of players.
TABLES = [pytest.param(name, players, id=f"{name}-{players}") for title in titles() for name, players in _tables(title)]
#: Every title once, as many as usual.
TITLES = [pytest.param(title.id, id=title.id) for title in titles()]
#: The titles with a miniature, and how many play it.
MINIATURES = [
    pytest.param(title.id, max(title.least, option.least), id=title.id)
    for title in titles()
    for option in title.options
    if option.study
]
#: What OpenSpiel simulates whole: it asks for all that everybody knows at every step, which takes long with many.
SIMULATED = [
    pytest.param(name, players, id=f"{name}-{players}", marks=[] if players == title.least else [pytest.mark.long])
    for title in titles()
    for name, players in _tables(title)
]
