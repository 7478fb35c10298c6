"""What a seat can expect of a round: what the others may bring, and what a sum of its own would be worth."""

from __future__ import annotations

import math
from typing import Final

from backroom.games.chicago_gangsters.bot.stock import Stock
from backroom.games.chicago_gangsters.box import Package
from backroom.games.chicago_gangsters.cards import (
    CHALLENGERS,
    HAND_LIMIT,
    KIND_OF,
    MR_X,
    TYPES,
    VALUE_OF,
)
from backroom.games.chicago_gangsters.packs import NO_CARDS, of_kinds, unpacked, value_of_pack
from backroom.games.chicago_gangsters.strength import usable_kinds
from backroom.games.chicago_gangsters.sums import brought, camp, unseen_cards, weigh_for
from backroom.games.chicago_gangsters.talk import BRING_NOTHING, MOST_POINTS, SILENT
from backroom.games.chicago_gangsters.view import GangstersView

#: How much of the usable cards in hand a partner lays on average, and a rival, who will answer to our sum.
PARTNERS_SHARE: Final = 0.35
RIVALS_SHARE: Final = 0.6
#: A card left face down counts so much of an average one, and so many points more: it was chosen.
DOWN_AVERAGE: Final = 0.5
DOWN_POINTS: Final = 1.5
#: Who pledges so many points brings on average this many times as many, and some more; and how far that goes astray.
PLEDGE_FACTOR: Final = 1.35
PLEDGE_MORE: Final = 1.0
PLEDGE_ASTRAY: Final = 1.5
#: How far a request tells that its speaker brings all the rest.
REQUEST_TRUST: Final = 0.4
#: What the ousted partner is paid, in alcohol: mostly a card.
COMPENSATION: Final = 0.3
#: A partner's points are weighed at these deviations from the mean, each as likely as the others.
DEVIATIONS: Final[list[float]] = [-1.47, -0.79, -0.37, 0.0, 0.37, 0.79, 1.47]


class Expected:
    """Points that somebody may bring: a mean and a variance, and what comes for certain."""

    __slots__ = ("least", "mean", "variance")

    def __init__(self, mean: float, variance: float, least: float) -> None:
        self.mean: Final = mean
        self.variance: Final = variance
        self.least: Final = least


class Prospects:
    """A round as one seat sees it, on one side, perhaps without the partner (as a new Godfather)."""

    __slots__ = ("alone", "friends", "mark", "own_persons", "seat", "side", "stock", "theirs", "usable", "view")

    def __init__(self, view: GangstersView, seat: int, side: int, alone: bool, stock: Stock) -> None:
        self.view: Final = view
        self.seat: Final = seat
        self.side: Final = side
        self.alone: Final = alone
        self.stock: Final = stock
        self.usable: Final = usable_kinds(view.box, view.district, view.owners, seat)
        self.own_persons: Final = persons_of(view, seat)
        self.mark: Final = view.marks[side] == seat
        unseen = unpacked(unseen_cards(view))
        #: The others on the own side: the partner, Mr. X.
        self.friends: Final[list[Expected]] = []
        mean = 0.0
        variance = 0.0
        for other in camp(view, 1 - side):
            if other != seat:
                brings = expected_of(view, other, unseen, RIVALS_SHARE)
                mean += brings.mean
                variance += brings.variance
        self.theirs: Final = Expected(mean, variance, 0.0)
        for other in camp(view, side):
            if other == seat or (alone and view.clan_of[other] != MR_X):
                continue
            brings = expected_of(view, other, unseen, PARTNERS_SHARE)
            self.friends.append(self._asked_by(other, brings))

    def _asked_by(self, other: int, brings: Expected) -> Expected:
        """Who asks for points means to bring the rest: the expectation, bent towards that."""
        word = self.view.requests[other]
        if word == SILENT or word > MOST_POINTS or self.view.pledges[other] != SILENT:
            return brings
        rest = max(brings.least, self.theirs.mean - word)
        return Expected(REQUEST_TRUST * rest + (1.0 - REQUEST_TRUST) * brings.mean, brings.variance, brings.least)

    def partner(self) -> Expected | None:
        """Who shares the loot with this seat; None for who stands alone."""
        return self.friends[0] if self.friends else None

    def shares(self, room: int) -> list[float]:
        """What the packages are worth, the better first: to the winners, to the losers; with room for so many cards."""
        view = self.view
        worth: list[float] = []
        for package in view.box.loots[view.loot]:
            worth.append(package_worth(self.stock, package, room))
        return [max(worth[:2]), min(worth[:2]), max(worth[2:]), min(worth[2:])]

    def worth_of(self, brings: float, shares: list[float]) -> float:
        """What the loot is worth on average, in alcohol, if the seat brings so much."""
        friends = self.friends
        if not friends:
            if self.alone:
                both = [shares[0] + shares[1] - COMPENSATION, 0.0, shares[2] + shares[3] - COMPENSATION, 0.0]
                return self._outcome(brings, 0.0, 1.0, 0.0, both)
            return self._outcome(brings, 0.0, 1.0, 0.0, shares)
        first = friends[0]
        edge = 0.5 if self.mark else -0.5
        if len(friends) > 1:
            # CG-103: only two of three get a package.
            other = friends[1]
            above = likely(brings - first.mean + edge, first.variance)
            above_other = likely(brings - other.mean + edge, other.variance)
            one = above * above_other
            last = (1.0 - above) * (1.0 - above_other)
            variance = first.variance + other.variance
            return self._outcome(brings + first.mean + other.mean, variance, one, last, shares)
        spread = math.sqrt(first.variance)
        if spread < 0.1:
            ahead = 1.0 if brings + edge > first.mean else 0.0
            return self._outcome(brings + first.mean, 0.0, ahead, 0.0, shares)
        worth = 0.0
        for deviation in DEVIATIONS:
            points = max(first.least, first.mean + deviation * spread)
            ahead = likely(brings - points + edge, 1.0)
            worth += self._outcome(brings + points, 0.0, ahead, 0.0, shares)
        return worth / len(DEVIATIONS)

    def _outcome(self, ours: float, variance: float, first: float, last: float, shares: list[float]) -> float:
        """What the loot is worth if the own side brings so much, by the odds to choose first or to go empty."""
        theirs = self.theirs
        edge = 0.5 if self.side == CHALLENGERS else -0.5
        win = likely(ours - theirs.mean + edge, variance + theirs.variance)
        half = max(0.0, likely(2.0 * ours - theirs.mean + 0.5, 4.0 * variance + theirs.variance) - win)
        second = 1.0 - first - last
        return win * (first * shares[0] + second * shares[1]) + half * (first * shares[2] + second * shares[3])


def likely(lead: float, variance: float) -> float:
    """The chance that a lead with this variance is a lead indeed."""
    return 0.5 * (1.0 + math.erf(lead / math.sqrt(2.0 * (variance + 0.2))))


def persons_of(view: GangstersView, seat: int) -> int:
    """What a seat's persons bring here, doubled for a lone player."""
    return weigh_for(view, seat, NO_CARDS, False).total


def expected_of(view: GangstersView, seat: int, unseen: list[int], share: float) -> Expected:
    """What another seat may bring: known for certain once its cards are up, guessed by hand size before."""
    seen = float(brought(view, seat).total)
    usable = usable_kinds(view.box, view.district, view.owners, seat)
    factor = 2.0 if seat == view.lone else 1.0
    number = 0
    points = 0.0
    squares = 0.0
    for card in range(TYPES):
        number += unseen[card]
        if usable >> KIND_OF[card] & 1:
            points += unseen[card] * VALUE_OF[card]
            squares += unseen[card] * VALUE_OF[card] * VALUE_OF[card]
    number = max(1, number)
    average = points / number * factor
    spread = squares / number * factor * factor
    if view.face_down[seat] > 0:
        count = float(view.face_down[seat])
        # Who lays a card mostly lays one that may be used.
        return Expected(seen + count * (DOWN_AVERAGE * average + DOWN_POINTS * factor), count * spread, seen)
    if view.turned >> seat & 1:
        return Expected(seen, 0.0, seen)
    known = float(value_of_pack(of_kinds(view.known[seat], usable))) * factor
    hand = max(known, view.hand_sizes[seat] * average)
    guess = Expected(seen + share * hand, 2.0 + 0.25 * view.hand_sizes[seat] * spread, seen)
    return pledged(view, seat, guess)


def pledged(view: GangstersView, seat: int, guess: Expected) -> Expected:
    """The guess, bent towards what was pledged as far as this seat has kept its words."""
    word = view.pledges[seat]
    if word == SILENT:
        return guess
    trust = (view.kept[seat] + 2.0) / (view.kept[seat] + view.broken[seat] + 3.0)
    variance = guess.variance * (1.2 - 0.7 * trust)
    if word <= MOST_POINTS:
        # A pledge of points is a floor: how much more comes is not told.
        said = max(guess.least, PLEDGE_FACTOR * word + PLEDGE_MORE)
        astray = PLEDGE_ASTRAY + 0.15 * word
        variance = trust * astray * astray + (1.0 - trust) * guess.variance
    elif word == BRING_NOTHING:
        said = guess.least
        variance = trust + (1.0 - trust) * guess.variance
    else:
        said = guess.mean + 1.0
    return Expected(trust * said + (1.0 - trust) * guess.mean, variance, guess.least)


def package_worth(stock: Stock, package: Package, room: int) -> float:
    """A package in alcohol: bottles, cards that the hand has room for, the person."""
    worth = package.alcohol + stock.draw * min(room, package.means)
    return worth + stock.person if package.person else worth


def room_after(cards: int, laid: int) -> int:
    """How many cards may be drawn (CG-53) by who has so many cards, once so many of them are used up."""
    return max(0, HAND_LIMIT - cards + laid)
