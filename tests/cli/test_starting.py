"""Starting is quick: what a command does not need is not loaded."""

from __future__ import annotations

import subprocess
import sys

import pytest

HEAVY = {
    "alembic", "babel", "fluent.runtime", "msgspec", "platformdirs", "rich", "shtab", "sqlalchemy", "starlette",
    "uvicorn", "backroom.games", "backroom.words",
}  # fmt: skip
RUN = "import sys; from backroom.cli import main; sys.argv[1:] and main(sys.argv[1:])"
LOADED = "; print('\\n'.join(sys.modules), file=sys.stderr)"
CPU = "; import time; print(time.process_time(), file=sys.stderr)"


def said(code: str, *arguments: str) -> str:
    done = subprocess.run([sys.executable, "-c", code, *arguments], capture_output=True, text=True, check=True)
    return done.stderr


def seconds(code: str, *arguments: str) -> float:
    """The least CPU time of several runs: the machine may be busy."""
    return min(float(said(code + CPU, *arguments)) for _ in range(7))


@pytest.mark.parametrize(
    ("code", "arguments"),
    [("import sys, backroom", []), (RUN, []), (RUN, ["--version"])],
    ids=["import", "cli", "version"],
)  # fmt: skip
def test_nothing_heavy_is_loaded(code: str, arguments: list[str]) -> None:
    assert HEAVY & set(said(code + LOADED, *arguments).split()) == set()


@pytest.mark.parametrize("command", ["completion", "serve"])
def test_a_command_is_told_what_it_can_do_without_the_rules_and_the_database(command: str) -> None:
    code = f"import sys; from backroom.commands.parser import filled_parser; filled_parser()[1][{command!r}]"
    loaded = set(said(code + LOADED).split())
    assert {"sqlalchemy", "starlette", "rich", "shtab", "backroom.games"} & loaded == set()


def test_importing_and_asking_the_version_take_little_time() -> None:
    nothing = seconds("import sys")
    importing = seconds("import sys, backroom") - nothing
    version = seconds(RUN, "--version") - nothing
    # Promised are 30 and 100 ms with the interpreter's own start, which is not counted here.
    assert importing < 0.03, f"{importing * 1000:.0f} ms"
    assert version < 0.08, f"{version * 1000:.0f} ms"
