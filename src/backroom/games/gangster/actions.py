"""What a boss can do in Gangster: the finite table, built for the loaded board."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from backroom.games.gangster.board import AREAS, DISTRICTS, Board
from backroom.games.gangster.pieces import CARDS, COLOURS, EQUIPMENT
from backroom.kernel.action import Action, ActionTable

ACT: Final = 0
DRIVE: Final = 1
STOP: Final = 2
LOAD: Final = 3
UNLOAD: Final = 4
ENOUGH: Final = 5
PUSH: Final = 6
PUSH_NOBODY: Final = 7
DUMP: Final = 8
KEEP: Final = 9
TAKE: Final = 10
#: What each kind is called.
ACTION_KINDS: Final = (
    "act", "drive", "stop", "load", "unload", "enough", "push", "push-nobody", "dump", "keep", "take",
)  # fmt: skip


class GangsterAction(Action):
    """`kind` says which of the fields below it mean something."""

    __slots__ = ("area", "card", "colour", "equipment", "field", "motor")

    def __init__(
        self,
        index: int,
        text: str,
        kind: i64,
        colour: i64 = -1,
        area: i64 = -1,
        field: i64 = -1,
        card: i64 = -1,
        motor: bool = False,
        equipment: i64 = -1,
    ) -> None:
        super().__init__(index, text, kind)
        self.colour: Final = colour
        self.area: Final = area
        #: From 0; people count from 1.
        self.field: Final = field
        #: Which movement card, and whether the motor adds a step.
        self.card: Final = card
        self.motor: Final = motor
        self.equipment: Final = equipment


class GangsterActions:
    """The table, and each action at hand by what it means."""

    __slots__ = (
        "act", "all", "drive", "drives", "dump", "enough", "keep", "load", "push", "push_nobody", "stop", "stops",
        "table", "take", "unload",
    )  # fmt: skip

    def __init__(self, board: Board) -> None:
        names = [area.name for area in board.areas]
        self.all: Final[list[Action]] = []
        #: By colour.
        self.act: Final[list[Action]] = [
            self._add(GangsterAction(len(self.all), f"act with {name}", ACT, colour=colour))
            for colour, name in enumerate(COLOURS)
        ]
        #: By card, then the same with the motor.
        self.drive: Final[list[Action]] = [
            self._add(GangsterAction(len(self.all), f"drive {steps}{more}", DRIVE, card=card, motor=motor))
            for motor, more in ((False, ""), (True, " with motor"))
            for card, steps in enumerate(board.movement)
        ]
        #: By area.
        self.stop: Final[list[Action]] = [
            self._add(GangsterAction(len(self.all), f"stop at {names[area]}", STOP, area=area)) for area in range(AREAS)
        ]
        #: By district * board.width + field.
        self.load: Final[list[Action]] = [
            self._add(GangsterAction(len(self.all), f"load {field + 1} at {names[area]}", LOAD, area=area, field=field))
            for area in range(DISTRICTS)
            for field in range(board.width)
        ]
        #: By colour.
        self.unload: Final[list[Action]] = [
            self._add(GangsterAction(len(self.all), f"unload {name}", UNLOAD, colour=colour))
            for colour, name in enumerate(COLOURS)
        ]
        self.enough: Final = self._add(GangsterAction(len(self.all), "enough", ENOUGH))
        #: By colour * AREAS + area; nobody is pushed to the Gold Coast, but the numbers stay simple.
        self.push: Final[list[Action]] = [
            self._add(GangsterAction(len(self.all), f"push {name} to {names[area]}", PUSH, colour=colour, area=area))
            for colour, name in enumerate(COLOURS)
            for area in range(AREAS)
        ]
        self.push_nobody: Final = self._add(GangsterAction(len(self.all), "push nobody", PUSH_NOBODY))
        self.dump: Final = self._add(GangsterAction(len(self.all), "dump the trunk", DUMP))
        self.keep: Final = self._add(GangsterAction(len(self.all), "keep the trunk", KEEP))
        #: By kind.
        self.take: Final[list[Action]] = [
            self._add(GangsterAction(len(self.all), f"take {name}", TAKE, equipment=kind))
            for kind, name in enumerate(EQUIPMENT)
        ]
        #: Where a drive can end: by area, then by steps.
        self.stops: Final[list[list[list[Action]]]] = [
            [[self.stop[end] for end in ends] for ends in by_steps] for by_steps in board.reaches
        ]
        #: Every drive that can be begun: by the mask of open cards; with a motor further 1 << CARDS on.
        self.drives: Final[list[list[Action]]] = [
            self._drives(mask, motor) for motor in (False, True) for mask in range(1 << CARDS)
        ]
        self.table: Final = ActionTable(self.all, ACTION_KINDS)

    def _add(self, action: Action) -> Action:
        self.all.append(action)
        return action

    def _drives(self, mask: int, motor: bool) -> list[Action]:
        cards = [card for card in range(CARDS) if mask >> card & 1]
        return [self.drive[card] for card in cards] + [self.drive[CARDS + card] for card in cards if motor]
