"""Cases: a title with one number of players and one valid combination of its flags."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from typing import cast

from backroom.kernel.event import ONLOOKER
from backroom.kernel.game import AnyRules
from backroom.kernel.state import State
from backroom.kernel.title import AnyTitle, Settings


@dataclass(frozen=True)
class Case:
    """What a check is given, beside a seed."""

    title: AnyTitle
    settings: Settings

    @cached_property
    def rules(self) -> AnyRules:
        return self.title.rules(self.settings)

    @property
    def seats(self) -> range:
        return range(self.settings.players)

    @property
    def viewers(self) -> list[int]:
        """Everybody who is ever told something."""
        return [*self.seats, ONLOOKER]

    def starts(self) -> list[State]:
        """Positions worth starting from beside the deal, those that random play from there hardly ever meets.

        Found by looking, as titles are: `starts/<folder>.py` has them where a title needs some.
        """
        name = f"{__package__}.starts.{self.title.folder.name}"
        if importlib.util.find_spec(name) is None:
            return []
        starts = cast("Callable[[AnyRules], list[State]]", importlib.import_module(name).starts)
        return starts(self.rules)

    def __str__(self) -> str:
        flags = [name for name, on in self.settings.flags.items() if on]
        return "-".join([self.title.id, str(self.settings.players), *flags])


def cases_of(title: AnyTitle) -> Iterator[Case]:
    """Every number of players with every combination of flags that is valid for it."""
    for players in range(title.least, title.most + 1):
        valid = [[False, True] if flag.least <= players <= flag.most else [False] for flag in title.flags]
        for chosen in product(*valid):
            flags = {flag.name: on for flag, on in zip(title.flags, chosen, strict=True)}
            yield Case(title, title.settings(players, flags))
