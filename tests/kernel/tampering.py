"""Every way to change a record, by somebody who computes the chain and the seal anew."""

from __future__ import annotations

import copy
import hashlib
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from backroom.kernel.chain import START, line_digest, next_head

Line = dict[str, Any]
Change = tuple[str, Callable[[list[Line]], object]]


@dataclass(frozen=True)
class Tampered:
    """What was done, in one word or two, and the file that came of it."""

    what: str
    text: str


def tamperings(text: str) -> Iterator[Tampered]:
    """All of them: at one line of each kind, every field in every way, and every line as a whole."""
    lines = [json.loads(line) for line in text.split("\n")[:-1]]
    seed = bytes.fromhex(lines[-2]["reveal"]["house"])
    for kind, at in _kinds(lines).items():
        for what, change in (*_fields(kind, at, lines[at]), *_wholes(kind, at, lines, seed)):
            changed = list(lines)
            changed[at], changed[-1] = copy.deepcopy(lines[at]), copy.deepcopy(lines[-1])
            change(changed)
            yield Tampered(what, rewritten(changed, seed))
            if "=" in what:
                yield Tampered(f"{what} unchained", rewritten(changed, None))


def rewritten(lines: list[Line], seed: bytes | None) -> str:
    """The file again, with a seal that fits, and with the seed a chain that does."""
    written = [_written(line) for line in lines]
    last = lines[-1]
    if seed is not None and "head" in last:
        head = START
        revealed = "reveal" in lines[-2] if len(lines) > 1 else False
        for number, line in enumerate(lines[: -2 if revealed else -1]):
            hidden = line.get("hidden")
            fits = isinstance(hidden, str) and len(hidden) == 64
            digest = bytes.fromhex(str(hidden)) if fits else _line_digest(seed, number, written[number])
            head = next_head(head, digest)
        last["head"] = head.hex()
    if "lines" in last and "sha256" in last:
        last["lines"] = len(lines) - 1
        last["sha256"] = hashlib.sha256("\n".join(written[:-1]).encode()).hexdigest()
    return "\n".join([*written[:-1], _written(last)]) + "\n"


@cache
def _line_digest(seed: bytes, number: int, line: str) -> bytes:
    return line_digest(seed, number, line.encode())


def _written(line: Line) -> str:
    return json.dumps(line, separators=(",", ":"), ensure_ascii=False)


def _kinds(lines: list[Line]) -> dict[str, int]:
    """One line of each kind that there is."""
    found: dict[str, int] = {}
    for at, line in enumerate(lines):
        kind = next((name for name in ("backroom", "deal", "undo", "hidden", "reveal", "end") if name in line), "")
        if "name" in line:
            kind = "name"
        elif "say" in line:
            kind = "whisper" if "to" in line else "say"
        elif "do" in line:
            kind = "bot" if "by" in line else "chance" if line["chance"] else "do"
        found.setdefault(kind, at)
    return found


def _fields(kind: str, at: int, line: Line) -> Iterator[Change]:
    for path in _paths(line):
        name = ".".join([kind, *(str(step) for step in path if isinstance(step, str))])
        for what, value in _others(_at(line, path)):
            yield f"{name}={what}", _setting(at, path, value)
        yield f"{name} removed", _removing(at, path)
    yield f"{kind} field added", lambda lines: lines[at].update(more=1)
    yield f"{kind} fields turned round", lambda lines: _turn(lines, at)


def _paths(value: object, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Every place within a line; of a long list the first two."""
    steps: list[str | int] = []
    if isinstance(value, dict):
        steps += list(value)
    elif isinstance(value, list):
        steps += range(len(value) if len(value) <= 6 else 2)
    for step in steps:
        yield (*path, step)
        yield from _paths(_at(value, (step,)), (*path, step))


def _others(value: object) -> Iterator[tuple[str, object]]:
    """Other values in the place of this one: of its own kind, and of others."""
    if isinstance(value, bool):
        yield "other", not value
    elif isinstance(value, int):
        yield "other", value + 1
        yield "less", value - 1
        yield "float", float(value)
        yield "huge", 10**40
    elif isinstance(value, str):
        other = ("0" if value[:1] != "0" else "1") + value[1:]
        yield "other", other
        yield "more", value + "x"
        yield "empty", ""
    elif isinstance(value, list):
        yield "shorter", value[:-1] if value else [1]
        yield "longer", [*value, value[-1] if value else 1]
        yield "turned", value[::-1] if value[::-1] != value else [None]
    elif isinstance(value, dict):
        yield "emptied", {}
    if value is not None:
        yield "null", None
    yield "number", 7
    yield "text", "7"
    yield "list", [7]


def _wholes(kind: str, at: int, lines: list[Line], seed: bytes) -> Iterator[Change]:
    """What can be done with a line as a whole."""
    talk: Line = {"seat": 1, "say": "never said", "salt": "ab" * 16}
    yield f"{kind} line dropped", lambda lines: lines.pop(at)
    yield f"{kind} line doubled", lambda lines: lines.insert(at, copy.deepcopy(lines[at]))
    yield f"{kind} line moved on", lambda lines: lines.insert(min(at + 1, len(lines) - 1), lines.pop(at))
    yield f"{kind} line moved far", lambda lines: lines.insert(len(lines) - 2, lines.pop(at))
    yield f"words before {kind}", lambda lines: lines.insert(at, dict(talk))
    yield f"{kind} line emptied", lambda lines: lines.__setitem__(at, {})
    digest = line_digest(seed, at, _written(lines[at]).encode()).hex()
    yield f"{kind} line hidden", lambda lines: lines.__setitem__(at, {"hidden": digest})
    yield f"{kind} line for another digest", lambda lines: lines.__setitem__(at, {"hidden": "cd" * 32})
    if kind in ("do", "bot", "chance"):
        yield f"{kind} line taken back at once", lambda lines: _take_back(lines, at)


def _take_back(lines: list[Line], at: int) -> None:
    """The choice is made, taken back, and made again."""
    stood = sum("do" in line for line in lines[:at])
    lines[at + 1 : at + 1] = [{"seat": lines[at]["seat"], "undo": stood}, copy.deepcopy(lines[at])]


def _turn(lines: list[Line], at: int) -> None:
    lines[at] = dict(reversed(lines[at].items()))


def _at(value: Any, path: tuple[str | int, ...]) -> Any:  # noqa: ANN401 whatever stands there
    for step in path:
        value = value[step]
    return value


def _setting(at: int, path: tuple[str | int, ...], value: object) -> Callable[[list[Line]], object]:
    def change(lines: list[Line]) -> None:
        _at(lines[at], path[:-1])[path[-1]] = value

    return change


def _removing(at: int, path: tuple[str | int, ...]) -> Callable[[list[Line]], object]:
    def change(lines: list[Line]) -> None:
        del _at(lines[at], path[:-1])[path[-1]]

    return change
