"""Dice duels (CH-60 to CH-63, CH-66)."""

from __future__ import annotations

from mypy_extensions import i64

from backroom.games.chicago import events
from backroom.games.chicago.gangs import MOST_RINGS, VALUES
from backroom.games.chicago.plan import Plan
from backroom.games.chicago.state import PRIZES, ChicagoState
from backroom.kernel.chance import Chance
from backroom.kernel.event import Event


class Duel:
    """Two members with their rings. Whoever asks for it has taken them from the plan and puts the winner back."""

    __slots__ = ("foe", "foe_rings", "fours", "gang", "place", "rings")

    def __init__(self, gang: i64, rings: i64, foe: i64, foe_rings: i64, place: i64) -> None:
        self.gang = gang
        self.rings = rings
        self.foe = foe
        self.foe_rings = foe_rings
        self.place = place
        #: Whether a member with four rings took part or came of it: then a goal may have changed (CH-80).
        self.fours: bool = rings == MOST_RINGS or foe_rings == MOST_RINGS

    def fight(self, state: ChicagoState, plan: Plan, chance: Chance, log: list[Event] | None) -> None:
        """Roll until it is decided; `rings` and `foe_rings` are then what each has left, 0 for the fallen.

        The attacker rolls first. Rings go to the bank before the winner takes one (CH-26).
        """
        own_value = VALUES[self.rings]
        foe_value = VALUES[self.foe_rings]
        if log is not None:
            seat = state.seat_of(self.gang)
            place = plan.names[self.place]
            log.append(events.duel_begun(seat, self.gang, self.rings, self.foe, self.foe_rings, place))
        while self.rings and self.foe_rings:
            self._roll(state, plan, chance, log)
        if self.rings:
            self.rings = self._reward(state, self.gang, self.rings, self.foe, foe_value, log)
        elif self.foe_rings:
            self.foe_rings = self._reward(state, self.foe, self.foe_rings, self.gang, own_value, log)
        elif log is not None:
            log.append(events.both_fallen(self.gang, self.foe, plan.names[self.place]))
        state.lost[self.gang] += self.rings == 0
        state.lost[self.foe] += self.foe_rings == 0
        self.fours = self.fours or self.rings == MOST_RINGS or self.foe_rings == MOST_RINGS

    def _roll(self, state: ChicagoState, plan: Plan, chance: Chance, log: list[Event] | None) -> None:
        """CH-62, CH-63: the lower roll falls; equal rolls cost both a ring."""
        own_die = plan.fighting_dice[self.rings]
        foe_die = plan.fighting_dice[self.foe_rings]
        roll = own_die[chance.below(len(own_die))]
        foe_roll = foe_die[chance.below(len(foe_die))]
        if log is not None:
            log.append(events.duel_rolled(self.gang, roll, self.foe, foe_roll))
        if roll > foe_roll:
            state.rings += self.foe_rings
            self.foe_rings = 0
        elif roll < foe_roll:
            state.rings += self.rings
            self.rings = 0
        else:
            state.rings += 2
            self.rings -= 1
            self.foe_rings -= 1
            if log is not None:
                log.append(events.rings_fallen(self.gang, self.rings, self.foe, self.foe_rings))

    def _reward(
        self, state: ChicagoState, winner: i64, rings: i64, loser: i64, prize: i64, log: list[Event] | None
    ) -> i64:
        """CH-62: a ring more, four at most, and the loser's value as the duel began. The winner's rings now."""
        if rings < MOST_RINGS:
            rings += 1
            state.rings -= 1
        state.book(winner, PRIZES, prize)
        if log is not None:
            log.append(events.duel_won(state.seat_of(winner), winner, rings, loser, prize))
        return rings
