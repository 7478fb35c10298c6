"""What a position is worth to one boss: the odds at each business, and what winning it would mean."""

from __future__ import annotations

from typing import Final

from backroom.games.chicago_poker.bot.prospects import Prospect, Unseen, foresee
from backroom.games.chicago_poker.bot.standing import Standing
from backroom.games.chicago_poker.box import ROW
from backroom.games.chicago_poker.businesses import Goals
from backroom.games.chicago_poker.cards import NO_CARD
from backroom.games.chicago_poker.hands import FIVE, RANK_AT
from backroom.games.chicago_poker.state import CLOSED, NOBODY
from backroom.games.chicago_poker.view import PokerView

#: Actions of a turn, and so the cards that can be laid in one.
TURN: Final = 3
#: An own row without five cards is worth this part less, for it can still be murdered; and this part for each
#: card that it lacks: who is first with five leaves the others one turn to answer.
UNSETTLED: Final = 0.08
TEMPO: Final = 0.1
#: What an own bullet costs where the duel is lost: this part of what a rival gains, who had perhaps no five cards yet.
SETTLED: Final = 0.15
#: How many cards a rival has chosen each face-down card from; more, if the row was completed by choice.
CHOICE: Final = 2.0
SURE_CHOICE: Final = 8.0
#: How many cards a boss draws before a duel that is not in sight, and before one that is.
LATER_DRAWS: Final = 3.0
RUSHED_DRAWS: Final = 0.5
#: The odds of a surprise that was not reckoned with, for each rank by which a hand falls short of the best.
SURPRISE: Final = 0.003
NO_HAND: Final[list[int]] = []


class Field:
    """The rivals at one place, taken together: how likely none of them ends at or above a strength."""

    __slots__ = ("clear", "strengths")

    def __init__(self, rivals: list[Prospect]) -> None:
        keys: list[int] = []
        for rival in range(len(rivals)):
            strengths = rivals[rival].strengths
            for at in range(len(strengths)):
                keys.append((strengths[at] << 4 | rival) << 8 | at)
        keys.sort(reverse=True)
        reached = [0.0] * len(rivals)
        #: From the highest down: a strength, and the odds that no rival reaches it.
        self.strengths: Final[list[int]] = []
        self.clear: Final[list[float]] = []
        for key in keys:
            rival = key >> 8 & 15
            odds = rivals[rival].odds[key & 255]
            if odds > reached[rival]:
                reached[rival] = odds
                clear = 1.0
                for by_rival in reached:
                    clear *= 1.0 - by_rival
                self.strengths.append(key >> 12)
                self.clear.append(clear)

    def odds_for(self, mine: Prospect) -> float:
        """The odds to win the duel with such a prospect; a tie counts half."""
        strengths = mine.strengths
        keys = [strengths[at] << 8 | at for at in range(len(strengths))]
        keys.sort(reverse=True)
        reached = 0.0
        odds = 0.0
        at = 0
        above = 1.0
        for key in keys:
            more = mine.odds[key & 255] - reached
            if more <= 0.0:
                continue
            reached += more
            strength = key >> 8
            while at < len(self.strengths) and self.strengths[at] > strength:
                above = self.clear[at]
                at += 1
            level = above
            same = at
            while same < len(self.strengths) and self.strengths[same] == strength:
                level = self.clear[same]
                same += 1
            short = FIVE + 1 - strength / (1 << RANK_AT)
            odds += more * (above + level) / 2.0 * (1.0 - SURPRISE * short)
        return odds


class Appraisal:
    """One seat's reckoning of its view."""

    __slots__ = ("blanks", "draws", "later", "losses", "me", "rivals", "rows", "rushed", "stakes", "unseen", "view")

    def __init__(self, view: PokerView, goals: Goals) -> None:
        self.view: Final = view
        self.me: Final = view.viewer
        self.unseen: Final = Unseen(view)
        #: How many cards each boss can hope to draw before long.
        self.draws: Final[float] = min(LATER_DRAWS, (view.pile_size + len(view.discards)) / view.players)
        #: The own row at each place; what losing the place costs, and what there is to win and to lose together.
        self.rows: Final[list[list[int]]] = [view.known_row(place, view.viewer) for place in range(view.places)]
        self.losses: Final[list[float]] = []
        self.stakes: Final[list[float]] = []
        standing = Standing(view.owned, view.players, goals)
        for place in range(view.places):
            loss = _loss(view, standing, place)
            self.losses.append(loss)
            self.stakes.append(_gain(view, standing, place) + loss)
        # Reckoned when first asked for: rivals' rows, all rivals at a place, rows of which nothing is known.
        self.rivals: Final[dict[int, Prospect]] = {}
        self.later: Final[list[Field | None]] = [None] * view.places
        self.rushed: Final[list[Field | None]] = [None] * view.places
        self.blanks: Final[dict[int, Prospect]] = {}

    def worth(self, place: int, row: list[int], hand: list[int], actions: int, drawn: int) -> float:
        """What a place is worth with this row and hand, `actions` left in the turn and `drawn` cards to come."""
        if self.view.kinds[place] == CLOSED:
            return 0.0
        odds = self.odds(place, row, hand, actions, drawn)
        worth = self.stakes[place] * odds
        if self.view.bullet_of[place] == NOBODY:
            if len(row) < ROW:
                worth *= 1.0 - UNSETTLED - TEMPO * (ROW - len(row))
            else:
                worth -= SETTLED * self.losses[place] * (1.0 - odds)
        return worth

    def odds(self, place: int, row: list[int], hand: list[int], actions: int, drawn: int) -> float:
        """The odds to win the duel at a place."""
        return self.field(place, len(row) == ROW).odds_for(self.prospect(place, row, hand, actions, drawn))

    def prospect(self, place: int, row: list[int], hand: list[int], actions: int, drawn: int) -> Prospect:
        """What an own row may become before the duel."""
        slots = ROW - len(row)
        draws = float(drawn)
        if self.view.bullet_of[place] != NOBODY:
            slots = min(slots, actions)
        else:
            draws += self.draws
            if self.is_threatened(place):
                slots = min(slots, actions + TURN)
        return foresee(row, hand, slots, draws, self.unseen)

    def is_threatened(self, place: int) -> bool:
        """Whether a rival can have five cards here by the next own turn."""
        view = self.view
        for seat in range(view.players):
            if seat != self.me and view.counts[place * view.players + seat] >= ROW - TURN:
                return True
        return False

    def field(self, place: int, rushed: bool) -> Field:
        """The rivals at a place, with one turn each before the duel or with all the time they need."""
        fields = self.rushed if rushed else self.later
        field = fields[place]
        if field is None:
            field = self.field_without(place, rushed, NOBODY)
            fields[place] = field
        return field

    def field_without(self, place: int, rushed: bool, victim: int) -> Field:
        """The same, with the last card of one rival's row taken away."""
        rivals: list[Prospect] = []
        for seat in range(self.view.players):
            if seat == victim:
                rivals.append(self._rival(place, seat, rushed, 1))
            elif seat != self.me:
                key = (place * self.view.players + seat) << 1 | rushed
                if key not in self.rivals:
                    self.rivals[key] = self._rival(place, seat, rushed, 0)
                rivals.append(self.rivals[key])
        return Field(rivals)

    def _rival(self, place: int, seat: int, rushed: bool, gone: int) -> Prospect:
        """What a rival's row may become, with so many cards gone from its end."""
        view = self.view
        row = place * view.players + seat
        count = view.counts[row] - gone
        known = [card for card in view.cards[row * ROW : row * ROW + count] if card != NO_CARD]
        hidden = count - len(known)
        draws = hidden * (SURE_CHOICE if view.bullet_of[place] == seat else CHOICE)
        plays = self._plays(place, seat, rushed)
        if plays > 0:
            draws += view.hand_sizes[seat] + (RUSHED_DRAWS if plays == TURN else self.draws)
        slots = hidden + min(ROW - count, plays)
        if known:
            return foresee(known, NO_HAND, slots, draws, self.unseen)
        return self._blank(slots, draws)

    def _blank(self, slots: int, draws: float) -> Prospect:
        """What a row may be of which no card is known."""
        key = int(draws * 16.0) << 3 | slots
        if key not in self.blanks:
            self.blanks[key] = foresee(NO_HAND, NO_HAND, slots, draws, self.unseen)
        return self.blanks[key]

    def _plays(self, place: int, seat: int, rushed: bool) -> int:
        """How many cards a rival can lay here before the duel."""
        view = self.view
        owner = view.bullet_of[place]
        if owner == NOBODY:
            return TURN if rushed else ROW
        if owner == self.me:
            return TURN
        # Only those between this seat and the bullet's owner have a turn before the duel (CP-33).
        return TURN if (seat - self.me) % view.players < (owner - self.me) % view.players else 0


def _gain(view: PokerView, standing: Standing, place: int) -> float:
    """How much likelier winning a place makes it to win the game."""
    if view.kinds[place] == CLOSED:
        return 0.0
    after = 1.0 if _is_last(view) else standing.chance_after(view.viewer, view.viewer, view.kinds[place])
    return after - standing.chance(view.viewer)


def _loss(view: PokerView, standing: Standing, place: int) -> float:
    """How much less likely it is once a rival has won the place; those with more cards there count more."""
    if view.kinds[place] == CLOSED:
        return 0.0
    now = standing.chance(view.viewer)
    if _is_last(view):
        return now
    loss = 0.0
    weights = 0
    for seat in range(view.players):
        if seat != view.viewer:
            weight = 1 + view.counts[place * view.players + seat]
            loss += weight * (now - standing.chance_after(view.viewer, seat, view.kinds[place]))
            weights += weight
    return loss / weights


def _is_last(view: PokerView) -> bool:
    """CP-62: whether the last business is fought over, which wins the game."""
    return max(view.unopened) == 0 and view.kinds.count(CLOSED) == view.places - 1
