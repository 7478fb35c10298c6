"""A journal that is not what was written is noticed, told with its line, and harms no other table (finding 20)."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest

from backroom.cli import main
from backroom.server.folding import fold
from backroom.server.house import House
from backroom.store.journal import Journal
from backroom.store.lines import Damaged, Unreadable
from backroom.table.workers import Workers
from tests.server.place import Place
from tests.store.evening import do, opened, write_table

BAD = "WHERE table_id = 'spoilt'"
DAMAGE = {
    "changed": (9, [f"UPDATE journal SET entry = replace(entry, 'moved', 'voted') {BAD} AND seq = 9"]),
    "time changed": (9, [f"UPDATE journal SET at = at + 1 {BAD} AND seq = 9"]),
    "missing": (9, [f"DELETE FROM journal {BAD} AND seq = 9"]),
    "swapped": (
        9,
        [f"UPDATE journal SET seq = {new} {BAD} AND seq = {old}" for old, new in ((9, 999), (10, 9), (999, 10))],
    ),
    "no first": (1, [f"DELETE FROM journal {BAD} AND seq = 1"]),
    "first unreadable": (1, [f"UPDATE journal SET entry = 'nonsense' {BAD} AND seq = 1"]),
    "lost tail": (16, [f"DELETE FROM journal {BAD} AND seq > 15"]),
    "all lost": (1, [f"DELETE FROM journal {BAD}"]),
    "not listed": (1, ["DELETE FROM game_tables WHERE id = 'spoilt'"]),
    "older list": (19, ["UPDATE game_tables SET seq = seq - 1 WHERE id = 'spoilt'"]),
}


#: What PostgreSQL does not let happen.
NOT_TEXT = f"UPDATE journal SET entry = x'ff00' {BAD} AND seq = 9"


@pytest.fixture
def tables(database: str) -> str:
    """The address of a database with three tables."""
    with opened(database) as journal:
        for id_ in ("fine1", "spoilt", "fine2"):
            write_table(journal, id_, listed=True)
    return database


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The same as a file of SQLite."""
    file = tmp_path / "tables.db"
    with opened(file) as journal:
        for id_ in ("fine1", "spoilt", "fine2"):
            write_table(journal, id_, listed=True)
    return file


@pytest.mark.parametrize("kind", DAMAGE)
def test_damage_is_noticed_with_its_line(tables: str, kind: str) -> None:
    line, statements = DAMAGE[kind]
    do(tables, *statements)
    assert _damaged_at(tables) == line


def test_a_line_that_is_no_text_is_damage(file: Path) -> None:
    do(file, NOT_TEXT)
    assert _damaged_at(file) == 9


def _damaged_at(where: Path | str) -> int:
    """The line of the one table that is spoilt; the others are as they were."""
    with opened(where) as journal:
        with pytest.raises(Damaged) as damaged:
            journal.load("spoilt")
        assert damaged.value.table == "spoilt"
        for id_ in ("fine1", "fine2"):
            assert fold(id_, journal.load(id_))[0].status == "playing"
    return damaged.value.line


@pytest.mark.parametrize("kind", ["changed", "lost tail", "first unreadable", "not listed"])
def test_check_says_what_is_damaged_and_where(tables: str, capsys: pytest.CaptureFixture[str], kind: str) -> None:
    command = ["--lang", "en", "check", "--db", tables]
    assert main(command) == 0
    assert "3 tables" in capsys.readouterr().out
    line, statements = DAMAGE[kind]
    do(tables, *statements)
    assert main(command) == 1
    told = capsys.readouterr().out
    assert told.count("\n") == 1
    assert "spoilt" in told
    assert f"line {line}" in told


def test_an_entry_that_cannot_be_read_though_its_chain_holds_is_damage(tables: str) -> None:
    """As after an import from somewhere else."""
    with opened(tables) as journal:
        last = journal.load("fine1")[-1]
        strange = type(last)("fine1", last.seq + 1, last.at, '{"what":"moonwalked"}')
        journal.append([strange], None).result(10)
        with pytest.raises(Damaged, match="table-damaged"):
            fold("fine1", journal.load("fine1"))


def test_one_bad_table_harms_no_other_and_the_operator_hears_of_it_once(
    tables: str, caplog: pytest.LogCaptureFixture
) -> None:
    do(tables, "UPDATE game_tables SET due = 1.0", *DAMAGE["changed"][1])

    async def open_house() -> None:
        house = House(Journal(tables), Workers())
        await house.start()
        try:
            assert house.ready
            for _ in range(3):
                with pytest.raises(Damaged):
                    await house.find("spoilt")
            assert (await house.find("fine1")).table.status == "playing"
        finally:
            await house.close()

    with caplog.at_level(logging.ERROR):
        asyncio.run(open_house())
    (told,) = [record for record in caplog.records if record.getMessage() == "table is damaged"]
    assert (vars(told)["table"], vars(told)["line"]) == ("spoilt", 9)
    assert "backroom import" in vars(told)["do"]


def test_people_are_told_and_the_lobby_lists_the_others(tmp_path: Path, file: Path) -> None:
    do(file, *DAMAGE["changed"][1])
    with Place(tmp_path) as place:
        place.open()
        lobby = place.client.get(f"{place.http_address}/api/tables").json()
        assert sorted(table["table"] for table in lobby) == ["fine1", "fine2"]
        answer = place.client.get(
            f"{place.http_address}/api/tables/spoilt/update", headers={"authorization": "Bearer x"}
        )
        assert answer.status_code == 503
        assert answer.json()["message"] == "table-damaged"
        place.stop()
        assert "Traceback" not in place.log


def test_an_export_leaves_a_damaged_table_out_and_says_so(
    tmp_path: Path, tables: str, capsys: pytest.CaptureFixture[str]
) -> None:
    whole, part = tmp_path / "whole.jsonl", tmp_path / "part.jsonl"
    assert main(["--lang", "en", "export", str(whole), "--db", tables]) == 0
    do(tables, *DAMAGE["lost tail"][1])
    capsys.readouterr()
    assert main(["--lang", "en", "export", str(part), "--db", tables]) == 0
    assert "spoilt" in capsys.readouterr().err
    assert "spoilt" not in part.read_text()
    # And an import of what was exported in time mends it.
    assert main(["--lang", "en", "import", str(whole), "--db", tables]) == 0
    assert main(["--lang", "en", "check", "--db", tables]) == 0


def test_a_file_that_is_damaged_as_a_whole_is_refused_in_words(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with file.open("r+b") as raw:
        raw.seek(4096)
        raw.write(b"\x55" * 8192)
    with pytest.raises(Unreadable):
        Journal(f"sqlite:///{file}")
    assert main(["--lang", "en", "serve", "--port", "0", "--db", f"sqlite:///{file}"]) == 2
    assert main(["--lang", "en", "check", "--db", f"sqlite:///{file}"]) in (1, 2)
    told = capsys.readouterr()
    assert "damaged" in told.err
    assert "Traceback" not in told.err + told.out
