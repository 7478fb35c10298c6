"""Data files: TOML that an owner of the box may replace. What is wrong in one is told with its line."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from typing import Final

from backroom.kernel.refusal import BadInput

#: Where a value stands: ("businesses", "bar", "count"), or ("loot", 3, "winners") for the fourth `[[loot]]`.
Path = tuple[str | int, ...]
Table = dict[str, object]

#: What a data file may have. The largest of ours has a sixth of each.
MOST_BYTES: Final = 64_000
MOST_ON_A_LINE: Final = 1_000
MOST_IN_A_WORD: Final = 64
MOST_KEY_PARTS: Final = 4
MOST_DEEP: Final = 6
MOST_TABLES: Final = 500
MOST_VALUES: Final = 2_000
MOST_IN_A_TEXT: Final = 60
#: How much of a wrong value is told.
MOST_TOLD: Final = 200

#: What TOML is made of, as far as its bounds go. Each part of a text begins with another character, so that no text can
#: be read in two ways, and reading stays linear. Where that is not told by `*+` it is because Python up to 3.11.3 takes
#: too much for a group that is repeated so.
_TOKEN: Final = re.compile(
    r'''(?P<text>"""(?:[^"\\]|\\.|"(?!""))*"{3,5}|'{3}(?:[^']|'(?!''))*'{3,5}|(?!""")"(?:[^"\\\n]|\\[^\n])*"'''
    r"""|(?!'{3})'[^'\n]*+')|(?P<open>["'])|(?P<word>[A-Za-z0-9_+:-]++)|(?P<mark>[][{}=,.\n])|\#[^\n]*+|[^][{}=,.\n"'\#A-Za-z0-9_+:-]++""",
    re.DOTALL,
)


def read_toml(text: str) -> Table:
    """The tables of a data file; `BadInput` with the parser's line if it is not TOML, or beyond bounds."""
    check_bounds(text)
    try:
        data: Table = tomllib.loads(text)
    except ValueError as error:  # the parser's own, and what it lets through of Python's
        raise BadInput("data-not-toml", {"reason": str(error)}) from None
    return data


def check_bounds(text: str) -> None:
    """`BadInput` for a text that the parser of TOML should not see: too large, too deep, too many of something.

    In linear time. The parser is quadratic in the parts of a dotted key, and goes down a call for every bracket:
    `a.a.a…=1` of 198 kB once took 22.9 GB.
    """
    try:
        size = len(text.encode())
    except UnicodeEncodeError as error:
        raise BadInput("data-not-toml", {"reason": error.reason}) from None
    if size > MOST_BYTES:
        raise BadInput("data-too-large", {"size": size, "most": MOST_BYTES})
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > MOST_ON_A_LINE:
            raise BadInput("data-too-long", {"line": number, "most": MOST_ON_A_LINE})
    _check_tokens(text)


def _check_tokens(text: str) -> None:
    number = 1
    parts = 1
    deep = 0
    tables = 0
    values = 0
    begun = False
    for token in _TOKEN.finditer(text):
        kind = token.lastgroup
        said = token.group()
        if kind == "open":
            raise BadInput("data-not-toml", {"reason": f"Unterminated string (at line {number})"})
        if kind == "text":
            # A text in three quotes may run over lines, but need be no longer than one.
            if len(said) > MOST_ON_A_LINE:
                raise BadInput("data-too-long", {"line": number, "most": MOST_ON_A_LINE})
            number += said.count("\n")
        elif kind == "word":
            if len(said) > MOST_IN_A_WORD:
                raise BadInput("data-too-long-word", {"line": number, "most": MOST_IN_A_WORD})
        elif said == ".":
            parts += 1
            if parts > MOST_KEY_PARTS:
                raise BadInput("data-too-many-parts", {"line": number, "most": MOST_KEY_PARTS})
        elif kind == "mark":
            parts = 1
            if said == "\n":
                number += 1
                begun = False
                continue
            if said in "[{":
                if said == "{" or not (begun or deep):
                    tables += 1
                deep += 1
            elif said in "]}":
                deep -= 1
            else:
                values += 1
            if deep > MOST_DEEP:
                raise BadInput("data-too-deep", {"line": number, "most": MOST_DEEP})
            if tables > MOST_TABLES or values > MOST_VALUES:
                most = MOST_TABLES if tables > MOST_TABLES else MOST_VALUES
                raise BadInput("data-too-many", {"line": number, "most": most})
        else:
            continue
        begun = True


def wrong(text: str, path: Path, value: object, message: str, expected: Mapping[str, object]) -> BadInput:
    """What to raise for a value that cannot be played with: `data-wrong…` and the facts of what was expected."""
    name = ".".join(str(part + 1) if isinstance(part, int) else part for part in path)
    return BadInput(message, {"line": line_of(text, path), "name": name, "value": _short(value), **expected})


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
    """A text that is not empty, nor long, and can be shown."""
    if not isinstance(value, str) or not 0 < len(value) <= MOST_IN_A_TEXT or not value.isprintable():
        raise wrong(text, path, value, "data-wrong-text", {})
    return value


def texts_in(given: object) -> list[str]:
    """The texts of a list of nothing but texts; none if it is anything else."""
    if isinstance(given, list) and all(isinstance(one, str) for one in given):
        return given
    return []


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


def _short(value: object) -> str:
    """A value as it goes into a message."""
    said = str(value)
    return said if len(said) <= MOST_TOLD else said[:MOST_TOLD] + "…"
