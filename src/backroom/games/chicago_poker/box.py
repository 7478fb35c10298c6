"""The box: how many of each piece there are and how cards lie at a business. Loaded from TOML and checked."""

from __future__ import annotations

from typing import Final

from backroom.games.chicago_poker.cards import BUSINESSES, COLOURS, SPECIALS
from backroom.kernel.datafile import checked_number, checked_table, checked_version, read_toml, texts_in, wrong

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
    version = checked_version(text, data)
    if data.get("colours") != list(COLOURS):
        raise wrong(text, ("colours",), data.get("colours"), "data-wrong", {"expected": ", ".join(COLOURS)})
    businesses = checked_table(text, data, ("businesses",), BUSINESSES)
    specials = checked_table(text, data, ("specials",), SPECIALS)
    stack: list[int] = []
    face_up: list[bool] = []
    for name in BUSINESSES:
        kind = checked_table(text, businesses, ("businesses", name), ("count", "facing"))
        stack.append(checked_number(text, ("businesses", name, "count"), kind["count"], 1, MOST))
        facing = texts_in(kind["facing"])
        if len(facing) != ROW or not {*facing} <= {"up", "down"}:
            expected = {"count": ROW, "expected": "up, down"}
            raise wrong(text, ("businesses", name, "facing"), kind["facing"], "data-wrong-each", expected)
        face_up.extend(lies == "up" for lies in facing)
    counts = [checked_number(text, ("specials", name), specials[name], 0, MOST) for name in SPECIALS]
    return Box(version, stack, face_up, counts)
