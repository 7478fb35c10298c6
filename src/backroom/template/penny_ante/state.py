"""The state of a game of Penny Ante."""

from __future__ import annotations

from typing import Any, Final, cast

from backroom.kernel.decision import Decision
from backroom.kernel.refusal import Facts
from backroom.kernel.state import State, outcome_of

NO_BID: Final = -1
FIELDS: Final = ("pile", "hands", "shown", "coins", "pot", "seat", "turns", "round", "bids")


class AnteState(State):
    """Built by the deal, a clone, a resampling or a snapshot; each of them fills every field."""

    def __init__(self, players: int) -> None:
        super().__init__()
        self.players: Final = players
        #: A bag of cards until it is drawn from.
        self.pile: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(players)]
        #: Cards that were sold, for all to see.
        self.shown: list[int] = []
        self.coins = [0] * players
        self.pot = 0
        #: Whose turn it is, how many turns of this round have begun, and how many rounds are over.
        self.seat = 0
        self.turns = 0
        self.round = 0
        self.bids = [NO_BID] * players

    def clone(self) -> AnteState:
        new = type(self)(self.players)
        new.stack = self.stack[:]
        new.outcome = self.outcome
        new.pile = self.pile[:]
        new.hands = [hand[:] for hand in self.hands]
        new.shown = self.shown[:]
        new.coins = self.coins[:]
        new.pot = self.pot
        new.seat = self.seat
        new.turns = self.turns
        new.round = self.round
        new.bids = self.bids[:]
        return new

    def given(self) -> tuple[int]:
        return (self.players,)

    def fill_from(self, data: Facts, stack: list[Decision]) -> None:
        plain = cast("dict[str, Any]", data)
        for name in FIELDS:
            setattr(self, name, _copied(plain[name]))
        self.stack = stack
        self.outcome = outcome_of(plain["outcome"])

    def as_data(self) -> dict[str, object]:
        return {
            "players": self.players,
            "pile": self.pile[:],
            "hands": [hand[:] for hand in self.hands],
            "shown": self.shown[:],
            "coins": self.coins[:],
            "pot": self.pot,
            "seat": self.seat,
            "turns": self.turns,
            "round": self.round,
            "bids": self.bids[:],
            "stack": [decision.as_data() for decision in self.stack],
            "outcome": None if self.outcome is None else self.outcome.as_data(),
        }


def _copied(value: Any) -> Any:  # noqa: ANN401
    return [_copied(item) for item in value] if isinstance(value, list) else value
