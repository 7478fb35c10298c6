"""The box: how many of each piece there are and how cards lie at a business. Loaded from TOML and checked."""

from __future__ import annotations

import tomllib
from typing import Final

from backroom.games.chicago_poker.cards import BUSINESSES, COLOURS, SPECIALS
from backroom.kernel.refusal import BadInput

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
    try:
        data: dict[str, object] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadInput("data-not-toml", {"reason": str(error)}) from None
    version = data.get("version")
    if not isinstance(version, str) or not version:
        raise _wrong(text, "version", version, 'a text such as "1"')
    if data.get("colours") != list(COLOURS):
        raise _wrong(text, "colours", data.get("colours"), ", ".join(COLOURS))
    businesses = _table(text, data, "businesses", BUSINESSES)
    specials = _table(text, data, "specials", SPECIALS)
    stack: list[int] = []
    face_up: list[bool] = []
    for name in BUSINESSES:
        kind = businesses[name]
        if not isinstance(kind, dict) or set(kind) != {"count", "facing"}:
            raise _wrong(text, f"businesses.{name}", kind, "count and facing")
        stack.append(_count(text, f"businesses.{name}", kind["count"], 1))
        facing = kind["facing"]
        if not isinstance(facing, list) or len(facing) != ROW or not set(facing) <= {"up", "down"}:
            raise _wrong(text, f"businesses.{name}", facing, "five times up or down")
        face_up.extend(lies == "up" for lies in facing)
    return Box(version, stack, face_up, [_count(text, name, specials[name], 0) for name in SPECIALS])


def _table(text: str, data: dict[str, object], name: str, keys: tuple[str, ...]) -> dict[str, object]:
    table = data.get(name)
    if not isinstance(table, dict) or set(table) != set(keys):
        given = ", ".join(table) if isinstance(table, dict) else table
        raise _wrong(text, name, given, ", ".join(keys))
    return table


def _count(text: str, name: str, value: object, least: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= MOST:
        raise _wrong(text, name, value, f"a whole number from {least} to {MOST}")
    return value


def _wrong(text: str, name: str, value: object, expected: str) -> BadInput:
    last = name.split(".")[-1]
    lines = [number for number, line in enumerate(text.splitlines(), 1) if last in line.split("#")[0]]
    facts = {"line": lines[0] if lines else 1, "name": name, "value": str(value), "expected": expected}
    return BadInput("data-wrong", facts)
