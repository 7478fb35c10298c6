"""What the data of a game of Chicago must be: bounds of every field, and what goes with what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from backroom.games.chicago.gangs import (
    CHIPS,
    CREW,
    FIGURES,
    GANG_COUNT,
    GANG_SHIFT,
    MOST_RINGS,
    NOBODY,
    NOWHERE,
    PHASE_COUNT,
    PLAYERS_OF,
    RINGS,
    ROUNDS,
    gang_of,
    size_of,
)
from backroom.games.chicago.plan import BUILDINGS
from backroom.games.chicago.state import CAUSES, GOALS, NEVER, ChicagoState
from backroom.kernel.soundness import MANY, Soundness, each, number, numbers, up_to

if TYPE_CHECKING:
    from backroom.games.chicago.rules import ChicagoRules

#: No gang ever has, gets or spends so much.
MUCH = 100 * MANY
MOST_POINTS = 99


def soundness_of(rules: ChicagoRules) -> Soundness[ChicagoState]:
    players = rules.players
    places = rules.plan.places
    gang = number(0, GANG_COUNT - 1)
    bought = number(0, FIGURES)
    fields = {
        "players": number(players, players),
        "phase": number(-1, PHASE_COUNT - 1),
        "round": number(0, ROUNDS - 1),
        "start": gang,
        "gang": gang,
        "points": number(0, MOST_POINTS),
        "clock": number(0, MANY),
        "siege": number(NOWHERE, places - 1),
        "besiegers": number(0, CREW),
        "rings": number(0, RINGS),
        "player_of": numbers(GANG_COUNT, NOBODY, players - 1),
        "men": numbers(places, 0, (GANG_COUNT + 1 << GANG_SHIFT) - 1),
        "owner": numbers(BUILDINGS, NOBODY, GANG_COUNT - 1),
        "chips": numbers(GANG_COUNT, 0, CHIPS),
        "figures": numbers(GANG_COUNT, 0, FIGURES),
        "lost": numbers(GANG_COUNT, 0, FIGURES),
        "cash": numbers(GANG_COUNT, 0, MUCH),
        "accounts": numbers(GANG_COUNT * PHASE_COUNT * CAUSES, -MUCH, MUCH),
        "since": numbers(players * GOALS, NEVER, MANY),
        "places": each([up_to(FIGURES, 0, places - 1)] * GANG_COUNT),
        "waiting": each([up_to(FIGURES, 1, MOST_RINGS)] * GANG_COUNT),
    }
    abouts = {
        "colour": up_to(0, 0, 0),
        "hire": each([gang, bought, bought, bought]),
        "place": each([gang]),
        "turn": each([gang, number(0, ROUNDS - 1), bought, bought]),
        "move": each([gang]),
        "ally": each([gang, number(rules.plan.streets, places - 1)]),
        "fight": each([number(0, 1), gang]),
    }
    deep = len(rules.phases[0]) + 2
    return Soundness(rules, fields, abouts, deep, lambda state: _flaw(state, rules))


def _flaw(state: ChicagoState, rules: ChicagoRules) -> str:
    choosing = len(state.stack) if state.stack and state.stack[0].step.prompt == "colour" else 0
    seats = [seat for seat in state.player_of if seat != NOBODY]
    if rules.players != 3:
        if state.player_of != PLAYERS_OF[rules.players]:
            return "player_of"
    elif sorted(seats) != list(range(3 - choosing)):
        return "player_of"
    if (state.phase < 0) != (choosing > 0):
        return "phase"
    if any(gang != NOBODY and state.player_of[gang] == NOBODY for gang in state.owner):
        return "owner"
    if max(state.since) > state.clock:
        return "since"
    flaw = _flaw_of_men(state, rules)
    return flaw or ("" if state.outcome is not None or choosing else _flaw_of_stack(state, rules))


def _flaw_of_men(state: ChicagoState, rules: ChicagoRules) -> str:
    """Who stands where is noted twice, and goes with who plays; one a place but in crowded houses."""
    shared = rules.plan.streets if rules.crowded else rules.plan.places
    standing = 0
    for gang in range(GANG_COUNT):
        places = state.places[gang]
        standing += len(places)
        if len({*places}) != len(places):
            return "places"
        for place in places:
            men = state.men[place]
            if gang_of(men) != gang or not men & CREW or (place < shared and size_of(men & CREW) != 1):
                return "men"
        if state.player_of[gang] == NOBODY and (places or state.waiting[gang] or state.cash[gang]):
            return "player_of"
    if sum(map(bool, state.men)) != standing:
        return "men"
    if (state.siege == NOWHERE) != (state.besiegers == 0):
        return "besiegers"
    if state.siege != NOWHERE and (state.siege < shared or gang_of(state.men[state.siege]) == state.gang):
        return "siege"
    return ""


def _flaw_of_stack(state: ChicagoState, rules: ChicagoRules) -> str:
    """What is left of the phase as it was laid, its topmost part being asked, and perhaps a question on top of it."""
    stack = state.stack
    top = stack[-1]
    extra = top.step.prompt in ("ally", "fight")
    asked = stack[-2] if extra and len(stack) > 1 else top
    left = stack[:-2] if extra else stack[:-1]
    phase = rules.phases[state.start]
    if len(left) >= len(phase) or any(
        one.step is not other.step or one.seats or one.about != other.about
        for one, other in zip(left, phase, strict=False)
    ):
        return "stack"
    laid = phase[len(left)]
    gang = laid.about[0]
    prompt = asked.step.prompt
    if prompt != laid.step.prompt and (prompt, laid.step.prompt) != ("move", "turn"):
        return "stack"
    if asked.about[0] != gang or asked.seats != 1 << state.player_of[gang] or state.player_of[gang] == NOBODY:
        return "stack"
    if laid.step.prompt == "turn":
        if state.gang != gang or state.round != laid.about[1] or (prompt == "turn" and asked.about[1] != state.round):
            return "gang"
        if prompt == "turn" and state.sits_out(gang):
            return "figures"
    if (prompt != "move" and (state.points or state.siege != NOWHERE)) or (
        top.step.prompt == "move" and not state.points
    ):
        return "points"
    if extra:
        return "" if prompt == "move" and _asked_well(state, rules) else "stack"
    return ""


def _asked_well(state: ChicagoState, rules: ChicagoRules) -> bool:
    """Whether an ally's building, or a fight, can be asked about."""
    top = state.stack[-1]
    if top.step.prompt == "fight":
        side, foe = top.about
        if state.siege == NOWHERE or gang_of(state.men[state.siege]) != foe:
            return False
        return top.seats == 1 << state.player_of[foe if side else state.gang]
    gang, place = top.about
    owner = state.owner[rules.plan.building(place)]
    # CH-90: the gang on turn has come there itself, or its foe stays there as the victor of a duel.
    return (
        rules.players == 2
        and state.player_of[gang] >= 0
        and top.seats == 1 << state.player_of[gang]
        and gang_of(state.men[place]) == gang
        and owner != NOBODY
        and owner != gang
    )
