"""Payments at the end of a phase, and who is the richest (CH-70, CH-71, CH-82, CH-101)."""

from __future__ import annotations

from typing import Final

from backroom.games.chicago import events
from backroom.games.chicago.gangs import GANG_COUNT, NOBODY, gang_of
from backroom.games.chicago.plan import BUILDINGS, BUILDINGS_A_QUARTER, CASINO, SET_COUNT, Plan
from backroom.games.chicago.state import BUILDINGS_PAID, SETS_PAID, ChicagoState
from backroom.games.chicago.view_types import IncomeData
from backroom.kernel.event import Event

#: CH-71: a whole set is paid threefold: once as buildings, twice as a set.
SET_EXTRA: Final = 2


class Income:
    """What a gang is paid, and why: for its buildings, for whole sets on top, and what goes unpaid (CH-101)."""

    __slots__ = ("buildings", "sets", "unguarded")

    def __init__(self) -> None:
        self.buildings = 0
        self.sets = 0
        self.unguarded = 0

    def total(self) -> int:
        return self.buildings + self.sets

    def as_data(self) -> IncomeData:
        return {"buildings": self.buildings, "sets": self.sets, "unguarded": self.unguarded}


def income_of(state: ChicagoState, plan: Plan, gang: int, guarded: bool) -> Income:
    """What a gang would be paid now; `guarded` is the variant of CH-101."""
    income = Income()
    for building in range(BUILDINGS):
        if state.owner[building] != gang:
            continue
        value = plan.value[building]
        casino = building % BUILDINGS_A_QUARTER == CASINO
        if guarded and casino and gang_of(state.men[plan.streets + building]) != gang:
            income.unguarded += value
        else:
            income.buildings += value
    for at in range(gang * SET_COUNT, gang * SET_COUNT + SET_COUNT):
        if holds_set(state, plan, at):
            bars = plan.sets[at]
            income.sets += SET_EXTRA * len(bars) * plan.value[bars[0]]
    return income


def holds_set(state: ChicagoState, plan: Plan, at: int) -> bool:
    """Whether a set of bars (as in `plan.sets`) belongs to its own gang whole."""
    return all(state.owner[building] == at // SET_COUNT for building in plan.sets[at])


def pay_everyone(state: ChicagoState, plan: Plan, guarded: bool, log: list[Event] | None) -> None:
    """CH-70: also those who sit out (CH-67)."""
    for gang in range(GANG_COUNT):
        if state.player_of[gang] == NOBODY:
            continue
        income = income_of(state, plan, gang, guarded)
        state.book(gang, BUILDINGS_PAID, income.buildings)
        state.book(gang, SETS_PAID, income.sets)
        if log is not None:
            log.append(events.gang_paid(state.seat_of(gang), gang, income.total(), income.sets, income.unguarded))


def richest_of(state: ChicagoState, seats: list[int]) -> list[int]:
    """CH-82: those among these players with the most cash and members' value together."""
    most = max([state.wealth_of_player(seat) for seat in seats])
    return [seat for seat in seats if state.wealth_of_player(seat) == most]
