"""The limousine: one to four cards of an own row, in any order, to another business (CP-43)."""

from __future__ import annotations

from typing import Final

from backroom.games.chicago_poker import actions as act
from backroom.games.chicago_poker import events
from backroom.games.chicago_poker.actions import ACTIONS, PokerAction
from backroom.games.chicago_poker.box import ROW, Box
from backroom.games.chicago_poker.cards import CARD_TEXTS
from backroom.games.chicago_poker.rows import lay_card, take_card, tell_bullet
from backroom.games.chicago_poker.state import FACE_UP, PokerState
from backroom.kernel.action import Action
from backroom.kernel.chance import Chance
from backroom.kernel.decision import Step
from backroom.kernel.event import Event
from backroom.kernel.refusal import Facts, Refusal

MOST_CARDS: Final = 4


class LimousineStep(Step[PokerState]):
    """Loading the car card by card; `about` is (from, to, cards carried so far).

    Asked until the driver parks or no further card may go: four are aboard, the row is empty, the new
    row is full.
    """

    __slots__ = ("box",)

    def __init__(self, box: Box) -> None:
        super().__init__("limousine", "CP-43")
        self.box: Final = box

    def unfinished(self, state: PokerState, seat: int) -> bool:
        return True

    def legal(self, state: PokerState, seat: int) -> list[Action]:
        place, _, carried = state.stack[-1].about
        legal: list[Action] = [ACTIONS.carry[card] for card in state.row_of(place, seat)]
        if carried > 0:
            legal.append(ACTIONS.park)
        return legal

    def refuse(self, state: PokerState, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, PokerAction)
        place, _, carried = state.stack[-1].about
        if action.kind == act.PARK:
            return None if carried > 0 else Refusal("CP-43", "refused-empty-limousine")
        if action.kind != act.CARRY:
            return Refusal("CP-43", "refused-limousine-waits")
        if action.card not in state.row_of(place, seat):
            return Refusal("CP-43", "refused-not-in-row", {"card": CARD_TEXTS[action.card], "place": place + 1})
        return None

    def apply(self, state: PokerState, seat: int, action: Action, chance: Chance, log: list[Event] | None) -> None:
        assert isinstance(action, PokerAction)
        if action.kind == act.PARK:
            state.stack.pop()
            return
        decision = state.stack.pop()
        place, to, carried = decision.about
        position = state.row_of(place, seat).index(action.card)
        row = place * state.players + seat
        # CP-49: the cards are laid one by one in everybody's sight; who knew a card goes on knowing it.
        knowers = state.knowers[row * ROW + position] & ~FACE_UP
        take_card(state, seat, place, position)
        knowers = lay_card(state, self.box, seat, to, action.card, knowers)
        if log is not None:
            log.append(events.card_carried(seat, place, position, to, action.card, knowers))
            tell_bullet(state, seat, to, log)
        carried += 1
        full = state.counts[to * state.players + seat] == ROW
        if carried < MOST_CARDS and not full and state.counts[row] > 0:
            state.stack.append(decision.asked_about((place, to, carried)))

    def facts(self, state: PokerState) -> Facts:
        place, to, carried = state.stack[-1].about
        waiting = state.counts[place * state.players + state.seat]
        room = ROW - state.counts[to * state.players + state.seat]
        return {"place": place + 1, "to": to + 1, "count": min(MOST_CARDS - carried, waiting, room)}
