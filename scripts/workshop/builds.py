"""Backroom itself as its wheel holds it, unpacked: the pure build at once, the compiled one when there is time."""

from __future__ import annotations

import os
import shutil
import time
from contextlib import suppress
from pathlib import Path
from zipfile import ZipFile

from compiler import find_compiler

from workshop.places import BUILDS, CLIENT, PLAY, ROOT, TOOLS, log, packages_of, python_of
from workshop.sources import has_mark, set_mark, wheel_state
from workshop.steps import Steps
from workshop.trouble import Trouble

_BUILD_WHEEL = "import sys; from hatchling.build import build_wheel; build_wheel(sys.argv[1])"
#: A build of other sources that nothing has begun with for so many seconds is thrown away.
_OLD = 7 * 24 * 3600


def pure() -> Path:
    return BUILDS / f"pure-{wheel_state()}"


def compiled() -> Path:
    return BUILDS / f"compiled-{wheel_state(str(find_compiler()))}"


def quick() -> Path:
    """A compiled build for tests alone, in a place of its own: who plays or measures never gets it."""
    return BUILDS / f"compiled-{wheel_state(str(find_compiler()), 'quick')}"


def is_there(build: Path) -> bool:
    return has_mark(build, build.name)


def make_pure(steps: Steps) -> None:
    """The pure build of today's sources is there afterwards."""
    build = pure()
    if not is_there(build):
        _make(steps, build, "Putting the package together", {"BACKROOM_PURE": "1"})


def make_compiled(steps: Steps, build: Path) -> None:
    """`build`, either compiled one, is there afterwards; needs `packages.compilers`. Takes minutes."""
    if not is_there(build):
        settings = {"BACKROOM_PURE": "", "BACKROOM_QUICK": "1" if build == quick() else ""}
        _make(steps, build, "Compiling the rules", {"PYTHONPATH": str(TOOLS), **settings})


def use(build: Path) -> None:
    """From now on `.venv/play` runs this build. Servers that run already keep the files they began with."""
    pointer = packages_of(PLAY) / "backroom.pth"
    with suppress(OSError):
        if pointer.read_text("utf-8") == f"{build}\n":
            return
    part = pointer.with_suffix(f".{os.getpid()}")
    part.write_text(f"{build}\n", "utf-8")
    part.replace(pointer)
    os.utime(build)
    _clear_old(build)


def _make(steps: Steps, build: Path, words: str, settings: dict[str, str]) -> None:
    part = BUILDS / f"{build.name}.{os.getpid()}"
    shutil.rmtree(part, ignore_errors=True)
    wheels = part / "wheel"
    wheels.mkdir(parents=True)
    file = log(build.name.partition("-")[0])
    client = str(CLIENT) if (CLIENT / "index.html").is_file() else "none"
    environment = {**os.environ, "BACKROOM_CLIENT": client, **settings}
    try:
        command: list[str | Path] = [python_of(PLAY), "-c", _BUILD_WHEEL, wheels]
        steps.do(words, file, command, cwd=ROOT, environment=environment)
        (wheel,) = wheels.glob("*.whl")
        if build.name.startswith("compiled") and wheel.name.endswith("none-any.whl"):
            raise Trouble(f"The rules could not be compiled; the reason stands in {file}.")
        ZipFile(wheel).extractall(part)
        set_mark(part, build.name)
        shutil.rmtree(build, ignore_errors=True)
        part.rename(build)
    finally:
        shutil.rmtree(part, ignore_errors=True)


def _clear_old(current: Path) -> None:
    for build in BUILDS.iterdir():
        if build != current and build.is_dir() and build.stat().st_mtime < time.time() - _OLD:
            shutil.rmtree(build, ignore_errors=True)
