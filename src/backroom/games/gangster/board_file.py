"""Reading the data file: every list is checked, and what is wrong is told with its line."""

from __future__ import annotations

import re

from backroom.games.gangster.board import (
    CASINO,
    CASINO_CARDS,
    DISTRICTS,
    HARBOUR,
    POINT_TABLES,
    Area,
    Board,
    PointTable,
)
from backroom.games.gangster.pieces import CARDS, COLOURS, EQUIPMENT, GANGSTERS, STAGES
from backroom.kernel.datafile import (
    MOST_IN_A_TEXT,
    Path,
    Table,
    checked_number,
    checked_table,
    checked_version,
    read_toml,
    texts_in,
    wrong,
)
from backroom.kernel.refusal import BadInput

AREA = ("name", "x", "y", "connections")
#: Words, so that a name can stand in an action's text and be the id of a message.
NAME = re.compile(r"[a-z]+(-[a-z]+)*")
MAP = 100
#: With two roads out of every area three steps can be driven from anywhere, and a fourth with the motor.
MOST_STEPS = 3
LEAST_ROADS = 2
MOST_POINTS = 9
MOST_ROWS = 5
MOST_COLUMNS = 6
#: GA-5: there are three, and the data says how many play with two, three, four and five.
MOST_POLICEMEN = 3
TABLE_SIZES = 4
#: Enough for the Gold Coast and one for each colour (GA-11).
LEAST_OF_A_KIND = 2


def load_board(text: str) -> Board:
    """The board that a data file describes; `BadInput` names the line and the reason if it cannot be played."""
    return _File(text).board()


class _File:
    """A file being read."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.data = read_toml(text)

    def board(self) -> Board:
        version = checked_version(self.text, self.data)
        paths: list[Path] = [("districts", at) for at in range(self.count("districts", DISTRICTS))]
        paths.append(("harbour",))
        areas: list[Area] = []
        for path in paths:
            areas.append(self.area(path, areas))
        links = self.links(paths, areas)
        movement = self.numbers("movement", CARDS, 1, MOST_STEPS)
        if len(set(movement)) != CARDS:
            raise self.wrong(("movement",), movement, "data-wrong-different", count=CARDS)
        board = Board(
            version,
            areas,
            links,
            self.tables(),
            movement,
            self.numbers("casino", CASINO_CARDS, 1, MOST_POINTS),
            self.equipment(),
            # One marker lies from the start; with three players nine districts can be doubled (GA-15, GA-33).
            checked_number(self.text, ("markers",), self.data.get("markers"), 2, DISTRICTS - 1),
            self.gangsters(),
            self.numbers("policemen", TABLE_SIZES, 0, MOST_POLICEMEN),
            self.closed(areas),
        )
        self.check_roads(board, paths)
        return board

    def area(self, path: Path, others: list[Area]) -> Area:
        entry = self.entry(path, AREA)
        name = entry["name"]
        if not isinstance(name, str) or len(name) > MOST_IN_A_TEXT or not NAME.fullmatch(name):
            raise self.wrong((*path, "name"), name, "data-wrong-name")
        if any(name == other.name for other in others):
            raise self.wrong((*path, "name"), name, "data-wrong-unique")
        x, y = (checked_number(self.text, (*path, key), entry[key], 0, MAP) for key in ("x", "y"))
        return Area(name, x, y)

    def links(self, paths: list[Path], areas: list[Area]) -> list[list[int]]:
        """Connections lead to other areas, each once, and are listed at both ends."""
        names = [area.name for area in areas]
        links: list[list[int]] = []
        for at, path in enumerate(paths):
            listed = self.entry(path, AREA)["connections"]
            given = texts_in(listed)
            others = [name for name in names if name != names[at]]
            if given != listed or not {*given} <= {*others} or len({*given}) != len(given):
                raise self.wrong((*path, "connections"), listed, "data-wrong", expected=", ".join(others))
            links.append([names.index(name) for name in given])
        for at, path in enumerate(paths):
            for other in links[at]:
                if at not in links[other]:
                    facts = {"expected": names[other]}
                    raise self.wrong((*path, "connections"), names[at], "data-wrong-one-way", **facts)
        return links

    def check_roads(self, board: Board, paths: list[Path]) -> None:
        """GA-44: all areas hang together, and none is a dead end."""
        found = [0]
        for area in found:
            found += [other for other in board.links[area] if other not in found]
        for at, path in enumerate(paths):
            if len(board.links[at]) < LEAST_ROADS:
                raise self.wrong((*path, "connections"), board.name(at), "data-wrong-dead-end", count=LEAST_ROADS)
            if at not in found:
                raise self.wrong((*path, "connections"), board.name(at), "data-wrong-apart", expected=board.name(0))

    def tables(self) -> list[PointTable]:
        tables = [self.table(at) for at in range(self.count("tables", POINT_TABLES))]
        for at, table in enumerate(tables):
            for earlier in tables[:at]:
                if table.places == earlier.places and (table.rows, table.columns) == (earlier.rows, earlier.columns):
                    raise self.wrong(("tables", at), at + 1, "data-wrong-alike", other=tables.index(earlier) + 1)
        sizes = sorted(table.fields for table in tables)
        for colours, districts in ((len(COLOURS), DISTRICTS), (3, DISTRICTS - 1)):
            room = sum(sizes[:districts])
            if room < colours * GANGSTERS:
                raise self.wrong(("tables",), room, "data-wrong-room", count=colours * GANGSTERS, tables=districts)
        return tables

    def table(self, at: int) -> PointTable:
        entry = self.entry(("tables", at), ("rows", "columns", "places"))
        rows = checked_number(self.text, ("tables", at, "rows"), entry["rows"], 1, MOST_ROWS)
        columns = checked_number(self.text, ("tables", at, "columns"), entry["columns"], 1, MOST_COLUMNS)
        path: Path = ("tables", at, "places")
        places = entry["places"]
        if not isinstance(places, list) or not 1 <= len(places) <= len(COLOURS):
            raise self.wrong(path, places, "data-wrong-places", most=len(COLOURS))
        worth = [CASINO if place == "?" else checked_number(self.text, path, place, 1, MOST_POINTS) for place in places]
        return PointTable(rows, columns, worth)

    def equipment(self) -> list[int]:
        table = checked_table(self.text, self.data, ("equipment",), EQUIPMENT)
        least, most = LEAST_OF_A_KIND, GANGSTERS
        return [checked_number(self.text, ("equipment", name), table[name], least, most) for name in EQUIPMENT]

    def gangsters(self) -> list[int]:
        stages = self.numbers("gangsters", STAGES, 2, GANGSTERS)
        if sum(stages) != GANGSTERS:
            raise self.wrong(("gangsters",), sum(stages), "data-wrong-sum", count=GANGSTERS)
        return stages

    def closed(self, areas: list[Area]) -> int:
        names = [area.name for area in areas[:HARBOUR]]
        closed = self.data.get("closed_for_three")
        if closed not in names:
            raise self.wrong(("closed_for_three",), closed, "data-wrong", expected=", ".join(names))
        return names.index(str(closed))

    def numbers(self, name: str, count: int, least: int, most: int) -> list[int]:
        given = self.data.get(name)
        if not isinstance(given, list) or len(given) != count:
            raise self.wrong((name,), given, "data-wrong-entries", count=count)
        return [checked_number(self.text, (name,), value, least, most) for value in given]

    def count(self, name: str, count: int) -> int:
        entries = self.data.get(name)
        given = len(entries) if isinstance(entries, list) else 0
        if given != count:
            raise self.wrong((name,), given, "data-wrong-entries", count=count)
        return count

    def entry(self, path: Path, keys: tuple[str, ...]) -> Table:
        """The table that `path` ends in, with exactly these keys."""
        if len(path) == 1:
            return checked_table(self.text, self.data, path, keys)
        entries = self.data[str(path[0])]
        entry = entries[int(path[1])] if isinstance(entries, list) else None
        if not isinstance(entry, dict) or set(entry) != set(keys):
            given = ", ".join(entry) if isinstance(entry, dict) else entry
            raise self.wrong(path, given, "data-wrong", expected=", ".join(keys))
        return entry

    def wrong(self, path: Path, value: object, message: str, **expected: object) -> BadInput:
        return wrong(self.text, path, value, message, expected)
