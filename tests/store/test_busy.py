"""The writer waits for others only where others are."""

from __future__ import annotations

import pytest

from backroom.store.busy import Busy
from backroom.store.lines import Line
from backroom.store.writing import Append


def written_by(*tables: str) -> list[Append]:
    return [Append([Line(table, 2, 0.0, "{}")]) for table in tables]


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [100.0]
    monkeypatch.setattr("backroom.store.busy.time.monotonic", lambda: now[0])
    return now


@pytest.mark.usefixtures("time")
def test_a_table_alone_never_waits_however_quickly_it_plays() -> None:
    writer = Busy()
    for _ in range(50):
        assert not writer.waits_for_more()
        writer.note(written_by("alone"))


@pytest.mark.usefixtures("time")
def test_among_many_tables_others_are_waited_for() -> None:
    writer = Busy()
    writer.note(written_by("a", "b", "c", "d"))
    assert writer.waits_for_more()


def test_what_was_long_ago_counts_no_more(time: list[float]) -> None:
    writer = Busy()
    writer.note(written_by("a", "b", "c", "d"))
    time[0] += 1.0
    assert not writer.waits_for_more()
