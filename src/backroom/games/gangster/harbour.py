"""The Gold Coast: what lies there, what is taken, what comes after it (GA-50 to GA-56)."""

from __future__ import annotations

from mypy_extensions import i64

from backroom.games.gangster import events
from backroom.games.gangster.pieces import EMPTY, KINDS, LONG_TRUNK_ROOM, ON_OFFER, SLOTS
from backroom.games.gangster.state import GangsterState
from backroom.kernel.chance import Chance
from backroom.kernel.event import Event


def draw_equipment(state: GangsterState, chance: Chance) -> int:
    """One out of the supply, which is a bag; EMPTY if nothing is left."""
    left = 0
    for count in state.supply:
        left += count
    if left == 0:
        return EMPTY
    at = chance.below(left)
    for kind in range(KINDS):
        at -= state.supply[kind]
        if at < 0:
            state.supply[kind] -= 1
            return kind
    raise AssertionError("the supply is counted by kind")


def fill_gaps(state: GangsterState, chance: Chance, log: list[Event] | None) -> None:
    """GA-51, GA-54: gaps are refilled while there is something; three identical ones leave, again and again."""
    while True:
        laid: list[int] = []
        short = False
        for place in range(ON_OFFER):
            if state.harbour[place] == EMPTY:
                state.harbour[place] = draw_equipment(state, chance)
                short = short or state.harbour[place] == EMPTY
                laid.append(state.harbour[place])
        if log is not None:
            if laid.count(EMPTY) < len(laid):
                log.append(events.equipment_laid(laid))
            if short:
                log.append(events.supply_empty())
        kind = state.harbour[0]
        if kind == EMPTY or state.harbour.count(kind) < ON_OFFER:
            return
        state.harbour = [EMPTY] * ON_OFFER
        if log is not None:
            log.append(events.equipment_cleared(kind))


def eligible(state: GangsterState, colour: i64) -> list[int]:
    """GA-53: the kinds on offer that this car does not have, each once."""
    kinds: list[int] = []
    for kind in state.harbour:
        if kind != EMPTY and kind not in kinds and not state.has(colour, kind):
            kinds.append(kind)
    return kinds


def take_equipment(state: GangsterState, kind: int, chance: Chance, log: list[Event] | None) -> None:
    """GA-52: into the left slot; what was there moves right; what was on the right leaves the game."""
    colour = state.colour
    left = colour * SLOTS
    lost = state.gear[left + 1]
    state.gear[left + 1] = state.gear[left]
    state.gear[left] = kind
    state.harbour[state.harbour.index(kind)] = EMPTY
    if log is not None:
        log.append(events.equipment_taken(state.seat, colour, kind))
        if lost != EMPTY:
            log.append(events.equipment_lost(state.seat, colour, lost))
    fill_gaps(state, chance, log)


def dump_trunk(state: GangsterState, log: list[Event] | None) -> None:
    """GA-50: everybody in the trunk, out for good."""
    first = state.colour * LONG_TRUNK_ROOM
    dumped: list[int] = []
    for at in range(first, first + LONG_TRUNK_ROOM):
        if state.trunk[at] != EMPTY:
            dumped.append(state.trunk[at])
            state.drowned[state.trunk[at]] += 1
            state.trunk[at] = EMPTY
    if log is not None:
        log.append(events.trunk_dumped(state.seat, state.colour, dumped))
