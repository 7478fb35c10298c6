"""What the README tells people to type works, and what it links to is there."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

from backroom.commands.parser import filled_parser
from backroom.games import find_title
from tests.house.copy_of import ROOT
from tests.house.serving import served

README = (ROOT / "README.md").read_text("utf-8")
BLOCKS = re.findall(r"^```(\w*)\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)
PROGRAMS = [text for language, text in BLOCKS if language == "python"]
#: What whoever studies the games reads: one program from top to bottom.
RESEARCH = re.findall(
    r"^```python\n(.*?)^```$", (ROOT / "docs" / "research.md").read_text("utf-8"), re.MULTILINE | re.DOTALL
)
#: Each line that calls our command, without its remark.
COMMANDS = [
    line.split("#")[0].strip() for _, text in BLOCKS for line in text.splitlines() if line.startswith("backroom ")
]
#: What leaves an empty database in its usual place, as a server does.
OPENED_ONCE = """
from backroom.server.command import default_database
from backroom.store.journal import Journal
Journal(default_database()).close()
"""
COMMAND = "import sys; from backroom.cli import main; sys.exit(main())"
#: The wheel with compiled rules, as a user gets it, where `./test` has made one; else what lies in the tree runs.
BUILD = os.environ.get("BACKROOM_BUILD")
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]


def run(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run our Python, with data of its own."""
    environment = {**os.environ, "XDG_DATA_HOME": str(folder / "data"), **({"PYTHONPATH": BUILD} if BUILD else {})}
    return subprocess.run(
        [sys.executable, *command], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("program", PROGRAMS)
def test_a_program_in_the_readme_runs(program: str, tmp_path: Path) -> None:
    done = run(tmp_path, "-c", program)
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_the_page_for_research_runs_from_top_to_bottom(tmp_path: Path) -> None:
    assert len(RESEARCH) > 5
    done = run(tmp_path, "-c", "\n".join(RESEARCH))
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_the_example_of_the_readme_has_five_lines() -> None:
    assert [len(program.splitlines()) for program in PROGRAMS] == [5]


@pytest.fixture(scope="session")
def served_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the data that a server has left."""
    folder = tmp_path_factory.mktemp("served")
    assert run(folder, "-c", OPENED_ONCE).returncode == 0
    return folder


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_in_the_readme_works(command: str, served_once: Path, tmp_path: Path) -> None:
    shutil.copy(ROOT / "web" / "tests" / "a-game.record", tmp_path / "game.record")
    shutil.copytree(served_once / "data", tmp_path / "data")
    _, *words = shlex.split(command)
    done = run(tmp_path, "-c", COMMAND, *words)
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_what_is_played_from_the_readme_is_there_to_be_played() -> None:
    """`./play` hands its words on to `backroom play` (tests/house/test_setting_up.py)."""
    played = [line.split("#")[0].split()[1:] for _, text in BLOCKS for line in text.splitlines() if "./play" in line]
    assert len(played) == 4
    for words in played:
        asked = filled_parser()[1]["play"].parse_args(words)
        assert asked.title is None or find_title(asked.title)


def test_the_service_starts_as_its_file_says(tmp_path: Path) -> None:
    unit = (ROOT / "deploy" / "backroom.service").read_text("utf-8")
    (started,) = re.findall(r"^ExecStart=/opt/backroom/bin/backroom (.*)$", unit, re.MULTILINE)
    words = shlex.split(started.replace("/var/lib/backroom", str(tmp_path)))
    with (
        served([sys.executable, "-c", COMMAND, *words, "--port", "0"], dict(os.environ), tmp_path) as address,
        urlopen(f"{address}/healthz", timeout=60) as answer,
    ):
        assert answer.read() == b"ok\n"


def test_the_readme_has_something_for_each_reader() -> None:
    assert PROGRAMS
    assert {command.split()[1] for command in COMMANDS} >= {"titles", "rules", "replay", "verify", "backup", "simulate"}
    assert re.findall(r"^## (\w+)", README, re.MULTILINE)[:3] == ["Play", "Host", "Study"]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_of_a_page_leads_somewhere(page: Path) -> None:
    links = re.findall(r"\]\((?!https?://|#)([^)#\s]+)", page.read_text("utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []
