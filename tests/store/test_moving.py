"""A house of SQLite moves to PostgreSQL: every table is the same there, and nothing is lost on the way."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import msgspec
import pytest

from backroom.cli import main
from backroom.server.folding import fold
from backroom.server.house import House
from backroom.store.journal import Journal
from backroom.store.reader import Reader
from backroom.table import entries as e
from backroom.table.look import Attendance, update_for
from backroom.table.table import Table
from backroom.table.workers import Workers
from tests.store.evening import do, opened, rows, write_table
from tests.store.today import all_told, write_database
from tests.table.tables import Evening

NOBODY = Attendance([False] * 6, 0)
TITLES = {"poker": "chicago-poker", "gangster": "gangster"}


def _told(url: str) -> dict[str, bytes]:
    """What every viewer is told of every table."""
    reader = Reader(url)
    try:
        return {id_: _updates(fold(id_, reader.load(id_))[0]) for id_ in reader.tables()}
    finally:
        reader.close()


def _updates(table: Table) -> bytes:
    return msgspec.json.encode([update_for(table, viewer, [], True, NOBODY, 0.0) for viewer in (0, 1, 6)])


@pytest.fixture
def house(tmp_path: Path) -> Path:
    file = tmp_path / "house.db"
    with opened(file) as journal:
        for id_, title in TITLES.items():
            write_table(journal, id_, title)
        lines = journal.load("poker")
        spoken = type(lines[0])("poker", len(lines) + 1, 2000.0, e.write_entry(e.Spoke("forget me", 0)))
        journal.append([spoken], None).result(10)
        gone = type(lines[0])("poker", len(lines) + 2, 2001.0, e.write_entry(e.Forgotten(0)))
        journal.erase([gone], None, {spoken.seq: e.write_entry(e.Spoke("", 0))}).result(10)
        journal.keep_alive(12345.0).result(10)
    return file


def test_every_table_is_the_same_in_its_new_house(
    house: Path, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["--lang", "en", "import", str(house), "--db", database]
    assert main(command) == 0
    assert "2 tables came in, and were compared" in capsys.readouterr().out
    for part in ("journal", "game_tables", "snapshots", "data_files", "house"):
        asked = f"SELECT * FROM {part} ORDER BY 1, 2"
        assert rows(database, asked) == rows(house, asked), part
    assert _told(database) == _told(f"sqlite:///{house}")
    assert main(["--lang", "en", "check", "--db", database]) == 0
    assert main(command) == 0, "once more does no harm"
    assert "Already there: 2." in capsys.readouterr().out


def test_a_table_that_is_another_one_there_is_left_alone_and_told(
    house: Path, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with opened(database) as journal:
        write_table(journal, "poker", moves=3)
    before = rows(database, "SELECT * FROM journal ORDER BY 1, 2")
    assert main(["--lang", "en", "import", str(house), "--db", database]) == 1
    told = capsys.readouterr()
    assert "poker is there already" in told.err
    assert "One table came in" in told.out
    assert rows(database, "SELECT * FROM journal WHERE table_id = 'poker' ORDER BY 1, 2") == before


def test_a_damaged_table_stays_behind_and_is_told(
    house: Path, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    do(house, "UPDATE journal SET entry = '{}' WHERE table_id = 'poker' AND seq = 4")
    assert main(["--lang", "en", "import", str(house), "--db", database]) == 1
    assert "line 4" in capsys.readouterr().err
    with opened(database) as journal:
        assert journal.tables() == ["gangster"]


def test_a_house_where_people_play_does_not_move(
    house: Path, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with opened(house):
        assert main(["--lang", "en", "import", str(house), "--db", database]) == 2
    assert "in use" in capsys.readouterr().err


def test_a_house_of_the_days_before_moves_too_and_plays_on(tmp_path: Path, database: str) -> None:
    file = write_database(tmp_path / "old.db")
    assert main(["--lang", "en", "import", str(file), "--db", database]) == 0

    async def play_on() -> None:
        house = House(Journal(database), Workers())
        await house.start()
        try:
            assert len(house.journal.tables()) == len(all_told())
            live = await house.find("poker2middle")
            hand = Evening(["human", "human"])
            hand.table = live.table
            seat = live.table.asked()[0]
            async with live.lock:
                await live.happen([e.Moved(seat, hand.choose(seat, Random(1)))])
        finally:
            await house.close()

    asyncio.run(play_on())
