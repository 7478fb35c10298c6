"""What each thing that is offered would be worth: the judgement of the soldier."""

from __future__ import annotations

from typing import Final

from backroom.games.chicago_poker import actions as act
from backroom.games.chicago_poker.actions import PokerAction
from backroom.games.chicago_poker.bot.appraisal import Appraisal
from backroom.games.chicago_poker.box import ROW
from backroom.games.chicago_poker.businesses import Goals
from backroom.games.chicago_poker.cards import CARDS, GANGSTERS, MURDER, NO_CARD, PLACES, VALUES, value_of
from backroom.games.chicago_poker.hands import DIGIT, RANK_AT, strength
from backroom.games.chicago_poker.limits import HAND_LIMIT
from backroom.games.chicago_poker.steps.limousine import MOST_CARDS
from backroom.games.chicago_poker.view import PokerView
from backroom.kernel.action import Action

#: How many cards are thought through at each place; a card fits a row that can use it by this mark.
THOUGHT_OF: Final = 2
FITS: Final = 40
#: What a card in hand is worth for businesses still to come.
CARD: Final = 0.01
#: With fewer cards than these there is little to choose from, and each is worth so much more.
SMALL_HAND: Final = 5
SCARCE: Final = 0.003
#: What a special card must bring at least, so that it is not kept for a better moment.
MURDER_KEPT: Final = 0.05
RIDE_KEPT: Final = 0.05
SPECIAL_KEPT: Final = 0.01
#: What it is worth to take murder out of the discards.
MURDER_TAKEN: Final = 0.03
#: What each hidden card of an undecided duel is worth to know, as a part of the stake.
KNOWLEDGE: Final = 0.2
#: A pistol is one action for two, and two more often than not do better together.
PISTOL_GAIN: Final = 1.2
#: How far a card counts as lost to the hand when it is staked: another one is drawn for it.
STAKE_LOSS: Final = 0.5
NEVER: Final = -10.0
#: What a mark of fitness counts where nothing else tells two cards apart.
SLIGHT: Final = 1e-5


class Weighing:
    """The worth of actions for the view's owner, against doing nothing with the same action."""

    __slots__ = ("appraisal", "draw", "hand", "idle", "is_full", "left", "needs", "rows", "view")

    def __init__(self, view: PokerView, goals: Goals) -> None:
        self.view: Final = view
        self.hand: Final[list[int]] = view.hand
        self.appraisal: Final = Appraisal(view, goals)
        self.rows: Final[list[list[int]]] = self.appraisal.rows
        #: Actions left in this turn after the one that is weighed.
        self.left: Final[int] = max(0, view.actions_left - 1)
        #: What each place is worth if nothing is done, and how much more all are worth with a card drawn.
        self.idle: Final[list[float]] = []
        self.is_full: Final = len(view.hand) >= HAND_LIMIT
        self.draw = 0.0 if self.is_full else _last_card(len(view.hand) + 1)
        for place in range(view.places):
            idle = self.appraisal.worth(place, self.rows[place], self.hand, self.left, 0)
            self.idle.append(idle)
            self.draw += self.appraisal.worth(place, self.rows[place], self.hand, self.left, 1) - idle
        self.needs: Final[dict[int, float]] = {}

    def candidates(self, actions: list[Action]) -> list[PokerAction]:
        """What is worth weighing: everything but the plays of cards that go with a row less than others do.

        Where nothing can be drawn, the card that goes least is weighed too: it may be the one to spare. Drawing comes
        last.
        """
        chosen: list[PokerAction] = []
        drawing: PokerAction | None = None
        plays: list[list[int]] = [[] for _ in range(PLACES)]
        for at in range(len(actions)):
            action = actions[at]
            assert isinstance(action, PokerAction)
            if action.kind == act.PLAY and len(self.rows[action.place]) < ROW - 1:
                plays[action.place].append(fit(action.card, self.rows[action.place], self.hand) << 10 | at)
                continue
            if action.kind == act.DRAW:
                drawing = action
            else:
                chosen.append(action)
        for keys in plays:
            keys.sort(reverse=True)
            for rank in range(len(keys)):
                if rank < THOUGHT_OF or (rank == len(keys) - 1 and (drawing is None or self.is_full)):
                    action = actions[keys[rank] & 1023]
                    assert isinstance(action, PokerAction)
                    chosen.append(action)
        if drawing is not None:
            chosen.append(drawing)
        return chosen

    def worth(self, action: PokerAction, best: float) -> float:
        """What an action is worth; exact only if it is more than `best`."""
        kind = action.kind
        if kind == act.PLAY:
            return self._play(action.card, action.place, best)
        if kind == act.DRAW:
            # CP-23: with a full hand something must be laid afterwards, for better or worse.
            return self.draw + min(0.0, best) if self.is_full else self.draw
        if kind == act.MURDER_OF:
            return self._murder(action.target, action.place) - MURDER_KEPT
        if kind == act.RAID_ON:
            return self._raid(action.target, action.place)
        if kind == act.LIMOUSINE_RIDE:
            return self._ride(action.place, action.to) - RIDE_KEPT
        if kind == act.CARRY:
            about = self.view.stack[-1].about
            return 1.0 if action.card in self.load(about[0], about[1], MOST_CARDS - about[2]) else -1.0
        if kind == act.PISTOL_SHOT:
            return self._pistol()
        if kind == act.BLACKMAIL_FOR:
            return self._blackmail(action.card)
        if kind == act.DISCARD:
            return -self._loss(action.card)
        if kind == act.STAKE:
            return self._stake(action.card)
        return 0.0  # parking and forgoing change nothing

    def _play(self, card: int, place: int, best: float) -> float:
        """The place with the card laid, less what another place that needs it more would lose."""
        row = [*self.rows[place], card]
        hand = self.hand[:]
        hand.remove(card)
        worth = self.appraisal.worth(place, row, hand, self.left, 0) - self.idle[place] - _last_card(len(self.hand))
        if worth < best:
            return worth
        here = self._need(card, place)
        elsewhere = here
        for other in range(self.view.places):
            if other != place:
                elsewhere = max(elsewhere, self._need(card, other))
        return worth - (elsewhere - here)

    def _need(self, card: int, place: int) -> float:
        """What a place loses if a card leaves the hand without being laid there."""
        key = place * CARDS + card
        if key not in self.needs:
            need = 0.0
            row = self.rows[place]
            if fit(card, row, self.hand) >= FITS:
                hand = self.hand[:]
                hand.remove(card)
                need = self.idle[place] - self.appraisal.worth(place, row, hand, self.left, 0)
            self.needs[key] = need
        return self.needs[key]

    def _loss(self, card: int) -> float:
        """What all places together lose if a card leaves the hand, and be it only a chance."""
        if card >= GANGSTERS:
            return SPECIAL_KEPT
        lost = 0.0
        for place in range(self.view.places):
            lost += self._need(card, place) + SLIGHT * fit(card, self.rows[place], self.hand)
        return lost

    def _murder(self, target: int, place: int) -> float:
        """CP-41: the odds without that card."""
        appraisal = self.appraisal
        rushed = len(self.rows[place]) == ROW
        mine = appraisal.prospect(place, self.rows[place], self.hand, self.left, 0)
        more = appraisal.field_without(place, rushed, target).odds_for(mine)
        return appraisal.stakes[place] * (more - appraisal.field(place, rushed).odds_for(mine))

    def _raid(self, target: int, place: int) -> float:
        """CP-42: knowing is worth most where the duel is undecided."""
        odds = self.appraisal.odds(place, self.rows[place], self.hand, self.left, 0)
        return self.appraisal.stakes[place] * odds * (1.0 - odds) * self.hidden(target, place) * KNOWLEDGE

    def hidden(self, target: int, place: int) -> int:
        """How many cards of a row its viewer does not know."""
        row = place * self.view.players + target
        return self.view.cards[row * ROW : row * ROW + self.view.counts[row]].count(NO_CARD)

    def _ride(self, place: int, to: int) -> float:
        """CP-43: both places, with the best load moved."""
        load = self.load(place, to, MOST_CARDS)
        stay = [card for card in self.rows[place] if card not in load]
        worth = self.appraisal.worth(place, stay, self.hand, self.left, 0) - self.idle[place]
        return worth + self.appraisal.worth(to, self.rows[to] + load, self.hand, self.left, 0) - self.idle[to]

    def load(self, place: int, to: int, most: int) -> list[int]:
        """The fewest cards, perhaps none, that make the best hand at the other place, kickers aside."""
        row = self.rows[place]
        most = min(most, ROW - len(self.rows[to]))
        best: list[int] = []
        best_hand = strength(self.rows[to]) >> RANK_AT - DIGIT if self.rows[to] else 0
        for mask in range(1, 1 << len(row)):
            load = [row[at] for at in range(len(row)) if mask >> at & 1]
            if len(load) <= most:
                hand = strength(self.rows[to] + load) >> RANK_AT - DIGIT
                if hand > best_hand or (hand == best_hand and len(load) < len(best)):
                    best_hand = hand
                    best = load
        return best

    def _pistol(self) -> float:
        """CP-44. With nothing else to draw the pistol would only come back."""
        if self.view.pile_size == 0 and not self.view.discards:
            return NEVER
        return self.draw * PISTOL_GAIN

    def _blackmail(self, card: int) -> float:
        """CP-45: what the hand gains by a card."""
        if card >= GANGSTERS:
            return MURDER_TAKEN if card == MURDER else 0.0
        hand = [*self.hand, card]
        gain = 0.0
        for place in range(self.view.places):
            row = self.rows[place]
            if fit(card, row, hand) >= FITS:
                gain += self.appraisal.worth(place, row, hand, self.left, 0) - self.idle[place]
        return gain

    def _stake(self, card: int) -> float:
        """CP-54: the odds to beat the highest cards of the others, less what the card is needed for."""
        place = self.view.stack[-1].about[0]
        tied = self.view.stack[-1].about[1]
        odds = 1.0
        for seat in range(self.view.players):
            if seat != self.view.viewer and tied >> seat & 1:
                below = (value_of(card) + 0.5) / (VALUES + 1)
                odds *= below ** float(self.view.hand_sizes[seat])
        return self.appraisal.stakes[place] * odds - STAKE_LOSS * self._loss(card)


def _last_card(number: int) -> float:
    """What the last of so many cards in hand is worth for businesses still to come."""
    return CARD + SCARCE * max(0, SMALL_HAND - number)


def fit(card: int, row: list[int], hand: list[int]) -> int:
    """How well a card goes with a row, roughly: alike in the row, alike in the hand, flush, straight, value."""
    value = card % VALUES
    colour = card // VALUES
    score = value
    flush = len(row) > 0
    straight = flush
    for other in row:
        if other % VALUES == value:
            score += 160
            straight = False
        elif abs(other % VALUES - value) >= ROW:
            straight = False
        if other // VALUES != colour:
            flush = False
    for other in hand:
        if other < GANGSTERS and other != card and other % VALUES == value:
            score += 80
    if flush:
        score += 40
    if straight:
        score += 20
    return score
