"""The box: coalitions, districts and loot, and which means some persons go with."""

from __future__ import annotations

from typing import Final

from backroom.games.chicago_gangsters.cards import PERSON_COUNT
from backroom.games.chicago_gangsters.packs import WHOLE_PACK

COALITIONS: Final = 12
DISTRICTS: Final = 13
LOOTS: Final = 12
#: On a loot card: two for the winners, then two for the losers.
PACKAGES: Final = 4
#: CG-11: the end card is one of the last three of the pile, so this many pairings come before it for certain.
CERTAIN_ROUNDS: Final = 10


class Coalition:
    """A pairing (CG-3): the side of each clan, the ? and the marks, as clans."""

    __slots__ = ("marks", "question", "sides")

    def __init__(self, sides: list[int], question: int, marks: list[int]) -> None:
        self.sides: Final = sides
        self.question: Final = question
        #: By side: who chooses first on a tie.
        self.marks: Final = marks


class District:
    """CG-4: the kinds of means that may be used, as a mask, and whether persons count."""

    __slots__ = ("means", "name", "persons")

    def __init__(self, name: str, means: int, persons: bool) -> None:
        self.name: Final = name
        self.means: Final = means
        self.persons: Final = persons


class Package:
    """A quarter of a loot card (CG-5)."""

    __slots__ = ("alcohol", "means", "person")

    def __init__(self, alcohol: int, means: int, person: bool) -> None:
        self.alcohol: Final = alcohol
        self.means: Final = means
        self.person: Final = person


class Box:
    """What the data file says. Cards are numbered in the order of the file."""

    __slots__ = (
        "actors", "acts_as", "always_usable", "clans", "coalitions", "districts", "helpers", "loots", "pack", "version",
    )  # fmt: skip

    def __init__(
        self,
        version: str,
        clans: list[str],
        coalitions: list[Coalition],
        districts: list[District],
        loots: list[list[Package]],
        pack: int = WHOLE_PACK,
    ) -> None:
        self.version: Final = version
        self.clans: Final = clans
        self.coalitions: Final = coalitions
        self.districts: Final = districts
        #: PACKAGES a card.
        self.loots: Final = loots
        #: All means cards (CG-1).
        self.pack: Final = pack
        #: By person, a mask of one kind or 0: CG-71, and CG-76.
        self.always_usable: Final[list[int]] = [0] * PERSON_COUNT
        self.acts_as: Final[list[int]] = [0] * PERSON_COUNT
        #: Those of them that have one: CG-71, and CG-76.
        self.helpers: Final[list[int]] = []
        self.actors: Final[list[int]] = []

    def with_pack(self, pack: int) -> Box:
        """The same box with other means cards."""
        other = Box(self.version, self.clans, self.coalitions, self.districts, self.loots, pack)
        other.always_usable[:] = self.always_usable
        other.acts_as[:] = self.acts_as
        other.helpers.extend(self.helpers)
        other.actors.extend(self.actors)
        return other
