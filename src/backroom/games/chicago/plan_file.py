"""Reading the data file: its schema. What is wrong is told with its line; `plan_checks` looks at the whole."""

from __future__ import annotations

from backroom.games.chicago.gangs import GANGS, MOST_RINGS
from backroom.games.chicago.plan import (
    BUILDINGS_A_QUARTER,
    COLUMNS,
    FIRST_BAR,
    RASTER,
    Building,
    Cell,
    Ground,
    Plan,
    building_names,
)
from backroom.games.chicago.plan_checks import check_plan
from backroom.kernel.datafile import Path, Table, checked_number, checked_table, checked_version, read_toml, wrong

MOVEMENT_FACES = 12
MOST_POINTS = 99
FIGHTING_FACES = 6
MOST_VALUE = 1_000_000
KINDS = {".": "street", ":": "avenue", "+": "square", "*": "edge"}
#: What is said of a building; the last may be left out.
BUILDING = ("value", "owner", "doors", "square")
#: The first is no gang.
OWNERS = ["nobody", *GANGS]
ISLAND = "o"
PARK = "p"


def load_plan(text: str) -> Plan:
    """The plan that a data file describes; `BadInput` names the line and the reason if it cannot be played."""
    return _File(text).plan()


class _File:
    """A file being read."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.data = read_toml(text)
        names = building_names()
        #: The sign of each building on the map: `y12` for the yellow quarter's twelfth bar.
        self.signs = {_sign(at): at for at in range(len(names))}
        self.names = names

    def plan(self) -> Plan:
        version = checked_version(self.text, self.data)
        movement = self.faces(("movement_die",), self.data.get("movement_die"), MOVEMENT_FACES, MOST_POINTS)
        dice = self.data.get("fighting_dice")
        if not isinstance(dice, list) or len(dice) != MOST_RINGS:
            raise wrong(self.text, ("fighting_dice",), dice, "data-wrong-entries", {"count": MOST_RINGS})
        fighting = [self.faces(("fighting_dice",), die, FIGHTING_FACES, FIGHTING_FACES) for die in dice]
        ground = self.ground()
        table = checked_table(self.text, self.data, ("buildings",), self.names)
        buildings = [self.building(table, at, ground) for at in range(len(self.names))]
        check_plan(self.text, ground, buildings)
        return Plan(version, movement, fighting, ground, buildings)

    def faces(self, path: Path, faces: object, count: int, most: int) -> list[int]:
        if not isinstance(faces, list) or len(faces) != count:
            raise wrong(self.text, path, faces, "data-wrong-entries", {"count": count})
        return [checked_number(self.text, path, face, 1, most) for face in faces]

    def ground(self) -> Ground:
        """The map, cell by cell."""
        rows = checked_table(self.text, self.data, ("map",), [str(row + 1) for row in range(RASTER)])
        ground = Ground()
        for y in range(RASTER):
            path = ("map", str(y + 1))
            row = rows[path[1]]
            cells = row.split() if isinstance(row, str) else []
            if len(cells) != RASTER:
                raise wrong(self.text, path, len(cells), "data-wrong-entries", {"count": RASTER})
            for x in range(RASTER):
                self.put(ground, path, cells[x], (x, y))
        for at, cells_of in enumerate(ground.building_cells):
            if not cells_of:
                raise wrong(self.text, ("map",), "-", "data-wrong", {"expected": _sign(at)})
        return ground

    def put(self, ground: Ground, path: Path, sign: str, cell: Cell) -> None:
        if sign in KINDS:
            ground.street_cells.append(cell)
            ground.street_kinds.append(KINDS[sign])
        elif sign == ISLAND:
            ground.islands.append(cell)
        elif sign == PARK:
            ground.parks.append(cell)
        elif sign in self.signs:
            ground.building_cells[self.signs[sign]].append(cell)
        else:
            expected = ", ".join([*KINDS, ISLAND, PARK, "yc, yh, y1, …, b21"])
            raise wrong(self.text, path, sign, "data-wrong", {"expected": expected})

    def building(self, table: Table, at: int, ground: Ground) -> Building:
        path = ("buildings", self.names[at])
        entry = table[self.names[at]]
        if not isinstance(entry, dict) or set(entry) | {"square"} != set(BUILDING):
            given = ", ".join(entry) if isinstance(entry, dict) else entry
            raise wrong(self.text, path, given, "data-wrong", {"expected": ", ".join(BUILDING)})
        value = checked_number(self.text, path, entry["value"], 1, MOST_VALUE)
        owner = entry["owner"]
        if owner not in OWNERS:
            raise wrong(self.text, path, owner, "data-wrong", {"expected": ", ".join(OWNERS)})
        square = entry.get("square", False)
        if not isinstance(square, bool):
            raise wrong(self.text, path, square, "data-wrong", {"expected": "true, false"})
        doors = entry["doors"]
        if not isinstance(doors, list) or not doors:
            raise wrong(self.text, path, doors, "data-wrong", {"expected": '["a-12", …]'})
        fields = [self.door(path, door, ground) for door in doors]
        return Building(value, OWNERS.index(str(owner)) - 1, fields, square)

    def door(self, path: Path, door: object, ground: Ground) -> Cell:
        """CH-3: an arrow stands on a street field."""
        column, _, row = str(door).partition("-")
        if column in COLUMNS and row.isdecimal():
            cell = (COLUMNS.index(column), int(row) - 1)
            if cell in ground.street_cells:
                return cell
        raise wrong(self.text, path, door, "data-wrong", {"expected": "a-12, …"})


def _sign(at: int) -> str:
    quarter, order = divmod(at, BUILDINGS_A_QUARTER)
    letter = GANGS[quarter][0]
    return f"{letter}{order - 1}" if order >= FIRST_BAR else letter + ("c", "h")[order]
