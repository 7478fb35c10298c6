"""Virtual environments and what is installed into them: by uv where the machine has it, else by venv and pip."""

from __future__ import annotations

import os
import shutil
import sys
import tomllib
from pathlib import Path

from workshop.places import PLAY, ROOT, TEST, TOOLS, log, python_of, this_python
from workshop.sources import has_mark, project_state, set_mark
from workshop.steps import Steps
from workshop.trouble import Failed

_CONSTRAINTS = "constraints.txt"
#: What compiles the rules, in the versions of the constraints.
_COMPILERS = ("mypy", "setuptools")
#: The extras whose libraries the tests of the adapters need.
_ADAPTERS = ("gymnasium", "openspiel", "pettingzoo")
#: The extra of what the tests on PostgreSQL need.
_POSTGRES = ("postgres-server",)
#: The same for Redis.
_REDIS = ("redis-server",)
#: The extra of what the tests on a Ray cluster need.
_CLUSTER = ("cluster",)


def play_environment(steps: Steps) -> None:
    """`.venv/play` holds what Backroom needs, and what builds its wheel. Backroom itself is a build beside it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    _environment(steps, PLAY, [*project["project"]["dependencies"], *project["build-system"]["requires"]])


def test_environment(steps: Steps) -> None:
    """`.venv/test` holds Backroom to be edited, and the tools that test it."""
    _environment(steps, TEST, ["--editable", ".[test,site]"])


def adapter_packages(steps: Steps) -> None:
    """`.venv/test` also holds the libraries that the adapters are for."""
    _extras(steps, TEST / "adapters", "Installing the libraries of the adapters", _ADAPTERS)


def postgres_packages(steps: Steps) -> None:
    """`.venv/test` also holds a PostgreSQL and its driver."""
    _extras(steps, TEST / "postgres", "Installing a PostgreSQL for the tests", _POSTGRES)


def redis_packages(steps: Steps) -> None:
    """`.venv/test` also holds a Redis and its driver."""
    _extras(steps, TEST / "redis", "Installing a Redis for the tests", _REDIS)


def cluster_packages(steps: Steps) -> None:
    """`.venv/test` also holds Ray, and what writes Parquet."""
    _extras(steps, TEST / "cluster", "Installing Ray for the tests", _CLUSTER)


def _extras(steps: Steps, installed: Path, words: str, names: tuple[str, ...]) -> None:
    """What these extras ask for is there afterwards, in the environment of the tests."""
    state = project_state()
    if has_mark(installed, state):
        return
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    wanted = sorted({name for extra in names for name in extras[extra]})
    _install(steps, words, log(installed.name), python_of(TEST), *wanted)
    installed.mkdir(exist_ok=True)
    set_mark(installed, state)


def compilers(steps: Steps) -> None:
    """`.venv/tools` holds mypyc."""
    state = project_state()
    if not has_mark(TOOLS, state):
        shutil.rmtree(TOOLS, ignore_errors=True)
        install_beside(steps, "Fetching mypyc", TOOLS, *_COMPILERS)
        set_mark(TOOLS, state)


def install_beside(steps: Steps, words: str, folder: Path, *names: str) -> None:
    """Packages in a folder of their own, for PYTHONPATH. Needs the environment to play in, if only for its pip."""
    _install(steps, words, log(folder.stem), python_of(PLAY), "--target", folder, *names)


def make(steps: Steps, folder: Path) -> None:
    """A virtual environment is there afterwards. One that still works is kept."""
    if has_mark(folder, this_python()) and os.access(python_of(folder), os.X_OK):
        return
    uv = shutil.which("uv")
    plain = [sys.executable, "-m", "venv", "--clear", str(folder)]
    quick = [str(uv), "venv", "--clear", "--seed", "--python", sys.executable, str(folder)]
    words = f"Making a virtual environment in .venv/{folder.name}"
    try:
        steps.do(words, log(folder.name), quick if uv else plain, cwd=ROOT)
    except Failed:
        if not uv:
            raise
        steps.do(words, log(folder.name), plain, cwd=ROOT)
    set_mark(folder, this_python())


def _environment(steps: Steps, folder: Path, wanted: list[str]) -> None:
    make(steps, folder)
    installed = folder / "installed"
    state = project_state()
    if has_mark(installed, state):
        return
    _install(steps, f"Installing what is needed into .venv/{folder.name}", log(folder.name), python_of(folder), *wanted)
    installed.mkdir(exist_ok=True)
    set_mark(installed, state)


def _install(steps: Steps, words: str, said: Path, python: Path, *wanted: str | Path) -> None:
    uv = shutil.which("uv")
    if uv is not None:
        try:
            steps.do(words, said, _uv(uv, python, *wanted), cwd=ROOT, environment=_settings())
            return
        except Failed as failed:
            # A uv of another time, or with settings of its own: pip remains.
            steps.say(f"{failed} Trying with pip.")
    # Python compiles a module when it is first used: doing it for all of them takes seconds now.
    steps.do(words, said, _pip(python, "--no-compile", *wanted), cwd=ROOT, environment=_settings())


def _uv(uv: str, python: Path, *wanted: str | Path) -> list[str | Path]:
    # uv is done long before the browser table: what Python compiles at a first start is compiled meanwhile.
    return [uv, "pip", "install", "--compile-bytecode", "--python", python, "--constraint", _CONSTRAINTS, *wanted]


def _pip(python: Path, *wanted: str | Path) -> list[str | Path]:
    return [python, "-m", "pip", "--retries", "2", "install", "--progress-bar", "off", *wanted]


def _settings() -> dict[str, str]:
    """Our versions, for what is installed and for what builds it; an editable Backroom is never compiled.

    The constraints are named relative to the project, because pip splits these variables at blanks.
    """
    return {
        **os.environ,
        "BACKROOM_PURE": "1",
        "PIP_CONSTRAINT": _CONSTRAINTS,
        "PIP_BUILD_CONSTRAINT": _CONSTRAINTS,
        "UV_BUILD_CONSTRAINT": _CONSTRAINTS,
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        "PIP_ROOT_USER_ACTION": "ignore",
    }
