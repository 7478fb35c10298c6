"""Written by `python scripts/state_fields` from `fields.py`. Do not edit."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from backroom.games.gangster.pieces import NO_COLOUR
from backroom.games.gangster.reckoning import Reckoning, reckoning_of
from backroom.kernel.decision import Decision
from backroom.kernel.refusal import Facts
from backroom.kernel.state import State, outcome_of


class GangsterFields(State):
    """What a state holds, and how it is copied, told and made again. `fields.py` says what each field is."""

    __slots__ = (
        "aboard", "car_at", "cards", "casino", "colour", "colours", "doubled", "drowned", "fields", "gear", "harbour",
        "idle", "pile", "players", "points", "reached_end", "reckoning", "reserve", "seat", "stage", "supply",
        "table_at", "trunk", "turn",
    )  # fmt: skip

    table_at: list[int]
    fields: list[int]
    car_at: list[int]
    aboard: list[int]
    reserve: list[int]
    trunk: list[int]
    drowned: list[int]
    gear: list[int]
    cards: list[int]
    idle: list[int]
    harbour: list[int]
    supply: list[int]
    points: list[int]

    def __init__(self, players: i64, colours: i64) -> None:
        super().__init__()
        self.players: Final = players
        self.colours: Final = colours
        self.seat: i64 = 0
        self.colour: i64 = NO_COLOUR
        self.turn: i64 = 0
        self.stage: i64 = 0
        self.doubled: i64 = 0
        self.reached_end: i64 = 0
        self.pile: i64 = 0
        self.casino: i64 = 0
        self.reckoning: Reckoning | None = None

    def copy_to(self, new: GangsterFields) -> None:
        """Make `new`, which has just been made, equal to this one; they share nothing changeable."""
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
        new.table_at = self.table_at
        new.fields = self.fields[:]
        new.car_at = self.car_at[:]
        new.aboard = self.aboard[:]
        new.reserve = self.reserve[:]
        new.trunk = self.trunk[:]
        new.drowned = self.drowned[:]
        new.gear = self.gear[:]
        new.cards = self.cards[:]
        new.idle = self.idle[:]
        new.harbour = self.harbour[:]
        new.supply = self.supply[:]
        new.points = self.points[:]
        new.reckoning = self.reckoning

    def as_data(self) -> Facts:
        return {
            "players": self.players,
            "colours": self.colours,
            "seat": self.seat,
            "colour": self.colour,
            "turn": self.turn,
            "stage": self.stage,
            "doubled": self.doubled,
            "reached_end": self.reached_end,
            "pile": self.pile,
            "casino": self.casino,
            "table_at": self.table_at[:],
            "fields": self.fields[:],
            "car_at": self.car_at[:],
            "aboard": self.aboard[:],
            "reserve": self.reserve[:],
            "trunk": self.trunk[:],
            "drowned": self.drowned[:],
            "gear": self.gear[:],
            "cards": self.cards[:],
            "idle": self.idle[:],
            "harbour": self.harbour[:],
            "supply": self.supply[:],
            "points": self.points[:],
            "reckoning": None if self.reckoning is None else self.reckoning.numbers(),
            "stack": [decision.as_data() for decision in self.stack],
            "outcome": None if self.outcome is None else self.outcome.as_data(),
        }

    def given(self) -> tuple[int, ...]:
        return (self.players, self.colours)

    def fill_from(self, data: Facts, stack: list[Decision]) -> None:
        """Become the state whose `as_data` this is; `stack` are its decisions."""
        self.seat = cast("i64", data["seat"])
        self.colour = cast("i64", data["colour"])
        self.turn = cast("i64", data["turn"])
        self.stage = cast("i64", data["stage"])
        self.doubled = cast("i64", data["doubled"])
        self.reached_end = cast("i64", data["reached_end"])
        self.pile = cast("i64", data["pile"])
        self.casino = cast("i64", data["casino"])
        self.table_at = list(cast("list[int]", data["table_at"]))
        self.fields = list(cast("list[int]", data["fields"]))
        self.car_at = list(cast("list[int]", data["car_at"]))
        self.aboard = list(cast("list[int]", data["aboard"]))
        self.reserve = list(cast("list[int]", data["reserve"]))
        self.trunk = list(cast("list[int]", data["trunk"]))
        self.drowned = list(cast("list[int]", data["drowned"]))
        self.gear = list(cast("list[int]", data["gear"]))
        self.cards = list(cast("list[int]", data["cards"]))
        self.idle = list(cast("list[int]", data["idle"]))
        self.harbour = list(cast("list[int]", data["harbour"]))
        self.supply = list(cast("list[int]", data["supply"]))
        self.points = list(cast("list[int]", data["points"]))
        reckoning = cast("list[object] | None", data["reckoning"])
        self.reckoning = None if reckoning is None else reckoning_of(reckoning)
        self.stack = stack
        self.outcome = outcome_of(data["outcome"])
