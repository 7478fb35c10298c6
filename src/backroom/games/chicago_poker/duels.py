"""Duels: the best hand at a business takes it (CP-50 to CP-56)."""

from __future__ import annotations

from mypy_extensions import i64

from backroom.games.chicago_poker import events
from backroom.games.chicago_poker.businesses import award
from backroom.games.chicago_poker.hands import strength
from backroom.games.chicago_poker.rows import turn_up
from backroom.games.chicago_poker.state import PokerState
from backroom.games.chicago_poker.steps.tie_break import TieBreakStep, clockwise_from_bullet
from backroom.kernel.chance import Chance
from backroom.kernel.event import Event


def fight_duel(state: PokerState, place: i64, tie_break: TieBreakStep, chance: Chance, log: list[Event] | None) -> None:
    """Turn everything up at a business and let the best hand win, or call the tie-break."""
    owner = state.bullet_of[place]
    if log is not None:
        log.append(events.duel_begun(owner, place, state.kinds[place]))
    best = -1
    winner = owner
    tied = 0
    for step in range(state.players):
        seat = (owner + step) % state.players
        cards = state.row_of(place, seat)
        if not cards:
            continue
        hand = strength(cards)
        if log is not None:
            log.append(events.row_turned_up(seat, place, cards, hand))
        if hand > best:
            best = hand
            winner = seat
            tied = 1 << seat
        elif hand == best:
            tied |= 1 << seat
    if tied == 1 << winner:
        award(state, place, winner, tie_break.goals, chance, log)
    else:
        # Cards stay on the table, face up, only in a tie: there is no need to turn up what is discarded at once.
        turn_up(state, place)
        tie_break.call(state, place, clockwise_from_bullet(state, place, tied), chance, log)
