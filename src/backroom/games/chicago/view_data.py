"""A view in its wire form: names instead of numbers, in a fixed order.

What never changes, the plan, is not in it: clients have the title's own. One that somebody brought comes along whole.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from backroom.games.chicago.crowds import ATTACKER, UNRECKONED
from backroom.games.chicago.gangs import (
    GANG_COUNT,
    GANGS,
    MOST_BOUGHT,
    MOST_RINGS,
    NOBODY,
    NOWHERE,
    PHASE_COUNT,
    PHASES,
    ROUNDS,
    VALUES,
    Gang,
    Phase,
    strengths_of,
)
from backroom.games.chicago.goals import GOAL_NAMES, held, longest_holders, wanted
from backroom.games.chicago.payday import income_of
from backroom.games.chicago.plan import BUILDINGS
from backroom.games.chicago.reach import meets_data, reach_data
from backroom.games.chicago.state import CAUSE_NAMES, CAUSES, GOALS, NEVER, Cause, ChicagoState, Goal
from backroom.games.chicago.view_types import ChicagoViewData, GangData, GoalData, SiegeData

if TYPE_CHECKING:
    from backroom.games.chicago.view import ChicagoView


def view_data(view: ChicagoView) -> ChicagoViewData:
    """Equal views give equal data."""
    state = view.state
    # Only who moves needs to know the ways: they are most of what is sent.
    top = state.stack[-1] if state.stack else None
    moving = top is not None and top.step.prompt == "move" and view.viewer >= 0 and top.asks(view.viewer)
    # A draft is drawn on the plan of before it.
    moving = moving and not view.foreseen
    data: ChicagoViewData = {
        "viewer": view.viewer,
        "players": state.players,
        "plan": view.plan.version,
        "crowded_houses": view.crowded,
        "guarded_casinos": view.guarded,
        # Everything else is public.
        "hidden": ["dice to come"],
        "phase": None if state.phase < 0 else PHASES[state.phase],
        "round": state.round + 1,
        "rounds_left": ROUNDS - state.round,
        "order": _order(state),
        "turn": None if state.phase < 0 else GANGS[state.gang],
        "points": state.points,
        "bank_rings": state.rings,
        "prices": VALUES[1 : MOST_BOUGHT + 1],
        "gangs": [_gang(view, gang) for gang in range(GANG_COUNT)],
        "owners": _owners(view),
        "goals": [_goals(view, seat) for seat in range(state.players)],
        "would_win": longest_holders(state),
        "siege": _siege(view),
        "reach": reach_data(state, view.plan, view.crowded) if moving else [],
        "meets": meets_data(state, view.plan, view.crowded, view.crowds) if moving else {},
        "leaves": view.leaves,
        "odds": _odds(view),
        "decisions": [decision.as_data() for decision in state.stack if decision.seats],
        "outcome": None if state.outcome is None else state.outcome.as_data(),
    }
    if not view.plan.own:  # somebody brought it: a client cannot know it
        data["ground"] = view.plan.as_data()
    return data


def _order(state: ChicagoState) -> list[Gang]:
    """The gangs in play, in the turn order of the phase (CH-11)."""
    order = [(state.start + after) % GANG_COUNT for after in range(GANG_COUNT)]
    return [GANGS[gang] for gang in order if state.player_of[gang] != NOBODY]


def _gang(view: ChicagoView, gang: int) -> GangData:
    state = view.state
    seat = state.player_of[gang]
    if seat == NOBODY:
        return {"gang": GANGS[gang], "seat": None}
    income = income_of(state, view.plan, gang, view.guarded)
    return {
        "gang": GANGS[gang],
        "seat": seat,
        "cash": state.cash[gang],
        "wealth": state.wealth_of(gang),
        "income": income.as_data(),
        "accounts": _accounts(state, gang),
        "figures": state.figures[gang],
        "lost": state.lost[gang],
        "chips": state.chips[gang],
        "waiting": state.waiting[gang][:],
        "members": {view.plan.names[at]: strengths_of(state.crew_at(at)) for at in sorted(state.places[gang])},
        "sits_out": state.sits_out(gang),
    }


def _accounts(state: ChicagoState, gang: int) -> dict[Phase, dict[Cause, int]]:
    """Money in and out by cause, phase by phase; their sum is the cash."""
    return {
        PHASES[phase]: {CAUSE_NAMES[cause]: state.booked(gang, phase, cause) for cause in range(CAUSES)}
        for phase in range(PHASE_COUNT)
        if phase <= state.phase
    }


def _owners(view: ChicagoView) -> dict[str, Gang]:
    """Whose the buildings are that are somebody's. A chip lies on those of another than the printed colour."""
    state = view.state
    names = view.plan.names
    first = view.plan.streets
    return {names[first + at]: GANGS[state.owner[at]] for at in range(BUILDINGS) if state.owner[at] != NOBODY}


def _goals(view: ChicagoView, seat: int) -> dict[Goal, GoalData]:
    """CH-80: how far a player is, and since when a goal is held; the lower number is the longer (CH-81)."""
    state = view.state
    data: dict[Goal, GoalData] = {}
    for goal in range(GOALS):
        since = state.since[seat * GOALS + goal]
        have = held(state, view.plan, seat, goal)
        data[GOAL_NAMES[goal]] = {
            "held": have,
            "wanted": wanted(state.players, goal),
            "missing": max(0, wanted(state.players, goal) - have),
            "since": None if since == NEVER else since,
        }
    return data


def _siege(view: ChicagoView) -> SiegeData | None:
    """CH-102: who waits inside which house."""
    state = view.state
    if state.siege == NOWHERE:
        return None
    data: SiegeData = {
        "place": view.plan.names[state.siege],
        "gang": GANGS[state.gang],
        "rings": strengths_of(state.besiegers),
    }
    top = state.stack[-1]
    side = top.about[0] if top.step.prompt == "fight" else ATTACKER
    holds = view.crowds.rules_after(state.besiegers, state.crew_at(state.siege), side)
    if holds != UNRECKONED:
        data["holds"] = round(holds, 4)
    return data


def _odds(view: ChicagoView) -> list[list[float]]:
    """By own rings and by the opponent's, both from 1: how likely one wins the duel."""
    strengths = range(1, MOST_RINGS + 1)
    return [[round(view.odds.wins(own, other), 4) for other in strengths] for own in strengths]
