"""The three goals, who holds them and since when (CH-80, CH-81)."""

from __future__ import annotations

from typing import Final, get_args

from mypy_extensions import i64

from backroom.games.chicago import events
from backroom.games.chicago.gangs import GANG_COUNT
from backroom.games.chicago.plan import Plan
from backroom.games.chicago.state import CASINOS, FOURS, GOALS, NEVER, SQUARE, ChicagoState, Goal
from backroom.kernel.event import Event

GOAL_NAMES: Final[tuple[Goal, ...]] = get_args(Goal)
#: What a game is said to have been won by.
REASONS: Final = ("casinos-held", "square-held", "fours-held")
SQUARE_BARS: Final = 8
FOURS_WANTED: Final = 5


def wanted(players: i64, goal: i64) -> int:
    """CH-80: how many of the things of a goal a player must hold; two players need every casino."""
    if goal == CASINOS:
        return 4 if players == 2 else 3
    return SQUARE_BARS if goal == SQUARE else FOURS_WANTED


def held(state: ChicagoState, plan: Plan, seat: i64, goal: i64) -> int:
    """How many a player holds, a player's two gangs together (CH-90)."""
    count = 0
    if goal == FOURS:
        for gang in range(GANG_COUNT):
            if state.player_of[gang] == seat:
                count += state.fours_of(gang)
        return count
    buildings = [plan.casino(quarter) for quarter in range(GANG_COUNT)] if goal == CASINOS else plan.square
    for building in buildings:
        owner = state.owner[building]
        if owner >= 0 and state.player_of[owner] == seat:
            count += 1
    return count


def note_goals(state: ChicagoState, plan: Plan, log: list[Event] | None) -> None:
    """Something has changed that a goal could hang on: note what is held from now on, and no more."""
    state.clock += 1
    for seat in range(state.players):
        for goal in range(GOALS):
            at = seat * GOALS + goal
            holds = held(state, plan, seat, goal) >= wanted(state.players, goal)
            if holds == (state.since[at] != NEVER):
                continue
            state.since[at] = state.clock if holds else NEVER
            if log is not None:
                name = GOAL_NAMES[goal]
                log.append(events.goal_reached(seat, name) if holds else events.goal_lost(seat, name))


def longest_holders(state: ChicagoState) -> list[int]:
    """CH-81: the players who have held a goal longest without a break; nobody if no goal is held."""
    first = NEVER
    seats: list[int] = []
    for seat in range(state.players):
        since = _first_of(state, seat)
        if since != NEVER and (first == NEVER or since <= first):
            seats = [*seats, seat] if since == first else [seat]
            first = since
    return seats


def _first_of(state: ChicagoState, seat: int) -> int:
    own = [since for since in state.since[seat * GOALS : seat * GOALS + GOALS] if since != NEVER]
    return min(own) if own else NEVER


def reason_of(state: ChicagoState, seat: int) -> str:
    """The goal that a player has held longest."""
    goal = state.since[seat * GOALS : seat * GOALS + GOALS].index(_first_of(state, seat))
    return REASONS[goal]
