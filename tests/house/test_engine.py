"""`backroom-engine`: for whoever only simulates, without a web server and without a database."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.house.building import Built, build, build_sdist, unpack
from tests.house.copy_of import ROOT, python

#: One process takes them all: they share what is set up for this file.
pytestmark = pytest.mark.xdist_group("engine")

#: Runs a command where no package can be imported that the engine does not ask for.
WITHOUT = """
import sys
for name in {missing!r}:
    sys.modules[name] = None
from backroom.cli import main
sys.exit(main(sys.argv[1:]))
"""
#: What nobody needs who only simulates, as it is imported.
MISSING = (
    "alembic", "packaging", "prometheus_client", "shtab", "sqlalchemy", "starlette", "uvicorn", "uvloop", "websockets",
)  # fmt: skip
Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    folder = tmp_path_factory.mktemp("engine") / "project"
    subprocess.run([sys.executable, ROOT / "scripts" / "engine_project.py", folder], check=True)
    # As in a release: the wheel is built from the sdist.
    return build(unpack(build_sdist(folder), folder.parent), BACKROOM_PURE="1")


@pytest.fixture
def engine(built: Built, tmp_path: Path) -> Run:
    """Runs a command of the engine's wheel, and of nothing else of ours."""
    ZipFile(built.wheel).extractall(tmp_path / "src")

    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        settings = {"XDG_DATA_HOME": str(tmp_path), "BACKROOM_LANG": "en"}
        return python(tmp_path, "-c", WITHOUT.format(missing=MISSING), *arguments, **settings)

    return run


def test_its_wheel_asks_for_no_web_server(built: Built) -> None:
    (metadata,) = (name for name in built.names if name.endswith(".dist-info/METADATA"))
    text = built.read(metadata)

    assert "Name: backroom-engine\n" in text
    needed = [line for line in text.splitlines() if line.startswith("Requires-Dist:") and "extra ==" not in line]
    assert 0 < len(needed) <= 8
    assert not [line for line in needed for name in MISSING if name.replace("_", "-") in line]
    assert not [name for name in built.names if name.startswith(("backroom/server/", "backroom/store/"))]
    assert "backroom/arena/simulate.py" in built.names


@pytest.mark.parametrize(
    "command", [["simulate", "gangster", "--games", "1"], ["titles"], ["rules", "gangster", "GA-1"], ["--version"]]
)
def test_it_simulates_and_tells_of_titles(engine: Run, command: list[str]) -> None:
    done = engine(*command)

    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("command", [["play", "gangster"], ["serve"], ["doctor"], ["completion", "bash"], ["check"]])
def test_what_needs_the_rest_says_so_in_one_sentence(engine: Run, command: list[str]) -> None:
    done = engine(*command)

    assert done.returncode == 2, done.stderr
    assert done.stderr == "This needs the web server and its packages, which are not here: pip install backroom.\n"


def test_the_smoke_test_of_the_wheels_takes_it_without_a_browser_table(built: Built, tmp_path: Path) -> None:
    ZipFile(built.wheel).extractall(tmp_path / "src")

    said = python(tmp_path, str(ROOT / "tests" / "house" / "smoke.py"))

    assert said.stdout.endswith("everything is there\n"), said.stderr
