"""A turn: drive, or load or unload one (GA-20, GA-30, GA-40)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from backroom.games.gangster import actions as act
from backroom.games.gangster import events
from backroom.games.gangster.actions import GangsterAction, GangsterActions
from backroom.games.gangster.board import Board
from backroom.games.gangster.cars import has_room, is_guarded, must_drive
from backroom.games.gangster.driving import Driving
from backroom.games.gangster.loading import load, unload
from backroom.games.gangster.pieces import CARDS, COLOURS, DOOR, EMPTY, LONG_TRUNK_ROOM, MOTOR, TOMMY_GUN
from backroom.games.gangster.state import GangsterState
from backroom.games.gangster.steps.destination import DestinationStep
from backroom.games.gangster.steps.door import DoorStep
from backroom.games.gangster.steps.turn_refusals import refuse_turn_action
from backroom.games.gangster.tables import FULL, fields_of, next_field
from backroom.kernel.action import Action
from backroom.kernel.chance import Chance
from backroom.kernel.decision import Decision, Step
from backroom.kernel.event import Event
from backroom.kernel.refusal import Facts, Refusal


class TurnStep(Step[GangsterState]):
    """What the colour whose turn it is does. A drive or a door may ask more."""

    __slots__ = ("actions", "board", "destinations", "doors", "driving")

    def __init__(
        self,
        board: Board,
        actions: GangsterActions,
        driving: Driving,
        destination: DestinationStep,
        door: DoorStep,
        players: int,
    ) -> None:
        super().__init__("turn", "GA-20")
        self.board: Final = board
        self.actions: Final = actions
        self.driving: Final = driving
        #: By steps, then by seat.
        self.destinations: Final[list[list[Decision]]] = [
            [Decision(destination, 1 << seat, (steps,)) for seat in range(players)]
            for steps in range(max(board.movement) + 2)
        ]
        #: By seat.
        self.doors: Final = [Decision(door, 1 << seat) for seat in range(players)]

    def unfinished(self, state: GangsterState, seat: int) -> bool:
        """With two players a colour has just been chosen: now it must do something."""
        return state.players == 2

    def legal(self, state: GangsterState, seat: int) -> list[Action]:
        colour = state.colour
        area: i64 = state.car_at[colour]
        cards = state.cards[colour]
        if state.has(colour, MOTOR):
            cards += 1 << CARDS
        legal = self.actions.drives[cards][:]
        if must_drive(state, colour) or state.table_at[area] < 0:
            return legal
        foreign = has_room(state, colour)
        self._add_loads(state, area, foreign, True, legal)
        if foreign and state.has(colour, TOMMY_GUN):
            for near in self.board.links[area]:
                if state.table_at[near] >= 0:
                    self._add_loads(state, near, True, False, legal)
        if next_field(state, self.board, area) != FULL:
            self._add_unloads(state, legal)
        return legal

    def _add_loads(self, state: GangsterState, area: i64, foreign: bool, own: bool, legal: list[Action]) -> None:
        """Everybody on a table who may be loaded."""
        colour = state.colour
        first: i64 = area * self.board.width
        loads = self.actions.load
        fields = state.fields
        kept: i64 = 0 if own else one_colour(colour)
        for other in range(state.colours):
            if other != colour and (not foreign or is_guarded(state, colour, other, area)):
                kept |= one_colour(other)
        for at in range(first, first + fields_of(state, self.board, area)):
            who: i64 = fields[at]
            if who != EMPTY and not kept >> who & 1:
                legal.append(loads[at])

    def _add_unloads(self, state: GangsterState, legal: list[Action]) -> None:
        colour = state.colour
        if state.aboard[colour] > 0:
            legal.append(self.actions.unload[colour])
        first = state.trunk[colour * LONG_TRUNK_ROOM]
        second = state.trunk[colour * LONG_TRUNK_ROOM + 1]
        if first != EMPTY:
            legal.append(self.actions.unload[first])
        if second not in (EMPTY, first):
            legal.append(self.actions.unload[second])

    def refuse(self, state: GangsterState, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, GangsterAction)
        return refuse_turn_action(state, self.board, action)

    def apply(self, state: GangsterState, seat: int, action: Action, chance: Chance, log: list[Event] | None) -> None:
        assert isinstance(action, GangsterAction)
        if action.kind == act.DRIVE:
            self._turn_card(state, action.card, action.motor, log)
            return
        colour = state.colour
        state.idle[colour] += 1
        state.stack.pop()
        if action.kind == act.LOAD:
            load(state, self.board, action.area, action.field, log)
            return
        unload(state, self.board, action.colour, log)
        if action.colour == colour and state.has(colour, DOOR) and self._another_may_get_out(state):
            state.stack.append(self.doors[seat])

    def _turn_card(self, state: GangsterState, card: i64, motor: bool, log: list[Event] | None) -> None:
        """Turn a movement card over; then only a real choice of where to stop is asked."""
        colour = state.colour
        state.cards[colour] &= ~(1 << card)
        state.idle[colour] = 0
        steps: i64 = self.board.movement[card]
        if log is not None:
            log.append(events.card_turned(state.seat, colour, steps, motor))
        if motor:
            steps += 1
        state.stack[-1] = self.destinations[steps][state.seat]
        ends = self.board.reaches[state.car_at[colour]][steps]
        if len(ends) == 1:
            self.driving.stop(state, steps, ends[0], log)

    def _another_may_get_out(self, state: GangsterState) -> bool:
        """GA-65: the second only while there is a free field."""
        colour = state.colour
        return state.aboard[colour] > 0 and next_field(state, self.board, state.car_at[colour]) != FULL

    def facts(self, state: GangsterState) -> Facts:
        must = int(must_drive(state, state.colour))
        return {"seat": state.seat, "colour": COLOURS[state.colour], "must": must}


def one_colour(colour: i64) -> i64:
    """The mask of one colour; see `tables.one_area`."""
    bit: i64 = 1
    return bit << colour
