"""What a playthrough shows: things that together they must show all of."""

from __future__ import annotations

from collections.abc import Iterable

from backroom.games.chicago.gangs import GANGS, are_allied
from backroom.games.chicago.state import ChicagoState
from backroom.kernel.event import Event
from backroom.kernel.state import Outcome

#: By name of the event: what it shows.
EVENTS = {
    "goal-lost": "a goal lost again",
    "both-fallen": "a double elimination",
    "chips-missed": "chips exhausted",
    "points-lapsed": "points that lapse",
    "building-left": "a building left to an ally",
    "house-besieged": "members who wait inside a house",
    "gang-sat-out": "a gang that sits out",
}
#: Every sight there must be, and the endings.
WANTED = frozenset(EVENTS.values()) | {
    "casinos-held", "square-held", "fours-held", "richest", "the 24th round", "a home bar taken",
    "a gang wiped out that wins on money", "the right to choose passing from side to side", "a set paid threefold",
    "an unguarded casino", "a building taken from an ally",
}  # fmt: skip


def sights(moments: Iterable[tuple[ChicagoState, list[Event]]]) -> set[str]:
    """Everything that a game showed; each moment is a state and the events that led to it."""
    shown: set[str] = set()
    choosers: list[object] = []
    for state, events in moments:
        for event in events:
            shown |= _of_event(state, event)
            if event.name == "fight-begun":
                choosers = []
            elif event.name == "pair-chosen":
                choosers.append(event.facts["gang"])
                if len(set(choosers)) == 2:
                    shown.add("the right to choose passing from side to side")
        if state.outcome is not None:
            shown |= _of_the_end(state, state.outcome)
    return shown


def _of_the_end(state: ChicagoState, outcome: Outcome) -> set[str]:
    shown = {outcome.reason}
    if (state.phase, state.round) == (3, 5):
        shown.add("the 24th round")
    out = [gang for gang in range(4) if state.player_of[gang] in outcome.winners and state.sits_out(gang)]
    if out and outcome.reason == "richest":
        shown.add("a gang wiped out that wins on money")
    return shown


def _of_event(state: ChicagoState, event: Event) -> set[str]:
    shown = {EVENTS[event.name]} if event.name in EVENTS else set()
    facts = event.facts
    if event.name in ("building-seized", "building-taken"):
        place, gang, former = str(facts["place"]), str(facts["gang"]), str(facts["former"])
        if place.endswith("-home") and not place.startswith(gang):
            shown.add("a home bar taken")
        if state.players == 2 and former in GANGS and are_allied(GANGS.index(former), GANGS.index(gang)):
            shown.add("a building taken from an ally")
    elif event.name == "gang-paid":
        if facts["sets"]:
            shown.add("a set paid threefold")
        if facts["unguarded"]:
            shown.add("an unguarded casino")
    return shown
