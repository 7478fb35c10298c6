"""Packages, and what is in them (CG-50 to CG-55)."""

from __future__ import annotations

from backroom.games.chicago_gangsters import events
from backroom.games.chicago_gangsters.box import Package
from backroom.games.chicago_gangsters.piles import draw_cards
from backroom.games.chicago_gangsters.state import LOOT, SOURCES, GangstersState, replaced
from backroom.kernel.chance import Chance
from backroom.kernel.event import Event


def take_package(state: GangstersState, seat: int, package: Package, chance: Chance, log: list[Event] | None) -> None:
    """A whole package: alcohol, the person, means cards drawn at once (CG-52)."""
    if log is not None:
        log.append(events.package_taken(seat, package))
    earn(state, seat, LOOT, package.alcohol)
    if package.person:
        take_person(state, seat, log)
    if package.means:
        draw_cards(state, seat, package.means, chance, log)


def take_person(state: GangstersState, seat: int, log: list[Event] | None) -> None:
    """The person on display goes face up before its new clan, for good."""
    state.owners = replaced(state.owners, state.person, seat)
    if log is not None:
        log.append(events.person_joined(seat, state.person))


def earn(state: GangstersState, seat: int, source: int, alcohol: int) -> None:
    """Alcohol is noted, by where it came from (CG-6)."""
    at = seat * SOURCES + source
    state.earned[at] = state.earned[at] + alcohol
