"""`backroom play`, and `backroom` alone: the table in the browser, with what was asked for."""

from __future__ import annotations

import io
import sys
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from tests.cli.servers import opened_and_closed

from backroom.cli import main

__all__ = ["opened_and_closed"]


@pytest.mark.parametrize("command", [[], ["play"], ["--lang", "nl"]])
def test_backroom_alone_opens_the_table(
    opened_and_closed: list[str], capsys: pytest.CaptureFixture[str], command: list[str]
) -> None:
    assert main(command) == 0
    (address,) = opened_and_closed
    assert urlsplit(address).path == "/"
    assert address in capsys.readouterr().out


def test_what_was_asked_for_reaches_the_set_up_page(opened_and_closed: list[str]) -> None:
    asked = ["--players", "5", "--option", "short=true", "--bots", "random", "--name", "Ann & Bob"]
    assert main(["play", "chicago-poker", *asked]) == 0
    page = urlsplit(opened_and_closed[0])
    assert page.path == "/new/chicago-poker"
    expected = {"players": ["5"], "options": ["short"], "bots": ["random,random,random,random"], "name": ["Ann & Bob"]}
    assert parse_qs(page.query) == expected


def test_no_browser_only_tells_the_address(opened_and_closed: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "gangster", "--no-browser"]) == 0
    assert opened_and_closed == []
    assert "/new/gangster" in capsys.readouterr().out


def test_a_game_left_in_the_terminal_goes_on_by_the_command_that_was_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.record"
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    assert main(["play", "chicago-poker", "--players", "2", "--record", str(file)]) == 0
    before = file.read_text("utf-8")
    assert f"play --resume {file}" in capsys.readouterr().out.replace("\n", "")

    assert main(["play", "--resume", str(file)]) == 0

    assert file.read_text("utf-8").startswith(before)


@pytest.mark.parametrize("given", [["--name", "Ann"], ["--seed", "7"], ["--players", "2"]])
def test_what_a_left_game_has_already_is_not_given_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], given: list[str]
) -> None:
    assert main(["play", "--resume", str(tmp_path / "game.record"), *given]) == 2
    assert f"--resume and {given[0]} cannot go together." in capsys.readouterr().err
