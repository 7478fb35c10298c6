"""The city plan: a graph of street fields and buildings, and what the buildings are."""

from __future__ import annotations

from typing import Final

from backroom.games.chicago.gangs import GANG_COUNT, GANGS, NOBODY
from backroom.games.chicago.view_types import BuildingData, GroundData

#: The plan is a raster of 24 by 24 cells. A field is called by its column and row: `c-3`.
RASTER: Final = 24
COLUMNS: Final = (
    "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m", "n", "o", "p", "q", "r", "s", "t", "u", "v", "w",
    "x",
)  # fmt: skip
#: CH-2: a quarter's buildings in their order: the casino, the home bar, 21 other bars.
CASINO: Final = 0
HOME: Final = 1
FIRST_BAR: Final = 2
BUILDINGS_A_QUARTER: Final = 23
BUILDINGS: Final = 92
#: CH-71: the values of the bars that make a set.
SET_VALUES: Final = (1_000, 2_000)
SET_COUNT: Final = 2

Cell = tuple[int, int]


def cell_name(cell: Cell) -> str:
    """The name of a field at column and row, both from 0."""
    return f"{COLUMNS[cell[0]]}-{cell[1] + 1}"


def building_names() -> list[str]:
    """All buildings, quarter by quarter."""
    names: list[str] = []
    for gang in GANGS:
        bar = f"{gang}-bar"
        names += [f"{gang}-casino", f"{gang}-home", *(f"{bar}-{number}" for number in range(1, 22))]
    return names


class Ground:
    """What lies where on the plan: for drawing it, and for the checks."""

    __slots__ = ("building_cells", "islands", "parks", "street_cells", "street_kinds")

    def __init__(self) -> None:
        self.street_cells: Final[list[Cell]] = []
        #: `street`, `avenue`, `square` or `edge`, field by field.
        self.street_kinds: Final[list[str]] = []
        self.building_cells: Final[list[list[Cell]]] = [[] for _ in range(BUILDINGS)]
        self.islands: Final[list[Cell]] = []
        self.parks: Final[list[Cell]] = []


class Building:
    """What the data file says of a building."""

    __slots__ = ("doors", "owner", "square", "value")

    def __init__(self, value: int, owner: int, doors: list[Cell], square: bool) -> None:
        self.value: Final = value
        self.owner: Final = owner
        self.doors: Final = doors
        self.square: Final = square


class Plan:
    """Places are numbered: the street fields in reading order, then the buildings, quarter by quarter.

    Lists about buildings count from the first building; `building(place)` turns one number into the other.
    """

    __slots__ = (
        "doors", "edges", "fighting_dice", "ground", "movement_die", "names", "neighbours", "numbers", "own", "places",
        "printed", "sets", "square", "streets", "value", "version",
    )  # fmt: skip

    def __init__(
        self,
        version: str,
        movement_die: list[int],
        fighting_dice: list[list[int]],
        ground: Ground,
        buildings: list[Building],
    ) -> None:
        self.version: Final = version
        #: Whether it is the title's own plan, which clients know how to draw.
        self.own = False
        self.movement_die: Final = movement_die
        #: By rings, from 1; the first is none.
        self.fighting_dice: Final[list[list[int]]] = [[], *fighting_dice]
        self.ground: Final = ground
        self.streets: Final = len(ground.street_cells)
        self.places: Final = self.streets + BUILDINGS
        self.names: Final[list[str]] = [cell_name(cell) for cell in ground.street_cells] + building_names()
        self.numbers: Final[dict[str, int]] = {name: place for place, name in enumerate(self.names)}
        self.value: Final[list[int]] = [building.value for building in buildings]
        #: CH-7: the gang in whose colour a building is marked, or NOBODY for white.
        self.printed: Final[list[int]] = [building.owner for building in buildings]
        #: CH-5: the buildings at the square.
        self.square: Final[list[int]] = [at for at, building in enumerate(buildings) if building.square]
        #: CH-71: by gang * SET_COUNT + set, its bars.
        self.sets: Final[list[list[int]]] = [
            self._bars_worth(quarter, value) for quarter in range(GANG_COUNT) for value in SET_VALUES
        ]
        number: dict[Cell, int] = {cell: place for place, cell in enumerate(ground.street_cells)}
        #: By building, the fields that have its arrows (CH-3).
        self.doors: Final[list[list[int]]] = [[number[door] for door in building.doors] for building in buildings]
        #: CH-4: the fields with double arrows.
        self.edges: Final[list[int]] = [place for place in range(self.streets) if ground.street_kinds[place] == "edge"]
        self.neighbours: Final[list[list[int]]] = self._graph(number)

    def _bars_worth(self, quarter: int, value: int) -> list[int]:
        first = quarter * BUILDINGS_A_QUARTER
        return [at for at in range(first + HOME, first + BUILDINGS_A_QUARTER) if self.value[at] == value]

    def _graph(self, number: dict[Cell, int]) -> list[list[int]]:
        """Each place's neighbours: street fields side by side, doors, and edge fields among one another (CH-4)."""
        graph: list[list[int]] = []
        for x, y in self.ground.street_cells:
            beside = ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y))
            graph.append([number[cell] for cell in beside if cell in number])
        for at in range(BUILDINGS):
            graph.append(self.doors[at][:])
            for door in self.doors[at]:
                graph[door].append(self.streets + at)
        for edge in self.edges:
            graph[edge] += [other for other in self.edges if other != edge and other not in graph[edge]]
        return graph

    def home(self, gang: int) -> int:
        """The place of a gang's home bar."""
        return self.streets + gang * BUILDINGS_A_QUARTER + HOME

    def casino(self, quarter: int) -> int:
        """The building that is a quarter's casino."""
        return quarter * BUILDINGS_A_QUARTER + CASINO

    def building(self, place: int) -> int:
        """Which building a place is; negative for a street field."""
        return place - self.streets

    def field_of(self, place: int) -> str:
        """Where a place lies, by column and row: for a building its first cell."""
        building = self.building(place)
        return self.names[place] if building < 0 else cell_name(self.ground.building_cells[building][0])

    def as_data(self) -> GroundData:
        """The whole plan, for a client to draw once: nothing in it changes while a game lasts."""
        ground = self.ground
        return {
            "version": self.version,
            "raster": RASTER,
            "movement_die": self.movement_die,
            "fighting_dice": self.fighting_dice[1:],
            "streets": [
                {"name": self.names[at], "cell": list(ground.street_cells[at]), "kind": ground.street_kinds[at]}
                for at in range(self.streets)
            ],
            "buildings": [self._building_data(at) for at in range(BUILDINGS)],
            "islands": [list(cell) for cell in ground.islands],
            "parks": [list(cell) for cell in ground.parks],
            "neighbours": {self.names[at]: [self.names[to] for to in self.neighbours[at]] for at in range(self.places)},
        }

    def _building_data(self, at: int) -> BuildingData:
        order = at % BUILDINGS_A_QUARTER
        return {
            "name": self.names[self.streets + at],
            "kind": "casino" if order == CASINO else "home" if order == HOME else "bar",
            "quarter": GANGS[at // BUILDINGS_A_QUARTER],
            "value": self.value[at],
            "printed": None if self.printed[at] == NOBODY else GANGS[self.printed[at]],
            "square": at in self.square,
            "cells": [list(cell) for cell in self.ground.building_cells[at]],
            "doors": [self.names[door] for door in self.doors[at]],
        }
