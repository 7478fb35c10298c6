"""`backroom lesson`: which lessons there are, and whether they are in order."""

from __future__ import annotations

import json
from io import StringIO
from pathlib import Path

import pytest
from tests.lessons.small import TEXT

from backroom.cli import main


def test_lessons_are_listed_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lesson", "list", "--json"]) == 0
    first = json.loads(capsys.readouterr().out)
    game = next(lesson for lesson in first if (lesson["title"], lesson["id"]) == ("chicago-poker", "first-game"))
    assert (game["kind"], game["minutes"], game["languages"]) == ("game", 7, ["en", "nl", "de"])


@pytest.mark.parametrize(("language", "name"), [("en", "Your first game"), ("nl", "Je eerste spel")])
def test_lessons_are_listed_for_people(capsys: pytest.CaptureFixture[str], language: str, name: str) -> None:
    assert main(["--lang", language, "lesson", "list"]) == 0
    assert name in capsys.readouterr().out


def test_a_file_in_order_is_said_to_be(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "pair.toml"
    file.write_text(TEXT)
    assert main(["lesson", "check", str(file)]) == 0
    assert "One lesson is in order." in capsys.readouterr().out


def test_what_is_wrong_is_told_with_file_line_and_reason(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "pair.toml"
    file.write_text(TEXT.replace("play red-7 at 1", "play red-8 at 1"))
    assert main(["lesson", "check", str(file)]) == 1
    line = TEXT[: TEXT.index('do = "play')].count("\n") + 1
    assert f"{file}:{line}: This cannot be played here. Red 8 is not in your hand. (CP-20)" in capsys.readouterr().out
    assert main(["lesson", "check", str(file), "--json"]) == 1
    (found,) = json.loads(capsys.readouterr().out)
    assert (found["file"], found["line"]) == (str(file), line)


def test_a_list_takes_no_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lesson", "list", "x.toml"]) == 2


@pytest.mark.parametrize(
    ("words", "name"),
    [
        ("--terminal --lesson", "Chicago Poker: Your first game"),
        ("gangster --terminal --lesson", "Gangster: Your first game"),
        ("--terminal gangster --lesson", "Gangster: Your first game"),
        ("--terminal --lesson gangster", "Gangster: Your first game"),
        ("--lesson gangster equipment", "Gangster: Equipment"),
        ("gangster --lesson equipment", "Gangster: Equipment"),
        ("--lesson equipment gangster", "Gangster: Equipment"),
    ],
)
def test_title_and_lesson_are_named_in_any_order(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, words: str, name: str
) -> None:
    monkeypatch.setattr("backroom.terminal.teaching.data_folder", lambda: tmp_path)
    monkeypatch.setattr("sys.stdin", StringIO("quit\n"))

    assert main(["--lang", "en", "play", *words.split()]) == 0

    assert name in capsys.readouterr().out


def test_a_lesson_that_is_not_there_is_answered_with_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "chicago-poker", "--lesson", "no-such"]) == 2
    assert "first-game" in capsys.readouterr().err
