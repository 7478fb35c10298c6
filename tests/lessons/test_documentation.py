"""`docs/lessons.md` tells what is so: its keys, its example, its commands."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from backroom.cli import main
from backroom.lessons.checking import check_lesson
from backroom.lessons.reading import KEYS, STEP_KEYS
from backroom.lessons.shelf import lesson_files
from backroom.template.penny_ante import TITLE
from tests.installed import environment_with, install

PAGE = (Path(__file__).parents[2] / "docs" / "lessons.md").read_text("utf-8")
COMMANDS = re.findall(r"^backroom (.*)$", PAGE, re.MULTILINE)


def test_every_key_is_described() -> None:
    told = set(re.findall(r"`([a-z]+)(?:\.en)?`", PAGE))
    assert ({*KEYS, *STEP_KEYS} - {"step"}) - told == set()


def test_the_example_is_in_order_for_the_title_that_new_title_writes() -> None:
    (example,) = re.findall(r"^```toml\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    text = example.replace("north-side", "penny-ante").replace("NS-", "PA-")
    assert [flaw.sentence("en") for flaw in check_lesson(text, "first-bid", TITLE)] == []


def test_the_lesson_that_new_title_writes_is_in_order() -> None:
    (file,) = lesson_files(TITLE)
    assert [flaw.sentence("en") for flaw in check_lesson(file.read_text("utf-8"), file.stem, TITLE)] == []


def test_the_commands_run_where_that_title_is_installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From top to bottom, with the example in the place of the lesson that the new title has."""
    monkeypatch.chdir(tmp_path)
    assert main(["new-title", "north-side"]) == 0
    folder = tmp_path / "north-side"
    install(folder, "north-side", {"north-side": "north_side:TITLE"})
    (example,) = re.findall(r"^```toml\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    (lesson,) = folder.rglob("first-bid.toml")
    lesson.write_text(example)
    assert [command.split()[0] for command in COMMANDS] == ["lesson", "lesson", "lesson", "play"]
    for command in COMMANDS:
        done = subprocess.run(
            [sys.executable, "-m", "backroom", *shlex.split(command)],
            cwd=lesson.parent,
            env={**environment_with(folder), "XDG_DATA_HOME": str(tmp_path), "BACKROOM_LANG": "en"},
            input="draw\nbid 2, done\n",
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
        assert "Your first bid" in done.stdout or "in order" in done.stdout, done.stdout
