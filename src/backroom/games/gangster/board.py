"""The board and the box, as the data file describes them."""

from __future__ import annotations

from typing import Final

from backroom.games.gangster.routes import reach

DISTRICTS: Final = 10
#: The ten districts and, behind them, the Gold Coast.
AREAS: Final = 11
HARBOUR: Final = 10
POINT_TABLES: Final = 15
CASINO_CARDS: Final = 6
#: A scoring place whose worth the casino card says.
CASINO: Final = 0


class PointTable:
    """Fields in reading order and what its places score (GA-3). A field's number is a gangster's rank."""

    __slots__ = ("columns", "fields", "places", "rows")

    def __init__(self, rows: int, columns: int, places: list[int]) -> None:
        self.rows: Final = rows
        self.columns: Final = columns
        self.fields: Final = rows * columns
        #: From the first on; CASINO for a ?.
        self.places: Final = places


class Area:
    """A district or the Gold Coast, with its place on the map."""

    __slots__ = ("name", "x", "y")

    def __init__(self, name: str, x: int, y: int) -> None:
        self.name: Final = name
        self.x: Final = x
        self.y: Final = y


class Board:
    """Areas are numbered in the order of the file, the Gold Coast last; so are tables, from 0."""

    __slots__ = (
        "areas", "casino", "closed", "equipment", "gangsters", "links", "markers", "movement", "policemen", "reaches",
        "tables", "version", "width",
    )  # fmt: skip

    def __init__(
        self,
        version: str,
        areas: list[Area],
        links: list[list[int]],
        tables: list[PointTable],
        movement: list[int],
        casino: list[int],
        equipment: list[int],
        markers: int,
        gangsters: list[int],
        policemen: list[int],
        closed: int,
    ) -> None:
        self.version: Final = version
        self.areas: Final = areas
        #: The areas connected with each, in the order of the file.
        self.links: Final = links
        self.tables: Final = tables
        #: How far each movement card goes.
        self.movement: Final = movement
        self.casino: Final = casino
        #: By kind, how many there are.
        self.equipment: Final = equipment
        self.markers: Final = markers
        #: By stage, how many a colour gets.
        self.gangsters: Final = gangsters
        #: By number of players, from two on.
        self.policemen: Final = policemen
        #: The district that is out with three players.
        self.closed: Final = closed
        #: Fields of the largest table.
        self.width: Final = max([table.fields for table in tables], default=0)
        #: Where exactly so many steps lead (GA-30): by area, then by steps.
        self.reaches: Final[list[list[list[int]]]] = [
            [reach(links, area, steps) for steps in range(max(movement) + 2)] for area in range(len(areas))
        ]

    def name(self, area: int) -> str:
        return self.areas[area].name
