"""Kinds of values that people write: on the command line, in a variable, in a file. Wrong ones are named in a sentence.

`from_text` reads what was typed, `from_data` checks what a TOML file holds. Both are told the name that the value was
given by (`--port`, `BACKROOM_PORT`, `backroom.toml: port`) and raise `BadInput` with it.
"""

from __future__ import annotations

import argparse
import ipaddress
import math
import os
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, NoReturn, Protocol
from urllib.parse import urlsplit

from backroom.kernel.refusal import BadInput

_WHOLE = re.compile(r"[+-]?[0-9]{1,18}")
_HOST = re.compile(r"(?=.{1,253}$)[A-Za-z0-9_]([A-Za-z0-9_-]{0,62})(\.[A-Za-z0-9_]([A-Za-z0-9_-]{0,62}))*\.?")
#: A file of SQLite, never its memory; or a server.
_DATABASE = re.compile(r"sqlite(\+pysqlite)?:///(?!:memory:)[^?]+.*|(?!sqlite)[a-z][a-z0-9_]*(\+[a-z0-9_]+)?://.+")

_BUS = re.compile(r"(rediss?|unix)://.+")
_CLUSTER = re.compile(r"auto|([A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\]):[0-9]{1,5}")


class Kind(Protocol):
    """What a value may be. `about` says it in English, for the help and the documentation."""

    @property
    def about(self) -> str: ...

    def from_text(self, text: str, name: str) -> Any: ...  # noqa: ANN401 every kind has its own

    def from_data(self, value: object, name: str) -> Any: ...  # noqa: ANN401


@dataclass(frozen=True)
class Whole:
    """A whole number."""

    least: int
    most: int

    @property
    def about(self) -> str:
        return f"whole number from {self.least} to {self.most}"

    def from_text(self, text: str, name: str) -> int:
        return self._bounded(int(text) if _WHOLE.fullmatch(text) else None, text, name)

    def from_data(self, value: object, name: str) -> int:
        return self._bounded(value if type(value) is int else None, value, name)

    def _bounded(self, number: int | None, value: object, name: str) -> int:
        if number is None or not self.least <= number <= self.most:
            facts = {"name": name, "value": str(value), "least": str(self.least), "most": str(self.most)}
            raise BadInput("value-whole", facts)
        return number


@dataclass(frozen=True)
class Number:
    """A number, with a point if need be."""

    least: float
    most: float

    @property
    def about(self) -> str:
        return f"number from {self.least:g} to {self.most:g}"

    def from_text(self, text: str, name: str) -> float:
        try:
            number = float(text)
        except ValueError:
            number = math.nan
        return self._bounded(number, text, name)

    def from_data(self, value: object, name: str) -> float:
        return self._bounded(float(value) if type(value) in (int, float) else math.nan, value, name)  # type: ignore[arg-type]

    def _bounded(self, number: float, value: object, name: str) -> float:
        if not self.least <= number <= self.most:  # never true of NaN
            facts = {"name": name, "value": str(value), "least": f"{self.least:g}", "most": f"{self.most:g}"}
            raise BadInput("value-number", facts)
        return number


@dataclass(frozen=True)
class Choice:
    """One of a few words."""

    words: tuple[str, ...]

    @property
    def about(self) -> str:
        return ", ".join(self.words)

    def from_text(self, text: str, name: str) -> str:
        if text not in self.words:
            raise BadInput("value-choice", {"name": name, "value": text, "expected": ", ".join(self.words)})
        return text

    def from_data(self, value: object, name: str) -> str:
        return self.from_text(str(value), name)


@dataclass(frozen=True)
class Text:
    """A text that `fits`; `message` tells what it must be. Without a message any text does but an empty one."""

    about: str
    message: str = "value-empty"
    fits: Callable[[str], bool] = bool

    def from_text(self, text: str, name: str) -> str:
        if not self.fits(text):
            raise BadInput(self.message, {"name": name, "value": text})
        return text

    def from_data(self, value: object, name: str) -> str:
        return self.from_text(text_in(value, name), name)


@dataclass(frozen=True)
class File:
    """The path of a file, there or not."""

    about: str = "file"

    def from_text(self, text: str, name: str) -> Path:
        if not text or "\0" in text:
            raise BadInput("value-empty", {"name": name})
        return Path(text)

    def from_data(self, value: object, name: str) -> Path:
        return self.from_text(text_in(value, name), name)


@dataclass(frozen=True)
class Folder(File):
    """The path of a folder that is there."""

    about: str = "folder"

    def from_text(self, text: str, name: str) -> Path:
        folder = super().from_text(text, name)
        if not os.path.isdir(folder):  # never raises, whatever the name
            raise BadInput("value-folder", {"name": name, "value": text})
        return folder


def text_in(value: object, name: str) -> str:
    """A text of a TOML file; `BadInput` if it is something else."""
    if not isinstance(value, str):
        raise BadInput("value-text", {"name": name, "value": str(value)})
    return value


def argument(kind: Kind, name: str) -> Callable[[str], Any]:
    """A kind as argparse wants it."""
    return partial(kind.from_text, name=name)


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="as data: one JSON document, and nothing else")


def refuse_together(args: argparse.Namespace, *pairs: Sequence[str]) -> None:
    """`BadInput` if both options of a pair were given; they are named as in the namespace."""
    for one, other in pairs:
        if _given(args, one) and _given(args, other):
            raise BadInput("value-not-together", {"name": _flag(one), "value": _flag(other)})


def refuse_alone(name: str, other: str) -> NoReturn:
    """An option that means nothing without another one is never swallowed."""
    raise BadInput("value-only-with", {"name": name, "value": other})


def _given(args: argparse.Namespace, name: str) -> bool:
    return getattr(args, name) not in (None, False, [])


def _flag(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def _is_host(text: str) -> bool:
    return _is_address(text) or bool(_HOST.fullmatch(text))


def _is_address(text: str) -> bool:
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True


def _is_network(text: str) -> bool:
    try:
        ipaddress.ip_network(text, strict=False)
    except ValueError:
        return False
    return True


def _is_origin(text: str) -> bool:
    try:
        place = urlsplit(text)
        host, _ = place.hostname, place.port
    except ValueError:
        return False
    return bool(host) and text == f"{place.scheme}://{place.netloc}" and place.scheme in ("http", "https")


def _is_root(text: str) -> bool:
    from backroom.server.front import Front

    try:
        Front(root=text.rstrip("/")).check()
    except BadInput:
        return False
    return True


def _is_blockable(text: str) -> bool:
    from backroom.server.blocking import is_blockable

    return is_blockable(text)


def _is_readable(text: str) -> bool:
    """Bytes that are no letters of the terminal's alphabet come to us as halves of letters."""
    return not any("\ud800" <= letter <= "\udfff" for letter in text)


WORDS = Text("text", "value-unreadable", _is_readable)
HOST = Text("address or name", "value-host", _is_host)
HOST_NAME = Text("name of a host", "value-host-name", lambda text: bool(_HOST.fullmatch(text)))
ADDRESS = Text("address", "value-address", _is_address)
NETWORK = Text("address or network", "value-network", _is_network)
ORIGIN = Text("address of a page", "value-origin", _is_origin)
ROOT = Text("path", "value-root", _is_root)
DATABASE = Text("address of a database", "value-database", lambda text: bool(_DATABASE.fullmatch(text)))
BUS = Text("address of a Redis", "value-bus", lambda text: bool(_BUS.fullmatch(text)))
CLUSTER = Text("auto, or the address of a Ray cluster", "value-cluster", lambda text: bool(_CLUSTER.fullmatch(text)))
BLOCKABLE = Text("address, network or key", "value-blocked", _is_blockable)
