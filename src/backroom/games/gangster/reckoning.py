"""What a district scores (GA-70 to GA-72), explained: who has how many, whose rank breaks a tie, which place pays what.

The same computation serves the days of reckoning, the board at any other time, and the bots.
"""

from __future__ import annotations

from typing import Final, cast

from backroom.games.gangster.board import CASINO, Board, PointTable
from backroom.games.gangster.pieces import COLOURS, EMPTY
from backroom.games.gangster.view_types import (
    DistrictData,
    LineData,
    PlacedData,
    ReckoningData,
    StandingData,
)

#: No casino card has been drawn yet: what a ? scores is not known.
UNKNOWN: Final = -1
#: In the place of a colour for which there is none.
NO_PLACE: Final = -1


class Line:
    """What one colour has in a district and what it gets for it."""

    __slots__ = ("by_rank", "colour", "count", "place", "points", "rank", "worth")

    def __init__(self, colour: int, count: int, rank: int, by_rank: bool, place: int, worth: int, points: int) -> None:
        self.colour: Final = colour
        self.count: Final = count
        #: The number, from 1, of the field of its highest-ranked gangster.
        self.rank: Final = rank
        #: Whether others have as many, so that rank decides between them.
        self.by_rank: Final = by_rank
        #: From 0, or NO_PLACE.
        self.place: Final = place
        #: What the place says: a number, CASINO, or 0 without a place.
        self.worth: Final = worth
        #: With casino number and doubling; UNKNOWN while that cannot be said.
        self.points: Final = points

    def as_data(self) -> LineData:
        """Of a day of reckoning, when the points are known."""
        return {**self._placed(), "points": self.points}

    def standing(self) -> StandingData:
        """At any other time."""
        return {**self._placed(), "points": self.known_points()}

    def known_points(self) -> int | None:
        return None if self.points == UNKNOWN else self.points

    def place_number(self) -> int | None:
        """The place from 1, if it has one."""
        return None if self.place == NO_PLACE else self.place + 1

    def _placed(self) -> PlacedData:
        return {
            "colour": COLOURS[self.colour],
            "gangsters": self.count,
            "rank": self.rank,
            "by_rank": self.by_rank,
            "place": self.place_number(),
            "worth": None if self.place == NO_PLACE else "?" if self.worth == CASINO else self.worth,
        }

    def numbers(self) -> list[int]:
        return [self.colour, self.count, self.rank, int(self.by_rank), self.place, self.worth, self.points]


class DistrictScore:
    """A district's colours, the first place first."""

    __slots__ = ("area", "doubled", "lines")

    def __init__(self, area: int, doubled: bool, lines: list[Line]) -> None:
        self.area: Final = area
        self.doubled: Final = doubled
        self.lines: Final = lines

    def as_data(self, board: Board) -> DistrictData:
        return {
            "district": board.name(self.area),
            "doubled": self.doubled,
            "lines": [line.as_data() for line in self.lines],
        }


class Reckoning:
    """One day of reckoning: who brought it about, the casino number, every district."""

    __slots__ = ("casino", "districts", "encoded", "seat", "stage")

    def __init__(self, stage: int, seat: int, casino: int, districts: list[DistrictScore]) -> None:
        self.stage: Final = stage
        self.seat: Final = seat
        self.casino: Final = casino
        self.districts: Final = districts
        #: By seat, how it is told in floats: kept by `encoding.py` when it is first asked for.
        self.encoded: Final[list[bytes | None]] = [None] * len(COLOURS)

    def as_data(self, board: Board) -> ReckoningData:
        return {
            "stage": self.stage + 1,
            "seat": self.seat,
            "casino": self.casino,
            "districts": [district.as_data(board) for district in self.districts],
        }

    def numbers(self) -> list[object]:
        districts: list[object] = [
            [district.area, int(district.doubled), [line.numbers() for line in district.lines]]
            for district in self.districts
        ]
        return [self.stage, self.seat, self.casino, districts]


def reckoning_of(numbers: list[object]) -> Reckoning:
    """The reckoning whose `numbers` these are."""
    stage, seat, casino, told = numbers
    districts: list[DistrictScore] = []
    for area, doubled, lines in cast("list[list[object]]", told):
        restored = [
            Line(one[0], one[1], one[2], bool(one[3]), one[4], one[5], one[6]) for one in cast("list[list[int]]", lines)
        ]
        districts.append(DistrictScore(cast("int", area), bool(doubled), restored))
    return Reckoning(cast("int", stage), cast("int", seat), cast("int", casino), districts)


def score_district(
    table: PointTable, fields: list[int], first: int, colours: int, area: int, doubled: bool, casino: int
) -> DistrictScore:
    """Whoever stands on the `table` whose fields lie in `fields` from `first` on; `casino` may be UNKNOWN."""
    counts = [0] * colours
    ranks = [0] * colours
    for field in range(table.fields):
        colour = fields[first + field]
        if colour != EMPTY:
            counts[colour] += 1
            ranks[colour] = field + 1
    order = ranked(counts, ranks)
    lines: list[Line] = []
    for place in range(len(order)):
        colour = order[place]
        tied = counts.count(counts[colour]) > 1
        if place >= len(table.places):
            lines.append(Line(colour, counts[colour], ranks[colour], tied, NO_PLACE, 0, 0))
            continue
        worth = table.places[place]
        points = casino if worth == CASINO else worth
        if points != UNKNOWN and doubled:
            points *= 2
        lines.append(Line(colour, counts[colour], ranks[colour], tied, place, worth, points))
    return DistrictScore(area, doubled, lines)


def ranked(counts: list[int], ranks: list[int]) -> list[int]:
    """GA-71: the colours present, by number of gangsters, then by who has the highest-ranked one."""
    order: list[int] = []
    for colour in range(len(counts)):
        if counts[colour] == 0:
            continue
        at = len(order)
        while at > 0 and _before(counts, ranks, colour, order[at - 1]):
            at -= 1
        order.insert(at, colour)
    return order


def _before(counts: list[int], ranks: list[int], colour: int, other: int) -> bool:
    if counts[colour] != counts[other]:
        return counts[colour] > counts[other]
    return ranks[colour] > ranks[other]
