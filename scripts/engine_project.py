"""Writes the project of the second distribution, `backroom-engine`, into a new folder: `engine_project.py FOLDER`.

It is Backroom without the web server and its database, for whoever only simulates (docs/decisions/0012). Any build
takes it from there: `pip wheel FOLDER`, cibuildwheel. Its version, its compiler and all other settings are ours.
"""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
#: The rooms that only tables over the network need, and the packages that only those rooms import.
LEFT_OUT_ROOMS = ("server", "store")
LEFT_OUT_PACKAGES = (
    "alembic", "packaging", "prometheus-client", "shtab", "sqlalchemy", "starlette", "uvicorn", "uvloop", "websockets",
)  # fmt: skip
_COPIED = ("hatch_build.py", "constraints.txt", "README.md", "LICENSE")
_DESCRIPTION = "The engine of Backroom: rules, bots and simulations of Chicago gangster games, without a web server"


class OutOfStep(Exception):
    """`pyproject.toml` does not look as this program expects it."""


def engine_pyproject(text: str) -> str:
    """Our `pyproject.toml` as the engine's."""
    # Ours is MIT; the other licences are of what the browser table is made from.
    for pattern, new in (
        (r'^name = "backroom"$', 'name = "backroom-engine"'),
        (r'^description = ".*"$', f'description = "{_DESCRIPTION}"'),
        (r'^license = ".*"$', 'license = "MIT"'),
        (r"^license-files = .*$", 'license-files = ["LICENSE"]'),
        *((rf'^    "{name}[>;=].*",\n', "") for name in LEFT_OUT_PACKAGES),
    ):
        text, count = re.subn(pattern, new, text, count=1, flags=re.MULTILINE)
        if count != 1:
            raise OutOfStep(f"pyproject.toml has nothing that fits {pattern}")
    return text


def write_project(folder: Path) -> None:
    rooms = [f"backroom/{room}" for room in LEFT_OUT_ROOMS]
    source = ROOT / "src"

    def left_out(where: str, names: list[str]) -> set[str]:
        inside = Path(where).relative_to(source)
        return {name for name in names if name == "__pycache__" or (inside / name).as_posix() in rooms}

    shutil.copytree(source, folder / "src", ignore=left_out)
    shutil.copytree(ROOT / "scripts", folder / "scripts", ignore=shutil.ignore_patterns("__pycache__"))
    for name in _COPIED:
        shutil.copy2(ROOT / name, folder / name)
    text = (ROOT / "pyproject.toml").read_text("utf-8")
    (folder / "pyproject.toml").write_text(engine_pyproject(text), "utf-8")


if __name__ == "__main__":
    if len(sys.argv) != 2 or Path(sys.argv[1]).exists():
        sys.exit("usage: python scripts/engine_project.py FOLDER, which is not there yet")
    write_project(Path(sys.argv[1]))
