"""What a player of Penny Ante, or an onlooker, may know."""

from __future__ import annotations

from typing import TypedDict

from backroom.kernel.chance import Chance
from backroom.kernel.view import View
from backroom.kernel.view_types import DecisionData, OutcomeData

from .actions import DECK, MOST_BID, card_text
from .state import NO_BID, AnteState


class AnteViewData(TypedDict):
    """What a view tells, for boards in the terminal and in the browser. `bid` is the viewer's own, -1 for none."""

    viewer: int
    hand: list[str]
    bid: int
    hand_sizes: list[int]
    pile_size: int
    shown: list[str]
    coins: list[int]
    pot: int
    seat: int
    turns: int
    round: int
    decisions: list[DecisionData]
    outcome: OutcomeData | None


class AnteView(View):
    """Public facts, and the viewer's own hand and bid."""

    def __init__(self, state: AnteState, viewer: int) -> None:
        super().__init__(viewer)
        seated = viewer < state.players
        self.hand = state.hands[viewer][:] if seated else []
        self.bid = state.bids[viewer] if seated else NO_BID
        self.hand_sizes = [len(hand) for hand in state.hands]
        self.pile_size = len(state.pile)
        self.shown = state.shown[:]
        self.coins = state.coins[:]
        self.pot = state.pot
        self.seat = state.seat
        self.turns = state.turns
        self.round = state.round
        self.stack = state.stack[:]
        self.outcome = state.outcome

    def as_data(self) -> AnteViewData:
        return {
            "viewer": self.viewer,
            "hand": [card_text(card) for card in self.hand],
            "bid": self.bid,
            "hand_sizes": self.hand_sizes,
            "pile_size": self.pile_size,
            "shown": [card_text(card) for card in self.shown],
            "coins": self.coins,
            "pot": self.pot,
            "seat": self.seat,
            "turns": self.turns,
            "round": self.round,
            "decisions": [decision.as_data() for decision in self.stack],
            "outcome": None if self.outcome is None else self.outcome.as_data(),
        }


def resample_view(view: AnteView, state: AnteState, chance: Chance) -> AnteState:
    """Fill an empty state so that it fits the view."""
    seen = {*view.hand, *view.shown}
    state.pile = [card for card in range(1, DECK + 1) if card not in seen]
    state.hands = [
        view.hand[:] if seat == view.viewer else [chance.take(state.pile) for _ in range(size)]
        for seat, size in enumerate(view.hand_sizes)
    ]
    state.shown = view.shown[:]
    state.coins = view.coins[:]
    state.pot = view.pot
    state.seat = view.seat
    state.turns = view.turns
    state.round = view.round
    state.stack = view.stack[:]
    state.outcome = view.outcome
    if view.viewer < state.players:
        state.bids[view.viewer] = view.bid
    if view.stack and view.stack[-1].step.prompt == "bid":
        _resample_bids(view, state, chance)
    return state


def _resample_bids(view: AnteView, state: AnteState, chance: Chance) -> None:
    """Those who have answered have bid something they could pay."""
    asked = view.stack[-1]
    for seat in range(state.players):
        answered = asked.about[0] >> seat & 1 and not asked.asks(seat)
        if answered and seat != view.viewer:
            state.bids[seat] = chance.below(min(MOST_BID, state.coins[seat]) + 1)
