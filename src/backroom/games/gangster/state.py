"""The state of a game of Gangster: data, no rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from backroom.games.gangster.pieces import NO_COLOUR, SLOTS
from backroom.games.gangster.reckoning import Reckoning
from backroom.kernel.state import State

#: What a snapshot holds, in this order, beside the last reckoning. `clone` copies the same.
NUMBERS: Final = ("players", "colours", "seat", "colour", "turn", "stage", "doubled", "reached_end", "pile", "casino")
LISTS: Final = (
    "table_at", "fields", "car_at", "aboard", "reserve", "trunk", "drowned", "gear", "cards", "idle", "harbour",
    "supply", "points",
)  # fmt: skip


class GangsterState(State):
    """Built by the deal, a clone, a resampling or a snapshot; each of them fills every list.

    Nothing lies hidden: the piles are bags whose contents everybody can work out, and what comes next
    is drawn when it is needed. Lists are by colour where nothing else is said. Masks of areas have bit
    `1 << area`.
    """

    __slots__ = (*NUMBERS, *LISTS, "reckoning")

    #: By area: the number of its point table, or NO_TABLE. Never changes, so clones share it.
    table_at: list[int]
    #: The colour on each field, or EMPTY: at district * board.width + field.
    fields: list[int]
    car_at: list[int]
    #: Own gangsters in the car, not yet in play, and in the lake.
    aboard: list[int]
    reserve: list[int]
    drowned: list[int]
    #: Foreign gangsters in the trunk, at colour * LONG_TRUNK_ROOM and the next; one alone lies in the first place.
    trunk: list[int]
    #: Equipment, at colour * SLOTS and the next, the left slot first (GA-52).
    gear: list[int]
    #: Open movement cards, as a mask.
    cards: list[int]
    #: Turns in a row without driving (GA-45).
    idle: list[int]
    #: What lies open at the Gold Coast, EMPTY for a gap that was not refilled.
    harbour: list[int]
    #: By kind: how many are in the supply.
    supply: list[int]
    #: Influence, at stage * colours + colour.
    points: list[int]

    def __init__(self, players: i64, colours: i64) -> None:
        super().__init__()
        self.players: Final = players
        self.colours: Final = colours
        #: Whose turn it is, with which colour, and how many turns there were before.
        self.seat: i64 = 0
        self.colour: i64 = NO_COLOUR
        self.turn: i64 = 0
        #: From 0.
        self.stage: i64 = 0
        #: Districts with a double marker.
        self.doubled: i64 = 0
        #: Districts whose last field has been occupied since their table was last empty (GA-42).
        self.reached_end: i64 = 0
        #: District cards in the pile: bit `1 << district`, and from DISTRICTS on a bit for each policeman.
        self.pile: i64 = 0
        #: Casino cards in the pile: bit `1 << card`.
        self.casino: i64 = 0
        #: The last day of reckoning.
        self.reckoning: Reckoning | None = None

    def clone(self) -> GangsterState:
        new = GangsterState(self.players, self.colours)
        new.stack = self.stack[:]
        new.outcome = self.outcome
        new.seat = self.seat
        new.colour = self.colour
        new.turn = self.turn
        new.stage = self.stage
        new.doubled = self.doubled
        new.reached_end = self.reached_end
        new.pile = self.pile
        new.casino = self.casino
        new.reckoning = self.reckoning
        new.table_at = self.table_at
        new.fields = self.fields[:]
        new.car_at = self.car_at[:]
        new.aboard = self.aboard[:]
        new.reserve = self.reserve[:]
        new.drowned = self.drowned[:]
        new.trunk = self.trunk[:]
        new.gear = self.gear[:]
        new.cards = self.cards[:]
        new.idle = self.idle[:]
        new.harbour = self.harbour[:]
        new.supply = self.supply[:]
        new.points = self.points[:]
        return new

    def as_data(self) -> dict[str, object]:
        data: dict[str, object] = {name: getattr(self, name) for name in NUMBERS}
        for name in LISTS:
            data[name] = list(getattr(self, name))
        data["reckoning"] = None if self.reckoning is None else self.reckoning.numbers()
        data["stack"] = [decision.as_data() for decision in self.stack]
        data["outcome"] = None if self.outcome is None else self.outcome.as_data()
        return data

    def has(self, colour: i64, equipment: i64) -> bool:
        """Whether this colour's car has an equipment of this kind."""
        first = colour * SLOTS
        return self.gear[first] == equipment or self.gear[first + 1] == equipment

    def owner(self, colour: i64) -> i64:
        """Whose colour it is: with two players they alternate (GA-81), else everybody has one."""
        return colour % self.players

    def influence(self, colour: i64) -> int:
        """A colour's points so far."""
        total = 0
        for at in range(colour, len(self.points), self.colours):
            total += self.points[at]
        return total
