"""The state of a game of Chicago: data, no rules."""

from __future__ import annotations

from typing import Final

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
from backroom.kernel.state import State

#: What an entry of the accounts is for.
START: Final = 0
BUILDINGS_PAID: Final = 1
SETS_PAID: Final = 2
PRIZES: Final = 3
HIRING: Final = 4
CAUSES: Final = 5
CAUSE_NAMES: Final = ("start", "buildings", "sets", "prizes", "hiring")
#: CH-80: the goals.
CASINOS: Final = 0
SQUARE: Final = 1
FOURS: Final = 2
GOALS: Final = 3
#: A goal that is not held.
NEVER: Final = -1

#: What a snapshot holds, in this order. `clone` copies the same.
NUMBERS: Final = ("players", "phase", "round", "start", "gang", "points", "clock", "siege", "besiegers", "rings")
LISTS: Final = ("player_of", "men", "owner", "chips", "figures", "lost", "cash", "accounts", "since")
LISTS_OF_LISTS: Final = ("places", "waiting")


class ChicagoState(State):
    """Built by the deal, a clone or a snapshot; each of them fills every list.

    Places are numbered as in the plan, buildings counted from its first one.
    """

    __slots__ = (*NUMBERS, *LISTS, *LISTS_OF_LISTS)

    #: Whose each gang is; NOBODY for one that is not in play (CH-91).
    player_of: list[int]
    #: Who stands at each place: the gang above its crew (`gangs.standing`).
    men: list[int]
    #: Whose each building is. There is a chip on it but in the gang's own printed colour (CH-50).
    owner: list[int]
    #: By gang: chips not laid, figures never hired, figures lost for good, money.
    chips: list[int]
    figures: list[int]
    lost: list[int]
    cash: list[int]
    #: Money in and out, at (gang * PHASE_COUNT + phase) * CAUSES + cause.
    accounts: list[int]
    #: When each player came to hold each goal, at seat * GOALS + goal; NEVER if it is not held (CH-81).
    since: list[int]
    #: By gang: where its members stand, in no order that matters; besiegers aside.
    places: list[list[int]]
    #: By gang: the rings of members that wait to enter, the first bought first (CH-33).
    waiting: list[list[int]]

    def __init__(self, players: i64) -> None:
        super().__init__()
        self.players: Final = players
        #: From 0; -1 before the first phase. Rounds of a phase from 0 too.
        self.phase: i64 = -1
        self.round: i64 = 0
        #: The gang that starts in this phase, the gang on turn and its movement points.
        self.start: i64 = 0
        self.gang: i64 = 0
        self.points: i64 = 0
        #: Counts what could change a goal, to tell who held one longest.
        self.clock: i64 = 0
        #: CH-102: the house in which members of the gang on turn wait to fight, and this crew.
        self.siege: i64 = NOWHERE
        self.besiegers: i64 = 0
        #: What the bank has.
        self.rings: i64 = 0

    def clone(self) -> ChicagoState:
        new = ChicagoState(self.players)
        new.stack = self.stack[:]
        new.outcome = self.outcome
        new.phase = self.phase
        new.round = self.round
        new.start = self.start
        new.gang = self.gang
        new.points = self.points
        new.clock = self.clock
        new.siege = self.siege
        new.besiegers = self.besiegers
        new.rings = self.rings
        new.player_of = self.player_of[:]
        new.men = self.men[:]
        new.owner = self.owner[:]
        new.chips = self.chips[:]
        new.figures = self.figures[:]
        new.lost = self.lost[:]
        new.cash = self.cash[:]
        new.accounts = self.accounts[:]
        new.since = self.since[:]
        new.places = [places[:] for places in self.places]
        new.waiting = [rings[:] for rings in self.waiting]
        return new

    def as_data(self) -> dict[str, object]:
        data: dict[str, object] = {name: getattr(self, name) for name in NUMBERS}
        for name in LISTS:
            data[name] = list(getattr(self, name))
        for name in LISTS_OF_LISTS:
            data[name] = [list(items) for items in getattr(self, name)]
        data["stack"] = [decision.as_data() for decision in self.stack]
        data["outcome"] = None if self.outcome is None else self.outcome.as_data()
        return data

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
