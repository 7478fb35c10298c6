"""Chicago Poker: the deal, the course of play, and what comes next."""

from __future__ import annotations

from typing import Final, cast

from backroom.games.chicago_poker import events, miniature
from backroom.games.chicago_poker.actions import ACTIONS
from backroom.games.chicago_poker.box import ROW, Box
from backroom.games.chicago_poker.businesses import (
    FULL_GAME,
    SHORT_GAME,
    Goals,
    open_business,
)
from backroom.games.chicago_poker.cards import CARDS, GANGSTERS, KINDS, NO_CARD, OPEN
from backroom.games.chicago_poker.encoding import PokerEncoding
from backroom.games.chicago_poker.limits import PISTOL_ACTIONS
from backroom.games.chicago_poker.resample import resample_view
from backroom.games.chicago_poker.rows import lay_card
from backroom.games.chicago_poker.soundness import soundness_of
from backroom.games.chicago_poker.state import CLOSED, NOBODY, PokerState
from backroom.games.chicago_poker.steps.discard import DiscardStep
from backroom.games.chicago_poker.steps.limousine import MOST_CARDS, LimousineStep
from backroom.games.chicago_poker.steps.tie_break import MOST_REVEALS, TieBreakStep
from backroom.games.chicago_poker.steps.turn import ACTIONS_A_TURN, LAST_ROUND, TurnStep
from backroom.games.chicago_poker.view import PokerView
from backroom.kernel.bounds import Bounds
from backroom.kernel.chance import Chance
from backroom.kernel.event import Event
from backroom.kernel.refusal import Facts
from backroom.kernel.rules import Rules
from backroom.kernel.soundness import Soundness

FIRST_HAND: Final = 5


class PokerRules(Rules[PokerState, PokerView]):
    """The rules for a number of players, the full or the short game, with or without specials."""

    __slots__ = ("box", "deck", "goals", "is_miniature", "places", "stack", "turn")

    def __init__(self, players: int, short: bool, tactical: bool, box: Box, is_miniature: bool = False) -> None:
        self.box: Final = box
        self.goals: Final[Goals] = SHORT_GAME if short else FULL_GAME
        self.is_miniature: Final = is_miniature
        self.deck: Final = miniature.DECK if is_miniature else _deck(box, tactical)
        #: How many businesses lie open (CP-11), and how many of each kind there are.
        self.places: Final = miniature.PLACES if is_miniature else OPEN[players]
        self.stack: Final = miniature.STACK if is_miniature else box.stack
        limousine = LimousineStep(box)
        tie_break = TieBreakStep(self.goals)
        discard = DiscardStep()
        self.turn: Final = TurnStep(box, limousine, tie_break, discard, players)
        steps = [self.turn, limousine, tie_break, discard]
        super().__init__("chicago-poker", players, ACTIONS.table, steps, "CP-60")

    def deal(self, chance: Chance, log: list[Event] | None = None) -> PokerState:
        players = self.players
        places = self.places
        state = PokerState(players, places)
        rows = places * players
        state.discards = []
        state.hands = [[] for _ in range(players)]
        state.cards = [NO_CARD] * (rows * ROW)
        state.knowers = [0] * (rows * ROW)
        state.counts = [0] * rows
        state.kinds = [CLOSED] * places
        state.unopened = self.stack[:]
        state.owned = [0] * (players * KINDS)
        state.bullets = []
        state.bullet_of = [NOBODY] * places
        state.due = []
        state.stakes = [NO_CARD] * players
        for place in range(places):  # CP-13: businesses first
            open_business(state, place, chance, log)
        if self.is_miniature:
            self._lay_rows(state, log)
        state.pile = miniature.LEFT[:] if self.is_miniature else self.deck[:]
        dealt = miniature.FIRST_HAND if self.is_miniature else FIRST_HAND
        for seat in range(players):
            hand = state.hands[seat]
            for _ in range(dealt):
                hand.append(chance.take(state.pile))
            if log is not None:
                log.append(events.hand_dealt(seat, hand))
        first = chance.below(players)
        if log is not None:
            log.append(events.start_drawn(first))
        state.stack = [self.turn.of_seat[first]]
        self.turn.begin(state, first, 0, log)
        return state

    def _lay_rows(self, state: PokerState, log: list[Event] | None) -> None:
        """CP-71: the cards that lie there before anybody has played."""
        for seat, row in enumerate(miniature.LAID):
            for card in row:
                knowers = lay_card(state, self.box, seat, 0, card, 1 << seat)
                if log is not None:
                    log.append(events.gangster_played(seat, 0, state.kinds[0], card, knowers))

    def view(self, state: PokerState, viewer: int) -> PokerView:
        return PokerView(viewer, state, self.box.face_up, self.goals)

    def resample(self, view: PokerView, chance: Chance) -> PokerState:
        return resample_view(view, self.deck, chance)

    def bounds(self) -> Bounds:
        players = self.players
        if self.is_miniature:
            return Bounds(miniature.LONGEST, len(miniature.LEFT), -1.0)
        businesses = sum(self.stack)
        # CP-63: after the last round only duels go on, each of them within a round, and each takes a business away.
        turns = players * (LAST_ROUND + businesses + 1)
        actions = ACTIONS_A_TURN + PISTOL_ACTIONS  # CP-28: one pistol a turn; it takes an action and brings two
        # Every action may be a ride of four cards; what was drawn may have to be discarded (CP-23).
        longest = turns * actions * (1 + MOST_CARDS + 1) + businesses * MOST_REVEALS * players
        return Bounds(longest, max(len(self.deck), businesses, players), -1 / (players - 1))

    def make_encoding(self) -> PokerEncoding:
        short = self.goals is SHORT_GAME
        tactical = len(self.deck) <= GANGSTERS
        return PokerEncoding(self.players, self.places, short, tactical, self.box.face_up)

    def soundness(self) -> Soundness[PokerState]:
        return soundness_of(self)

    def rebuild(self, data: Facts) -> PokerState:
        state = PokerState(self.players, self.places)
        state.fill_from(data, self.restore_decisions(cast("list[list[object]]", data["stack"])))
        return state

    def inventory(self, state: PokerState) -> dict[str, int]:
        in_rows = [card for card in state.cards if card != NO_CARD]
        in_hands = [card for hand in state.hands for card in hand]
        everywhere = [*state.pile, *state.discards, *in_hands, *in_rows]
        gangsters = {card for card in everywhere if card < GANGSTERS}
        kinds = [kind for kind in state.kinds if kind != CLOSED]
        return {
            "cards": len(everywhere),
            "different gangsters": len(gangsters),
            "cards by rows": sum(state.counts) - len(in_rows),
            **{
                f"businesses of kind {kind}": state.unopened[kind] + kinds.count(kind) + sum(state.owned[kind::KINDS])
                for kind in range(KINDS)
            },
            "bullets": sum(owner != NOBODY for owner in state.bullet_of) - len(state.bullets),
        }


def _deck(box: Box, tactical: bool) -> list[int]:
    """CP-2, CP-3: 75 gangsters and, but in the tactical variant (CP-70), the specials."""
    deck = list(range(GANGSTERS))
    if not tactical:
        for special in range(GANGSTERS, CARDS):
            deck.extend([special] * box.special_counts[special - GANGSTERS])
    return deck
