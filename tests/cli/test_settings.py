"""The settings of a server: a flag beats a variable, a variable beats the file; wrong ones are named."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from backroom.cli import main
from backroom.commands.settings import LIMITS, SETTINGS


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "house.toml"


def in_force(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert main(["serve", "--show-config", "--json", *arguments]) == 0
    shown: dict[str, Any] = json.loads(capsys.readouterr().out)
    return shown


def complaint(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["serve", "--show-config", *arguments]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    return said.err


def test_a_flag_beats_a_variable_beats_the_file_beats_the_default(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, file: Path
) -> None:
    assert in_force(capsys)["port"] == {"value": 1926, "source": "default", "where": ""}
    file.write_text("port = 1\n")
    config = ["--config", str(file)]
    assert in_force(capsys, *config)["port"] == {"value": 1, "source": "file", "where": str(file)}
    monkeypatch.setenv("BACKROOM_PORT", "2")
    assert in_force(capsys, *config)["port"] == {"value": 2, "source": "variable", "where": "BACKROOM_PORT"}
    assert in_force(capsys, *config, "--port", "3")["port"] == {"value": 3, "source": "flag", "where": "--port"}


def test_the_file_is_named_by_a_flag_or_a_variable_or_lies_in_the_config_folder(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    own, other, third = tmp_path / "XDG_CONFIG_HOME" / "backroom" / "backroom.toml", tmp_path / "2", tmp_path / "3"
    own.parent.mkdir(parents=True)
    for number, path in enumerate((own, other, third), 1):
        path.write_text(f"port = {number}\n")
    assert in_force(capsys)["port"]["value"] == 1
    monkeypatch.setenv("BACKROOM_CONFIG", str(other))
    assert in_force(capsys)["port"]["value"] == 2
    assert in_force(capsys, "--config", str(third))["port"]["value"] == 3


def test_lists_are_given_several_times_or_with_commas_or_in_brackets(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, file: Path
) -> None:
    file.write_text('operator = ["192.0.2.1", "192.0.2.2"]\n')
    config = ["--config", str(file)]
    assert in_force(capsys, *config)["operator"]["value"] == ["192.0.2.1", "192.0.2.2"]
    monkeypatch.setenv("BACKROOM_OPERATOR", "192.0.2.3, 192.0.2.4")
    assert in_force(capsys, *config)["operator"]["value"] == ["192.0.2.3", "192.0.2.4"]
    flags = ["--operator", "192.0.2.5", "--operator", "192.0.2.6"]
    assert in_force(capsys, *config, *flags)["operator"]["value"] == ["192.0.2.5", "192.0.2.6"]


def test_limits_are_set_in_three_ways_too(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, file: Path
) -> None:
    file.write_text("[limits]\nrecord_body = 2000\nonlookers-each = 3\n")
    config = ["--config", str(file)]
    monkeypatch.setenv("BACKROOM_LIMIT_TALK_BURST", "4")
    shown = in_force(capsys, *config, "--limit", "record-body=5000", "--limit", "hello=2.5")
    assert shown["limits.record-body"] == {"value": 5000, "source": "flag", "where": "--limit record-body"}
    assert shown["limits.onlookers-each"]["value"] == 3
    assert shown["limits.talk-burst"] == {"value": 4, "source": "variable", "where": "BACKROOM_LIMIT_TALK_BURST"}
    assert shown["limits.hello"]["value"] == 2.5


def test_what_is_shown_can_be_kept_as_a_file(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    given = ["--port", "7", "--origin", "http://localhost:5173", "--limit", "body=2000", "--keep-days", "30"]
    assert main(["serve", "--show-config", *given]) == 0
    file.write_text(capsys.readouterr().out)
    kept = {key: one["value"] for key, one in in_force(capsys, "--config", str(file)).items()}
    assert kept == {key: one["value"] for key, one in in_force(capsys, *given).items()}


def test_a_password_is_never_shown(capsys: pytest.CaptureFixture[str]) -> None:
    shown = in_force(capsys, "--db", "postgresql://ann:secret@there/tables")["db"]["value"]
    assert shown == "postgresql://ann:***@there/tables"


@pytest.mark.parametrize("value", ["x", "-1", "99999", "tcp://10.0.0.1:1926"])
def test_a_wrong_variable_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, value: str
) -> None:
    monkeypatch.setenv("BACKROOM_PORT", value)
    said = complaint(capsys)
    assert "BACKROOM_PORT" in said
    assert value in said


def test_an_empty_variable_is_not_set(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BACKROOM_PORT", "")
    assert in_force(capsys)["port"]["source"] == "default"


def test_an_unknown_limit_in_a_variable_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BACKROOM_LIMIT_BODIS", "1")
    said = complaint(capsys)
    assert "BACKROOM_LIMIT_BODIS" in said
    assert "limits.bodies" in said


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("prot = 1", ["prot", "‘port’"]),
        ('port = "1926"', ["port", "1926", "whole number from 0 to 65535"]),
        ("port = true", ["port", "True", "whole number"]),
        ("port = 99999", ["port", "99999"]),
        ("bot-pause = nan", ["bot-pause", "nan", "number from 0 to 60"]),
        ("host = 5", ["host", "5", "text"]),
        ('host = "a host"', ["host", "a host"]),
        ('operator = "192.0.2.1"', ["operator", "list"]),
        ("operator = [1]", ["operator", "1", "text"]),
        ('log = "loud"', ["log", "loud", "debug, info, warning, error"]),
        ("limits = 5", ["limits", "5", "table"]),
        ("[limits]\nbody = 0", ["limits.body", "0", "1024"]),
        ("[limits]\nnothing = 0", ["limits.nothing"]),
        ("bot-workers = 1\nbot_workers = 2", ["twice"]),
        ("port = 1 2", ["TOML", "line 1"]),
        ("[" * 5000, ["TOML"]),
    ],
)
def test_what_is_wrong_in_a_file_is_named_with_the_file(
    capsys: pytest.CaptureFixture[str], file: Path, text: str, named: list[str]
) -> None:
    file.write_text(text)
    said = complaint(capsys, "--config", str(file))
    for part in [str(file), *named]:
        assert part in said


@pytest.mark.parametrize("command", ["serve", "check", "doctor"])
def test_a_file_that_is_named_must_be_there(capsys: pytest.CaptureFixture[str], command: str) -> None:
    assert main([command, "--config", "no/such.toml"]) == 2
    assert "no/such.toml" in capsys.readouterr().err


def test_the_database_of_the_server_is_that_of_the_other_commands(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("BACKROOM_DB", f"sqlite:///{tmp_path / 'elsewhere.db'}")
    assert main(["check"]) == 2
    assert "elsewhere.db" in capsys.readouterr().err


def test_every_default_is_a_value_that_could_be_set() -> None:
    for one in (*SETTINGS, *LIMITS):
        if one.default not in (None, "", ()):
            assert one.from_data(one.default, one.key) == one.default
