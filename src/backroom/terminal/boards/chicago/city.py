"""The city plan in characters: two for each cell, three where the screen is wide enough."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from backroom.games.chicago.plan import BUILDINGS_A_QUARTER, CASINO, COLUMNS, HOME, RASTER, Cell, Plan
from backroom.games.chicago.view_types import ChicagoViewData, GangData
from backroom.terminal.board import FAINT

COLOURS = {"yellow": "yellow3", "red": "red3", "green": "green4", "blue": "dodger_blue2"}
WIDE = 3
NARROW = 2
#: Columns left of the plan, for the number of the row.
MARGIN = 3
#: A street field, one with double arrows, an island, a park; doors lead up, right, down, left.
SIGNS = {"street": "·", "edge": "»", "island": "O", "park": "%"}
ARROWS = "↑→↓←"
PLAIN_SIGNS = {"street": ".", "edge": "=", "island": "O", "park": "%"}
PLAIN_ARROWS = "^>v<"
BESIDE = ((0, -1), (1, 0), (0, 1), (-1, 0))

Marks = dict[Cell, tuple[str, str]]
"""What stands in a cell, and its style."""


def draw_city(plan: Plan, view: ChicagoViewData, width: int, signs: bool) -> Text:
    """The plan with everybody on it. Buildings bear their owner's letter and, in thousands, their value."""
    cell_width = WIDE if width >= MARGIN + RASTER * WIDE else NARROW
    marks = _streets(plan, SIGNS if signs else PLAIN_SIGNS, ARROWS if signs else PLAIN_ARROWS)
    marks |= _buildings(plan, view["owners"])
    marks |= _members(plan, view["gangs"])
    city = Text(" " * MARGIN, no_wrap=True)
    for column in COLUMNS:
        city.append(column.upper().ljust(cell_width), style=FAINT)
    for y in range(RASTER):
        city.append(f"\n{y + 1:>2} ", style=FAINT)
        for x in range(RASTER):
            sign, style = marks[x, y]
            city.append(sign[:cell_width].ljust(cell_width), style=style)
    return city


def _streets(plan: Plan, signs: Mapping[str, str], arrows: str) -> Marks:
    ground = plan.ground
    marks: Marks = dict.fromkeys(ground.islands, (signs["island"], FAINT))
    marks |= dict.fromkeys(ground.parks, (signs["park"], FAINT))
    for cell, kind in zip(ground.street_cells, ground.street_kinds, strict=True):
        marks[cell] = (signs.get(kind, signs["street"]), "bold" if kind == "edge" else FAINT)
    for at, doors in enumerate(plan.doors):
        for door in doors:
            x, y = ground.street_cells[door]
            way = next(way for way, (dx, dy) in enumerate(BESIDE) if (x + dx, y + dy) in ground.building_cells[at])
            marks[x, y] = (arrows[way], FAINT)
    return marks


def _buildings(plan: Plan, owners: Mapping[str, str]) -> Marks:
    """The owner's letter in every cell of a building; in the first also the value, C for a casino, H for a home bar."""
    marks: Marks = {}
    for at, cells in enumerate(plan.ground.building_cells):
        owner = owners.get(plan.names[plan.streets + at])
        letter = "-" if owner is None else owner[0]
        style = "default" if owner is None else COLOURS[owner]
        kind = {CASINO: "C", HOME: "H"}.get(at % BUILDINGS_A_QUARTER, str(plan.value[at] // 1000))
        for cell in cells:
            marks[cell] = (letter, style)
        marks[cells[0]] = (f"{letter}{kind}", style)
    return marks


def _members(plan: Plan, gangs: list[GangData]) -> Marks:
    """A capital and the rings of a member; of a crowd those of the strongest, with a sign that there are more."""
    marks: Marks = {}
    for gang in gangs:
        for place, rings in gang.get("members", {}).items():
            at = plan.numbers[place]
            cell = plan.ground.street_cells[at] if at < plan.streets else _spot(plan, at - plan.streets)
            more = "+" if len(rings) > 1 else ""
            marks[cell] = (f"{gang['gang'][0].upper()}{max(rings)}{more}", f"bold reverse {COLOURS[gang['gang']]}")
    return marks


def _spot(plan: Plan, building: int) -> Cell:
    """Where a member stands in a building: not where its value is written, if it has another cell."""
    return plan.ground.building_cells[building][-1]
