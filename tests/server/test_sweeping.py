"""The write-ahead log is carried into the database beside the writer, and begins anew while play goes on."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from backroom.store import sweeping
from backroom.store.journal import Journal
from backroom.store.lines import About, Line
from tests.waiting import waiting_for

ABOUT = About("t", "chicago-poker", "playing", False, 1.0, 1.0, None)
LONG = 20


def _beginning(log: Path) -> bytes:
    """The salt in the header of a write-ahead log: another one each time that it begins anew."""
    with log.open("rb") as file:
        return file.read(24)[16:]


def test_the_log_begins_anew_while_the_writer_never_rests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweeping, "_PERIOD", 0.001)
    monkeypatch.setattr(sweeping, "_LONG", LONG)
    file = tmp_path / "tables.db"
    log = file.with_name("tables.db-wal")
    journal = Journal(f"sqlite:///{file}")
    journal.append([Line("t", 1, 1.0, "{}")], ABOUT).result()
    written = 1
    begun = {_beginning(log)}
    # How soon hangs on how busy the machine is; a log that never begins anew keeps its beginning for ever.
    for _ in waiting_for("the log to begin anew three times while it is written to"):
        written += 1
        journal.append([Line("t", written, 1.0, "{}")], None).result()
        begun.add(_beginning(log))
        if len(begun) > 3:
            break
    with sqlite3.connect(file) as reader:
        assert reader.execute("SELECT count(*), max(seq) FROM journal").fetchone() == (written, written)
    reader.close()
    journal.close()
    assert [line.seq for line in Journal(f"sqlite:///{file}").load("t")] == list(range(1, written + 1))


def test_what_is_not_swept_yet_is_there_after_a_crash(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    journal = Journal(f"sqlite:///{file}")
    journal.append([Line("t", 1, 1.0, "{}")], ABOUT).result()
    # As they lie on the disk now, without anybody closing anything.
    there = tmp_path / "after"
    there.mkdir()
    for part in ("tables.db", "tables.db-wal"):
        (there / part).write_bytes((tmp_path / part).read_bytes())
    assert (there / "tables.db-wal").stat().st_size > 0
    again = Journal(f"sqlite:///{there / 'tables.db'}")
    assert [line.seq for line in again.load("t")] == [1]
    again.close()
    journal.close()
