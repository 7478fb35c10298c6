"""Data files: TOML that an owner of the box may replace. What is wrong in one is told with its line."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence

from backroom.kernel.refusal import BadInput

#: Where a value stands: ("businesses", "bar", "count"), or ("loot", 3, "winners") for the fourth `[[loot]]`.
Path = tuple[str | int, ...]
Table = dict[str, object]


def read_toml(text: str) -> Table:
    """The tables of a data file; `BadInput` with the parser's line if it is not TOML."""
    try:
        data: Table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadInput("data-not-toml", {"reason": str(error)}) from None
    return data


def wrong(text: str, path: Path, value: object, message: str, expected: Mapping[str, object]) -> BadInput:
    """What to raise for a value that cannot be played with: `data-wrong…` and the facts of what was expected."""
    name = ".".join(str(part + 1) if isinstance(part, int) else part for part in path)
    return BadInput(message, {"line": line_of(text, path), "name": name, "value": str(value), **expected})


def checked_table(text: str, data: Table, path: Path, keys: Sequence[str]) -> Table:
    """The table that ends `path`, with exactly these keys."""
    table = data.get(str(path[-1]))
    if not isinstance(table, dict) or set(table) != set(keys):
        given = ", ".join(table) if isinstance(table, dict) else table
        raise wrong(text, path, given, "data-wrong", {"expected": ", ".join(keys)})
    return table


def checked_number(text: str, path: Path, value: object, least: int, most: int) -> int:
    """A whole number within bounds."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise wrong(text, path, value, "data-wrong-number", {"least": least, "most": most})
    return value


def checked_version(text: str, data: Table) -> str:
    """The data's own version, which goes into records."""
    version = data.get("version")
    if not isinstance(version, str) or not version:
        raise wrong(text, ("version",), version, "data-wrong-text", {})
    return version


def line_of(text: str, path: Path) -> int:
    """The line (from 1) where the value of `path` is set, or failing that the table it belongs to."""
    lines = text.splitlines()
    at = 0
    for length in range(1, len(path) + 1):
        found = _find(lines, path[:length], at)
        if found is not None:
            at = found
    return at + 1


def _find(lines: list[str], path: Path, start: int) -> int | None:
    """The line of a table's header, or of the key that ends `path` below `start`."""
    *tables, key = path
    if isinstance(key, int):
        headers = [n for n, line in enumerate(lines) if _bare(line) == f"[[{tables[-1]}]]"]
        return headers[key] if key < len(headers) else None
    header = ".".join(part for part in path if isinstance(part, str))
    for number, line in enumerate(lines):
        if _bare(line) in (f"[{header}]", f"[[{header}]]"):
            return number
    for number in range(start, len(lines)):
        if _bare(lines[number]).partition("=")[0].strip() == key:
            return number
        if number > start and _bare(lines[number]).startswith("["):
            return None
    return None


def _bare(line: str) -> str:
    return line.partition("#")[0].strip()
