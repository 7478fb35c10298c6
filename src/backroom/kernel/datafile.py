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
    return checked_keys(text, path, data.get(str(path[-1])), keys)


def checked_keys(text: str, path: Path, table: object, keys: Sequence[str]) -> Table:
    """A table with exactly these keys."""
    if not isinstance(table, dict) or set(table) != set(keys):
        given = ", ".join(table) if isinstance(table, dict) else table
        raise wrong(text, path, given, "data-wrong", {"expected": ", ".join(keys)})
    return table


def checked_entries(text: str, data: Table, name: str, count: int) -> list[object]:
    """So many `[[name]]`."""
    entries = data.get(name)
    given = len(entries) if isinstance(entries, list) else 0
    if not isinstance(entries, list) or given != count:
        raise wrong(text, (name,), given, "data-wrong-entries", {"count": count})
    return entries


def checked_number(text: str, path: Path, value: object, least: int, most: int) -> int:
    """A whole number within bounds."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise wrong(text, path, value, "data-wrong-number", {"least": least, "most": most})
    return value


def checked_version(text: str, data: Table) -> str:
    """The data's own version, which goes into records."""
    return checked_text(text, ("version",), data.get("version"))


def checked_text(text: str, path: Path, value: object) -> str:
    """A text that is not empty."""
    if not isinstance(value, str) or not value:
        raise wrong(text, path, value, "data-wrong-text", {})
    return value


def checked_truth(text: str, path: Path, value: object) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise wrong(text, path, value, "data-wrong", {"expected": "true, false"})
    return value


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
