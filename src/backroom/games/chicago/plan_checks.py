"""A plan held to the rules: values, doors, square, islands, edge, quarters alike under a turn, everything reachable."""

from __future__ import annotations

from backroom.games.chicago.gangs import GANG_COUNT, GANGS, NOBODY
from backroom.games.chicago.plan import (
    BUILDINGS,
    BUILDINGS_A_QUARTER,
    CASINO,
    HOME,
    RASTER,
    Building,
    Cell,
    Ground,
    building_names,
    cell_name,
)
from backroom.kernel.datafile import wrong
from backroom.kernel.refusal import BadInput

CASINO_VALUE = 20_000
#: CH-2: how many bars of each value a quarter has.
BAR_VALUES = {1_000: 8, 2_000: 6, 3_000: 3, 4_000: 2, 5_000: 3}
SQUARE_BARS_A_QUARTER = 2
EDGES = 8
ISLANDS = 4
_NAMES = building_names()


def check_plan(text: str, ground: Ground, buildings: list[Building]) -> None:
    """`BadInput` with the line of what does not fit the rules."""
    _Checks(text, ground, buildings).all()


class _Checks:
    """A plan being looked at. The yellow quarter is held to the rules, the others to the yellow one."""

    def __init__(self, text: str, ground: Ground, buildings: list[Building]) -> None:
        self.text = text
        self.ground = ground
        self.buildings = buildings
        #: What lies in each cell: a kind of street, `o`, `p` or the number of a building.
        self.lies: dict[Cell, str | int] = dict(zip(ground.street_cells, ground.street_kinds, strict=True))
        self.lies |= dict.fromkeys(ground.islands, "o") | dict.fromkeys(ground.parks, "p")
        for at in range(BUILDINGS):
            self.lies |= dict.fromkeys(ground.building_cells[at], at)

    def all(self) -> None:
        self.edges()
        self.islands()
        for quarter in range(GANG_COUNT):
            self.values(quarter)
            self.square(quarter)
        for at in range(BUILDINGS):
            self.whole(at)
            self.owner(at)
            self.doors(at)
        self.turned_map()
        for at in range(BUILDINGS):
            self.turned_building(at)
        self.reachable()

    def wrong(self, at: int, value: object, message: str, **expected: object) -> BadInput:
        return wrong(self.text, ("buildings", _NAMES[at]), value, message, expected)

    def edges(self) -> None:
        """CH-4: eight, at the edge of the plan."""
        ground = self.ground
        fields = [cell for cell, kind in zip(ground.street_cells, ground.street_kinds, strict=True) if kind == "edge"]
        if len(fields) != EDGES:
            facts = {"expected": "*", "count": EDGES}
            raise wrong(self.text, ("map",), len(fields), "data-wrong-often", facts)
        for x, y in fields:
            if 0 < x < RASTER - 1 and 0 < y < RASTER - 1:
                raise wrong(self.text, ("map", str(y + 1)), cell_name((x, y)), "data-wrong", {"expected": "+, ., :"})

    def islands(self) -> None:
        """CH-1: four in the square. One may be a block of several cells: it is counted by its corner."""
        cells = self.ground.islands
        corners = [(x, y) for x, y in cells if (x - 1, y) not in cells and (x, y - 1) not in cells]
        if len(corners) != ISLANDS:
            raise wrong(self.text, ("map",), len(corners), "data-wrong-often", {"expected": "o", "count": ISLANDS})

    def whole(self, at: int) -> None:
        """A building is drawn in one piece."""
        cells = self.ground.building_cells[at]
        found = cells[:1]
        for cell in found:
            found += [other for other in _beside(cell) if other in cells and other not in found]
        for x, y in cells:
            if (x, y) not in found:
                facts: dict[str, object] = {"expected": _NAMES[at]}
                raise wrong(self.text, ("map", str(y + 1)), cell_name((x, y)), "data-wrong-pieces", facts)

    def values(self, quarter: int) -> None:
        """CH-2: a casino of 20,000, and 22 bars."""
        first = quarter * BUILDINGS_A_QUARTER
        casino = self.buildings[first + CASINO].value
        if casino != CASINO_VALUE:
            raise self.wrong(first, casino, "data-wrong-number", least=CASINO_VALUE, most=CASINO_VALUE)
        bars = [self.buildings[at].value for at in range(first + HOME, first + BUILDINGS_A_QUARTER)]
        for at, value in enumerate(bars):
            if value not in BAR_VALUES:
                raise self.wrong(first + HOME + at, value, "data-wrong", expected=", ".join(map(str, BAR_VALUES)))
        for value, count in BAR_VALUES.items():
            if bars.count(value) != count:
                raise self.wrong(first, bars.count(value), "data-wrong-often", expected=str(value), count=count)

    def square(self, quarter: int) -> None:
        """CH-5: two bars of each quarter lie at the square."""
        first = quarter * BUILDINGS_A_QUARTER
        bars = [at for at in range(first, first + BUILDINGS_A_QUARTER) if self.buildings[at].square]
        if len(bars) != SQUARE_BARS_A_QUARTER or first + CASINO in bars:
            facts: dict[str, object] = {"expected": "square = true", "count": SQUARE_BARS_A_QUARTER}
            raise self.wrong(first, len(bars), "data-wrong-often", **facts)
        for at in bars:
            if not any(
                self.lies.get(near) == "square" for cell in self.ground.building_cells[at] for near in _beside(cell)
            ):
                raise self.wrong(at, "square = true", "data-wrong-square")
        two = [at for at in bars if len(self.buildings[at].doors) == 2]
        if len(two) != 1:  # CH-3: one of the two has a second entrance
            raise self.wrong(bars[0], len(two), "data-wrong-often", expected="doors = [ , ]", count=1)

    def owner(self, at: int) -> None:
        """CH-7: marked in the colour of its own quarter, if at all; casino and home bar are."""
        quarter = at // BUILDINGS_A_QUARTER
        owner = self.buildings[at].owner
        if at % BUILDINGS_A_QUARTER in (CASINO, HOME) and owner != quarter:
            raise self.wrong(at, "nobody" if owner == NOBODY else GANGS[owner], "data-wrong", expected=GANGS[quarter])
        if owner not in (quarter, NOBODY):
            raise self.wrong(at, GANGS[owner], "data-wrong", expected=f"nobody, {GANGS[quarter]}")

    def doors(self, at: int) -> None:
        """CH-3: one entrance, two at casinos and at one of a quarter's bars at the square, each beside its building."""
        building = self.buildings[at]
        most = 2 if at % BUILDINGS_A_QUARTER == CASINO or building.square else 1
        least = 2 if at % BUILDINGS_A_QUARTER == CASINO else 1
        if not least <= len(set(building.doors)) <= most or len(set(building.doors)) != len(building.doors):
            given = ", ".join(cell_name(door) for door in building.doors)
            raise self.wrong(at, given, "data-wrong-entries", count=most)
        for door in building.doors:
            if at not in [self.lies.get(cell) for cell in _beside(door)]:
                raise self.wrong(at, cell_name(door), "data-wrong-beside", expected=_NAMES[at])

    def turned_map(self) -> None:
        """CH-1: turned by 90 degrees, the plan is the same but for the colours."""
        for y in range(RASTER):
            for x in range(RASTER):
                expected = self.lies[x, y]
                if isinstance(expected, int):
                    expected = _turned(expected)
                x2, y2 = _turned_cell((x, y))
                if self.lies[x2, y2] != expected:
                    wanted = _NAMES[expected] if isinstance(expected, int) else expected
                    raise wrong(
                        self.text, ("map", str(y2 + 1)), cell_name((x2, y2)), "data-wrong", {"expected": wanted}
                    )

    def turned_building(self, at: int) -> None:
        """CH-1: so are values, owners and doors."""
        mine, other = self.buildings[at], self.buildings[_turned(at)]
        owner = NOBODY if mine.owner == NOBODY else (mine.owner + 1) % GANG_COUNT
        doors = sorted(_turned_cell(door) for door in mine.doors)
        if mine.value != other.value:
            raise self.wrong(_turned(at), other.value, "data-wrong-number", least=mine.value, most=mine.value)
        if owner != other.owner:
            raise self.wrong(_turned(at), "owner", "data-wrong", expected="nobody" if owner == NOBODY else GANGS[owner])
        if doors != sorted(other.doors):
            raise self.wrong(_turned(at), "doors", "data-wrong", expected=", ".join(cell_name(door) for door in doors))
        if mine.square != other.square:
            raise self.wrong(_turned(at), other.square, "data-wrong", expected=str(mine.square).lower())

    def reachable(self) -> None:
        """Every street field can be reached from every other, and so can every building, each having a door."""
        cells = self.ground.street_cells
        streets = set(cells)
        # From the edge fields on, which are neighbours of one another (CH-4).
        ahead = [cell for cell in cells if self.lies[cell] == "edge"]
        reached = set(ahead)
        while ahead:
            for cell in _beside(ahead.pop()):
                if cell in streets and cell not in reached:
                    reached.add(cell)
                    ahead.append(cell)
        for x, y in cells:
            if (x, y) not in reached:
                raise wrong(self.text, ("map", str(y + 1)), cell_name((x, y)), "data-wrong-cut-off", {})


def _beside(cell: Cell) -> tuple[Cell, ...]:
    """The four cells round a cell, beyond the plan too."""
    x, y = cell
    return (x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)


def _turned(at: int) -> int:
    """The same building of the next quarter."""
    return (at + BUILDINGS_A_QUARTER) % BUILDINGS


def _turned_cell(cell: Cell) -> Cell:
    return (RASTER - 1 - cell[1], cell[0])
