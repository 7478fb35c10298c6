"""Written by `python scripts/state_fields` from `fields.py`. Do not edit."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from backroom.kernel.decision import Decision
from backroom.kernel.refusal import Facts
from backroom.kernel.state import Outcome, State, outcome_of
from backroom.kernel.view import View


class PokerFields(State):
    """What a state holds, and how it is copied, told and made again. `fields.py` says what each field is."""

    __slots__ = (
        "actions_left", "bullet_of", "bullets", "cards", "counts", "discards", "due", "extra", "hands", "idle", "kinds",
        "knowers", "owned", "pile", "places", "players", "reveals", "seat", "shots", "stakes", "turn", "unopened",
    )  # fmt: skip

    pile: list[int]
    discards: list[int]
    hands: list[list[int]]
    cards: list[int]
    knowers: list[int]
    counts: list[int]
    kinds: list[int]
    unopened: list[int]
    owned: list[int]
    bullets: list[int]
    bullet_of: list[int]
    due: list[int]
    stakes: list[int]

    def __init__(self, players: i64, places: i64) -> None:
        super().__init__()
        self.players: Final = players
        self.places: Final = places
        self.seat: i64 = 0
        self.turn: i64 = 0
        self.actions_left: i64 = 0
        self.extra: i64 = 0
        self.shots: i64 = 0
        self.idle: i64 = 0
        self.reveals: i64 = 0

    def copy_to(self, new: PokerFields) -> None:
        """Make `new`, which has just been made, equal to this one; they share nothing changeable."""
        new.stack = self.stack[:]
        new.outcome = self.outcome
        new.seat = self.seat
        new.turn = self.turn
        new.actions_left = self.actions_left
        new.extra = self.extra
        new.shots = self.shots
        new.idle = self.idle
        new.reveals = self.reveals
        new.pile = self.pile[:]
        new.discards = self.discards[:]
        new.hands = [one[:] for one in self.hands]
        new.cards = self.cards[:]
        new.knowers = self.knowers[:]
        new.counts = self.counts[:]
        new.kinds = self.kinds[:]
        new.unopened = self.unopened[:]
        new.owned = self.owned[:]
        new.bullets = self.bullets[:]
        new.bullet_of = self.bullet_of[:]
        new.due = self.due[:]
        new.stakes = self.stakes[:]

    def as_data(self) -> Facts:
        return {
            "players": self.players,
            "places": self.places,
            "seat": self.seat,
            "turn": self.turn,
            "actions_left": self.actions_left,
            "extra": self.extra,
            "shots": self.shots,
            "idle": self.idle,
            "reveals": self.reveals,
            "pile": self.pile[:],
            "discards": self.discards[:],
            "hands": [one[:] for one in self.hands],
            "cards": self.cards[:],
            "knowers": self.knowers[:],
            "counts": self.counts[:],
            "kinds": self.kinds[:],
            "unopened": self.unopened[:],
            "owned": self.owned[:],
            "bullets": self.bullets[:],
            "bullet_of": self.bullet_of[:],
            "due": self.due[:],
            "stakes": self.stakes[:],
            "stack": [decision.as_data() for decision in self.stack],
            "outcome": None if self.outcome is None else self.outcome.as_data(),
        }

    def given(self) -> tuple[int, ...]:
        return (self.players, self.places)

    def fill_from(self, data: Facts, stack: list[Decision]) -> None:
        """Become the state whose `as_data` this is; `stack` are its decisions."""
        self.seat = cast("i64", data["seat"])
        self.turn = cast("i64", data["turn"])
        self.actions_left = cast("i64", data["actions_left"])
        self.extra = cast("i64", data["extra"])
        self.shots = cast("i64", data["shots"])
        self.idle = cast("i64", data["idle"])
        self.reveals = cast("i64", data["reveals"])
        self.pile = list(cast("list[int]", data["pile"]))
        self.discards = list(cast("list[int]", data["discards"]))
        self.hands = [list(one) for one in cast("list[list[int]]", data["hands"])]
        self.cards = list(cast("list[int]", data["cards"]))
        self.knowers = list(cast("list[int]", data["knowers"]))
        self.counts = list(cast("list[int]", data["counts"]))
        self.kinds = list(cast("list[int]", data["kinds"]))
        self.unopened = list(cast("list[int]", data["unopened"]))
        self.owned = list(cast("list[int]", data["owned"]))
        self.bullets = list(cast("list[int]", data["bullets"]))
        self.bullet_of = list(cast("list[int]", data["bullet_of"]))
        self.due = list(cast("list[int]", data["due"]))
        self.stakes = list(cast("list[int]", data["stakes"]))
        self.stack = stack
        self.outcome = outcome_of(data["outcome"])

    def begin_from(self, view: PokerViewFields) -> None:
        """Take all that the view has by the same name: what is public, and what its viewer may know."""
        self.stack = view.stack[:]
        self.outcome = view.outcome
        self.seat = view.seat
        self.turn = view.turn
        self.actions_left = view.actions_left
        self.extra = view.extra
        self.shots = view.shots
        self.idle = view.idle
        self.reveals = view.reveals
        self.discards = view.discards[:]
        self.cards = view.cards[:]
        self.knowers = view.knowers[:]
        self.counts = view.counts[:]
        self.kinds = view.kinds[:]
        self.unopened = view.unopened[:]
        self.owned = view.owned[:]
        self.bullets = view.bullets[:]
        self.bullet_of = view.bullet_of[:]
        self.due = view.due[:]


class PokerViewFields(View):
    """What a view has by the same name as the state: here what is public; `view.py` fills the others."""

    __slots__ = (
        "actions_left", "bullet_of", "bullets", "cards", "counts", "discards", "due", "extra", "idle", "kinds",
        "knowers", "outcome", "owned", "places", "players", "reveals", "seat", "shots", "stack", "turn", "unopened",
    )  # fmt: skip

    cards: list[int]

    def __init__(self, viewer: int, state: PokerFields) -> None:
        super().__init__(viewer)
        self.stack: list[Decision] = state.stack[:]
        self.outcome: Outcome | None = state.outcome
        self.players: Final = state.players
        self.places: Final = state.places
        self.seat: i64 = state.seat
        self.turn: i64 = state.turn
        self.actions_left: i64 = state.actions_left
        self.extra: i64 = state.extra
        self.shots: i64 = state.shots
        self.idle: i64 = state.idle
        self.reveals: i64 = state.reveals
        self.discards: list[int] = state.discards[:]
        self.knowers: list[int] = state.knowers[:]
        self.counts: list[int] = state.counts[:]
        self.kinds: list[int] = state.kinds[:]
        self.unopened: list[int] = state.unopened[:]
        self.owned: list[int] = state.owned[:]
        self.bullets: list[int] = state.bullets[:]
        self.bullet_of: list[int] = state.bullet_of[:]
        self.due: list[int] = state.due[:]

    def gist_of_fields(self) -> list[object]:
        """All that is here, for `gist`."""
        return [
            self.viewer,
            self.players,
            self.places,
            self.seat,
            self.turn,
            self.actions_left,
            self.extra,
            self.shots,
            self.idle,
            self.reveals,
            self.discards,
            self.knowers,
            self.counts,
            self.kinds,
            self.unopened,
            self.owned,
            self.bullets,
            self.bullet_of,
            self.due,
            self.cards,
            [decision.as_data() for decision in self.stack],
            None if self.outcome is None else self.outcome.as_data(),
        ]
