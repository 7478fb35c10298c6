"""The small commands: version, titles, rules, verify, replay."""

from __future__ import annotations

import json
import platform
from pathlib import Path

import pytest

from backroom import __version__
from backroom.cli import main
from backroom.compiled import COMPILED


def test_the_version_says_which_rules_run(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    rules = "compiled rules" if COMPILED else "interpreted rules"
    assert capsys.readouterr().out.strip() == f"backroom {__version__} ({rules}, Python {platform.python_version()})"


def test_the_version_is_there_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version", "--json"]) == 0
    expected = {"backroom": __version__, "compiled": COMPILED, "python": platform.python_version()}
    assert json.loads(capsys.readouterr().out) == expected


def test_titles_are_listed_with_their_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["titles", "--json"]) == 0
    listed = {title["id"]: title for title in json.loads(capsys.readouterr().out)}
    poker = listed["chicago-poker"]
    assert poker["players"] == {"least": 2, "most": 6, "usual": 4}
    options = {option["name"]: option for option in poker["options"]}
    assert options["short"]["players"] == {"least": 5, "most": 6}
    assert options["tactical"]["type"] == "bool"
    assert options["tactical"]["default"] is False
    assert poker["data"]["version"] == "1"
    assert poker["bots"] == ["random", "rookie", "soldier", "capo", "boss"]
    assert listed["gangster"]["reference_bots"] == ["soldier-2026"]


@pytest.mark.parametrize("language", ["en", "nl", "de"])
def test_titles_and_rules_are_worded(capsys: pytest.CaptureFixture[str], language: str) -> None:
    assert main(["--lang", language, "titles"]) == 0
    assert "Chicago Poker" in capsys.readouterr().out
    assert main(["--lang", language, "rules", "chicago-poker"]) == 0
    assert "CP-63" in capsys.readouterr().out


def test_one_clause_or_a_word_can_be_looked_up(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "chicago-poker", "cp-44"]) == 0
    out = capsys.readouterr().out
    assert "CP-44" in out
    assert "CP-45" not in out
    assert main(["rules", "chicago-poker", "pistol"]) == 0
    assert {"CP-3", "CP-44", "CP-47"} <= set(capsys.readouterr().out.split())


def test_a_fair_game_verifies(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    assert main(["verify", str(record)]) == 0
    assert "every one fits" in capsys.readouterr().out


def test_a_game_is_replayed_as_a_seat_knew_it(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    assert main(["replay", str(record), "--seat", "1"]) == 0
    first = capsys.readouterr().out
    assert main(["replay", str(record), "--seat", "2"]) == 0
    second = capsys.readouterr().out
    assert "Ann" in first
    assert first != second


def test_there_is_no_third_seat_at_a_table_of_two(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    assert main(["replay", str(record), "--seat", "3"]) == 2
    assert "seats 1 to 2" in capsys.readouterr().err


def test_a_changed_record_gets_a_sentence(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    text = record.read_text("utf-8")
    record.write_text(text.replace("Ann", "Eve"), "utf-8")
    for command, code in (("replay", 2), ("verify", 1)):
        assert main([command, str(record)]) == code
        assert "seal" in capsys.readouterr().err
