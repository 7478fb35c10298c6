"""Penny Ante: the deal, the course of play, the end."""

from __future__ import annotations

from typing import Any, cast

from backroom.kernel.action import ActionTable
from backroom.kernel.bounds import Bounds
from backroom.kernel.chance import Chance
from backroom.kernel.decision import Decision
from backroom.kernel.event import Event
from backroom.kernel.refusal import Facts
from backroom.kernel.rules import Rules
from backroom.kernel.soundness import Soundness
from backroom.kernel.state import Outcome

from .actions import DECK, TABLE, card_text
from .soundness import about_bounds, field_bounds, first_flaw
from .state import AnteState
from .steps import MOST_SHOWN, BidStep, SaleStep, TurnStep
from .view import AnteView, resample_view

FIRST_HAND = 3
FIRST_COINS = 3
ROUNDS = 3
LATE_ROUNDS = 5


class AnteRules(Rules[AnteState, AnteView]):
    """The parts are class attributes, so that a fault can be planted by replacing one."""

    State: type[AnteState] = AnteState
    Turn: type[TurnStep] = TurnStep
    Sale: type[SaleStep] = SaleStep
    Bid: type[BidStep] = BidStep
    View: type[AnteView] = AnteView
    Actions: ActionTable = TABLE

    def __init__(self, players: int, late: bool) -> None:
        sale = self.Sale()
        self.turn = self.Turn(sale)
        self.bid = self.Bid()
        self.rounds = LATE_ROUNDS if late else ROUNDS
        super().__init__("penny-ante", players, self.Actions, [self.turn, sale, self.bid], "PA-7")

    def deal(self, chance: Chance, log: list[Event] | None = None) -> AnteState:
        state = self.State(self.players)
        state.pile = list(range(1, DECK + 1))
        state.coins = [FIRST_COINS] * self.players
        for seat in range(self.players):
            state.hands[seat] = [chance.take(state.pile) for _ in range(FIRST_HAND)]
            if log is not None:
                cards = [card_text(card) for card in state.hands[seat]]
                log.append(Event("hand-dealt", {"seat": seat, "count": FIRST_HAND}, {"cards": cards}, 1 << seat))
        state.seat = chance.below(self.players)
        state.turns = 1
        state.stack = [Decision(self.turn, 1 << state.seat)]
        return state

    def proceed(self, state: AnteState, chance: Chance, log: list[Event] | None) -> None:
        while not state.stack and state.outcome is None:
            if self.over(state):
                best = max(state.coins)
                winners = [seat for seat in range(self.players) if state.coins[seat] == best]
                state.outcome = Outcome(self.over(state), winners, state.coins[:])
                if log is not None:
                    log.append(Event("game-ended", {"winners": winners, "reason": self.over(state)}))
            elif state.turns == self.players:
                self.call_bids(state)
            else:
                state.turns += 1
                state.seat = (state.seat + 1) % self.players
                state.stack = [Decision(self.turn, 1 << state.seat)]

    def call_bids(self, state: AnteState) -> None:
        """PA-5, or straight on to the next round if nobody has a coin."""
        asked = sum(1 << seat for seat in range(self.players) if state.coins[seat])
        if asked:
            state.stack = [Decision(self.bid, asked, (asked,))]
        else:
            state.round += 1
            state.turns = 0

    def over(self, state: AnteState) -> str:
        """PA-7: why the game is over; empty if it is not."""
        if state.round == self.rounds:
            return "last-round"
        broke = max(state.coins) == FIRST_COINS * self.players
        return "cleaned-out" if broke else ""

    def view(self, state: AnteState, viewer: int) -> AnteView:
        return self.View(state, viewer)

    def resample(self, view: AnteView, chance: Chance) -> AnteState:
        return resample_view(view, self.State(self.players), chance)

    def bounds(self) -> Bounds:
        # A turn, and a sale of up to two cards; or a bid and its seal.
        a_round = self.players * (1 + MOST_SHOWN) + self.players * 2
        return Bounds(self.rounds * a_round, DECK, -1 / (self.players - 1))

    def soundness(self) -> Soundness[AnteState]:
        coins = FIRST_COINS * self.players
        fields = field_bounds(self.players, coins, self.rounds)
        return Soundness(self, fields, about_bounds(self.players), 1, first_flaw)

    def rebuild(self, data: Facts) -> AnteState:
        state = self.State(self.players)
        state.fill_from(data, self.restore_decisions(cast("list[list[Any]]", data["stack"])))
        return state

    def inventory(self, state: AnteState) -> dict[str, int]:
        cards = [*state.pile, *state.shown, *(card for hand in state.hands for card in hand)]
        return {"cards": len(cards), "different cards": len(set(cards)), "coins": sum(state.coins) + state.pot}
