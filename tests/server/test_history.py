"""What a look at the past costs, and what it tells: finding 16 and 17 of the attack."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from backroom.games import titles
from backroom.kernel.event import ONLOOKER
from backroom.kernel.refusal import BadInput
from backroom.server.folding import fold
from backroom.server.house import House
from backroom.server.live import MOST_MOMENTS, LiveTable
from backroom.store.lines import Line
from backroom.table import entries as e
from backroom.table import protocol as p
from backroom.table.happening import Happening
from backroom.table.look import moment_for
from backroom.table.snapshot import EVERY
from backroom.table.table import Table
from tests.server.long_games import house_with, long_evening
from tests.table.double import all_told
from tests.table.tables import Evening

COMPANIES = [(title.id, title.usual) for title in titles()]
PAGE = 64


@contextmanager
def counted(limit: int) -> Iterator[None]:
    """No more than so many entries are taken within."""
    taken = 0
    take = Table.take

    def taking(self: Table, entry: e.AnyEntry, at: float) -> object:
        nonlocal taken
        taken += 1
        return take(self, entry, at)

    Table.take = taking  # type: ignore[assignment,method-assign]
    try:
        yield
    finally:
        Table.take = take  # type: ignore[method-assign]
    assert taken <= limit, f"{taken} entries were taken again"


@pytest.fixture(scope="module")
def evenings() -> dict[str, Evening]:
    return {title: long_evening(title, players, 700) for title, players in COMPANIES}


@pytest.mark.parametrize(("title", "players"), COMPANIES)
def test_whatever_is_asked_of_a_long_game_few_entries_are_taken_again(
    title: str, players: int, tmp_path: Path, evenings: dict[str, Evening]
) -> None:
    evening = evenings[title]

    async def ask(house: House) -> None:
        live = await house.find("t")  # its snapshots are made, aside
        with counted(EVERY):
            loaded = await house.history.load("t")
        assert all_told(loaded, evening.now) == all_told(evening.table, evening.now)
        with counted(0):
            for viewer in [*range(players), ONLOOKER]:
                await _update(live, viewer, 0)
                await _update(live, viewer, live.table.seen[viewer] - 150)
                await _pages(live, viewer)
        with counted(EVERY):
            await live.reload()
        for number in (live.table.seen[0], live.table.seen[0] // 2, 20):
            with counted(EVERY):
                await house.history.view_at("t", 0, number)
            with counted(0):
                await house.history.view_at("t", 0, number)

    _in_house(tmp_path, ask, evening)


@pytest.mark.parametrize(("title", "players"), COMPANIES)
def test_the_pages_are_the_viewers_whole_log_and_nothing_else(
    title: str, players: int, tmp_path: Path, evenings: dict[str, Evening]
) -> None:
    evening = evenings[title]
    _, happenings = _folded(evening)

    async def ask(house: House) -> None:
        live = await house.find("t")
        for viewer in [*range(players), ONLOOKER]:
            log = [moment_for(told, viewer) for told in happenings if told.seen_by(viewer)]
            assert [moment.number for moment in log] == list(range(1, len(log) + 1))
            update = await _update(live, viewer, 0)
            assert update.whole
            assert _bytes(update.moments) == _bytes(log[-MOST_MOMENTS:])
            assert update.earlier == max(0, len(log) - MOST_MOMENTS)
            later = await _update(live, viewer, len(log) - 100)
            assert (later.whole, later.earlier) == (False, 0)
            assert _bytes(later.moments) == _bytes(log[-100:])
            pages = await _pages(live, viewer)
            assert [len(page) for page in pages[:-1]] == [PAGE] * (len(pages) - 1)
            assert _bytes([moment for page in reversed(pages) for moment in page]) == _bytes(log)

    _in_house(tmp_path, ask, evening)


def test_pages_tell_nothing_of_what_others_whisper_not_even_by_gaps(tmp_path: Path) -> None:
    """Two evenings that differ only in whispers between others, hundreds of them: the same pages for the third."""
    told = []
    for whispers in (0, 3):
        evening = Evening(["human"] * 3, "chicago-gangsters").sit_and_deal()
        for number in range(300):
            evening.happen(e.Spoke(f"line {number}", number % 3))
            evening.happen(*[e.Spoke("psst", 0, [1])] * (whispers if number % 2 else 0))

        async def ask(house: House) -> None:
            live = await house.find("t")
            heard = [msgspec.json.encode(await _pages(live, viewer)) for viewer in (2, ONLOOKER)]
            heard += [msgspec.json.encode((await _update(live, viewer, 0)).moments) for viewer in (2, ONLOOKER)]
            told.append(heard)

        folder = tmp_path / str(whispers)
        folder.mkdir()
        _in_house(folder, ask, evening)
    assert told[0] == told[1]


@pytest.mark.parametrize("column", ["data", "lines", "log", "seen", "chain"])
def test_a_damaged_snapshot_never_harms_and_is_made_anew(
    column: str, tmp_path: Path, evenings: dict[str, Evening]
) -> None:
    evening = evenings["chicago-poker"]

    async def ask(house: House) -> None:
        whole = await _all_told(house)
        for damage in _damages(column):
            _damage(tmp_path, damage)
            house._tables.clear()
            assert await _all_told(house) == whole, damage
        with counted(EVERY):
            await house.history.load("t")

    _in_house(tmp_path, ask, evening)


def test_a_snapshot_of_another_version_is_ignored_and_made_anew(
    tmp_path: Path, evenings: dict[str, Evening], monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = evenings["gangster"]

    async def ask(house: House) -> None:
        whole = await _all_told(house)
        monkeypatch.setattr("backroom.table.snapshot.__version__", "another")
        loaded = await house.history.load("t")
        assert all_told(loaded, evening.now) == all_told(evening.table, evening.now)
        monkeypatch.undo()
        house._tables.clear()
        assert await _all_told(house) == whole

    _in_house(tmp_path, ask, evening)


def test_a_table_writes_its_snapshots_while_it_is_played(tmp_path: Path) -> None:
    evening = Evening(["human", "human"], "chicago-poker").sit_and_deal()

    async def ask(house: House) -> None:
        live = await house.find("t")
        for number in range(3 * EVERY):
            async with live.lock:
                await live.happen([e.Spoke(f"line {number}", number % 2)])
        made = house.journal.seen("t")
        assert [seq - before for (before, _), (seq, _) in pairwise(made)] == [EVERY] * (len(made) - 1)
        assert len(made) == live.table.seq // EVERY
        with counted(EVERY):
            loaded = await house.history.load("t")
        assert all_told(loaded, 2000.0) == all_told(live.table, 2000.0)

    _in_house(tmp_path, ask, evening)


def test_thousands_of_lines_of_talk_cost_a_reconnect_no_more_than_two_hundred(tmp_path: Path) -> None:
    """Finding 17: 6,000 lines in 17 seconds, then 12 MB for each reconnect."""
    evening = Evening(["human", "human"], "chicago-poker").sit_and_deal()
    for number in range(6000):
        evening.happen(e.Spoke("x" * 500, number % 2))

    async def ask(house: House) -> None:
        live = await house.find("t")
        with counted(0):
            for since in (0, 3000, live.table.seen[0] + 7):
                update = await _update(live, 0, since)
                assert len(update.moments) == MOST_MOMENTS
                assert len(msgspec.json.encode(update)) < 200_000
        with counted(EVERY):
            await live.reload()

    _in_house(tmp_path, ask, evening)


def test_what_was_kept_of_answers_goes_with_the_words_that_are_erased(
    tmp_path: Path, evenings: dict[str, Evening]
) -> None:
    async def ask(house: House) -> None:
        live = await house.find("t")
        house.history.diaries.put(live.known_to(0), b"what was said")
        await house.history.view_at("t", 0, 40)
        await house.forget(live, lambda table: [0])
        assert house.history.diaries.size == 0
        with counted(EVERY):
            await house.history.load("t")

    _in_house(tmp_path, ask, evenings["chicago-poker"])


def test_a_moment_that_never_was_is_refused(tmp_path: Path, evenings: dict[str, Evening]) -> None:
    async def ask(house: House) -> None:
        for number in (0, 1, 10**6):
            with pytest.raises(BadInput, match="replay-no-moment"):
                await house.history.view_at("t", 0, number)

    _in_house(tmp_path, ask, evenings["chicago"])


def _in_house(folder: Path, ask: Callable[[House], Awaitable[None]], *evenings: Evening) -> None:
    async def run() -> None:
        async with asyncio.timeout(120), house_with(folder, *evenings) as house:
            await ask(house)

    asyncio.run(run())


def _folded(evening: Evening) -> tuple[Table, list[Happening]]:
    lines = [Line("t", seq, at, e.write_entry(entry)) for seq, (entry, at) in enumerate(evening.journal, 1)]
    return fold("t", lines)


async def _update(live: LiveTable, viewer: int, since: int) -> p.Update:
    async with live.lock:
        return await live.full_update(viewer, since)


async def _pages(live: LiveTable, viewer: int) -> list[list[p.Moment]]:
    """The viewer's log, turned back page by page."""
    pages: list[list[p.Moment]] = []
    before = live.table.seen[viewer] + 1
    while before > 1:
        async with live.lock:
            page = [moment_for(told, viewer) for told in await live.log(viewer, before, PAGE)]
        pages.append(page)
        before = page[0].number
    return pages


async def _all_told(house: House) -> list[bytes]:
    live = await house.find("t")
    told = all_told(live.table, 2000.0)
    for viewer in (0, 1, ONLOOKER):
        told += [msgspec.json.encode(page) for page in await _pages(live, viewer)]
        told.append(msgspec.json.encode(await house.history.view_at("t", viewer, 40)))
        house.history.forget("t")
    return told


def _damages(column: str) -> list[str]:
    if column == "seen":
        return [
            "DELETE FROM snapshots WHERE seq < 200",
            "DELETE FROM snapshots WHERE seq BETWEEN 200 AND 300",
            "UPDATE snapshots SET seen = 'x'",
            "UPDATE snapshots SET seen = '[1, 2]' WHERE seq < 300",
            "UPDATE snapshots SET seen = '[9, 9, 9, 9, 9, 9, 9]' WHERE seq BETWEEN 200 AND 300",
            "DELETE FROM snapshots",
        ]
    if column == "chain":
        return ["UPDATE snapshots SET chain = ''", "UPDATE snapshots SET chain = (SELECT chain FROM journal LIMIT 1)"]
    return [
        f"UPDATE snapshots SET {column} = x'00'",
        f"UPDATE snapshots SET {column} = substr({column}, 1, length({column}) - 1)",
        f"UPDATE snapshots SET {column} = (SELECT {column} FROM snapshots ORDER BY seq LIMIT 1)",
        f"UPDATE snapshots SET {column} = CAST(substr({column}, 1, 40) || x'0102' AS BLOB) WHERE seq < 400",
    ]


def _damage(folder: Path, statement: str) -> None:
    with closing(sqlite3.connect(folder / "tables.db")) as connection, connection:
        connection.execute(statement)


def _bytes(moments: list[p.Moment]) -> bytes:
    return msgspec.json.encode(moments)
