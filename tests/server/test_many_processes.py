"""Several server processes on one PostgreSQL: any of them serves any table, and all tell the same."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from random import Random

import msgspec
import pytest
from sqlalchemy import text

from backroom.server.api import OpenTable, SeatWish
from backroom.store.journal import Journal
from backroom.store.spoken import MADE, StoredCodes
from backroom.table import entries as e
from backroom.table import protocol as p
from tests.postgres import ON_POSTGRES, Postgres
from tests.server.guest import Guest
from tests.server.open_house import Wishes
from tests.server.place import AtTable, Place
from tests.server.script import Script

pytestmark = list(ON_POSTGRES)

HUMAN = SeatWish()
_decoder = msgspec.json.Decoder(p.FromServer)


@pytest.fixture(scope="module")
def places(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres, bus: str) -> Iterator[tuple[Place, Place]]:
    """Two processes of one house."""
    folder, database = tmp_path_factory.mktemp("places"), postgres.new_database()
    wishes = Wishes(database, bus)
    with Place(folder, wishes, database) as one, Place(folder, wishes, database) as other:
        one.open()
        other.open()
        yield one, other
        for place in (one, other):
            place.stop()
            assert '"level": "error"' not in place.log, place.log


def moments(guest: Guest) -> dict[int, p.Moment]:
    """All that this guest was ever told to have happened, by number; told twice, it must be the same."""
    found: dict[int, p.Moment] = {}
    for raw in guest.heard:
        told: p.FromServer = _decoder.decode(raw)
        if isinstance(told, p.Update):
            for moment in told.moments:
                assert found.setdefault(moment.number, moment) == moment
    return found


def moved(place: Place, table: str) -> list[e.Moved]:
    return [entry for entry in place.journal(table) if isinstance(entry, e.Moved)]


def _is_past(guest: Guest, rev: int) -> bool:
    decision = guest.update.decision
    return decision is not None and decision.rev > rev


def keys_of(opened: AtTable) -> list[str]:
    return [seat.key for seat in opened.seats]


def test_a_game_over_two_processes_is_one_game(places: tuple[Place, Place]) -> None:
    one, other = places
    opened = one.open_table(OpenTable("chicago-poker", seats=[HUMAN, HUMAN, SeatWish("random")]))
    anna_key, bert_key = keys_of(opened)

    async def evening() -> None:
        async with (
            Guest(one.port, opened.table, anna_key) as anna,
            Guest(other.port, opened.table, bert_key) as bert,
            Guest(other.port, opened.table, anna_key, mark="phone") as her_phone,
        ):
            await asyncio.gather(anna.sit("Anna", "aa" * 32), bert.sit("Bert", "bb" * 32))
            await asyncio.gather(anna.play(Random(1)), bert.play(Random(2)))
            await her_phone.until(lambda: her_phone.over)
            assert moments(anna) == moments(her_phone)
            assert sorted(moments(bert)) == list(range(1, bert.update.seen + 1))
            assert anna.update.view == her_phone.update.view

    asyncio.run(evening())
    bots = [entry for entry in moved(one, opened.table) if entry.by]
    assert bots
    assert all(entry.by == "random" for entry in bots)


def test_of_two_who_choose_at_once_one_is_told_that_it_is_too_late(places: tuple[Place, Place]) -> None:
    one, other = places
    opened = one.open_table(OpenTable("chicago-poker", seats=[HUMAN, HUMAN]))
    keys = keys_of(opened)

    async def evening() -> int:
        luck, stale = Random(3), 0
        async with (
            Guest(one.port, opened.table, keys[0]) as anna,
            Guest(other.port, opened.table, keys[0], mark="phone") as her_phone,
            Guest(one.port, opened.table, keys[1]) as bert,
            Guest(other.port, opened.table, keys[1], mark="phone") as his_phone,
        ):
            await asyncio.gather(anna.sit("Anna"), bert.sit("Bert"))
            everybody = [anna, her_phone, bert, his_phone]
            rev = -1
            for _ in range(15):
                for guest in everybody:
                    await guest.until(partial(_is_past, guest, rev), "the next decision")
                first, second = (anna, her_phone) if anna.asked else (bert, his_phone)
                act = await first.choose(luck)
                assert act is not None
                rev = act.rev
                answers = await asyncio.gather(first.ask(act), second.ask(act))
                refused = [answer for answer in answers if isinstance(answer, p.Refused)]
                assert len(refused) < 2, answers
                assert all(answer.stale for answer in refused), answers
                stale += len(refused)
            for guest in everybody:
                await guest.until(partial(_is_past, guest, rev), "the last update")
            assert moments(anna) == moments(her_phone)
            assert moments(bert) == moments(his_phone)
        return stale

    assert asyncio.run(evening()) > 0, "nobody was ever too late"


def test_who_is_here_is_known_in_every_process(places: tuple[Place, Place]) -> None:
    one, other = places
    opened = one.open_table(OpenTable("chicago-poker", seats=[HUMAN, HUMAN]))
    keys = keys_of(opened)

    async def evening() -> None:
        async with Guest(one.port, opened.table, keys[0]) as anna:
            await anna.until(lambda: anna.present == [True, False])
            async with Guest(other.port, opened.table, keys[1]) as bert:
                await bert.until(lambda: bert.present == [True, True])
                await anna.until(lambda: anna.present == [True, True])
            await anna.until(lambda: anna.present == [True, False])

    asyncio.run(evening())


def test_what_is_erased_in_one_process_is_gone_in_the_other(places: tuple[Place, Place]) -> None:
    one, other = places
    opened = one.open_table(OpenTable("chicago-poker", seats=[HUMAN, HUMAN]))
    keys = keys_of(opened)

    async def evening() -> None:
        async with Guest(one.port, opened.table, keys[0]) as anna, Guest(other.port, opened.table, keys[1]) as bert:
            await anna.sit("Anna")
            await anna.do(p.Say(words="a secret of mine"))
            await bert.until_told(lambda told: any(moment.kind == "said" for moment in told.moments))
            with one.http(keys[0]) as http:
                answer = await asyncio.to_thread(http.post, f"/api/tables/{opened.table}/forget")
            assert answer.status_code == 200, answer.text
            await bert.until_told(lambda told: told.whole and "secret" not in str(told.moments))
            assert bert.update.frame.seats[0].name != "Anna"

    asyncio.run(evening())


def test_people_sit_down_at_a_table_that_another_process_has_opened(places: tuple[Place, Place]) -> None:
    one, other = places
    wish = OpenTable("chicago-poker", seats=[HUMAN, HUMAN], listed=True)
    opened = one.open_with_links(wish)
    with other.http() as http:
        assert opened.table in [table["table"] for table in http.get("/api/tables").json()]
    keys = [place.sit_by_link(opened.table, seat.link) for place, seat in zip((other, one), opened.seats, strict=True)]

    async def look() -> None:
        for place, key in zip((one, other), keys, strict=True):
            async with Guest(place.port, opened.table, key) as guest:
                assert not guest.gone

    asyncio.run(look())


def test_a_spoken_code_of_one_process_is_understood_by_the_other(places: tuple[Place, Place]) -> None:
    one, other = places
    opened = one.open_with_links(OpenTable("chicago-poker", seats=[HUMAN, HUMAN], wait=True))
    spoken = [Script(place, opened.table, opened.host).host("speak", link=opened.invitation) for place in (one, other)]
    assert spoken[0].code == spoken[1].code
    with other.http() as http:
        assert http.post("/api/spoken", json={"code": spoken[0].code}).json() == {
            "table": opened.table, "link": opened.invitation,
        }  # fmt: skip
        assert http.post("/api/spoken", json={"code": "velvet otter 1000"}).status_code == 403


def _new_code(number: int) -> tuple[str, str]:
    return f"code{number}", f"hash{number}"


def test_tries_of_spoken_codes_are_counted_for_all_processes(postgres: Postgres) -> None:
    journal = Journal(postgres.new_database())
    for made in MADE:
        with journal.engine.begin() as connection:
            connection.execute(text(made))
    one, other = (StoredCodes(journal.engine, 60.0, 10) for _ in range(2))
    assert [codes.may_try(0.0, 3) for codes in (one, other, one, other, one)] == [True, True, True, False, False]
    assert one.may_try(1e6, 3), "they come back with time"
    for number in range(12):
        one.code_for(f"table{number}", "invitation", partial(_new_code, number))
    one.code_for("table-last", "invitation", lambda: ("last", "hash-last"))
    assert other.heard("hash-last") == ("table-last", "invitation")
    assert sum(other.heard(f"hash{number}") is not None for number in range(12)) <= 10, "no more are kept"
    assert StoredCodes(journal.engine, -1.0, 10).code_for("late", "invitation", lambda: ("late", "hash-late")) == "late"
    assert other.heard("hash-late") is None, "its time is over"
    journal.close()


@pytest.mark.parametrize("how", ["stop", "kill"])
def test_whoever_was_connected_to_a_process_that_ends_is_gone(tmp_path: Path, postgres: Postgres, how: str) -> None:
    database = postgres.new_database()
    with Place(tmp_path, database=database) as one, Place(tmp_path, database=database) as other:
        one.open()
        other.open()
        opened = one.open_table(OpenTable("chicago-poker", seats=[HUMAN, HUMAN]))
        keys = keys_of(opened)

        async def evening() -> None:
            async with Guest(one.port, opened.table, keys[0]) as anna, Guest(other.port, opened.table, keys[1]):
                await anna.until(lambda: anna.present == [True, True])
                await asyncio.to_thread(other.stop if how == "stop" else other.kill)
                await anna.until(lambda: anna.present == [True, False])

        asyncio.run(evening())


def test_servers_that_open_an_empty_database_at_once_all_open(tmp_path: Path, postgres: Postgres) -> None:
    database = postgres.new_database()
    places = [Place(tmp_path, database=database) for _ in range(3)]
    with ThreadPoolExecutor() as threads:
        list(threads.map(Place.open, places))
    for place in places:
        with place:
            assert place.client.get(f"{place.http_address}/readyz").text == "ready\n"
