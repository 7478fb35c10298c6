"""The duel for the Godfather's card: each candidate plays one means card at once (CG-113)."""

from __future__ import annotations

from backroom.games.chicago_gangsters import actions as act
from backroom.games.chicago_gangsters import events
from backroom.games.chicago_gangsters.actions import ACTIONS, GangstersAction
from backroom.games.chicago_gangsters.box import Box
from backroom.games.chicago_gangsters.cards import CARD_TEXTS, NO_CARD, NOBODY, VALUE_OF
from backroom.games.chicago_gangsters.knowledge import card_seen
from backroom.games.chicago_gangsters.packs import types_of
from backroom.games.chicago_gangsters.piles import discard_from_hand, draw_card
from backroom.games.chicago_gangsters.state import GangstersState, replaced
from backroom.games.chicago_gangsters.steps.round_step import RoundStep
from backroom.kernel.action import Action
from backroom.kernel.chance import Chance
from backroom.kernel.decision import Decision, seats_of
from backroom.kernel.event import Event
from backroom.kernel.refusal import Facts, Refusal


class DuelStep(RoundStep):
    """`about` is (every candidate, as a mask). Those without a card are not asked: they count 0."""

    __slots__ = ()

    def __init__(self, box: Box) -> None:
        super().__init__("duel", "CG-113", box)

    def begin(self, state: GangstersState, chance: Chance, log: list[Event] | None) -> None:
        decision = state.stack.pop()
        asked = 0
        for seat in seats_of(decision.about[0]):
            if state.hand_size(seat):
                asked |= 1 << seat
        if asked:
            state.stack.append(Decision(self, asked, decision.about))
        else:
            self._reveal(state, decision.about[0], chance, log)

    def legal(self, state: GangstersState, seat: int) -> tuple[Action, ...]:
        return ACTIONS.stakes[types_of(state.hands[seat])]

    def explain(self, state: GangstersState, seat: int, action: GangstersAction) -> Refusal:
        if action.kind == act.STAKE:
            return Refusal("CG-113", "refused-not-in-hand", {"card": CARD_TEXTS[action.what]})
        return self.other_question()

    def apply(self, state: GangstersState, seat: int, action: Action, chance: Chance, log: list[Event] | None) -> None:
        assert isinstance(action, GangstersAction)
        state.stakes = replaced(state.stakes, seat, action.what)
        if log is not None:
            log.append(events.card_staked(seat, action.what))
        left = state.stack.pop().answered_by(seat)
        if left.seats:
            state.stack.append(left)
        else:
            self._reveal(state, left.about[0], chance, log)

    def _reveal(self, state: GangstersState, mask: int, chance: Chance, log: list[Event] | None) -> None:
        candidates = seats_of(mask)
        best = -1
        tied: list[int] = []
        for seat in candidates:
            card = state.stakes[seat]
            value = 0 if card == NO_CARD else VALUE_OF[card]
            if value > best:
                best = value
                tied = []
            if value == best:
                tied.append(seat)
            if card != NO_CARD:
                card_seen(state, seat, card)
                if log is not None:
                    log.append(events.stake_revealed(seat, card))
        winner = tied[0] if len(tied) == 1 else nearest_to_godfather(state, tied)
        card = NO_CARD if winner == NOBODY else state.stakes[winner]
        state.duel = [state.round, *state.stakes]
        state.stakes = [NO_CARD] * state.players
        if winner == NOBODY:  # CG-119: both windows of this round are closed
            state.shut = True
            if log is not None:
                log.append(events.duel_undecided())
            return
        crown(state, winner, log)
        if card != NO_CARD:  # CG-122: who played none discards and draws nothing
            discard_from_hand(state, winner, card)
            draw_card(state, winner, chance, log)

    def facts(self, state: GangstersState) -> Facts:
        return {"seats": seats_of(state.stack[-1].about[0])}


def nearest_to_godfather(state: GangstersState, tied: list[int]) -> int:
    """CG-113: of the tied, who sits closest clockwise to the last Godfather; NOBODY if there was none."""
    if state.godfather == NOBODY:
        return NOBODY
    for distance in range(1, state.players):
        seat = (state.godfather + distance) % state.players
        if seat in tied:
            return seat
    return NOBODY


def crown(state: GangstersState, seat: int, log: list[Event] | None) -> None:
    """CG-111: the card changes hands, the partner is out for this round; CG-118: so may be the ?."""
    partner = state.partners[seat]
    state.godfather = seat
    state.fresh = seat
    state.ousted = partner
    if state.question == partner:
        state.question = NOBODY
    if log is not None:
        log.append(events.godfather_crowned(seat, partner))
