"""How far it is from every place to every other, with nobody in the way: reckoned once for a plan."""

from __future__ import annotations

from typing import Final

from backroom.games.chicago.plan import Plan
from backroom.kernel.title import Shared

#: Further than anything.
AWAY: Final = 60


class Roads:
    """`away[one][other]` is how many points the way costs."""

    __slots__ = ("away",)

    def __init__(self, plan: Plan) -> None:
        self.away: Final[list[list[int]]] = [_from(plan, place) for place in range(plan.places)]


#: Plans of one's own come and go with their tables.
_ROADS: Final[Shared[Plan, Roads]] = Shared(8)


def roads_of(plan: Plan) -> Roads:
    """The roads of a plan."""
    return _ROADS.get(plan, lambda: Roads(plan))


def _from(plan: Plan, start: int) -> list[int]:
    away = [AWAY] * plan.places
    away[start] = 0
    ahead = [start]
    at = 0
    while at < len(ahead):
        place = ahead[at]
        at += 1
        spent = away[place] + 1
        for beside in plan.neighbours[place]:
            if away[beside] == AWAY:
                away[beside] = spent
                ahead.append(beside)
    return away
