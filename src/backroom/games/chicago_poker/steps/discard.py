"""Discarding down to seven, where a turn would leave more (CP-23)."""

from __future__ import annotations

from backroom.games.chicago_poker import actions as act
from backroom.games.chicago_poker import events
from backroom.games.chicago_poker.actions import ACTIONS, PokerAction
from backroom.games.chicago_poker.cards import CARD_TEXTS, CARDS
from backroom.games.chicago_poker.limits import HAND_LIMIT
from backroom.games.chicago_poker.piles import discard_from_hand
from backroom.games.chicago_poker.state import PokerState
from backroom.kernel.action import Action
from backroom.kernel.chance import Chance
from backroom.kernel.decision import Step
from backroom.kernel.event import Event
from backroom.kernel.refusal import Facts, Refusal


class DiscardStep(Step[PokerState]):
    """Asked again and again until seven cards are left."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("discard", "CP-23")

    def legal(self, state: PokerState, seat: int) -> list[Action]:
        hand = state.hands[seat]
        return [ACTIONS.discard[card] for card in range(CARDS) if card in hand]

    def refuse(self, state: PokerState, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, PokerAction)
        if action.kind != act.DISCARD:
            return Refusal("CP-23", "refused-discard-first", self.facts(state))
        if action.card not in state.hands[seat]:
            return Refusal("CP-23", "refused-not-in-hand", {"card": CARD_TEXTS[action.card]})
        return None

    def apply(self, state: PokerState, seat: int, action: Action, chance: Chance, log: list[Event] | None) -> None:
        assert isinstance(action, PokerAction)
        discard_from_hand(state, seat, action.card)
        if log is not None:
            log.append(events.card_discarded(seat, action.card))
        if len(state.hands[seat]) <= HAND_LIMIT:
            state.stack.pop()

    def facts(self, state: PokerState) -> Facts:
        return {"count": len(state.hands[state.seat]) - HAND_LIMIT}
