"""The journal's own promises, where no guest can reach them."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from backroom.kernel.refusal import BadInput
from backroom.server.house import House
from backroom.server.live import about
from backroom.store.journal import Journal
from backroom.store.lines import About, Line
from backroom.table import entries as e
from backroom.table.table import Table
from backroom.table.workers import Workers
from tests.waiting import wait_until


def _first(id_: str) -> tuple[list[Line], About]:
    opened = e.Opened("chicago-poker", 2, {}, [e.SeatPlan("human"), e.SeatPlan("human")], "5e" * 32, "")
    return [Line(id_, 1, 0.0, e.write_entry(opened))], about(Table(id_, opened, 0.0), 0.0)


def test_whoever_no_longer_waits_does_not_stop_the_writer(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    journal = Journal(f"sqlite:///{file}")
    try:
        with closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            being_written = journal.append(*_first("a"))
            wait_until(being_written.running, "the writer to begin")
            waiting = journal.append(*_first("b"))
            assert not being_written.cancel(), "what is being written cannot be taken back"
            assert waiting.cancel()
        assert being_written.result(10) is None
        assert journal.append(*_first("c")).result(10) is None
        assert sorted(journal.tables()) == ["a", "c"]
    finally:
        journal.close()


def test_asking_for_tables_that_are_none_leaves_nothing_behind(tmp_path: Path) -> None:
    async def ask() -> None:
        journal = Journal(f"sqlite:///{tmp_path / 'tables.db'}")
        house = House(journal, Workers())
        for number in range(20):
            with pytest.raises(BadInput, match="table-unknown"):
                await house.find(f"none{number}")
        assert not house._loading
        await house.close()

    asyncio.run(ask())


def test_a_journal_that_cannot_be_read_keeps_no_other_table_waiting(tmp_path: Path) -> None:
    """One broken table among many: the house opens all the same."""

    async def open_house() -> None:
        journal = Journal(f"sqlite:///{tmp_path / 'tables.db'}")
        spoilt = About("broken", "chicago-poker", "playing", False, 0.0, 0.0, 1.0)
        journal.append([Line("broken", 1, 0.0, '{"what":"opened"}')], spoilt).result(10)
        journal.append(*_first("fine")).result(10)
        house = House(journal, Workers())
        await house.start()
        assert house.ready
        assert (await house.find("fine")).table.status == "gathering"
        await house.close()

    asyncio.run(open_house())
