"""What a player can do in Chicago: the finite table, built for a plan."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from backroom.games.chicago.gangs import GANGS, MOST_BOUGHT, MOST_RINGS, NOWHERE
from backroom.games.chicago.plan import BUILDINGS, Plan
from backroom.kernel.action import Action, ActionTable

TAKE: Final = 0
HIRE: Final = 1
DONE: Final = 2
PLACE: Final = 3
ROLL: Final = 4
MOVE: Final = 5
SEND: Final = 6
FIGHT: Final = 7
PIT: Final = 8
SEIZE: Final = 9
LEAVE: Final = 10
#: What each kind is called.
ACTION_KINDS: Final = (
    "take", "hire", "done", "place", "roll", "move", "send", "fight", "pit", "seize", "leave",
)  # fmt: skip


class ChicagoAction(Action):
    """`kind` says which of the fields mean something.

    `what` is a gang or the rings of a member, `other` the rings of its opponent; `origin` and `to` are places.
    """

    __slots__ = ("origin", "other", "to", "what")

    def __init__(self, index: int, text: str, kind: i64, what: i64, other: i64, origin: i64, to: i64) -> None:
        super().__init__(index, text, kind)
        self.what: Final = what
        self.other: Final = other
        self.origin: Final = origin
        self.to: Final = to


class ChicagoActions:
    """The table, and each action at hand by what it means. Places go by the names of the plan."""

    __slots__ = (
        "all", "done", "fight", "hire", "leave", "moves", "pit", "place", "roll", "seize", "sends", "table", "take",
    )  # fmt: skip

    def __init__(self, plan: Plan) -> None:
        self.all: Final[list[Action]] = []
        names = plan.names
        #: By gang.
        self.take: Final[list[ChicagoAction]] = [self._add(f"take {gang}", TAKE, at) for at, gang in enumerate(GANGS)]
        #: By rings, from 1.
        self.hire: Final[list[ChicagoAction]] = [self._add(f"hire {n}", HIRE, n) for n in range(1, MOST_BOUGHT + 1)]
        self.done: Final = self._add("done", DONE)
        #: By building * MOST_RINGS + rings - 1.
        self.place: Final[list[ChicagoAction]] = [
            self._add(f"place {rings} in {names[to]}", PLACE, rings, to=to)
            for to in range(plan.streets, plan.places)
            for rings in range(1, MOST_RINGS + 1)
        ]
        self.roll: Final = self._add("roll", ROLL)
        #: By place: every step from there, of whoever stands there.
        self.moves: Final[list[list[ChicagoAction]]] = [
            [self._add(f"move {names[origin]} to {names[to]}", MOVE, origin=origin, to=to) for to in neighbours]
            for origin, neighbours in enumerate(plan.neighbours)
        ]
        #: By building * MOST_RINGS + rings - 1: every step of such a member out of a crowded house (CH-100).
        self.sends: Final[list[list[ChicagoAction]]] = [
            [
                self._add(f"send {rings} from {names[origin]} to {names[to]}", SEND, rings, origin=origin, to=to)
                for to in plan.neighbours[origin]
            ]
            for origin in range(plan.streets, plan.streets + BUILDINGS)
            for rings in range(1, MOST_RINGS + 1)
        ]
        self.fight: Final = self._add("fight", FIGHT)
        #: By own rings * MOST_RINGS + the opponent's, both less one.
        self.pit: Final[list[ChicagoAction]] = [
            self._add(f"pit {own} against {other}", PIT, own, other)
            for own in range(1, MOST_RINGS + 1)
            for other in range(1, MOST_RINGS + 1)
        ]
        self.seize: Final = self._add("seize", SEIZE)
        self.leave: Final = self._add("leave", LEAVE)
        self.table: Final = ActionTable(self.all, ACTION_KINDS)

    def _add(
        self, text: str, kind: int, what: int = 0, other: int = 0, origin: int = NOWHERE, to: int = NOWHERE
    ) -> ChicagoAction:
        action = ChicagoAction(len(self.all), text, kind, what, other, origin, to)
        self.all.append(action)
        return action
