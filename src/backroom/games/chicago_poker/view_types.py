"""What a view of Chicago Poker tells: `view_data.py` makes it, the browser's `view.ts` is made from it."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from backroom.games.chicago_poker.cards import BusinessKind
from backroom.kernel.view_types import DecisionData, OutcomeData

#: The ways to win: so many businesses of one kind, so many kinds, so many in all.
Way = Literal["alike", "kinds", "any"]


class CardData(TypedDict):
    """A card in a row: its name if the viewer knows it, and which seats do."""

    card: str | None
    up: bool
    known_to: list[int]


class HandData(TypedDict):
    """A poker hand by name, and the value that leads it."""

    hand: str
    value: int


class WouldData(HandData):
    """The hand that a card would make, and whether it would lead."""

    leads: bool


class RowData(TypedDict):
    """A seat's cards at a business, and the best hand of those that the viewer knows.

    `would` is in the viewer's own row while it has room: by card in hand, what it would make of it.
    """

    cards: list[CardData]
    known: HandData | None
    would: NotRequired[dict[str, WouldData]]


class BusinessData(TypedDict):
    """An open business: how cards lie there (`facing`), whose bullet, who leads by what the viewer knows."""

    business: BusinessKind
    facing: list[bool]
    bullet: int | None
    leads: list[int]
    rows: list[RowData]


class TurnData(TypedDict):
    """Whose turn it is, and what is left of it."""

    seat: int
    number: int
    round: int
    actions: int
    extra: int
    shots: int
    idle: int
    reveals: int


class GoalData(TypedDict):
    """How far a boss is on one way to win, and how many businesses are missing."""

    way: Way
    have: int
    need: int
    missing: int


class ChicagoPokerViewData(TypedDict):
    """Places count from 1. A place where no business lies open is None. `to_win` is by seat, then by way."""

    viewer: int
    players: int
    hand: list[str]
    stake: str | None
    hands: list[int]
    pile: int
    discards: list[str]
    businesses: list[BusinessData | None]
    bullets: list[int]
    due: list[int]
    unopened: dict[BusinessKind, int]
    owned: list[dict[BusinessKind, int]]
    to_win: list[list[GoalData]]
    turn: TurnData
    decisions: list[DecisionData]
    outcome: OutcomeData | None
