"""Shell completion, tried in a real bash; zsh and fish scripts name the same things."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from backroom.cli import main

COMPLETE = """
source "$1"; shift
COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMP_LINE="$*"; COMP_POINT=${#COMP_LINE}
_shtab_backroom "$1" "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
printf '%s\\n' "${COMPREPLY[@]}"
"""


@pytest.fixture
def script(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    assert main(["completion", "bash"]) == 0
    file = tmp_path / "completion.bash"
    file.write_text(capsys.readouterr().out)
    return file


SOLDIERS = ("soldier-dutch", "soldier-frankie", "soldier-rosa")


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        (["sim"], {"simulate"}),
        (["simulate", "chicago-p"], {"chicago-poker"}),
        (["play", "gang"], {"gangster"}),
        (["play", "gangster", "--bots", "so"], {"soldier", *SOLDIERS}),
        (["simulate", "gangster", "--bots", "so"], {"soldier", "soldier-2026", *SOLDIERS}),
        (["serve", "--bot-w"], {"--bot-workers"}),
        (["serve", "--log", "w"], {"warning"}),
        (["--lang", "d"], {"de"}),
        (["completion", "f"], {"fish"}),
    ],
)
def test_bash_completes(script: Path, typed: list[str], offered: set[str]) -> None:
    command = ["bash", "--norc", "-c", COMPLETE, "bash", str(script), "backroom", *typed]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert {word.strip() for word in done.stdout.splitlines()} == offered


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_other_shells_are_offered_the_same(capsys: pytest.CaptureFixture[str], shell: str) -> None:
    assert main(["completion", shell]) == 0
    out = capsys.readouterr().out
    for word in ("simulate", "chicago-poker", "soldier", "bot-workers", "show-config"):
        assert word in out


def test_another_shell_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completion", "tcsh"]) == 2
    assert "bash, zsh, fish" in capsys.readouterr().err
