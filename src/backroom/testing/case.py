"""Cases: a title with one number of players and one valid combination of its options."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from itertools import product

from backroom.kernel.event import ONLOOKER
from backroom.kernel.game import AnyRules
from backroom.kernel.state import State
from backroom.kernel.title import AnyTitle, Settings

#: Makes positions worth starting from beside the deal: those that random play from there hardly ever meets.
Starts = Callable[[AnyRules], list[State]]


def _no_starts(rules: AnyRules) -> list[State]:
    return []


@dataclass(frozen=True)
class Case:
    """What a check is given, beside a seed."""

    title: AnyTitle
    settings: Settings
    positions: Starts = field(default=_no_starts, compare=False)

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
        """Positions to start from beside the deal."""
        return self.positions(self.rules)

    def __str__(self) -> str:
        options = [name for name, on in self.settings.options.items() if on]
        return "-".join([self.title.id, str(self.settings.players), *options])


def cases_of(title: AnyTitle, starts: Starts | None = None) -> Iterator[Case]:
    """Every number of players with every combination of options that is valid for it."""
    for players in range(title.least, title.most + 1):
        valid = [[False, True] if option.least <= players <= option.most else [False] for option in title.options]
        for chosen in product(*valid):
            options = {option.name: on for option, on in zip(title.options, chosen, strict=True)}
            yield Case(title, title.settings(players, options), starts or _no_starts)
