"""The state of a game of Chicago: data, no rules."""

from __future__ import annotations

from typing import Final, Literal, get_args

from mypy_extensions import i64

from backroom.games.chicago.gangs import (
    CREW,
    GANG_COUNT,
    NOBODY,
    NOWHERE,
    PHASE_COUNT,
    VALUES,
    count_of,
    size_of,
    value_of,
)
from backroom.games.chicago.state_fields import ChicagoFields

#: What an entry of the accounts is for.
START: Final = 0
BUILDINGS_PAID: Final = 1
SETS_PAID: Final = 2
PRIZES: Final = 3
HIRING: Final = 4
CAUSES: Final = 5
Cause = Literal["start", "buildings", "sets", "prizes", "hiring"]
CAUSE_NAMES: Final[tuple[Cause, ...]] = get_args(Cause)
#: CH-80: the goals.
Goal = Literal["goal-casinos", "goal-square", "goal-fours"]
CASINOS: Final = 0
SQUARE: Final = 1
FOURS: Final = 2
GOALS: Final = 3
#: A goal that is not held.
NEVER: Final = -1


class ChicagoState(ChicagoFields):
    """Built by the deal, a clone or a snapshot; each of them fills every list."""

    __slots__ = ()

    def clone(self) -> ChicagoState:
        new = ChicagoState(self.players)
        self.copy_to(new)
        return new

    def crew_at(self, place: i64) -> i64:
        return self.men[place] & CREW

    def seat_of(self, gang: i64) -> int:
        """Whose gang it is; only for one in play."""
        return self.player_of[gang]

    def gangs_of(self, seat: i64) -> list[int]:
        return [gang for gang in range(GANG_COUNT) if self.player_of[gang] == seat]

    def crews_of(self, gang: i64) -> list[int]:
        """The gang's crews on the plan, those that wait in a siege last."""
        crews = [self.men[place] & CREW for place in self.places[gang]]
        if self.siege != NOWHERE and self.gang == gang:
            crews.append(self.besiegers)
        return crews

    def members_of(self, gang: i64) -> int:
        """How many members a gang has, those that wait to enter among them."""
        members: i64 = len(self.waiting[gang])
        for crew in self.crews_of(gang):
            members += size_of(crew)
        return members

    def fours_of(self, gang: i64) -> int:
        """How many members with four rings a gang has."""
        fours: i64 = self.waiting[gang].count(4)
        for crew in self.crews_of(gang):
            fours += count_of(crew, 4)
        return fours

    def sits_out(self, gang: i64) -> bool:
        """CH-65: neither members nor figures are left; or nobody plays the gang (CH-91)."""
        if self.player_of[gang] == NOBODY:
            return True
        return not (self.figures[gang] or self.places[gang] or self.waiting[gang] or self._besieges(gang))

    def _besieges(self, gang: i64) -> bool:
        return self.siege != NOWHERE and self.gang == gang

    def wealth_of(self, gang: i64) -> int:
        """CH-82: cash and the value of members, also of those that wait (CH-33)."""
        wealth: i64 = self.cash[gang]
        for crew in self.crews_of(gang):
            wealth += value_of(crew)
        for rings in self.waiting[gang]:
            wealth += VALUES[rings]
        return wealth

    def wealth_of_player(self, seat: i64) -> int:
        return sum([self.wealth_of(gang) for gang in self.gangs_of(seat)])

    def booked(self, gang: i64, phase: i64, cause: i64) -> int:
        """One entry of the accounts."""
        return self.accounts[(gang * PHASE_COUNT + phase) * CAUSES + cause]

    def book(self, gang: i64, cause: i64, money: i64) -> None:
        """Money in, or out if negative, with its cause; the phase is the one that is on."""
        self.cash[gang] += money
        self.accounts[(gang * PHASE_COUNT + max(self.phase, 0)) * CAUSES + cause] += money
