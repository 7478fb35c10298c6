"""One server for one SQLite file; commands that only read change nothing and make nothing (findings 21, 22, 28)."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from backroom.cli import main
from backroom.store.journal import Journal
from backroom.store.lines import InUse, ReadOnly
from backroom.store.reader import Reader
from tests.server.place import Place
from tests.store.evening import opened, write_table


@pytest.mark.parametrize("command", [["serve", "--port", "0"], ["import", "export.jsonl"]])
def test_a_second_server_is_told_who_has_the_database(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("export.jsonl").write_text("")
    with Place(tmp_path) as place:
        place.open()
        assert main(["--lang", "en", *command, "--db", place.database]) == 2
        told = capsys.readouterr().err
        assert told.count("\n") == 1
        assert str(place.pid) in told
        assert "backroom serve" in told
        place.kill()
    with opened(place.file):
        pass  # whoever was killed has left a file, and no lock


def test_play_beside_a_server_says_so_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("backroom.server.command._OPENING", 0.5)  # it never opens
    (tmp_path / "backroom").mkdir()
    with opened(tmp_path / "backroom" / "tables.db"):
        assert main(["--lang", "en", "play", "--no-browser"]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert str(os.getpid()) in told


def test_the_lock_is_on_the_file_not_on_its_name(tmp_path: Path) -> None:
    (tmp_path / "other.db").symlink_to(tmp_path / "tables.db")
    with opened(tmp_path / "tables.db"), pytest.raises(InUse):
        Journal(f"sqlite:///{tmp_path / 'other.db'}")


def test_a_lock_file_that_is_left_over_does_no_harm(tmp_path: Path) -> None:
    (tmp_path / "tables.db.lock").write_text('{"pid": 1, "name": "backroom serve"}')
    with opened(tmp_path / "tables.db"):
        assert str(os.getpid()) in (tmp_path / "tables.db.lock").read_text()


def test_reading_goes_on_beside_a_server_and_leaves_no_trace(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with opened(file) as journal:
        write_table(journal, "t1")
        for command in (["backup", str(tmp_path / "copy.db")], ["export", str(tmp_path / "out")], ["check"]):
            assert main(["--lang", "en", *command, "--db", f"sqlite:///{file}"]) == 0
    before = file.read_bytes()
    assert main(["--lang", "en", "check", "--db", f"sqlite:///{file}"]) == 0
    assert file.read_bytes() == before


@pytest.mark.parametrize("command", [["backup", "copy"], ["export", "out"], ["export", "out", "--records"], ["check"]])
def test_a_mistyped_database_is_not_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, command: list[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["--lang", "en", *command, "--db", f"sqlite:///{tmp_path / 'typo.db'}"]) == 2
    assert "typo.db" in capsys.readouterr().err
    assert not [path for path in tmp_path.rglob("*") if path.is_file()]


@contextmanager
def read_only(folder: Path) -> Iterator[None]:
    """The folder and what is in it may not be written, by root neither."""
    files = [path for path in folder.iterdir() if path.is_file()]
    for path in files:
        path.chmod(0o444)
    folder.chmod(0o555)
    was = os.geteuid()
    if was == 0:
        os.seteuid(65534)
    try:
        yield
    finally:
        if was == 0:
            os.seteuid(0)
        folder.chmod(0o755)
        for path in files:
            path.chmod(0o644)


def test_a_database_that_may_not_be_written_says_so_and_can_be_read() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        file = folder / "tables.db"
        with opened(file) as journal:
            write_table(journal, "t1")
        with read_only(folder):
            with pytest.raises(ReadOnly):
                Journal(f"sqlite:///{file}")
            with pytest.raises(ReadOnly):
                Journal(f"sqlite:///{folder / 'new.db'}")
            reader = Reader(f"sqlite:///{file}")
            assert reader.tables() == ["t1"]
            assert reader.load("t1")
            reader.close()


def test_a_process_that_dies_lets_go_of_the_lock(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    script = "import os, sys; from backroom.store.journal import Journal; Journal(sys.argv[1]); os._exit(9)"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run([sys.executable, "-c", script, f"sqlite:///{file}"], env=environment, timeout=60)
    assert done.returncode == 9
    with opened(file) as journal:
        write_table(journal, "t1")
