"""Driving: a movement card is turned over, the car stops somewhere, and what a stop brings (GA-30, GA-34)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from backroom.games.gangster import events
from backroom.games.gangster.board import HARBOUR, Board
from backroom.games.gangster.cars import in_trunk
from backroom.games.gangster.pieces import BUMPER
from backroom.games.gangster.routes import find_route
from backroom.games.gangster.state import GangsterState
from backroom.kernel.decision import Decision
from backroom.kernel.event import Event


class Driving:
    """What the steps of a drive share. The decisions it may bring are handed in by the rules, by seat."""

    __slots__ = ("board", "bumpers", "destinations", "dumps", "equipment")

    def __init__(self, board: Board) -> None:
        self.board: Final = board
        #: At steps * players + seat.
        self.destinations: list[Decision] = []
        self.bumpers: list[Decision] = []
        self.dumps: list[Decision] = []
        #: Asks nobody yet: it is begun when its turn comes.
        self.equipment: list[Decision] = []

    def turn_card(self, state: GangsterState, card: i64, motor: bool, log: list[Event] | None) -> None:
        """Turn a movement card over; then only a real choice of where to stop is asked."""
        colour = state.colour
        state.cards[colour] &= ~(1 << card)
        state.idle[colour] = 0
        steps: i64 = self.board.movement[card]
        if log is not None:
            log.append(events.card_turned(state.seat, colour, steps, motor))
        if motor:
            steps += 1
        ends = self.board.reaches[state.car_at[colour]][steps]
        state.stack[-1] = self.destinations[steps * state.players + state.seat]
        if len(ends) == 1:
            self.stop(state, steps, ends[0], log)

    def stop(self, state: GangsterState, steps: i64, area: i64, log: list[Event] | None) -> None:
        """The car stops: what it may or must do there lies on the stack, the first on top."""
        colour = state.colour
        if log is not None:
            route = find_route(self.board.links, state.car_at[colour], steps, area)
            log.append(events.car_driven(state.seat, colour, route, self.board))
        state.car_at[colour] = area
        state.stack.pop()
        if area == HARBOUR:
            # GA-56: first dump or not, then take.
            state.stack.append(self.equipment[state.seat])
            if in_trunk(state, colour) > 0:
                state.stack.append(self.dumps[state.seat])
        elif state.has(colour, BUMPER) and self._others_at(state, area) and self._can_push_from(area):
            state.stack.append(self.bumpers[state.seat])

    def _others_at(self, state: GangsterState, area: i64) -> bool:
        return any(other != state.colour and state.car_at[other] == area for other in range(state.colours))

    def _can_push_from(self, area: i64) -> bool:
        """GA-64: to a district. An own board may have one that leads to the Gold Coast only."""
        return any(near != HARBOUR for near in self.board.links[area])
