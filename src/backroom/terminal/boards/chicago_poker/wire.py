"""What a view of Chicago Poker tells, as typed data."""

from __future__ import annotations

import msgspec

from backroom.kernel.view_types import ViewData


class LyingCard(msgspec.Struct, frozen=True):
    """A card in a row; `card` is None if the viewer does not know it."""

    card: str | None
    up: bool
    known_to: list[int]


class KnownHand(msgspec.Struct, frozen=True):
    hand: str
    value: int


class Row(msgspec.Struct):
    """One boss's cards at a business, and the best hand among those the viewer knows."""

    cards: list[LyingCard]
    known: KnownHand | None


class Business(msgspec.Struct):
    business: str
    bullet: int | None
    rows: list[Row]


class Turn(msgspec.Struct, frozen=True):
    seat: int
    round: int
    actions: int


class Goal(msgspec.Struct, frozen=True):
    """How far a boss is on one way to win."""

    way: str
    have: int
    need: int
    missing: int


class Result(msgspec.Struct, frozen=True):
    reason: str
    winners: list[int]


class PokerTable(msgspec.Struct):
    """A table of Chicago Poker as somebody knows it. Seats count from 0, places from 1."""

    viewer: int
    players: int
    hand: list[str]
    hands: list[int]
    pile: int
    discards: list[str]
    businesses: list[Business | None]
    unopened: dict[str, int]
    owned: list[dict[str, int]]
    to_win: list[list[Goal]]
    turn: Turn
    outcome: Result | None
    #: Every seat's hand, when the game is laid open.
    open_hands: list[list[str]] | None = None

    @property
    def open_places(self) -> list[int]:
        return [place for place, business in enumerate(self.businesses, 1) if business is not None]

    def business(self, place: int) -> Business:
        """The business that lies open at a place."""
        business = self.businesses[place - 1]
        assert business is not None
        return business


def read_view(view: ViewData) -> PokerTable:
    return msgspec.convert(view, PokerTable)
