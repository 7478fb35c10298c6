"""What a seat brings: means cards, persons, doubling, the thug's bonus. The one place where points are added up."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from backroom.games.chicago_gangsters.box import Box
from backroom.games.chicago_gangsters.cards import PERSON_COUNT, PERSON_VALUES
from backroom.games.chicago_gangsters.packs import of_kinds, value_of_pack
from backroom.games.chicago_gangsters.sum_types import ContributionData

MOST_BONUS: Final = 10
#: All persons together count less than 2 to the power of this.
SEAT_BITS: Final = 8
#: CG-76: what a person acting as a means card is worth.
ACTING: Final = 2


@mypyc_attr(acyclic=True)
class Contribution:
    """A seat's points (CG-43), each already doubled for a lone player (CG-91)."""

    __slots__ = ("acting", "bonus", "doubled", "means", "persons", "total")

    def __init__(self, means: int, persons: int, acting: int, bonus: int, doubled: bool) -> None:
        self.means: Final = means
        self.persons: Final = persons
        #: Points of persons acting as means cards.
        self.acting: Final = acting
        #: The thug's.
        self.bonus: Final = bonus
        self.doubled: Final = doubled
        self.total: Final = means + persons + acting + bonus

    def as_data(self) -> ContributionData:
        return {
            "means": self.means,
            "persons": self.persons,
            "acting": self.acting,
            "bonus": self.bonus,
            "doubled": self.doubled,
            "total": self.total,
        }


NOTHING: Final = Contribution(0, 0, 0, 0, False)


def usable_kinds(box: Box, district: int, owners: list[int], seat: int) -> int:
    """The kinds of means, as a mask, that this seat may use here: by the district or by a person (CG-71)."""
    usable = box.districts[district].means
    for person in box.helpers:
        if owners[person] == seat:
            usable |= box.always_usable[person]
    return usable


def person_points(box: Box, district: int, person: int, usable: int) -> int:
    """What one person counts here, undoubled: its value (CG-34), or as a means card (CG-76)."""
    if box.districts[district].persons:
        return PERSON_VALUES[person]
    return ACTING if box.acts_as[person] & usable else 0


def person_worths(box: Box, district: int, owners: list[int]) -> list[int]:
    """What every person counts here for its owner, undoubled. Not to be changed: it may be the list of values."""
    if box.districts[district].persons:
        return PERSON_VALUES
    worths = [0] * PERSON_COUNT
    for person in box.actors:
        if owners[person] >= 0:
            usable = usable_kinds(box, district, owners, owners[person])
            worths[person] = person_points(box, district, person, usable)
    return worths


def weigh(box: Box, district: int, owners: list[int], seat: int, pack: int, doubled: bool, thug: bool) -> Contribution:
    """What a seat brings with a pack of cards, usable or not, and with its persons."""
    usable = usable_kinds(box, district, owners, seat)
    worths = person_worths(box, district, owners)
    points = 0
    for person, owner in enumerate(owners):
        if owner == seat:
            points += worths[person]
    return weighed(box, district, of_kinds(pack, usable), points, doubled, thug)


def weighed(box: Box, district: int, pack: int, points: int, doubled: bool, thug: bool) -> Contribution:
    """A contribution of usable cards and of persons who count `points`, undoubled."""
    factor: i64 = 2 if doubled else 1
    means: i64 = value_of_pack(pack) * factor
    # CG-75: at most ten points are doubled, and only those of means cards.
    bonus: i64 = min(MOST_BONUS, means) if thug else 0
    if box.districts[district].persons:
        return Contribution(means, points * factor, 0, bonus, doubled)
    return Contribution(means, 0, points * factor, bonus, doubled)


def points_by_seat(box: Box, district: int, owners: list[int]) -> i64:
    """What the persons of all seats count here, undoubled, as one number: `points_of` tells a seat's."""
    points: i64 = 0
    if not box.districts[district].persons:
        for actor in box.actors:
            if owners[actor] >= 0:
                usable = usable_kinds(box, district, owners, owners[actor])
                points += person_points(box, district, actor, usable) << owners[actor] * SEAT_BITS
        return points
    person: i64 = 0
    while person < PERSON_COUNT:
        owner: i64 = owners[person]
        if owner >= 0:
            value: i64 = PERSON_VALUES[person]
            points += value << owner * SEAT_BITS
        person += 1
    return points


def points_of(points: i64, seat: i64) -> i64:
    """A seat's part of `points_by_seat`."""
    return points >> seat * SEAT_BITS & 0xFF
