"""`backroom match`: what it prints, and one sentence for whatever cannot be played."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from backroom.cli import main

MATCH = ["match", "random", "random", "--title", "chicago-poker", "--players", "2", "--games", "4"]
SOUR = """
class Bot:
    def __init__(self):
        raise ValueError("not today")

    def choose(self, update, chance): ...
"""
KEYS = {"title", "players", "games", "share", "low", "high", "fair", "ms_a_turn", "stopped", "faults"}


def test_a_match_is_told_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*MATCH, "--json"]) == 0

    told = json.loads(capsys.readouterr().out)
    assert told.keys() >= KEYS
    assert (told["title"], told["players"], told["games"], told["stopped"]) == ("chicago-poker", 2, 4, False)
    assert told["low"] <= told["share"] == told["fair"] == 0.5 <= told["high"]


@pytest.mark.parametrize("language", ["en", "nl", "de"])
def test_a_match_is_told_to_people(
    language: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mine.py").write_text("class Wrong:\n    def choose(self, update, chance):\n        return -1\n")

    assert main(["--lang", language, *MATCH[:1], "mine.py:Wrong", *MATCH[2:]]) == 0

    said = capsys.readouterr().out
    assert "Chicago Poker" in said
    assert "mine.py:Wrong" in said
    assert "'-1'" in said


@pytest.mark.parametrize(
    ("bot", "named"),
    [
        ("{}/none.py:Bot", ["none.py"]),
        ("{}/mine.py:Other", ["Other", "choose"]),
        ("{}/mine.py:NoBot", ["NoBot", "choose"]),
        ("{}/broken.py:Bot", ["SyntaxError"]),
        ("{}/leaves.py:Bot", ["SystemExit"]),
        ("{}/sour.py:Bot", ["ValueError", "not today"]),
        ("no.such.module:Bot", ["ModuleNotFoundError", "no"]),
        ("don", ["don", "random, rookie, soldier", "mybot.py:Bot"]),
        ("cmd: no-such-command --at-all", ["no-such-command", "No such file"]),
        ("cmd:", ["cmd:"]),
        ("cmd: 'unclosed", ["quotation"]),
        ("cmd: false", ["false", "code 1"]),
        ("http://127.0.0.1:9/", ["127.0.0.1:9", "refused"]),
        ("ws://127.0.0.1:9/", ["127.0.0.1:9", "refused"]),
        ("ftp://there/", ["ftp://there/", "http://"]),
        ("http://there:port/", ["http://there:port/"]),
    ],
)
def test_a_bot_that_cannot_play_at_all_gets_one_sentence(
    bot: str, named: list[str], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "mine.py").write_text("class NoBot:\n    pass\n")
    (tmp_path / "broken.py").write_text("class Bot(\n")
    (tmp_path / "leaves.py").write_text("raise SystemExit(3)\n")
    (tmp_path / "sour.py").write_text(SOUR)

    assert main([MATCH[0], bot.replace("{}", str(tmp_path)), *MATCH[2:]]) == 2

    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    for part in named:
        assert part in said.err
