"""The box: how many of each piece there are and how cards lie at a business. Loaded from TOML and checked."""

from __future__ import annotations

from typing import Final

from backroom.games.chicago_poker.cards import BUSINESSES, COLOURS, SPECIALS
from backroom.kernel.datafile import Path, Table, read_toml, wrong

ROW: Final = 5
MOST: Final = 9


class Box:
    """The pieces in play."""

    __slots__ = ("face_up", "special_counts", "stack", "version")

    def __init__(self, version: str, stack: list[int], face_up: list[bool], special_counts: list[int]) -> None:
        self.version: Final = version
        #: How many businesses of each kind (CP-1).
        self.stack: Final = stack
        #: Whether the n-th card at a kind lies face up, at kind * 5 + n (CP-31).
        self.face_up: Final = face_up
        #: How many of each special card (CP-3).
        self.special_counts: Final = special_counts


def load_box(text: str) -> Box:
    """The box that a data file describes; `BadInput` names the line and the reason if it cannot be played."""
    data = read_toml(text)
    version = data.get("version")
    if not isinstance(version, str) or not version:
        raise wrong(text, ("version",), version, 'a text such as "1"')
    if data.get("colours") != list(COLOURS):
        raise wrong(text, ("colours",), data.get("colours"), ", ".join(COLOURS))
    businesses = _table(text, data, ("businesses",), BUSINESSES)
    specials = _table(text, data, ("specials",), SPECIALS)
    stack: list[int] = []
    face_up: list[bool] = []
    for name in BUSINESSES:
        path: Path = ("businesses", name)
        kind = _table(text, businesses, path, ("count", "facing"))
        stack.append(_count(text, (*path, "count"), kind["count"], 1))
        facing = kind["facing"]
        if not isinstance(facing, list) or len(facing) != ROW or not set(facing) <= {"up", "down"}:
            raise wrong(text, (*path, "facing"), facing, "five times up or down")
        face_up.extend(lies == "up" for lies in facing)
    counts = [_count(text, ("specials", name), specials[name], 0) for name in SPECIALS]
    return Box(version, stack, face_up, counts)


def _table(text: str, data: Table, path: Path, keys: tuple[str, ...]) -> Table:
    """The table that ends `path`, with exactly these keys."""
    table = data.get(str(path[-1]))
    if not isinstance(table, dict) or set(table) != set(keys):
        given = ", ".join(table) if isinstance(table, dict) else table
        raise wrong(text, path, given, ", ".join(keys))
    return table


def _count(text: str, path: Path, value: object, least: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= MOST:
        raise wrong(text, path, value, f"a whole number from {least} to {MOST}")
    return value
