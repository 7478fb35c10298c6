"""What cards and persons are still worth to a seat, in alcohol: in the rounds to come, and in the showdown."""

from __future__ import annotations

import math
from typing import Final

from backroom.games.chicago_gangsters.bot.horizon import Horizon
from backroom.games.chicago_gangsters.cards import (
    HAND_LIMIT,
    KIND_OF,
    KINDS,
    NOBODY,
    PERSON_VALUES,
    PRIEST,
    THUG,
    TYPES,
    VALUE_OF,
)
from backroom.games.chicago_gangsters.packs import of_kinds, size_of, unpacked, value_of_pack
from backroom.games.chicago_gangsters.showdown import MAJORITY, person_count
from backroom.games.chicago_gangsters.sums import unseen_cards
from backroom.games.chicago_gangsters.view import GangstersView

#: What a card brings in the rounds to come, if there are many: so much, and so much for each of its points.
ANY_CARD: Final = -0.06
POINT: Final = 0.14
#: How often a card that a district allows is wanted there.
WANTED: Final = 0.7
#: What is left of a hand from one round to the next.
KEPT: Final = 0.6
#: How uncertain a rival's sum in the showdown is at best, and how much more with every round (variances).
UNKNOWN: Final = 1.5
DRIFT: Final = 4.0
#: What a seat that has still to lay will have left of its hand, and what it will draw.
LEFT_OVER: Final = 0.75
DRAWN: Final = 1.3
#: What a card too many costs: the next one lapses (CG-53).
CROWD: Final = 0.3
#: What a person's points bring a round; what the abilities bring a round; what the thug's doubling is worth.
PERSON_POINT: Final = 0.045
TRADER: Final = 0.2
HELPER: Final = 0.06
THUG_WORTH: Final = 0.7
#: In how many districts persons count, roughly.
COUNTING: Final = 0.54
#: Persons change hands: how far counts drift apart in a round (a variance).
PERSON_DRIFT: Final = 0.6


def normal(deviation: float) -> float:
    """The chance that a standard normal number is less than this."""
    return 0.5 * (1.0 + math.erf(deviation / 1.4142135623730951))


class Stock:
    """What a hand is worth to a seat when this round is over."""

    __slots__ = ("draw", "horizon", "means", "person", "seat", "showing", "spreads", "units", "unseen", "view")

    def __init__(self, view: GangstersView, seat: int, cards: list[int]) -> None:
        """`cards` are all that the seat has, in hand and laid."""
        self.view: Final = view
        self.seat: Final = seat
        self.horizon: Final = Horizon(view)
        #: What a card in hand still counts in the showdown.
        self.showing: Final[float] = self.horizon.lasting(KEPT)
        self.unseen: Final = unpacked(unseen_cards(view))
        self.units: Final = _units(view, seat, self.horizon)
        #: By kind: what each rival may have of it in the end, means and spreads.
        self.means: Final[list[list[float]]] = [[] for _ in KINDS]
        self.spreads: Final[list[list[float]]] = [[] for _ in KINDS]
        for kind in range(len(KINDS)):
            self._foresee(kind)
        #: What an unknown card more is worth, and the person of this round.
        self.draw: Final[float] = self._draw_worth(cards)
        self.person: Final[float] = self.person_worth(view.person)

    def _foresee(self, kind: int) -> None:
        """What the rivals may hold of a kind in the end."""
        view = self.view
        number = 0
        points = 0.0
        squares = 0.0
        for card in range(TYPES):
            number += self.unseen[card]
            if KIND_OF[card] == kind:
                points += self.unseen[card] * VALUE_OF[card]
                squares += self.unseen[card] * VALUE_OF[card] * VALUE_OF[card]
        number = max(1, number)
        average = points / number
        spread = squares / number - average * average
        for other in range(view.players):
            if other == self.seat:
                continue
            size = float(view.hand_sizes[other])
            share = 1.0
            if not view.turned >> other & 1:
                share = LEFT_OVER
            known: int = value_of_pack(of_kinds(view.known[other], 1 << kind))
            known_size: int = size_of(view.known[other])
            unknown = max(0.0, min(float(HAND_LIMIT), size * share + DRAWN) - known_size * share)
            self.means[kind].append(known * share + unknown * average)
            variance = UNKNOWN + unknown * spread + DRIFT * self.horizon.expected
            self.spreads[kind].append(math.sqrt(variance))

    def chance_of_most(self, kind: int, points: int) -> float:
        """That so many points of a kind are the most, or as many (CG-81)."""
        if points == 0:
            return 0.0
        chance = 1.0
        means = self.means[kind]
        spreads = self.spreads[kind]
        for at in range(len(means)):
            chance *= normal((points + 0.5 - means[at]) / spreads[at])
        return chance

    def worth(self, cards: list[int]) -> float:
        """What these cards, counts a type, are worth in hand."""
        sums = [0, 0, 0]
        number = 0
        worth = 0.0
        for card in range(TYPES):
            count = cards[card]
            if count:
                number += count
                worth += count * self.units[card]
                sums[KIND_OF[card]] += count * VALUE_OF[card]
        if number >= HAND_LIMIT:
            worth -= CROWD * self.horizon.chance_of_more() * (number + 1 - HAND_LIMIT)
        for kind in range(3):
            worth += MAJORITY * self.showing * self.chance_of_most(kind, sums[kind])
        return worth

    def marginals(self, cards: list[int]) -> list[float]:
        """What one card less of each type costs; for types that are not there, what one more brings."""
        whole = self.worth(cards)
        values: list[float] = []
        for card in range(TYPES):
            step = -1 if cards[card] else 1
            cards[card] += step
            values.append(abs(whole - self.worth(cards)))
            cards[card] -= step
        return values

    def _draw_worth(self, cards: list[int]) -> float:
        """What an unknown card more is worth, if there is room for it."""
        sums = [0, 0, 0]
        for card in range(TYPES):
            sums[KIND_OF[card]] += cards[card] * VALUE_OF[card]
        now = [self.chance_of_most(kind, sums[kind]) for kind in range(3)]
        number = 0
        gain = 0.0
        for card in range(TYPES):
            if self.unseen[card]:
                kind = KIND_OF[card]
                then = self.chance_of_most(kind, sums[kind] + VALUE_OF[card])
                number += self.unseen[card]
                gain += self.unseen[card] * (self.units[card] + MAJORITY * self.showing * (then - now[kind]))
        return gain / max(1, number)

    def person_worth(self, person: int) -> float:
        """What a person is worth more to have, for the rest of the game."""
        if person == NOBODY:
            return 0.0
        rounds = self.horizon.expected
        worth = self.most_persons(2 if person == PRIEST else 1) + PERSON_POINT * PERSON_VALUES[person] * rounds
        if PERSON_VALUES[person] == 0:
            worth += TRADER * min(5.0, rounds + 1.0)
        elif self.view.box.always_usable[person] or self.view.box.acts_as[person]:
            worth += HELPER * rounds
        elif person == THUG:
            worth += self.thug_worth()
        return worth

    def thug_worth(self) -> float:
        """What doubling cards once is worth in another round."""
        return THUG_WORTH * min(1.0, self.horizon.expected / 2.0)

    def most_persons(self, more: int) -> float:
        """What so many persons more, or fewer, change about the majority of persons (CG-82)."""
        mine = person_count(self.view.owners, self.seat)
        most = 0
        for other in range(self.view.players):
            if other != self.seat:
                most = max(most, person_count(self.view.owners, other))
        spread = math.sqrt(0.1 + PERSON_DRIFT * (self.horizon.expected + (0.3 if self._person_is_open() else 0.0)))
        return MAJORITY * (normal((mine + more - most + 0.5) / spread) - normal((mine - most + 0.5) / spread))

    def _person_is_open(self) -> bool:
        """Whether the person of this round has still to find an owner."""
        return self.view.person != NOBODY and self.view.owners[self.view.person] < 0


def _units(view: GangstersView, seat: int, horizon: Horizon) -> list[float]:
    """What a card of each type brings in the rounds to come, by how often its kind may still be used."""
    own = 0
    for person in view.box.helpers:
        if view.owners[person] == seat:
            own |= view.box.always_usable[person]  # CG-71
    allowed = [0, 0, 0]
    number = 0
    for district in range(len(view.box.districts)):
        if view.districts >> district & 1:
            number += 1
            for kind in range(3):
                allowed[kind] += view.box.districts[district].means >> kind & 1
    used: list[float] = []
    for kind in range(3):
        share = 1.0 if own >> kind & 1 else allowed[kind] / max(1, number)
        used.append(1.0 - horizon.lasting(1.0 - WANTED * share))
    units: list[float] = []
    for card in range(TYPES):
        units.append((ANY_CARD + POINT * VALUE_OF[card]) * used[KIND_OF[card]])
    return units
