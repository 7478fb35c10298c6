"""What rows may become before their duels, as one boss sees it at any moment of a game, also in others' turns."""

from __future__ import annotations

from typing import Final

from backroom.games.chicago_poker.bot.appraisal import (
    CHOICE,
    LATER_DRAWS,
    NO_HAND,
    RUSHED_DRAWS,
    SURE_CHOICE,
    TURN,
    Field,
)
from backroom.games.chicago_poker.bot.prospects import Prospect, Unseen, foresee
from backroom.games.chicago_poker.box import ROW
from backroom.games.chicago_poker.cards import NO_CARD
from backroom.games.chicago_poker.hands import DIGIT, FOUR, FULL_HOUSE, PAIR, RANK_AT, STRAIGHT, THREE, TWO_PAIR
from backroom.games.chicago_poker.state import NOBODY
from backroom.games.chicago_poker.view import PokerView

#: The hands that chances are told of, the highest first: a rank and a leading value each.
STEPS: Final = [
    FOUR << RANK_AT,
    FULL_HOUSE << RANK_AT,
    STRAIGHT << RANK_AT,
    THREE << RANK_AT | 9 << RANK_AT - DIGIT,
    THREE << RANK_AT,
    TWO_PAIR << RANK_AT,
    PAIR << RANK_AT | 10 << RANK_AT - DIGIT,
    PAIR << RANK_AT,
]
LEVELS: Final = 8


class Horizon:
    """One seat's reckoning of its view."""

    __slots__ = ("draws", "unseen", "view")

    def __init__(self, view: PokerView) -> None:
        self.view: Final = view
        self.unseen: Final = Unseen(view)
        #: How many cards each boss can hope to draw before long.
        self.draws: Final[float] = min(LATER_DRAWS, (view.pile_size + len(view.discards)) / view.players)

    def plays(self, place: int, seat: int) -> int:
        """How many cards a boss can lay at a place before a duel that comes as soon as it can."""
        view = self.view
        owner = view.bullet_of[place]
        if seat == view.seat:
            return view.actions_left
        if owner == NOBODY or owner == view.seat:
            return TURN
        # Only those between the boss on turn and the bullet's owner have a turn before the duel (CP-33).
        players = view.players
        return TURN if (seat - view.seat) % players < (owner - view.seat) % players else 0

    def as_it_lies(self, place: int) -> Prospect:
        """What the own row is, nothing added."""
        return foresee(self.view.known_row(place, self.view.viewer), NO_HAND, 0, 0.0, self.unseen)

    def own(self, place: int, soon: bool) -> Prospect:
        """What the own row may become: before the duel that comes soonest, or with all the time it needs."""
        view = self.view
        row = view.known_row(place, view.viewer)
        slots = ROW - len(row)
        if soon:
            return foresee(row, view.hand, min(slots, self.plays(place, view.viewer)), 0.0, self.unseen)
        return foresee(row, view.hand, slots, self.draws, self.unseen)

    def field(self, place: int, soon: bool) -> Field:
        """The rivals at a place, in the same way."""
        view = self.view
        rivals: list[Prospect] = []
        for seat in range(view.players):
            if seat != view.viewer:
                rivals.append(self._rival(place, seat, soon))
        return Field(rivals)

    def _rival(self, place: int, seat: int, soon: bool) -> Prospect:
        view = self.view
        row = place * view.players + seat
        count = view.counts[row]
        known = [card for card in view.cards[row * ROW : row * ROW + count] if card != NO_CARD]
        hidden = count - len(known)
        draws = hidden * (SURE_CHOICE if view.bullet_of[place] == seat else CHOICE)
        plays = self.plays(place, seat) if soon else ROW
        if plays > 0:
            draws += view.hand_sizes[seat] + (RUSHED_DRAWS if soon else self.draws)
        return foresee(known, NO_HAND, hidden + min(ROW - count, plays), draws, self.unseen)


def chances_of(prospect: Prospect) -> list[float]:
    """The chance of each of the steps, or better."""
    told = [0.0] * LEVELS
    for at in range(len(prospect.strengths)):
        reached = prospect.strengths[at]
        odds = prospect.odds[at]
        level = LEVELS - 1
        while level >= 0 and reached >= STEPS[level]:
            if odds > told[level]:
                told[level] = odds
            level -= 1
    return told


def reached_of(field: Field) -> list[float]:
    """The chance that any rival reaches each of the steps."""
    told: list[float] = []
    at = 0
    clear = 1.0
    for step in STEPS:
        while at < len(field.strengths) and field.strengths[at] >= step:
            clear = field.clear[at]
            at += 1
        told.append(1.0 - clear)
    return told
