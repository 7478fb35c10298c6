"""What a boss, or an onlooker, may know of a game of Chicago Poker."""

from __future__ import annotations

from typing import Final

from backroom.games.chicago_poker.box import ROW
from backroom.games.chicago_poker.businesses import Goals
from backroom.games.chicago_poker.cards import NO_CARD
from backroom.games.chicago_poker.state import PokerState
from backroom.games.chicago_poker.state_fields import PokerViewFields
from backroom.games.chicago_poker.view_data import view_data, view_json
from backroom.games.chicago_poker.view_types import ChicagoPokerViewData
from backroom.kernel.parts import Parts


class PokerView(PokerViewFields):
    """What is public, and the viewer's own. Of `cards`, what the viewer does not know is NO_CARD."""

    __slots__ = ("face_up", "goals", "hand", "hand_sizes", "pile_size", "stake")

    def __init__(self, viewer: int, state: PokerState, face_up: list[bool], goals: Goals) -> None:
        super().__init__(viewer, state)
        #: How cards lie at each kind of business, as in `Box`: it is printed on the tiles (CP-31).
        self.face_up: Final = face_up
        #: What wins in this game (CP-60, CP-61).
        self.goals: Final = goals
        #: The viewer's own hand and secret stake; an onlooker has none.
        self.hand: list[int] = state.hands[viewer][:] if viewer < state.players else []
        self.stake: int = state.stakes[viewer] if viewer < state.players else NO_CARD
        #: Hand sizes, pile sizes and the discard pile are public (CP-48).
        self.hand_sizes = [len(state.hands[seat]) for seat in range(state.players)]
        self.pile_size = len(state.pile)
        lying = state.cards
        knowers = self.knowers
        self.cards = [NO_CARD] * len(knowers)
        for at in range(len(knowers)):
            if knowers[at] >> viewer & 1:
                self.cards[at] = lying[at]

    def known_row(self, place: int, seat: int) -> list[int]:
        """The cards of a row that the viewer knows."""
        row = place * self.players + seat
        return [card for card in self.cards[row * ROW : row * ROW + self.counts[row]] if card != NO_CARD]

    def as_data(self) -> ChicagoPokerViewData:
        return view_data(self)

    def as_json(self, parts: Parts) -> bytes:
        return view_json(self, parts)

    def gist(self) -> object:
        return (self.gist_of_fields(), self.hand, self.stake, self.hand_sizes, self.pile_size, self.face_up)
