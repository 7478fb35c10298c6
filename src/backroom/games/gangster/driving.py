"""The end of a drive: the car stops somewhere, and what that brings (GA-34)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from backroom.games.gangster import events
from backroom.games.gangster.board import HARBOUR, Board
from backroom.games.gangster.cars import in_trunk
from backroom.games.gangster.pieces import BUMPER
from backroom.games.gangster.routes import find_route
from backroom.games.gangster.state import GangsterState
from backroom.games.gangster.steps.bumper import BumperStep
from backroom.games.gangster.steps.dump import DumpStep
from backroom.games.gangster.steps.equipment import EquipmentStep
from backroom.kernel.decision import Decision
from backroom.kernel.event import Event


class Driving:
    """What the steps of a drive share: the decisions that a stop may bring."""

    __slots__ = ("board", "bumpers", "dumps", "equipment")

    def __init__(
        self, board: Board, bumper: BumperStep, dump: DumpStep, equipment: EquipmentStep, players: int
    ) -> None:
        self.board: Final = board
        #: By seat.
        self.bumpers: Final = [Decision(bumper, 1 << seat) for seat in range(players)]
        self.dumps: Final = [Decision(dump, 1 << seat) for seat in range(players)]
        #: Asks nobody yet: it is begun when its turn comes.
        self.equipment: Final = Decision(equipment, 0)

    def stop(self, state: GangsterState, steps: i64, area: i64, log: list[Event] | None) -> None:
        """The car stops here, and the decision about it is done. What follows lies on the stack, the first on top."""
        colour = state.colour
        if log is not None:
            route = find_route(self.board.links, state.car_at[colour], steps, area)
            log.append(events.car_driven(state.seat, colour, route, self.board))
        state.car_at[colour] = area
        state.stack.pop()
        if area == HARBOUR:
            # GA-56: first dump or not, then take.
            state.stack.append(self.equipment)
            if in_trunk(state, colour) > 0:
                state.stack.append(self.dumps[state.seat])
        elif state.has(colour, BUMPER) and self._can_push(state, area):
            state.stack.append(self.bumpers[state.seat])

    def _can_push(self, state: GangsterState, area: i64) -> bool:
        """GA-64: another car is here, and a road to a district. An own board may have only one to the Gold Coast."""
        another = any(other != state.colour and state.car_at[other] == area for other in range(state.colours))
        return another and any(near != HARBOUR for near in self.board.links[area])
