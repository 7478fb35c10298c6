"""The documentation of the command line is made from it, and every command helps with examples that are in order."""

from __future__ import annotations

import re
import shlex
import sys
from pathlib import Path

import pytest

from backroom.cli import main
from backroom.commands.parser import EXIT_CODES, filled_parser

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "scripts"))
import configuration_page  # noqa: E402 after the path to it

COMMANDS = filled_parser()[1]


def test_the_page_is_in_step() -> None:
    """If it is not: python scripts/configuration_page.py"""
    assert configuration_page.PAGE.read_text("utf-8") == configuration_page.page()


def test_the_example_of_the_page_is_in_order(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "example.toml"
    file.write_text(configuration_page.EXAMPLE)
    assert main(["serve", "--show-config", "--config", str(file)]) == 0
    assert "limits.tables = 20" in capsys.readouterr().out


def test_the_help_tells_the_exit_codes(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    out = capsys.readouterr().out
    for code, about in EXIT_CODES.items():
        assert re.search(rf"^ +{code} +{re.escape(about)}$", out, re.MULTILINE)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_helps_with_examples_and_tells_of_every_argument(
    capsys: pytest.CaptureFixture[str], command: str
) -> None:
    with pytest.raises(SystemExit) as left:
        main([command, "--help"])
    assert left.value.code == 0
    assert "examples:\n" in capsys.readouterr().out
    assert [action.dest for action in COMMANDS[command]._actions if not action.help] == []


@pytest.mark.parametrize("command", COMMANDS)
def test_the_examples_are_in_order(command: str) -> None:
    told = COMMANDS[command].epilog or ""
    examples = re.findall(rf"(?:^|\| |[A-Z_]+=\S+ ) *backroom ({command}\b[^|<>\n]*)", told, re.MULTILINE)
    assert examples
    for example in examples:
        words = shlex.split(re.split(r"   +|\(", example)[0])
        assert COMMANDS[command].parse_args(words[1:])
