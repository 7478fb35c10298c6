"""One short text for a state of the sources: whatever was made of them is made anew when it changes."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path

from workshop.places import CLIENT, ROOT, this_python

#: What the browser table is built from, and the words and rulebooks that it shares with Python.
_CLIENT = ("web", "scripts/build_client.py", "src/backroom/**/*.ftl", "src/backroom/games/*/rulebook/*")
#: What a wheel is built from, beside the built browser table.
_WHEEL = (
    "src", "hatch_build.py", "pyproject.toml", "constraints.txt", "README.md", "LICENSE", "LICENSES", "scripts/*.py",
)  # fmt: skip
_CLUTTER = {"__pycache__", "node_modules", "dist"}


def client_state() -> str:
    return _state(_CLIENT)


def wheel_state(*more: str) -> str:
    """`more` is what else the wheel depends on, such as the compiler."""
    return _state(_WHEEL, _mark_of(CLIENT), this_python(), *more)


def project_state() -> str:
    """Of what is to be installed, for an environment."""
    return _state(("pyproject.toml", "constraints.txt"), this_python(), str(ROOT))


def has_mark(folder: Path, state: str) -> bool:
    """Whether what lies there was finished, and is of this state."""
    return _mark_of(folder) == state


def set_mark(folder: Path, state: str) -> None:
    """The last thing that is done: without it everything counts as unfinished."""
    (folder / "mark").write_text(state, "utf-8")


def _mark_of(folder: Path) -> str:
    try:
        return (folder / "mark").read_text("utf-8")
    except OSError:
        return ""


def _state(patterns: Iterable[str], *more: str) -> str:
    digest = sha256("\0".join(more).encode())
    for file in sorted({file for pattern in patterns for found in ROOT.glob(pattern) for file in _files(found)}):
        digest.update(str(file.relative_to(ROOT)).encode() + b"\0" + sha256(file.read_bytes()).digest())
    return digest.hexdigest()[:16]


def _files(found: Path) -> Iterable[Path]:
    if found.is_file():
        yield found
    elif found.name not in _CLUTTER and not found.name.startswith("."):
        for inner in found.iterdir():
            yield from _files(inner)
