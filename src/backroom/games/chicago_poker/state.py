"""The state of a game of Chicago Poker: data, no rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from backroom.games.chicago_poker.box import ROW
from backroom.games.chicago_poker.cards import KINDS
from backroom.kernel.state import State

#: In `knowers`, beside the viewers' bits: this card lies face up.
FACE_UP: Final = 1 << 7
#: A place whose business has been won and not replaced (CP-62).
CLOSED: Final = -1
NOBODY: Final = -1

#: What a snapshot holds, in this order. `clone` copies the same.
FIELDS: Final = (
    "players", "places", "seat", "turn", "actions_left", "extra", "shots", "idle", "reveals", "pile", "discards",
    "hands", "cards", "knowers", "counts", "kinds", "unopened", "owned", "bullets", "bullet_of", "due", "stakes",
)  # fmt: skip


class PokerState(State):
    """Built by the deal, a clone, a resampling or a snapshot; each of them fills every list.

    A row is what one boss has at one place: row = place * players + seat. Its cards lie in
    `cards` and `knowers` at row * 5 + 0 … counts[row]-1.
    """

    __slots__ = (*FIELDS,)

    #: The draw pile: an unordered bag until it is drawn from (CP-10).
    pile: list[int]
    #: The discard pile, open to all, the oldest first (CP-48).
    discards: list[int]
    hands: list[list[int]]
    cards: list[int]
    #: Who knows each card in a row (viewers' bits), and whether it lies FACE_UP.
    knowers: list[int]
    counts: list[int]
    #: The kind of business at each place, or CLOSED.
    kinds: list[int]
    #: The face-down stack: how many of each kind are left. Another bag.
    unopened: list[int]
    #: Businesses won, at seat * KINDS + kind.
    owned: list[int]
    #: Places with a bullet, in the order in which they were placed (CP-50), and whose it is.
    bullets: list[int]
    bullet_of: list[int]
    #: Places whose duels are still to be fought at the start of this turn.
    due: list[int]
    #: The hand card each seat has chosen in a tie-break (CP-54), NO_CARD for none. It is still in the hand.
    stakes: list[int]

    def __init__(self, players: i64, places: i64) -> None:
        super().__init__()
        self.players: Final = players
        self.places: Final = places
        #: Whose turn it is, and how many turns have begun before it.
        self.seat: i64 = 0
        self.turn: i64 = 0
        self.actions_left: i64 = 0
        #: How many of the last actions come from pistols and may be forgone (CP-47).
        self.extra: i64 = 0
        #: Pistols played in this turn (CP-28).
        self.shots: i64 = 0
        #: Turns in a row, this one included, in which nobody acted and no duel was fought (CP-63).
        self.idle: i64 = 0
        #: Tied reveals of the tie-break that is on (CP-54).
        self.reveals: i64 = 0

    def clone(self) -> PokerState:
        new = PokerState(self.players, self.places)
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
        new.hands = [hand[:] for hand in self.hands]
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
        return new

    def as_data(self) -> dict[str, object]:
        data: dict[str, object] = {name: plain(getattr(self, name)) for name in FIELDS}
        data["stack"] = [decision.as_data() for decision in self.stack]
        data["outcome"] = None if self.outcome is None else self.outcome.as_data()
        return data

    def row_of(self, place: i64, seat: i64) -> list[int]:
        """The cards of one row, as they lie."""
        row = place * self.players + seat
        return self.cards[row * ROW : row * ROW + self.counts[row]]

    def free_places(self, seat: i64) -> int:
        """How many more cards this boss can lay at the open businesses."""
        free = 0
        for place in range(self.places):
            if self.kinds[place] != CLOSED:
                free += ROW - self.counts[place * self.players + seat]
        return free

    def businesses_of(self, seat: int) -> int:
        """How many businesses this boss owns."""
        return sum(self.owned[seat * KINDS : (seat + 1) * KINDS])


def plain(value: object) -> object:
    """A copy that shares no list with the state."""
    return [plain(item) for item in value] if isinstance(value, list) else value
