"""A table keeps what it was opened with; a house that no longer has it says so and loses nothing (finding 23)."""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import TypeVar

import msgspec
import pytest

from backroom.cli import main
from backroom.games import find_title
from backroom.kernel.record import read_record
from backroom.kernel.title import AnyTitle
from backroom.server.folding import fold, salvaged_from
from backroom.server.house import House
from backroom.store.journal import Journal
from backroom.store.reader import Reader
from backroom.table import entries as e
from backroom.table.course import Course
from backroom.table.look import Attendance, update_for
from backroom.table.powers import host_entries
from backroom.table.salvage import salvaged
from backroom.table.table import Table
from backroom.table.workers import Workers
from tests.store.evening import address, opened, write_table
from tests.store.today import all_told, spelled_as_then, write_database
from tests.table.tables import Evening

NOBODY = Attendance([False] * 6, 0)
T = TypeVar("T")


def _ship(monkeypatch: pytest.MonkeyPatch, own_data: str = "", rules_version: int = 1) -> None:
    """From now on the house ships another Chicago Poker."""
    now = find_title("chicago-poker")
    title: AnyTitle = dataclasses.replace(now, own_data=own_data or now.own_data, rules_version=rules_version)
    for module in ("backroom.table.table", "backroom.server.folding"):
        monkeypatch.setattr(f"{module}.find_title", lambda _: title)
    monkeypatch.setattr("backroom.server.house.titles", lambda: [title])


def _other_box() -> str:
    """Two numbers changed: hands would be dealt otherwise."""
    text = find_title("chicago-poker").own_data
    other = text.replace("murder = 1", "murder = 2").replace("raid = 2", "raid = 1")
    assert other.count("\n") == text.count("\n")
    assert other != text
    find_title("chicago-poker").load(other)
    return other


def _in_house(url: str, ask: Callable[[House], Awaitable[T]]) -> T:
    async def run() -> T:
        house = House(Journal(url), Workers())
        await house.start()
        try:
            return await ask(house)
        finally:
            await house.close()

    return asyncio.run(run())


def _views(table: Table) -> bytes:
    return msgspec.json.encode([update_for(table, viewer, [], True, NOBODY, 0.0).view for viewer in (0, 1, 6)])


def test_tables_keep_their_data_when_the_shipped_file_changes(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with opened(database) as journal:
        before = {id_: _views(write_table(journal, id_, moves=moves)) for id_, moves in (("dealt", 0), ("moved", 12))}
    _ship(monkeypatch, own_data=_other_box())

    async def look(house: House) -> dict[str, bytes]:
        seen = {id_: _views((await house.find(id_)).table) for id_ in before}
        live = await house.find("moved")
        hand = Evening(["human", "human"])
        hand.table = live.table
        for number in range(25):  # played on by the data that it was begun with
            seat = live.table.asked()[0]
            async with live.lock:
                await live.happen([e.Moved(seat, hand.choose(seat, Random(number)))])
        return seen

    assert _in_house(database, look) == before


def test_tables_of_the_days_before_keep_their_data_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = write_database(tmp_path / "tables.db")

    async def nothing(house: House) -> None:
        """Opening the house keeps what it ships."""

    _in_house(address(file), nothing)
    _ship(monkeypatch, own_data=_other_box())

    async def look(house: House) -> str:
        found = (await house.find("poker2dealt")).table
        view = update_for(found, 0, [], True, NOBODY, 0.0).view
        return msgspec.json.encode(spelled_as_then(view)).decode()

    assert _in_house(address(file), look) == all_told()["poker2dealt"].viewers[0].view


def test_a_table_whose_rules_are_gone_is_stranded_and_comes_back(
    database: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with opened(database) as journal:
        before = _views(write_table(journal, "moved"))

    async def look(house: House) -> Table:
        return (await house.find("moved")).table

    with monkeypatch.context() as gone:
        _ship(gone, rules_version=2)
        found = _in_house(database, look)
        assert found.status == "stranded"
        update = update_for(found, 0, [], True, NOBODY, 0.0)
        assert (update.frame.status, update.view, update.frame.rules) == ("stranded", None, 1)
        assert main(["--lang", "en", "check", "--db", database]) == 0, "nothing is damaged"
        assert "cannot be played by this Backroom" in capsys.readouterr().out
    assert _views(_in_house(database, look)) == before


def test_the_record_of_a_stranded_table_is_offered_once_it_is_closed(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with opened(database) as journal:
        played = write_table(journal, "moved").running.recorded.record
    _ship(monkeypatch, rules_version=2)

    async def close(house: House) -> str:
        live = await house.find("moved")
        await house.happen(live, lambda table: host_entries(table, "close", None, None, ""))
        return salvaged_from(house.journal, "moved", 0).text()

    record = read_record(_in_house(database, close))
    assert record.entries == played.entries
    assert record.head == played.head, "the very lines that players were shown the heads of"
    folder = tmp_path / "records"
    assert main(["--lang", "en", "export", str(folder), "--records", "--db", database]) == 0
    assert read_record((folder / "moved.record").read_text("utf-8")).entries == played.entries


@pytest.mark.parametrize("what", ["draws", "refuses", "fails"])
def test_rules_that_play_otherwise_strand_the_table_instead_of_telling_another_game(
    tmp_path: Path, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "tables.db"
    with opened(file) as journal:
        write_table(journal, "moved")
        lines = journal.load("moved")
    entries = [e.read_entry(line.entry) for line in lines]
    at = next(number for number, entry in enumerate(entries) if isinstance(entry, e.Moved))
    moved = entries[at]
    assert isinstance(moved, e.Moved)
    assert moved.chance is not None
    if what == "draws":
        entries[at] = msgspec.structs.replace(moved, chance=[*moved.chance, (7, 3)])
    elif what == "refuses":
        entries[at] = msgspec.structs.replace(moved, actions=["no such card"])
    else:
        monkeypatch.setattr(Course, "move", lambda *_: [][1])
    told = [dataclasses.replace(line, entry=e.write_entry(entry)) for line, entry in zip(lines, entries, strict=True)]
    found, happenings = fold("moved", told)
    assert found.status == "stranded"
    assert found.course is None
    assert found.seq == len(lines)
    assert not [happening for happening in happenings if happening.kind == "move"]


def test_data_that_is_gone_strands_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "tables.db"
    with opened(file) as journal:
        write_table(journal, "moved")
        lines = journal.load("moved")
    _ship(monkeypatch, own_data=_other_box())
    assert fold("moved", lines, None)[0].status == "stranded"
    assert fold("moved", lines, find_title("chicago-poker").own_data)[0].status == "playing"


@pytest.mark.parametrize("id_", ["poker2over", "gangsters4over", "gangster3middle", "chicago2minded"])
def test_a_record_from_the_journal_alone_is_that_of_the_rules(tmp_path: Path, id_: str) -> None:
    """But for what chance answered, which journals of the days before do not note."""
    file = write_database(tmp_path / "tables.db")
    with opened(file):
        pass
    reader = Reader(f"sqlite:///{file}")
    made = salvaged([e.read_entry(line.entry) for line in reader.load(id_)])
    reader.close()
    kept = read_record(all_told()[id_].record or "")
    assert [dict(msgspec.to_builtins(entry), chance=0) for entry in made.entries] == [
        dict(msgspec.to_builtins(entry), chance=0) for entry in kept.entries
    ]
    assert made.header == kept.header


def test_every_title_is_known_with_the_data_of_the_days_before() -> None:
    for id_, told in all_told().items():
        if told.record is not None and "owndata" not in id_ and "bots" not in id_:
            header = read_record(told.record).header
            assert find_title(header.title).first_data == header.data.sha256
