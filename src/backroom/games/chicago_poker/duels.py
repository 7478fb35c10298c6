"""Duels: the best hand at a business takes it (CP-50 to CP-56)."""

from __future__ import annotations

from backroom.games.chicago_poker import events
from backroom.games.chicago_poker.box import ROW
from backroom.games.chicago_poker.businesses import award
from backroom.games.chicago_poker.hands import strength
from backroom.games.chicago_poker.rows import OPENLY
from backroom.games.chicago_poker.state import PokerState
from backroom.games.chicago_poker.steps.tie_break import TieBreakStep, clockwise_from_bullet
from backroom.kernel.chance import Chance
from backroom.kernel.event import Event


def fight_duel(state: PokerState, place: int, tie_break: TieBreakStep, chance: Chance, log: list[Event] | None) -> None:
    """Turn everything up at a business and let the best hand win, or call the tie-break."""
    if log is not None:
        log.append(events.duel_begun(state.bullet_of[place], place, state.kinds[place]))
    best = -1
    tied = 0
    for seat in clockwise_from_bullet(state, place, (1 << state.players) - 1):
        cards = state.row_of(place, seat)
        if not cards:
            continue
        row = place * state.players + seat
        for at in range(row * ROW, row * ROW + len(cards)):
            state.knowers[at] = OPENLY
        hand = strength(cards)
        if log is not None:
            log.append(events.row_turned_up(seat, place, cards, hand))
        if hand > best:
            best = hand
            tied = 0
        if hand == best:
            tied |= 1 << seat
    winners = clockwise_from_bullet(state, place, tied)
    if len(winners) == 1:
        award(state, place, winners[0], tie_break.goals, chance, log)
    else:
        tie_break.call(state, place, winners, chance, log)
