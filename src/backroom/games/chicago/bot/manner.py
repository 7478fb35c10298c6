"""Manners: what makes two bots of one level play differently. All numbers 0 is nobody's manner: the bare level."""

from __future__ import annotations

from typing import Final

from backroom.games.chicago.bot.weights import WIN
from backroom.games.chicago.gangs import gang_of
from backroom.games.chicago.plan import BUILDINGS_A_QUARTER
from backroom.games.chicago.state import ChicagoState

#: How much of what is liked is left where the fight has been played on.
SEEN: Final = 0.25


class Manner:
    """How much more, or less, somebody likes to go where a foe stands than it is worth, in FT.

    `grudge` is on top of `fight`, for a foe who holds a house of the own quarter.
    """

    __slots__ = ("fight", "grudge")

    def __init__(self, fight: float = 0.0, grudge: float = 0.0) -> None:
        self.fight: Final = fight
        self.grudge: Final = grudge

    def likes(self, state: ChicagoState, gang: int, place: int) -> float:
        """What is liked about a place; nothing where no foe stands."""
        men = state.men[place]
        if men == 0:
            return 0.0
        foe = gang_of(men)
        if state.player_of[foe] == state.player_of[gang]:
            return 0.0
        return self.fight + (self.grudge if self.grudge and holds_house_of(state, foe, gang) else 0.0)

    def share(self, state: ChicagoState, gang: int, place: int) -> float:
        """The same as a share of the win, to those who see for themselves what a fight brings: they like it less."""
        return SEEN * self.likes(state, gang, place) / WIN


PLAIN: Final = Manner()


def holds_house_of(state: ChicagoState, foe: int, gang: int) -> bool:
    """Whether a gang has a house in another's quarter."""
    first = gang * BUILDINGS_A_QUARTER
    return foe in state.owner[first : first + BUILDINGS_A_QUARTER]
