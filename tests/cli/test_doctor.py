"""`backroom doctor`: what is fine, what is worth knowing, what is wrong and what to do about it."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest

from backroom.cli import main
from backroom.commands.doctor import installation, network
from backroom.server import command
from backroom.store.journal import Journal
from backroom.words import LANGUAGES


def doctor(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> dict[str, dict[str, str]]:
    """The findings by what they are about."""
    assert main(["doctor", "--port", "0", "--json", *arguments]) == code
    report: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert report["healthy"] is (code == 0)
    return {finding["about"]: finding for finding in report["findings"]}


def test_everything_is_looked_at_and_a_fresh_installation_is_fine(capsys: pytest.CaptureFixture[str]) -> None:
    found = doctor(capsys)
    installed = {"version", "rules", "client", "titles", "dependencies", "clock"}
    assert found.keys() == {*installed, "settings", "folder", "disk", "database", "port"}
    assert found["database"]["verdict"] == "ok"


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_every_language_a_line_each(capsys: pytest.CaptureFixture[str], language: str) -> None:
    assert main(["--lang", language, "doctor", "--port", "0"]) == 0
    lines = capsys.readouterr().out.splitlines()
    verdicts = {"en": "ok", "nl": "goed", "de": "gut"}
    assert lines[0].startswith(verdicts[language])
    assert len(lines) == 11
    assert all(line.endswith(".") for line in lines)


def test_a_database_is_counted_and_weighed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'tables.db'}"
    Journal(address).close()
    found = doctor(capsys, "--db", address)["database"]
    assert found["verdict"] == "ok"
    assert "0 tables" in found["says"]
    assert "schema" in found["says"]


def test_looking_makes_no_database(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    doctor(capsys, "--db", f"sqlite:///{tmp_path / 'typo.db'}")
    assert not (tmp_path / "typo.db").exists()


@pytest.mark.parametrize("address", ["sqlite:///{}/binary", "oracle://there/x", "postgresql://a:secret@localhost:1/x"])
def test_a_database_that_cannot_be_used_is_wrong(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, address: str
) -> None:
    (tmp_path / "binary").write_bytes(bytes(range(256)) * 8)
    found = doctor(capsys, "--db", address.format(tmp_path), code=1)["database"]
    assert found["verdict"] == "wrong"
    assert "secret" not in found["says"]


def test_a_folder_that_cannot_be_written_is_wrong(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    assert doctor(capsys, code=1)["folder"]["verdict"] == "wrong"


@pytest.mark.parametrize(("free", "verdict", "code"), [(10, "wrong", 1), (300, "note", 0), (90_000, "ok", 0)])
def test_room_on_the_disk_is_looked_at(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, free: int, verdict: str, code: int
) -> None:
    real = shutil.disk_usage("/")
    monkeypatch.setattr(shutil, "disk_usage", lambda path: real._replace(free=free * 1_000_000))
    assert doctor(capsys, code=code)["disk"]["verdict"] == verdict


def test_a_port_is_free_or_ours_or_taken(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port = str(taken.getsockname()[1])
        taken.listen()
        monkeypatch.setattr(command, "_ANSWER", 0.2)
        assert doctor(capsys, "--port", port, code=1)["port"]["verdict"] == "wrong"
    assert doctor(capsys, "--port", port)["port"]["says"].endswith("free to listen at.")
    monkeypatch.setattr(network, "answers", lambda host, port: True)
    assert "answers" in doctor(capsys, "--port", port)["port"]["says"]


def test_wrong_settings_are_found_and_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "house.toml").write_text("bot-workers = 0\n")
    found = doctor(capsys, "--config", str(tmp_path / "house.toml"), code=1)["settings"]
    assert found["verdict"] == "wrong"
    assert "bot-workers" in found["says"]


def test_packages_that_are_missing_too_old_or_newer_than_tested_are_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(installation, "tested_versions", lambda: {"rich": "0.1"})
    newer = doctor(capsys)["dependencies"]
    assert (newer["verdict"], "rich" in newer["says"]) == ("note", True)
    monkeypatch.setattr(installation, "version", lambda name: "0.0.1")
    old = doctor(capsys, code=1)["dependencies"]
    assert (old["verdict"], "starlette 0.0.1" in old["says"]) == ("wrong", True)


def test_the_tested_versions_are_known() -> None:
    assert {"starlette", "sqlalchemy", "rich"} <= installation.tested_versions().keys()


def test_a_clock_before_the_installation_is_wrong(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(time, "time", lambda: 1_000_000.0)
    assert doctor(capsys, code=1)["clock"]["verdict"] == "wrong"


def test_nobody_is_asked_unless_it_is_wished(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[list[str]] = []

    def answer(command: list[str], **more: object) -> subprocess.CompletedProcess[str]:
        asked.append(command)
        return subprocess.CompletedProcess(command, 0, "backroom (99.1)\nAvailable versions: 99.1, 0.1.0\n", "")

    monkeypatch.setattr(subprocess, "run", answer)
    assert "release" not in doctor(capsys)
    assert asked == []
    found = doctor(capsys, "--online")["release"]
    assert (found["verdict"], "99.1" in found["says"]) == ("note", True)
    assert len(asked) == 1


def test_an_index_that_does_not_answer_is_given_up_soon(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        silent.listen()
        monkeypatch.setenv("PIP_INDEX_URL", f"http://127.0.0.1:{silent.getsockname()[1]}/simple")
        monkeypatch.setattr(network, "_PATIENCE", 1.0)
        began = time.monotonic()
        found = doctor(capsys, "--online")["release"]
    assert found["verdict"] == "note"
    assert "not known" in found["says"]
    assert time.monotonic() - began < 60


def test_a_house_that_was_open_in_the_future_tells_of_a_wrong_clock(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    address = f"sqlite:///{tmp_path / 'tables.db'}"
    journal = Journal(address)
    journal.keep_alive(time.time() + 7200).result()
    journal.close()
    assert doctor(capsys, "--db", address, code=1)["clock"]["verdict"] == "wrong"


def test_a_database_that_may_only_be_read_is_wrong(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    address = f"sqlite:///{tmp_path / 'tables.db'}"
    Journal(address).close()
    # Root may write everything: the system is asked in its place.
    real = os.access
    monkeypatch.setattr(os, "access", lambda path, mode, **more: mode != os.W_OK and real(path, mode, **more))
    found = doctor(capsys, "--db", address, code=1)["database"]
    assert (found["verdict"], "not written" in found["says"]) == ("wrong", True)
