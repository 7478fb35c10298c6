"""What a row may still become: the hands within reach, and the odds of reaching them."""

from __future__ import annotations

import math
from typing import Final

from backroom.games.chicago_poker.box import ROW
from backroom.games.chicago_poker.cards import COLOURS, GANGSTERS, NO_CARD, VALUES
from backroom.games.chicago_poker.hands import (
    DIGIT,
    FIVE,
    FLUSH,
    FOUR,
    FULL_HOUSE,
    HIGH_CARD,
    PAIR,
    RAINBOW_STRAIGHT,
    RANK_AT,
    STRAIGHT,
    STRAIGHT_FLUSH,
    THREE,
    TWO_PAIR,
    strength,
)
from backroom.games.chicago_poker.view import PokerView

#: Hands less likely than this are not thought of.
FAINT: Final = 0.05
#: With fewer cards than this in the draw pile, the discards are as good as in it (CP-22).
LOW_PILE: Final = 8
#: The rank of so many cards of one value.
ALIKE: Final = (HIGH_CARD, HIGH_CARD, PAIR, THREE, FOUR, FIVE)
#: Stands among the values for all those of which neither row nor hand holds a card; and what they count as.
FRESH: Final = 0
FRESH_VALUE: Final = 9
COLOUR_COUNT: Final = len(COLOURS)


class Unseen:
    """The cards that may still come: those whose place the viewer does not know."""

    __slots__ = ("cards", "colours", "total", "values")

    def __init__(self, view: PokerView) -> None:
        #: How many are left: by card, by value (from 1), by colour, of all kinds.
        self.cards: Final = [1] * GANGSTERS
        self.values: Final = [COLOUR_COUNT] * (VALUES + 1)
        self.colours: Final = [VALUES] * COLOUR_COUNT
        self.total = view.pile_size
        for seat in range(view.players):
            if seat != view.viewer:
                self.total += view.hand_sizes[seat]
        for at in range(len(view.cards)):
            if view.cards[at] != NO_CARD:
                self._see(view.cards[at])
            elif view.knowers[at]:
                self.total += 1
        for card in view.hand:
            self._see(card)
        if view.pile_size < LOW_PILE:
            self.total += len(view.discards)
        else:
            for card in view.discards:
                self._see(card)

    def _see(self, card: int) -> None:
        if card < GANGSTERS:
            self.cards[card] = 0
            self.values[card % VALUES + 1] -= 1
            self.colours[card // VALUES] -= 1


class Prospect:
    """Hands within reach, each with the odds of having it or something better on the way to it.

    The odds of two hands of different kinds are not added up: who goes for one gives up the other.
    """

    __slots__ = ("odds", "strengths")

    def __init__(self) -> None:
        self.strengths: Final[list[int]] = []
        self.odds: Final[list[float]] = []

    def add(self, strength: int, odds: float) -> None:
        if odds >= FAINT:
            self.strengths.append(strength)
            self.odds.append(odds)


class Reach:
    """What a row can still get: free places, the hand by value, and how often an unseen card comes."""

    __slots__ = ("hand", "held", "laid", "rate", "row", "slots", "top", "unseen")

    def __init__(self, row: list[int], hand: list[int], slots: int, draws: float, unseen: Unseen) -> None:
        self.row: Final = row
        self.hand: Final = hand
        self.slots: Final = slots
        self.unseen: Final = unseen
        self.rate: Final = draws / max(1, unseen.total)
        self.laid: Final = [0] * (VALUES + 1)
        self.held: Final = [0] * (VALUES + 1)
        for card in row:
            self.laid[card % VALUES + 1] += 1
        #: The highest value in hand, or what may be hoped for.
        self.top = FRESH_VALUE
        for card in hand:
            if card < GANGSTERS:
                self.held[card % VALUES + 1] += 1
                self.top = max(self.top, card % VALUES + 1)


def foresee(row: list[int], hand: list[int], slots: int, draws: float, unseen: Unseen) -> Prospect:
    """What `row` may become by up to `slots` more cards out of `hand` and of `draws` unknown ones."""
    prospect = Prospect()
    if row:
        prospect.add(strength(row), 1.0)
    if slots <= 0 or (not hand and draws <= 0.0):
        return prospect
    reach = Reach(row, hand, slots, draws, unseen)
    if not row:
        prospect.add(hand_of(HIGH_CARD, reach.top), 1.0)
    _foresee_sets(prospect, reach)
    if len(row) + slots == ROW:
        _foresee_flush(prospect, reach)
        _foresee_straight(prospect, reach)
    return prospect


def _foresee_sets(prospect: Prospect, reach: Reach) -> None:
    """Pairs, threes, fours and fives, from the highest value down; two pairs and full houses out of them."""
    laid = reach.laid
    held = reach.held
    slots = reach.slots
    values: list[int] = []
    fresh = 0
    fresh_cards = 0
    for value in range(VALUES, 0, -1):
        if laid[value] or held[value]:
            values.append(value)
        else:
            fresh += 1
            fresh_cards += reach.unseen.values[value]
        if value == FRESH_VALUE and slots > 1 and reach.rate > 0.0:
            values.append(FRESH)
    pairs = [0.0] * (VALUES + 1)
    threes = [0.0] * (VALUES + 1)
    any_three = False
    none = [1.0] * (ROW + 1)
    for value in values:
        expected = reach.rate * reach.unseen.values[value]
        most = min(ROW, laid[value] + slots)
        if value == FRESH:
            expected = reach.rate * fresh_cards / max(1, fresh)
            most = min(most, 3)
        for count in range(2, most + 1):
            need = count - laid[value]
            missing = need - held[value]
            odds = 1.0 if missing <= 0 else at_least(missing, expected)
            if value == FRESH:
                odds = 1.0 - (1.0 - odds) ** float(fresh)
            if odds < FAINT:
                break
            if count == 2:
                pairs[value] = odds
            elif count == 3:
                threes[value] = odds
                any_three = True
            if need > 0:
                none[count] *= 1.0 - odds
                prospect.add(hand_of(ALIKE[count], value), 1.0 - none[count])
    _pair_up(prospect, reach, TWO_PAIR, values, pairs, pairs)
    if any_three:
        _pair_up(prospect, reach, FULL_HOUSE, values, threes, pairs)


def _pair_up(
    prospect: Prospect, reach: Reach, rank: int, values: list[int], leads: list[float], pairs: list[float]
) -> None:
    """Two pairs or full houses: for each leading value the odds of a pair beside it, where both find room."""
    count = 2 if rank == TWO_PAIR else 3
    none = 1.0
    for at in range(len(values)):
        lead = values[at]
        room = reach.slots - max(0, count - reach.laid[lead])
        if leads[lead] == 0.0 or room < 0:
            continue
        no_pair = 1.0
        for other in range(at + 1 if count == 2 else 0, len(values)):
            value = values[other]
            if value != lead and 2 - reach.laid[value] <= room:
                no_pair *= 1.0 - pairs[value]
        none *= 1.0 - leads[lead] * (1.0 - no_pair)
        prospect.add(hand_of(rank, lead), 1.0 - none)


def _foresee_flush(prospect: Prospect, reach: Reach) -> None:
    row = reach.row
    for card in row:
        if card // VALUES != row[0] // VALUES:
            return
    for colour in range(COLOUR_COUNT):
        if row and row[0] // VALUES != colour:
            continue
        missing = reach.slots
        top = FRESH_VALUE
        for card in row:
            top = max(top, card % VALUES + 1)
        for card in reach.hand:
            if card < GANGSTERS and card // VALUES == colour:
                missing -= 1
                top = max(top, card % VALUES + 1)
        prospect.add(hand_of(FLUSH, top), at_least(missing, reach.rate * reach.unseen.colours[colour]))


def _foresee_straight(prospect: Prospect, reach: Reach) -> None:
    """Straights of all three kinds; those in one or in five colours only once the row has begun one."""
    low = VALUES
    high = 1
    colours = 0
    several_colours = False
    rainbow = True
    for card in reach.row:
        value = card % VALUES + 1
        if reach.laid[value] > 1:
            return
        low = min(low, value)
        high = max(high, value)
        bit = 1 << card // VALUES
        if colours & bit:
            rainbow = False
        elif colours:
            several_colours = True
        colours |= bit
    for bottom in range(max(1, high - ROW + 1), min(low, VALUES - ROW + 1) + 1):
        odds = 1.0
        for value in range(bottom, bottom + ROW):
            if not reach.laid[value] and not reach.held[value]:
                odds *= at_least(1, reach.rate * reach.unseen.values[value])
                if odds < FAINT:
                    break
        if odds < FAINT:
            continue
        top = bottom + ROW - 1
        prospect.add(hand_of(STRAIGHT, top), odds)
        if reach.row and rainbow:
            prospect.add(hand_of(RAINBOW_STRAIGHT, top), _rainbow_odds(reach, bottom, colours))
        if reach.row and not several_colours:
            prospect.add(hand_of(STRAIGHT_FLUSH, top), _straight_flush_odds(reach, bottom))


def _rainbow_odds(reach: Reach, bottom: int, colours: int) -> float:
    """The odds of the missing values in the missing colours, each taken where it first fits."""
    odds = 1.0
    for value in range(bottom, bottom + ROW):
        if reach.laid[value]:
            continue
        outs = 0
        found = False
        for colour in range(COLOUR_COUNT):
            card = colour * VALUES + value - 1
            if colours >> colour & 1:
                continue
            if card in reach.hand:
                colours |= 1 << colour
                found = True
                break
            outs += reach.unseen.cards[card]
        if not found:
            odds *= at_least(1, reach.rate * outs)
    return odds


def _straight_flush_odds(reach: Reach, bottom: int) -> float:
    odds = 1.0
    first = reach.row[0] // VALUES * VALUES - 1
    for value in range(bottom, bottom + ROW):
        if not reach.laid[value] and first + value not in reach.hand:
            odds *= at_least(1, reach.rate * reach.unseen.cards[first + value])
    return odds


def at_least(count: int, expected: float) -> float:
    """The odds of at least `count` where `expected` come on average (Poisson)."""
    if count <= 0:
        return 1.0
    term = math.exp(-expected)
    fewer = term
    for number in range(1, count):
        term *= expected / number
        fewer += term
    return 1.0 - fewer


def hand_of(rank: int, lead: int) -> int:
    """A strength to reckon with: the rank and the leading value."""
    return rank << RANK_AT | (lead if lead != FRESH else FRESH_VALUE) << RANK_AT - DIGIT
