"""Tie-breaks: the tied bosses each stake a hand card, secretly and at once (CP-54)."""

from __future__ import annotations

from typing import Final

from backroom.games.chicago_poker import actions as act
from backroom.games.chicago_poker import events
from backroom.games.chicago_poker.actions import ACTIONS, PokerAction
from backroom.games.chicago_poker.businesses import Goals, award
from backroom.games.chicago_poker.cards import CARD_TEXTS, CARDS, NO_CARD, value_of
from backroom.games.chicago_poker.piles import discard_from_hand, draw_card
from backroom.games.chicago_poker.state import PokerState
from backroom.kernel.action import Action
from backroom.kernel.chance import Chance
from backroom.kernel.decision import Decision, Step
from backroom.kernel.event import Event
from backroom.kernel.refusal import Facts, Refusal

MOST_REVEALS: Final = 10


class TieBreakStep(Step[PokerState]):
    """Asked of all tied bosses who hold a card; `about` is (place, every tied boss as a mask)."""

    __slots__ = ("goals",)

    def __init__(self, goals: Goals) -> None:
        super().__init__("tie-break", "CP-54")
        self.goals: Final = goals

    def call(self, state: PokerState, place: int, tied: list[int], chance: Chance, log: list[Event] | None) -> None:
        """Ask the tied bosses (in the order of CP-27), or settle the duel if none of them holds a card."""
        asked = 0
        mask = 0
        for seat in tied:
            mask |= 1 << seat
            if state.hands[seat]:
                asked |= 1 << seat
        if log is not None:
            log.append(events.tie_break_called(tied, place))
        if asked == 0 or state.reveals == MOST_REVEALS:
            # The order of `tied` begins with the bullet's owner, then goes clockwise.
            self._settle(state, place, tied[0], chance, log)
            return
        state.stack.append(Decision(self, asked, (place, mask)))

    def legal(self, state: PokerState, seat: int) -> list[Action]:
        hand = state.hands[seat]
        return [ACTIONS.stake[card] for card in range(CARDS) if card in hand]

    def refuse(self, state: PokerState, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, PokerAction)
        if action.kind != act.STAKE:
            return Refusal("CP-54", "refused-stake-first")
        if action.card not in state.hands[seat]:
            return Refusal("CP-54", "refused-not-in-hand", {"card": CARD_TEXTS[action.card]})
        return None

    def apply(self, state: PokerState, seat: int, action: Action, chance: Chance, log: list[Event] | None) -> None:
        assert isinstance(action, PokerAction)
        state.stakes[seat] = action.card
        if log is not None:
            log.append(events.card_staked(seat, action.card))
        left = state.stack.pop().answered_by(seat)
        if left.seats:
            state.stack.append(left)
            return
        self._reveal(state, left.about[0], left.about[1], chance, log)

    def _reveal(self, state: PokerState, place: int, mask: int, chance: Chance, log: list[Event] | None) -> None:
        tied = clockwise_from_bullet(state, place, mask)
        best = -1
        still_tied: list[int] = []
        for seat in tied:
            card = state.stakes[seat]
            value = 0 if card == NO_CARD else value_of(card)
            if value > best:
                best = value
                still_tied = []
            if value == best:
                still_tied.append(seat)
        for seat in tied:
            card = state.stakes[seat]
            if card != NO_CARD:
                discard_from_hand(state, seat, card)
                if log is not None:
                    log.append(events.stake_revealed(seat, card))
        for seat in tied:
            if state.stakes[seat] != NO_CARD:
                state.stakes[seat] = NO_CARD
                draw_card(state, seat, chance, log)
        if len(still_tied) == 1:
            self._settle(state, place, still_tied[0], chance, log)
            return
        state.reveals += 1
        self.call(state, place, still_tied, chance, log)

    def _settle(self, state: PokerState, place: int, winner: int, chance: Chance, log: list[Event] | None) -> None:
        state.reveals = 0
        if log is not None:
            log.append(events.tie_settled(winner, place))
        award(state, place, winner, self.goals, chance, log)

    def facts(self, state: PokerState) -> Facts:
        return {"place": state.stack[-1].about[0] + 1}


def clockwise_from_bullet(state: PokerState, place: int, mask: int) -> list[int]:
    """The seats of a mask, the bullet's owner first, then clockwise (CP-27, CP-54)."""
    owner = state.bullet_of[place]
    seats = [(owner + step) % state.players for step in range(state.players)]
    return [seat for seat in seats if mask >> seat & 1]
