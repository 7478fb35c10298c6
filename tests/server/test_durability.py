"""What was acknowledged is never lost and never done twice, however the house ends."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import httpx
import msgspec
import pytest

from backroom.server.api import OpenTable, SeatWish
from backroom.table import entries as e
from backroom.table import protocol as p
from tests.server.guest import Guest
from tests.server.open_house import Wishes
from tests.server.place import AtTable, Place
from tests.server.regulars import House

HUMAN = SeatWish()
WISHES = [
    OpenTable("chicago-poker", seats=[HUMAN, HUMAN]),
    OpenTable("chicago-poker", seats=[HUMAN, SeatWish("soldier"), HUMAN]),
    OpenTable("chicago-gangsters", seats=[HUMAN, HUMAN, HUMAN]),
    OpenTable("chicago-gangsters", seats=[HUMAN, HUMAN, SeatWish("random"), HUMAN], options={"whisper": True}),
]


def test_a_killed_house_has_lost_nothing(tmp_path: Path) -> None:
    house = _killed(tmp_path, 3, 1)
    assert len(house.evenings) >= len(WISHES)


@pytest.mark.long
def test_a_house_killed_two_hundred_times_has_lost_nothing(tmp_path: Path) -> None:
    house = _killed(tmp_path, 200, 2)
    again = sum(regular.again for evening in house.evenings for regular in evening.regulars)
    assert again > 20, "hardly anybody was cut off while waiting for an answer"


def _killed(folder: Path, times: int, seed: int) -> House:
    async def spend(place: Place) -> House:
        house = House(place, Random(seed))
        await house.be_killed(times, WISHES)
        return house

    with Place(folder) as place:
        house = asyncio.run(spend(place))
        assert '"level": "error"' not in place.log, place.log
        return house


def test_a_full_disk_is_told_and_loses_nothing(tmp_path: Path) -> None:
    room = tmp_path / "room"
    room.write_text("1000000")

    def fill(place: Place) -> None:
        with closing(sqlite3.connect(place.file)) as connection:
            (pages,) = connection.execute("PRAGMA page_count").fetchone()
        room.write_text(str(pages))

    _troubled(tmp_path, Wishes("", room=str(room)), "store-full", fill, lambda: room.write_text("1000000"))


def test_a_locked_database_is_told_and_loses_nothing(tmp_path: Path) -> None:
    holding: list[sqlite3.Connection] = []

    def hold(place: Place) -> None:
        holding.append(sqlite3.connect(place.file, isolation_level=None))
        holding[0].execute("BEGIN IMMEDIATE")

    _troubled(tmp_path, Wishes("", patience=100), "store-busy", hold, lambda: holding[0].close())


def _troubled(
    folder: Path, wishes: Wishes, message: str, begin: Callable[[Place], object], end: Callable[[], object]
) -> None:
    """Two people play; the trouble begins, everybody is told, nothing changes; it ends, they play on.

    At another table a bot is to move all the while: it does once it can.
    """
    luck = Random(7)
    acknowledged: list[str] = []

    async def choose(guests: list[Guest]) -> p.Answer | None:
        """The next choice of whoever is asked, with the mark that it keeps until it is done."""
        await asyncio.gather(*(guest.settled() for guest in guests))
        if guests[0].over:
            return None
        guest = next(guest for guest in guests if guest.asked)
        act = await guest.choose(luck)
        assert act is not None
        answer = await guest.ask(msgspec.structs.replace(act, ref=f"choice {len(acknowledged)}"))
        if isinstance(answer, p.Done):
            acknowledged.append(answer.ref)
        return answer

    async def evening(place: Place, opened: AtTable, other: AtTable) -> None:
        keys = [seat.key for seat in opened.seats]
        async with (
            Guest(place.port, opened.table, keys[0]) as anna,
            Guest(place.port, opened.table, keys[1]) as bert,
            Guest(place.port, other.table, other.seats[0].key) as carl,
        ):
            await asyncio.gather(anna.sit("Anna"), bert.sit("Bert"), carl.sit("Carl"))
            people = [anna, bert]
            await anna.until_told(lambda told: told.decision is not None)
            while len(acknowledged) < 6:
                await choose(people)
            begin(place)
            playing = asyncio.create_task(carl.play(luck))
            answer = None
            while not isinstance(answer, p.Refused):
                answer = await choose(people)
            assert answer.message == message
            assert _refs(place, opened.table) == acknowledged
            async with httpx.AsyncClient(base_url=place.http_address, trust_env=False) as client:
                opening = await client.post("/api/tables", content=msgspec.json.encode(WISHES[0]))
                assert (opening.status_code, opening.json()["message"]) == (503, message)
                assert (await client.get("/healthz")).text == "ok\n"
            end()
            while not anna.over:
                await choose(people)
            await playing

    with Place(folder, wishes) as place:
        place.open()
        opened = place.open_table(OpenTable("chicago-poker", seats=[HUMAN, HUMAN]))
        other = place.open_table(OpenTable("chicago-poker", seats=[HUMAN, SeatWish("random")]))
        asyncio.run(evening(place, opened, other))
        assert _refs(place, opened.table) == acknowledged
        assert '"level": "error"' not in place.log


def _refs(place: Place, table: str) -> list[str]:
    return [entry.ref for entry in place.journal(table) if isinstance(entry, e.Moved)]
