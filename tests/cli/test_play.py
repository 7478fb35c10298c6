"""`backroom play`, and `backroom` alone: the table in the browser, with what was asked for."""

from __future__ import annotations

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
