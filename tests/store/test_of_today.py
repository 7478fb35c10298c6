"""A database of the days before migrations is loaded, tells the same bytes, and plays on."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import msgspec
import pytest

from backroom.games import find_title
from backroom.kernel.lines import OldHeader
from backroom.kernel.record import read_record
from backroom.kernel.verify import verify
from backroom.server.automatic import play_by_itself
from backroom.server.folding import fold
from backroom.server.house import House
from backroom.server.live import LiveTable
from backroom.store.journal import Journal
from backroom.table import entries as e
from backroom.table import protocol as p
from backroom.table.commands import entries_for
from backroom.table.look import Attendance, moment_for, update_for
from backroom.table.table import Table
from backroom.table.thinking import question_for, think
from backroom.table.workers import Workers
from tests.postgres import ON_POSTGRES, Postgres
from tests.store.today import all_told, spelled_as_then, write_database, write_rows

NOBODY = Attendance([False] * 6, 0)
ALL = sorted(all_told())
IN_PLAY = ("gathering", "sealing", "playing", "paused")
#: Looking at these after every entry takes seconds: in `./test long` only.
LENGTHY = 150
#: These play on in `./test`, the others in `./test long`.
SHORT = ["poker2middle", "poker5paused", "poker2forkearly", "gangster2middle", "gangsters3minded", "poker2owndata"]


@pytest.fixture(scope="module")
def sqlite(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Journal]:
    file = write_database(tmp_path_factory.mktemp("today") / "tables.db")
    journal = Journal(f"sqlite:///{file}")
    yield journal
    journal.close()


@pytest.fixture(scope="module")
def postgresql(postgres: Postgres) -> Iterator[Journal]:
    journal = Journal(write_rows(postgres.new_database()))
    yield journal
    journal.close()


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=ON_POSTGRES)])
def journal(request: pytest.FixtureRequest) -> Journal:
    journal: Journal = request.getfixturevalue(request.param)
    return journal


def _as_told_then(moment: p.Moment) -> dict[str, object]:
    """With the names of those days: the number of a moment was its `seq`."""
    return {"seq" if name == "number" else name: value for name, value in msgspec.to_builtins(moment).items()}


def _cases(chosen: list[str], short: list[str]) -> list[object]:
    return [pytest.param(id_, marks=() if id_ in short else pytest.mark.long) for id_ in chosen]


@pytest.mark.parametrize("id_", ALL)
def test_a_table_of_today_tells_the_same_bytes(journal: Journal, id_: str) -> None:
    told = all_told()[id_]
    lines = journal.load(id_)
    assert len(lines) == told.entries
    table, happenings = fold(id_, lines)
    assert table.status == told.status
    # Not how much: a clock that could be cheated has been mended since.
    left = [table.clock.left(seat, told.now) for seat in range(len(table.seats))]
    assert [seconds is None for seconds in left] == [seconds is None for seconds in told.left]
    for viewer, seen in told.viewers.items():
        update = update_for(table, viewer, [], True, NOBODY, told.now)
        moments = msgspec.json.encode(
            [_as_told_then(moment_for(each, viewer)) for each in happenings if each.seen_by(viewer)]
        )
        assert update.seen == seen.seq
        assert msgspec.json.encode(spelled_as_then(update.view)).decode() == seen.view
        assert msgspec.json.encode(update.decision).decode() == seen.decision
        assert seen.moments in (None, moments.decode())
        assert hashlib.sha256(moments).hexdigest() == seen.moments_sha256
    assert (None if table.course is None else table.course.recorded.record.text()) == told.record


@pytest.mark.parametrize("id_", _cases(ALL, [id_ for id_ in ALL if all_told()[id_].entries <= LENGTHY]))
def test_a_table_of_today_tells_the_same_bytes_after_every_entry(sqlite: Journal, id_: str) -> None:
    told = all_told()[id_]
    first, *lines = sqlite.load(id_)
    opened = e.read_entry(first.entry)
    assert isinstance(opened, e.Opened)
    table = Table(id_, opened, first.at)
    steps = {viewer: hashlib.sha256() for viewer in told.viewers}
    for line in lines:
        table.take(e.read_entry(line.entry), line.at)
        for viewer, digest in steps.items():
            update = update_for(table, viewer, [], False, NOBODY, line.at)
            view = spelled_as_then(update.view)
            digest.update(msgspec.json.encode([update.seen, view, update.decision]) + b"\n")
    assert {viewer: digest.hexdigest() for viewer, digest in steps.items()} == {
        viewer: seen.steps for viewer, seen in told.viewers.items()
    }


@pytest.mark.parametrize("id_", _cases([id_ for id_ in ALL if all_told()[id_].status in IN_PLAY], SHORT))
def test_a_table_of_today_plays_on_to_its_end(tmp_path: Path, id_: str) -> None:
    file = write_database(tmp_path / "tables.db")

    async def play() -> str:
        house = House(Journal(f"sqlite:///{file}"), Workers(), bot_pause=0.0)
        try:
            live = await house.find(id_)
            return await _play_on(house, live)
        finally:
            await house.close()

    record = read_record(asyncio.run(play()))
    assert record.end is not None
    assert isinstance(record.header, OldHeader)
    if record.header.start is msgspec.UNSET:
        verify(record, find_title(record.header.title))
    before = all_told()[id_].record
    if before is not None:
        stood = read_record(before).entries
        assert record.entries[: len(stood)] == stood


async def _play_on(house: House, live: LiveTable) -> str:
    """Everybody sits down, and people choose as bots would; the record at the end."""
    for seat in [number for number, sitting in enumerate(live.table.seats) if not sitting.sat]:
        await house.happen(live, partial(entries_for, seat=seat, said=p.Sit(name=f"late {seat}")))
    await house.happen(live, lambda table: [e.Resumed()] if table.status == "paused" else [])
    while live.table.status != "over":
        changed = live.changed
        people = [seat for seat in live.table.asked() if live.table.seats[seat].here]
        if people:
            chosen = think(question_for(live.table, people[0], "soldier", live.table.seq)).actions
            async with live.lock:
                await live.happen([e.Moved(people[0], chosen)])
        else:
            async with asyncio.timeout(60):
                await changed.wait()
        play_by_itself(live)
    return live.table.running.recorded.record.text()
