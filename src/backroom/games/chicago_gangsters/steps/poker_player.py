"""The poker player: two hand cards away, two others out of the discard pile worth no more (CG-73)."""

from __future__ import annotations

from typing import Final

from backroom.games.chicago_gangsters import actions as act
from backroom.games.chicago_gangsters import events
from backroom.games.chicago_gangsters.actions import ACTIONS, GangstersAction
from backroom.games.chicago_gangsters.box import Box
from backroom.games.chicago_gangsters.cards import CARD_TEXTS, TYPES, VALUE_OF
from backroom.games.chicago_gangsters.knowledge import cards_joined
from backroom.games.chicago_gangsters.packs import count_of, one, put_in, types_of
from backroom.games.chicago_gangsters.piles import discard_from_hand
from backroom.games.chicago_gangsters.state import GangstersState
from backroom.games.chicago_gangsters.steps.round_step import RoundStep
from backroom.kernel.action import Action
from backroom.kernel.chance import Chance
from backroom.kernel.decision import Decision
from backroom.kernel.event import Event
from backroom.kernel.refusal import Facts, Refusal

CARDS: Final = 2


class PokerPlayerStep(RoundStep):
    """`about` is (seat, cards thrown, their value, cards picked, their value).

    Nothing is drawn in between, so no pile is renewed (CG-63).
    """

    __slots__ = ()

    def __init__(self, box: Box) -> None:
        super().__init__("poker-player", "CG-73", box)

    def begin(self, state: GangstersState, chance: Chance, log: list[Event] | None) -> None:
        about = state.stack[-1].about
        state.stack[-1] = Decision(self, 1 << about[0], about)

    def legal(self, state: GangstersState, seat: int) -> tuple[Action, ...]:
        _, thrown, value, picked, taken = state.stack[-1].about
        if thrown < CARDS:
            return ACTIONS.throws[types_of(state.hands[seat])]
        legal: list[Action] = []
        for card in range(TYPES):
            if count_of(state.discards, card) and _fits(state.discards, card, value - taken, picked):
                legal.append(ACTIONS.pick[card])
        return tuple(legal)

    def explain(self, state: GangstersState, seat: int, action: GangstersAction) -> Refusal:
        thrown = state.stack[-1].about[1]
        if action.kind == act.THROW and thrown < CARDS:
            return Refusal("CG-73", "refused-not-in-hand", {"card": CARD_TEXTS[action.what]})
        if action.kind == act.PICK and thrown == CARDS:
            if count_of(state.discards, action.what):
                return Refusal("CG-73", "refused-too-dear", {"card": CARD_TEXTS[action.what]})
            return Refusal("CG-73", "refused-not-discarded", {"card": CARD_TEXTS[action.what]})
        return self.other_question()

    def apply(self, state: GangstersState, seat: int, action: Action, chance: Chance, log: list[Event] | None) -> None:
        assert isinstance(action, GangstersAction)
        card = action.what
        decision = state.stack.pop()
        _, thrown, value, picked, taken = decision.about
        if thrown < CARDS:
            discard_from_hand(state, seat, card)
            thrown += 1
            value += VALUE_OF[card]
            if log is not None:
                log.append(events.card_thrown(seat, card))
        else:
            state.discards -= one(card)
            put_in(state.hands, seat, one(card))
            cards_joined(state, seat, one(card))  # CG-64
            picked += 1
            taken += VALUE_OF[card]
            if log is not None:
                log.append(events.card_picked(seat, card))
        if picked < CARDS:
            state.stack.append(decision.asked_about((seat, thrown, value, picked, taken)))

    def unfinished(self, state: GangstersState, seat: int) -> bool:
        return True

    def facts(self, state: GangstersState) -> Facts:
        _, thrown, value, picked, taken = state.stack[-1].about
        return {"count": CARDS - (picked if thrown == CARDS else thrown), "thrown": thrown, "points": value - taken}


def _fits(discards: int, card: int, limit: int, picked: int) -> bool:
    """Whether a card can be picked: within the limit, with a second one where it is the first."""
    left = limit - VALUE_OF[card]
    if picked == CARDS - 1:
        return left >= 0
    cheapest = left + 1
    for other in range(TYPES):
        if count_of(discards, other) > (1 if other == card else 0):
            cheapest = min(cheapest, VALUE_OF[other])
    return cheapest <= left
