"""`./play` and `./test` say in one sentence what is missing."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.house.copy_of import ROOT, copy_project

#: The plain commands that `./play` leans on before it has a Python.
PLAIN = ("bash", "cat", "cksum", "dirname", "env", "find", "mkdir", "readlink", "rm", "sort")


def machine(folder: Path, **commands: str) -> str:
    """A PATH that holds the plain commands, and `commands` as shell scripts."""
    folder.mkdir()
    for name in PLAIN:
        found = shutil.which(name)
        assert found, name
        (folder / name).symlink_to(found)
    for name, script in commands.items():
        (folder / name).write_text(f"#!/usr/bin/env bash\n{script}\n")
        (folder / name).chmod(0o755)
    return str(folder)


def run(command: Path, *arguments: str, path: str = os.environ["PATH"]) -> subprocess.CompletedProcess[str]:
    return subprocess.run([command, *arguments], env={"PATH": path}, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("python3", "sentence"),
    [
        ("exit 127", "Backroom needs Python 3.11 or later, and none was found."),
        ('[[ "$*" != *ensurepip* ]]', "python3 has no venv module, which Backroom needs"),
    ],
)
def test_play_names_what_the_machine_lacks(tmp_path: Path, python3: str, sentence: str) -> None:
    copy = copy_project(tmp_path / "a room with blanks")
    done = run(copy / "play", path=machine(tmp_path / "bin", python3=python3))
    assert done.returncode == 1
    assert done.stderr.startswith(sentence)
    assert done.stderr.count("\n") == 1
    assert not (copy / ".venv").exists()


def test_an_unknown_part_is_told_the_parts_there_are() -> None:
    done = run(ROOT / "test", "bananas")
    assert done.returncode == 2
    assert done.stderr.startswith("There is no part 'bananas'. The parts are lint, clauses, ")
    for part in ("kernel", "rules", "contract", "house", "compiled", "long"):
        assert f" {part}" in done.stderr


def test_every_test_lies_in_a_part() -> None:
    assert not list((ROOT / "tests").glob("test_*.py"))
