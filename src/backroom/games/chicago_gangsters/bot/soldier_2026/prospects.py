"""What a seat can expect of a round: what the others may bring, and what its own cards would be worth."""

from __future__ import annotations

import math
from typing import Final

from backroom.games.chicago_gangsters.box import Package
from backroom.games.chicago_gangsters.cards import (
    CHALLENGERS,
    DEFENDERS,
    HAND_LIMIT,
    KIND_OF,
    MR_X,
    NOBODY,
    PERSON_VALUES,
    PRIEST,
    THUG,
    TYPES,
    VALUE_OF,
)
from backroom.games.chicago_gangsters.packs import NO_CARDS, of_kinds, size_of, unpacked, value_of_pack
from backroom.games.chicago_gangsters.strength import usable_kinds
from backroom.games.chicago_gangsters.sums import brought, camp, unseen_cards, weigh_for
from backroom.games.chicago_gangsters.talk import BRING_NOTHING, MOST_POINTS, SILENT
from backroom.games.chicago_gangsters.view import GangstersView

#: How much of the usable cards in hand a partner lays on average, and a rival, who will answer to our sum.
PARTNERS_SHARE: Final = 0.35
RIVALS_SHARE: Final = 0.6
#: What a point of means is worth in alcohol: a bottle is worth about eleven while they can still be used.
POINT: Final = 0.09
CARD: Final = 0.42
PERSON: Final = 0.95
PERSON_POINT: Final = 0.14


class Expected:
    """Points that somebody may bring: a mean and a variance."""

    __slots__ = ("mean", "variance")

    def __init__(self, mean: float, variance: float) -> None:
        self.mean: Final = mean
        self.variance: Final = variance


class Prospects:
    """A round as one seat sees it, on one side, perhaps without the partner (as a new Godfather)."""

    __slots__ = (
        "alone",
        "mark",
        "mine",
        "own_persons",
        "partner",
        "seat",
        "shares",
        "side",
        "theirs",
        "usable",
        "view",
    )

    def __init__(self, view: GangstersView, seat: int, side: int, alone: bool) -> None:
        self.view: Final = view
        self.seat: Final = seat
        self.side: Final = side
        self.usable: Final = usable_kinds(view.box, view.district, view.owners, seat)
        self.own_persons: Final = persons_of(view, seat)
        unseen = unpacked(unseen_cards(view))
        mean = 0.0
        variance = 0.0
        other_mean = 0.0
        other_variance = 0.0
        rival: Expected | None = None
        for other in [*camp(view, CHALLENGERS), *camp(view, DEFENDERS)]:
            friend = view.side_of[other] == side
            if other == seat or (alone and friend and view.clan_of[other] != MR_X):
                continue
            brings = expected_of(view, other, unseen, PARTNERS_SHARE if friend else RIVALS_SHARE)
            if friend:
                mean += brings.mean
                variance += brings.variance
                # Who brings least of three goes empty: the weaker one is the one to beat.
                if rival is None or brings.mean < rival.mean:
                    rival = brings
            else:
                other_mean += brings.mean
                other_variance += brings.variance
        self.mine: Final = Expected(mean, variance)
        self.theirs: Final = Expected(other_mean, other_variance)
        self.partner: Final = rival
        self.mark: Final = view.marks[side] == seat
        self.alone: Final = alone
        worth = [package_worth(view, seat, package) for package in view.box.loots[view.loot]]
        self.shares: Final = [max(worth[:2]), min(worth[:2]), max(worth[2:]), min(worth[2:])]

    def chance_to_win(self, brings: float) -> float:
        """That the own side wins, if the seat brings so much. A tie is the challengers'."""
        edge = 0.5 if self.side == CHALLENGERS else -0.5
        lead = brings + self.mine.mean - self.theirs.mean + edge
        return likely(lead, self.mine.variance + self.theirs.variance)

    def chance_of_half(self, brings: float) -> float:
        """That the own side reaches half of the others at least."""
        lead = 2 * (brings + self.mine.mean) - self.theirs.mean + 0.5
        return likely(lead, 4 * self.mine.variance + self.theirs.variance)

    def worth_of(self, brings: float) -> float:
        """What the loot is worth on average, in alcohol, if the seat brings so much."""
        win = self.chance_to_win(brings)
        half = max(0.0, self.chance_of_half(brings) - win)
        partner = self.partner
        if partner is None:
            if self.alone:
                return win * (self.shares[0] + self.shares[1] - CARD) + half * (self.shares[2] + self.shares[3] - CARD)
            return win * self.shares[0] + half * self.shares[2]
        first = likely(brings - partner.mean + (0.5 if self.mark else -0.5), partner.variance)
        second = 1.0 - first
        if self.view.players == 5 and self.view.clan_of[self.seat] == MR_X:
            second *= 0.5  # two shares for three
        return win * (first * self.shares[0] + second * self.shares[1]) + half * (
            first * self.shares[2] + second * self.shares[3]
        )


def likely(lead: float, variance: float) -> float:
    """The chance that a lead with this variance is a lead indeed."""
    return 0.5 * (1.0 + math.erf(lead / math.sqrt(2.0 * (variance + 0.2))))


def persons_of(view: GangstersView, seat: int) -> int:
    """What a seat's persons bring here, doubled for a lone player."""
    return weigh_for(view, seat, NO_CARDS, False).total


def expected_of(view: GangstersView, seat: int, unseen: list[int], share: float) -> Expected:
    """What another seat may bring: known for certain once its cards are up, guessed by hand size before."""
    seen = brought(view, seat).total
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
        return Expected(seen + count * (0.5 * average + 1.5 * factor), count * spread)
    if view.turned >> seat & 1:
        return Expected(float(seen), 0.0)
    known = float(value_of_pack(of_kinds(view.known[seat], usable))) * factor
    hand = max(known, view.hand_sizes[seat] * average)
    guess = Expected(seen + share * hand, 2.0 + 0.25 * view.hand_sizes[seat] * spread)
    return pledged(view, seat, guess)


def pledged(view: GangstersView, seat: int, guess: Expected) -> Expected:
    """The guess, bent towards what was pledged as far as this seat has kept its words."""
    word = view.pledges[seat]
    if word == SILENT:
        return guess
    trust = (view.kept[seat] + 2.0) / (view.kept[seat] + view.broken[seat] + 3.0)
    if word <= MOST_POINTS:
        said = max(word + 1.5, guess.mean)
    elif word == BRING_NOTHING:
        said = float(persons_of(view, seat))
    else:
        said = guess.mean + 1.0
    return Expected(trust * said + (1.0 - trust) * guess.mean, guess.variance * (1.2 - 0.7 * trust))


def package_worth(view: GangstersView, seat: int, package: Package) -> float:
    """A package in alcohol: bottles, cards that the hand has room for, the person."""
    # Counted as if nothing were laid, so that a plan does not change while it is carried out.
    laid: int = size_of(view.laid[seat])
    room = max(0, HAND_LIMIT - view.hand_sizes[seat] - laid)
    worth = package.alcohol + CARD * min(room, package.means)
    return worth + person_worth(view.person) if package.person else worth


def person_worth(person: int) -> float:
    """What a person is worth for the rest of the game, in alcohol."""
    if person == NOBODY:
        return 0.0
    worth = PERSON + PERSON_POINT * PERSON_VALUES[person]
    if person == PRIEST:
        return worth + 0.4
    # Informer and smuggler sell cards, the thug doubles once.
    return worth + 0.3 if PERSON_VALUES[person] == 0 or person == THUG else worth
