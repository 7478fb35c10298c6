"""The decisions of Penny Ante: a turn, a sale, the sealed bids."""

from __future__ import annotations

from backroom.kernel.action import Action
from backroom.kernel.chance import Chance
from backroom.kernel.decision import Decision, Step, seats_of
from backroom.kernel.event import Event
from backroom.kernel.refusal import Facts, Refusal

from .actions import BID, DONE, DRAW, MOST_BID, PASS, SELL, SHOW, ante_action, card_text
from .state import NO_BID, AnteState

HAND_LIMIT = 4
MOST_SHOWN = 2


class SaleStep(Step[AnteState]):
    """PA-4: show one or two cards, one by one; `about` is how many have been shown."""

    def __init__(self) -> None:
        super().__init__("sale", "PA-4")

    def unfinished(self, state: AnteState, seat: int) -> bool:
        return True

    def legal(self, state: AnteState, seat: int) -> list[Action]:
        legal: list[Action] = [SHOW[card] for card in state.hands[seat]]
        if state.stack[-1].about[0]:
            legal.append(DONE)
        return legal

    def refuse(self, state: AnteState, seat: int, action: Action) -> Refusal | None:
        chosen = ante_action(action)
        if chosen is DONE:
            return None if state.stack[-1].about[0] else Refusal("PA-4", "refused-nothing-shown")
        if chosen.verb != "show":
            return Refusal("PA-4", "refused-sale-waits")
        if chosen.number not in state.hands[seat]:
            return Refusal("PA-4", "refused-not-held", {"card": card_text(chosen.number)})
        return None

    def apply(self, state: AnteState, seat: int, action: Action, chance: Chance, log: list[Event] | None) -> None:
        decision = state.stack.pop()
        if action is DONE:
            return
        card = ante_action(action).number
        price = min(1, state.pot)
        state.hands[seat].remove(card)
        state.shown.append(card)
        state.pot -= price
        state.coins[seat] += price
        if log is not None:
            log.append(Event("card-sold", {"seat": seat, "card": card_text(card), "coins": price}))
        shown = decision.about[0] + 1
        if shown < MOST_SHOWN and state.hands[seat]:
            state.stack.append(decision.asked_about((shown,)))


class TurnStep(Step[AnteState]):
    """PA-2: draw, sell or pass."""

    sale: SaleStep

    def __init__(self, sale: SaleStep) -> None:
        super().__init__("turn", "PA-2")
        self.sale = sale

    def legal(self, state: AnteState, seat: int) -> list[Action]:
        return [action for action in (DRAW, SELL, PASS) if self.refuse(state, seat, action) is None]

    def refuse(self, state: AnteState, seat: int, action: Action) -> Refusal | None:
        if action is DRAW and not state.pile:
            return Refusal("PA-3", "refused-pile-empty")
        if action is DRAW and not state.coins[seat]:
            return Refusal("PA-3", "refused-no-coin")
        if action is DRAW and len(state.hands[seat]) >= HAND_LIMIT:
            return Refusal("PA-3", "refused-hand-full", {"count": len(state.hands[seat])})
        if action is SELL and not state.hands[seat]:
            return Refusal("PA-4", "refused-nothing-held")
        if action is DRAW or action is SELL or action is PASS:
            return None
        return Refusal("PA-2", "refused-not-in-a-turn", {"action": action.text})

    def apply(self, state: AnteState, seat: int, action: Action, chance: Chance, log: list[Event] | None) -> None:
        state.stack.pop()
        if action is SELL:
            state.stack.append(Decision(self.sale, 1 << seat, (0,)))
        elif action is DRAW:
            state.coins[seat] -= 1
            state.pot += 1
            card = chance.take(state.pile)
            state.hands[seat].append(card)
            if log is not None:
                log.append(Event("card-drawn", {"seat": seat}, {"card": card_text(card)}, 1 << seat))
        elif log is not None:
            log.append(Event("turn-passed", {"seat": seat}))

    def facts(self, state: AnteState) -> Facts:
        return {"seat": state.seat, "pot": state.pot}


class BidStep(Step[AnteState]):
    """PA-5: everybody with a coin names a bid and seals it; `about` is who was asked, as a mask.

    Several seats are asked at once, and each of them has a compound choice to make.
    """

    def __init__(self) -> None:
        super().__init__("bid", "PA-5")

    def legal(self, state: AnteState, seat: int) -> list[Action]:
        if self.unfinished(state, seat):
            return [DONE]
        return list(BID[: min(MOST_BID, state.coins[seat]) + 1])

    def refuse(self, state: AnteState, seat: int, action: Action) -> Refusal | None:
        chosen = ante_action(action)
        if self.unfinished(state, seat):
            return None if chosen is DONE else Refusal("PA-5", "refused-seal-first")
        if chosen.verb != "bid":
            return Refusal("PA-5", "refused-bid-first")
        if chosen.number > state.coins[seat]:
            return Refusal("PA-5", "refused-too-dear", {"coins": state.coins[seat]})
        return None

    def apply(self, state: AnteState, seat: int, action: Action, chance: Chance, log: list[Event] | None) -> None:
        if action is not DONE:
            state.bids[seat] = ante_action(action).number
            return
        if log is not None:
            log.append(Event("bid-sealed", {"seat": seat}, {"coins": state.bids[seat]}, 1 << seat))
        left = state.stack.pop().answered_by(seat)
        if left.seats:
            state.stack.append(left)
        else:
            self.reveal(state, seats_of(left.about[0]), chance, log)

    def unfinished(self, state: AnteState, seat: int) -> bool:
        return state.bids[seat] != NO_BID

    def reveal(self, state: AnteState, bidders: list[int], chance: Chance, log: list[Event] | None) -> None:
        """PA-6: all bids go into the pot, and the highest bidder takes it; the lot parts equal ones."""
        best = max(state.bids)
        tied = [seat for seat in bidders if state.bids[seat] == best]
        winner = tied[chance.below(len(tied))]
        for seat in bidders:
            if log is not None:
                log.append(Event("bid-revealed", {"seat": seat, "coins": state.bids[seat]}))
            state.coins[seat] -= state.bids[seat]
            state.pot += state.bids[seat]
            state.bids[seat] = NO_BID
        if log is not None:
            log.append(Event("pot-won", {"seat": winner, "coins": state.pot}))
        state.coins[winner] += state.pot
        state.pot = 0
        state.round += 1
        state.turns = 0
