"""Names and words can be erased, tables deleted, old ones let go; and nothing of them stays in the files."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest

from backroom.cli import main
from backroom.kernel.chance import FastChance
from backroom.kernel.record import read_record
from backroom.kernel.refusal import BadInput
from backroom.kernel.verify import verify
from backroom.players import seat_bot
from backroom.players.whole import whole_choice
from backroom.server import keeping
from backroom.server.api import OpenTable, SeatWish
from backroom.server.house import House
from backroom.server.keeping import DAY, Keeping
from backroom.server.keys import new_seed
from backroom.server.live import LiveTable
from backroom.store.journal import Journal
from backroom.store.reader import Reader
from backroom.table import entries as e
from backroom.table import protocol as p
from backroom.table.workers import Workers
from tests.server.guest import Guest
from tests.server.place import Place
from tests.waiting import waiting_for

ANN, BOB = "Zebulonia", "Quintessa"
#: What each says, in words that stand nowhere else in a database.
MINE, THEIRS, WHISPERED = "xylophonic-marmalade", "turbulent-octarine", "hushed-periwinkle"
PLAN = e.Opened(
    "chicago-gangsters", 3, {"godfather": False, "whisper": True},
    [e.SeatPlan("human", ANN), e.SeatPlan("human"), e.SeatPlan("human")], new_seed(), "", scheme=2,
)  # fmt: skip


class Clock:
    """The house's time, as the test wishes."""

    def __init__(self) -> None:
        self.time = 1_000_000.0

    def __call__(self) -> float:
        return self.time


def in_a_house(
    folder: Path, work: Callable[[House, Clock], Coroutine[Any, Any, None]], kept: Keeping | None = None
) -> None:
    """Do this in a house of its own, without sockets; nothing happens there by itself."""

    async def do() -> None:
        clock = Clock()
        house = House(Journal(f"sqlite:///{folder / 'tables.db'}"), Workers(), now=clock, keeping=kept)
        try:
            async with asyncio.timeout(120):
                await work(house, clock)
        finally:
            await house.close()

    asyncio.run(do())


def spoke(words: str, seat: int, to: list[int] | None = None) -> e.Spoke:
    return e.Spoke(words, seat, to, salt="5a" * 16)


async def a_game(house: House, talk: int = 1, plan: e.Opened = PLAN) -> LiveTable:
    """A game of three that has begun, with talk before and in it."""
    live = await house.open(plan)
    said: list[e.AnyEntry] = [e.Sat(0, ANN), e.Sat(1, BOB), spoke(MINE, 0), e.Sat(2, "Cleo"), e.Sealed(), e.Dealt()]
    for number in range(talk):
        said += [
            spoke(f"{MINE} {number}", 0),
            spoke(f"{THEIRS} {number}", 1),
            spoke(f"{WHISPERED} {number}", 0, [1]),
        ]
    async with live.lock:
        await live.happen(said)
    return live


def stands_in(folder: Path, words: str) -> list[str]:
    """The files of the database in which these bytes stand."""
    return [file.name for file in folder.glob("tables.db*") if words.encode() in file.read_bytes()]


@pytest.mark.parametrize("scheme", [1, 2])
def test_erased_names_and_words_are_gone_from_the_table_and_from_the_files(tmp_path: Path, scheme: int) -> None:
    """At tables of before there was a chain, too."""

    async def work(house: House, clock: Clock) -> None:
        live = await a_game(house, talk=150, plan=msgspec.structs.replace(PLAN, scheme=scheme))
        heads = live.table.heads
        id_ = live.table.id
        assert stands_in(tmp_path, MINE)
        before = live.table.running.game.state.as_data()
        await house.forget(live, lambda table: [0])
        for viewer in range(3):
            told = str([happening.facts for happening in await live.log(viewer, live.table.seen[viewer] + 1, 10_000)])
            assert (THEIRS in told, MINE in told, WHISPERED in told, ANN in told) == (True, False, False, False)
        assert [seat.name for seat in live.table.seats] == ["", BOB, "Cleo"]
        assert live.table.running.game.state.as_data() == before
        assert live.table.heads == heads
        assert bool(heads[0]) == (scheme == 2)
        assert (await live.full_update(2, 0)).moments[-1].kind == "forgotten"
        record = live.table.running.recorded.record.text()
        assert THEIRS in record
        assert MINE not in record
        assert ANN not in record
        clock.time += keeping.TIDY_AFTER + 1
        for _ in waiting_for("the file to be written anew"):  # later, while somebody reads
            await house.keeper.beat()
            if not house.journal.untidy():
                break
            clock.time += keeping.TIDY_EVERY + 1
        for words in (ANN, MINE, WHISPERED):
            assert not stands_in(tmp_path, words), words
        assert stands_in(tmp_path, THEIRS)
        # The journal's chain still holds, and the game goes on.
        assert len(house.journal.load(id_)) == live.table.seq

    in_a_house(tmp_path, work)


def test_a_finished_game_can_be_verified_without_the_erased_words(tmp_path: Path) -> None:
    """Erased lines keep their digests: everything else in the record is still proved, and so are their places."""

    async def work(house: House, clock: Clock) -> None:
        live = await a_game(house)
        course = live.table.running
        player = seat_bot("random", live.table.title, course.rules)
        while not course.game.is_over:
            seat = next(seat for seat in range(3) if course.asks(seat))
            chosen = whole_choice(course.rules, course.game.state.clone(), seat, player, FastChance(live.table.seq), [])
            async with live.lock:
                await live.happen([e.Moved(seat, [choice.action.text for choice in chosen])])
        async with live.lock:
            await live.happen([spoke(MINE, 0)])
        whole = course.recorded.record
        await house.forget(live, lambda table: [0, 2])
        left = live.table.running.recorded.record
        assert left.head == whole.head
        assert left.hidden == 5  # two names, and words: aloud, whispered, and after the end
        text = left.text()
        assert not any(words in text for words in (ANN, MINE, WHISPERED))
        assert verify(read_record(text), live.table.title).moves == len(whole.moves)
        assert await asyncio.to_thread(house.journal.load, live.table.id)
        # Once more changes nothing: what is erased stays erased.
        await house.forget(live, lambda table: [0])
        assert live.table.running.recorded.record.text() == text

    in_a_house(tmp_path, work)


def test_what_a_former_owner_of_the_seat_said_is_not_erased_by_the_next(tmp_path: Path) -> None:
    async def work(house: House, clock: Clock) -> None:
        live = await house.open(PLAN)
        async with live.lock:
            await live.happen(
                [e.Sat(1, BOB), spoke(THEIRS, 1), e.Kicked(1, link="0" * 64), e.Sat(1, ANN), spoke(MINE, 1)]
            )
        await house.forget(live, lambda table: [1])
        said = str((await live.full_update(0, 0)).moments)
        assert THEIRS in said
        assert MINE not in said
        assert live.table.seats[1].name == ""

    in_a_house(tmp_path, work)


def test_a_deleted_table_is_gone_and_nobody_brings_it_back(tmp_path: Path) -> None:
    async def work(house: House, clock: Clock) -> None:
        live = await a_game(house, talk=50)
        other = await a_game(house)
        await house.remove(live.table.id)
        with pytest.raises(BadInput, match="table-unknown"):
            await house.find(live.table.id)
        # Somebody was about to speak: neither does the table come back, nor is it a bug of ours.
        with pytest.raises(BadInput, match="table-unknown"):
            await house.happen(live, lambda table: [spoke(MINE, 0)])
        assert await asyncio.to_thread(house.journal.tables) == [other.table.id]
        await house.remove(other.table.id)
        clock.time += keeping.TIDY_AFTER + 1
        await house.keeper.beat()
        for words in (ANN, MINE, THEIRS, live.table.id, live.table.opened.seed):
            assert not stands_in(tmp_path, words), words

    in_a_house(tmp_path, work)


def test_old_tables_are_let_go_by_the_houses_beat_and_others_stay(tmp_path: Path) -> None:
    async def work(house: House, clock: Clock) -> None:
        finished, playing, watched = [await a_game(house) for _ in range(3)]
        for live in (finished, watched):
            async with live.lock:
                await live.happen([e.Closed()])
        watched.connections.append(None)  # type: ignore[arg-type]
        clock.time += 3 * DAY
        async with playing.lock:
            await playing.happen([spoke(MINE, 0)])
        clock.time += 5 * DAY
        await house.keeper.beat()
        assert set(house.journal.tables()) == {playing.table.id, watched.table.id}
        clock.time += 24 * DAY  # 32 days since it was opened, 29 since somebody last spoke there
        watched.connections.clear()
        await house.keeper.beat()
        assert house.journal.tables() == [playing.table.id]
        clock.time += 3 * DAY
        await house.keeper.beat()
        assert house.journal.tables() == []

    in_a_house(tmp_path, work, Keeping(7, 30))


def test_without_a_word_from_the_operator_everything_is_kept(tmp_path: Path) -> None:
    async def work(house: House, clock: Clock) -> None:
        live = await a_game(house)
        async with live.lock:
            await live.happen([e.Closed()])
        clock.time += 10_000 * DAY
        await house.keeper.beat()
        assert house.journal.tables() == [live.table.id]

    in_a_house(tmp_path, work)


def test_a_seat_erases_its_own_words_over_http_and_everybody_sees_it(place: Place) -> None:
    seats = [SeatWish(), SeatWish()]
    opened = place.open_table(OpenTable("chicago-poker", seats=seats, onlookers=True))
    address = f"/api/tables/{opened.table}"

    async def play() -> None:
        mine, theirs = opened.seats
        async with Guest(place.port, opened.table, mine.key) as ann, Guest(place.port, opened.table, theirs.key) as bob:
            await ann.sit(ANN)
            await bob.sit(BOB)
            await ann.do(p.Say(words=MINE))
            await bob.until_told(lambda told: any(MINE in str(moment) for moment in told.moments))
            for key, message in ((opened.host, "table-stranger"), (opened.onlookers or "", "table-onlooker")):
                with place.http(key) as client:
                    refused = await asyncio.to_thread(client.post, f"{address}/forget")
                assert (refused.status_code, refused.json()["message"]) == (403, message)
            with place.http(mine.key) as client:
                answer = await asyncio.to_thread(client.post, f"{address}/forget")
            assert (answer.status_code, answer.json()) == (200, {"seat": 0})
            for guest in (ann, bob):
                await guest.until_told(lambda told: told.moments[-1].kind == "forgotten")
                assert guest.update.whole
                assert MINE not in str(guest.update)
                assert ANN not in str(guest.update)
                assert BOB in str(guest.update)

    asyncio.run(play())


def test_a_host_deletes_a_table_and_whoever_is_there_is_told(place: Place) -> None:
    opened = place.open_table(OpenTable("chicago-poker", seats=[SeatWish(), SeatWish()]))
    address = f"/api/tables/{opened.table}"

    async def play() -> None:
        async with Guest(place.port, opened.table, opened.seats[0].key) as ann:
            with place.http(opened.seats[0].key) as client:
                refused = await asyncio.to_thread(client.post, f"{address}/host", json={"do": "delete"})
            assert refused.status_code == 403
            with place.http(opened.host) as client:
                answer = await asyncio.to_thread(client.post, f"{address}/host", json={"do": "delete"})
            assert answer.status_code == 200
            await ann.until(lambda: bool(ann.gone))
            assert ann.gone == "table-deleted"

    asyncio.run(play())
    with place.http(opened.seats[0].key) as client:
        assert client.get(f"{address}/update").json()["message"] == "table-unknown"


def test_the_house_says_how_long_it_keeps_tables(place: Place) -> None:
    with place.http() as client:
        told = client.get("/api/house").json()
    assert (told["keep_days"], told["keep_unfinished_days"]) == (None, None)
    assert told["version"]


def test_operators_forget_people_and_prune_tables(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ids: list[str] = []

    async def work(house: House, clock: Clock) -> None:
        first, second = await a_game(house, talk=30), await a_game(house)
        async with first.lock:
            # An onlooker spoke, and somebody was sent away: the operator has that erased too.
            await first.happen([e.Spoke(WHISPERED), e.Kicked(1, player="random")])
        ids.extend([first.table.id, second.table.id])

    in_a_house(tmp_path, work)
    database = ["--db", f"sqlite:///{tmp_path / 'tables.db'}"]
    assert main(["forget", ids[0], "--seat", "1", *database]) == 0
    reader = Reader(database[1])
    assert ANN in str(reader.load(ids[1]))
    assert ANN not in str(reader.load(ids[0]))
    assert THEIRS in str(reader.load(ids[0]))
    reader.close()
    # Nothing has happened at the other one for long; at this one somebody was forgotten just now.
    assert main(["prune", "--unfinished-days", "100", *database]) == 0
    assert "One table" in capsys.readouterr().out
    assert main(["forget", ids[0], *database]) == 0
    assert not any(stands_in(tmp_path, words) for words in (ANN, BOB, MINE, THEIRS, WHISPERED))
    assert main(["forget", ids[0], "--delete", *database]) == 0
    assert not stands_in(tmp_path, ids[0])
    assert main(["forget", ids[0], *database]) != 0
    assert main(["prune", "--days", "-1", *database]) != 0
