"""The writer goes on, whoever stops waiting for it."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from backroom.store.journal import Journal
from backroom.store.lines import About, Line

ABOUT = About("t", "chicago-poker", "playing", False, 1.0, 1.0, None)


def test_an_append_that_nobody_waits_for_any_more_is_written_and_the_writer_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    journal = Journal(f"sqlite:///{file}")
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")  # so that the writer has to wait
    left = journal.append([Line("t", 1, 1.0, "{}")], ABOUT)
    left.cancel()
    other.execute("ROLLBACK")
    other.close()
    journal.append([Line("t", 2, 1.0, "{}")], None).result(timeout=10)
    assert [line.seq for line in journal.load("t")] == [1, 2]
    journal.close()
