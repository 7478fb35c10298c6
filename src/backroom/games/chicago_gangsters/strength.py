"""What a seat brings: means cards, persons, doubling, the thug's bonus. The one place where points are added up."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from backroom.games.chicago_gangsters.box import Box
from backroom.games.chicago_gangsters.cards import PERSON_COUNT, PERSON_VALUES
from backroom.games.chicago_gangsters.packs import of_kinds, value_of_pack

MOST_BONUS: Final = 10
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

    def as_data(self) -> dict[str, object]:
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
    factor: i64 = 2 if doubled else 1
    means: i64 = value_of_pack(of_kinds(pack, usable)) * factor
    # CG-75: at most ten points are doubled, and only those of means cards.
    bonus: i64 = min(MOST_BONUS, means) if thug else 0
    points: i64 = 0
    if box.districts[district].persons:
        for person, owner in enumerate(owners):
            if owner == seat:
                points += PERSON_VALUES[person]
        return Contribution(means, points * factor, 0, bonus, doubled)
    for person in box.actors:
        if owners[person] == seat:
            points += person_points(box, district, person, usable)
    return Contribution(means, 0, points * factor, bonus, doubled)
