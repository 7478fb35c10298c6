"""Data as readable lines and tables: how a title without a board of its own is shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from backroom.terminal.painting import PaintedWords

_NOTHING = "–"
_INDENT = 2


def plain_data(data: Mapping[str, object], words: PaintedWords) -> Group:
    """A line for each name with its value; what is larger than a line stands under its name, set in."""
    return Group(*(_named(name, value, words) for name, value in data.items()))


def _named(name: str, value: object, words: PaintedWords) -> RenderableType:
    heading = Text(f"{words.label(name)}: ", style="bold")
    if _is_simple(value):
        return heading + _line(value, words)
    return Group(heading, Padding(_block(value, words), (0, 0, 0, _INDENT)))


def _block(value: object, words: PaintedWords) -> RenderableType:
    """Records of one shape as a table; anything else by name, or by number from 1."""
    if isinstance(value, Mapping):
        return plain_data(value, words)
    assert isinstance(value, list)
    if all(isinstance(item, Mapping) and item.keys() == value[0].keys() for item in value) and all(
        _is_simple(cell) for item in value for cell in item.values()
    ):
        return _rows(value, words)
    return Group(*(_named(str(number), item, words) for number, item in enumerate(value, 1)))


def _rows(records: Sequence[Mapping[str, object]], words: PaintedWords) -> Table:
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column("")
    for name in records[0]:
        table.add_column(words.label(name), overflow="fold")
    for number, record in enumerate(records, 1):
        table.add_row(str(number), *(_line(cell, words) for cell in record.values()))
    return table


def _is_simple(value: object) -> bool:
    """Whether a value fits in a line: no record, and no list of records or lists."""
    if isinstance(value, list):
        return not any(isinstance(item, (Mapping, list)) for item in value)
    return not isinstance(value, Mapping)


def _line(value: object, words: PaintedWords) -> Text:
    """Simple values, side by side if they are several; things by their names."""
    values = value if isinstance(value, list) else [value]
    said = [_NOTHING if one is None or one == "" else words.thing(str(one)) for one in values]
    return words.painted(", ".join(said) or _NOTHING)
