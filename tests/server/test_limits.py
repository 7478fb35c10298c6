"""What one stranger may ask of the house, from where, and what every answer carries."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from backroom.server.api import OpenTable, SeatWish
from backroom.server.front import Front
from backroom.server.limits import Limits
from backroom.table import protocol as p
from tests.server.guest import Guest
from tests.server.open_house import Wishes
from tests.server.place import AtTable, Place

#: One process takes them all: they share what is set up for this file.
pytestmark = pytest.mark.xdist_group("limits")

LIMITS = Limits(
    rate=0.1, burst=20, sockets=8, requests=0.1, request_burst=60, hello=1.0, seat_sockets=2, onlookers=3,
    onlookers_each=3,
)  # fmt: skip
PAGE = "http://friends.example"


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with Place(
        tmp_path_factory.mktemp("strict"), Wishes("", limits=LIMITS, front=Front(origins=frozenset({PAGE})))
    ) as place:
        place.open()
        yield place
        assert "Traceback" not in place.log, place.log


@pytest.fixture(scope="module")
def table(strict: Place) -> AtTable:
    return strict.open_table(OpenTable("chicago-poker", seats=[SeatWish(), SeatWish()]))


def _url(place: Place, table: str) -> str:
    return f"ws://127.0.0.1:{place.port}/api/tables/{table}/socket"


async def _last_words(place: Place, table: str, said: str | bytes) -> tuple[str, int]:
    """What a socket is told after its first words, and the code with which it is closed."""
    message = ""
    async with connect(_url(place, table), compression=None, proxy=None) as socket:
        with suppress(ConnectionClosed):
            if said:
                await socket.send(said)
            message = str(msgspec.json.decode(await socket.recv())["message"])
        await socket.wait_closed()
        return message, socket.close_code or 0


@pytest.mark.parametrize(
    ("said", "message", "code"),
    [
        ("", "table-no-hello", 1008),
        ("{}", "table-no-hello", 1008),
        (b"\xff\xfe", "table-no-hello", 1008),
        (f'{{"do":"hello","version":{p.VERSION},"key":"a-key-that-opens-nothing"}}', "table-stranger", 1008),
        ('{"do":"hello","version":99,"key":"a-key-that-opens-nothing"}', "table-other-protocol", 1008),
        ('{"do":"ping"}', "table-no-hello", 1008),
        ("x" * (LIMITS.message + 1), "", 1009),
    ],
)
def test_a_stranger_is_sent_away(strict: Place, table: AtTable, said: str | bytes, message: str, code: int) -> None:
    assert asyncio.run(_last_words(strict, table.table, said)) == (message, code)


def test_there_is_no_socket_of_a_table_that_is_none(strict: Place) -> None:
    hello = msgspec.json.encode(p.Hello(version=p.VERSION, key="a-key-that-opens-nothing"))
    assert asyncio.run(_last_words(strict, "0" * 16, hello.decode())) == ("table-unknown", 1008)


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://[", "http://127.0.0.1:1", ""])
def test_other_pages_may_not_talk_to_the_house(strict: Place, table: AtTable, origin: str) -> None:
    async def knock() -> int:
        headers = {"origin": origin}
        try:
            async with connect(_url(strict, table.table), additional_headers=headers, proxy=None):
                return 101
        except InvalidStatus as refused:
            return refused.response.status_code

    assert asyncio.run(knock()) == 403
    with strict.http() as client:
        answer = client.post("/api/tables", headers={"origin": origin}, json={"title": "chicago-poker"})
    assert (answer.status_code, answer.json()["message"]) == (403, "server-other-origin")


@pytest.mark.parametrize("own", [False, True], ids=["allowed", "own"])
def test_our_own_pages_may(strict: Place, table: AtTable, own: bool) -> None:
    origin = strict.http_address if own else PAGE

    async def knock() -> None:
        async with connect(_url(strict, table.table), additional_headers={"origin": origin}, proxy=None):
            pass

    asyncio.run(knock())
    with strict.http() as client:
        assert client.post("/api/replay", headers={"origin": origin}, json={"record": ""}).status_code == 400


def test_who_speaks_too_fast_is_sent_away(strict: Place, table: AtTable) -> None:
    async def chatter() -> str:
        async with Guest(strict.port, table.table, table.seats[0].key) as guest:
            for _ in range(LIMITS.burst + 1):
                await guest.send('{"do":"ping"}')
            await guest.until(lambda: guest.cut)
            assert sum(b'"done"' in raw for raw in guest.heard) <= LIMITS.burst
            return guest.gone

    assert asyncio.run(chatter()) == "table-too-fast"


async def _come(place: Place, table: str, key: str, count: int) -> list[Guest]:
    return [await Guest(place.port, table, key).__aenter__() for _ in range(count)]


async def _leave(guests: list[Guest]) -> None:
    for guest in guests:
        await guest.__aexit__(None, None, None)


def test_onlookers_never_lock_a_player_out(strict: Place, table: AtTable) -> None:
    """Onlookers have places of their own, and whoever leaves makes room."""

    async def crowd() -> None:
        assert table.onlookers is not None
        onlookers = await _come(strict, table.table, table.onlookers, LIMITS.onlookers)
        late = await _come(strict, table.table, table.onlookers, 1)
        assert late[0].gone == "table-crowded"
        players = await _come(strict, table.table, table.seats[0].key, 1)
        assert not players[0].gone
        await _leave([*onlookers, *late])
        again = await _come(strict, table.table, table.onlookers, 1)
        assert not again[0].gone
        await _leave([*players, *again])

    asyncio.run(crowd())


def test_a_seats_newest_line_takes_the_place_of_its_oldest(strict: Place, table: AtTable) -> None:
    async def move_about() -> None:
        guests = await _come(strict, table.table, table.seats[0].key, LIMITS.seat_sockets + 1)
        await guests[0].until(lambda: guests[0].cut)
        assert [guest.gone for guest in guests] == ["table-too-many-places"] + [""] * LIMITS.seat_sockets
        await _leave(guests)

    asyncio.run(move_about())


def test_an_address_has_so_many_sockets(strict: Place, table: AtTable) -> None:
    other = strict.open_table(OpenTable("chicago-poker", seats=[SeatWish(), SeatWish()]))

    async def crowd() -> None:
        keys = [(table.table, seat.key) for seat in table.seats] + [(other.table, seat.key) for seat in other.seats]
        guests = [guest for where, key in keys for guest in await _come(strict, where, key, LIMITS.seat_sockets)]
        assert len(guests) == LIMITS.sockets
        with pytest.raises(InvalidStatus):
            await connect(_url(strict, table.table), proxy=None)
        assert not any(guest.gone for guest in guests)
        await _leave(guests)
        await _leave(await _come(strict, table.table, table.seats[0].key, 1))

    asyncio.run(crowd())


@pytest.mark.parametrize("path", ["/", "/api/titles", "/api/nothing", "/healthz", "/metrics", "/api/tables/x/update"])
def test_every_answer_carries_the_headers(place: Place, path: str) -> None:
    with place.http() as client:
        headers = client.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-content-type-options"] == "nosniff"
    assert "server" not in headers


def test_nothing_secret_may_be_kept_by_a_cache(place: Place) -> None:
    opened = place.open_table(OpenTable("chicago-poker", seats=[SeatWish(), SeatWish()]))
    with place.http(opened.seats[0].key) as client:
        assert client.get(f"/api/tables/{opened.table}/update").headers["cache-control"] == "no-store"


def test_every_question_is_answered_however_fast_they_come(place: Place) -> None:
    """A reader who lags behind misses news, which one update makes up for; never an answer."""
    opened = place.open_table(OpenTable("chicago-poker", seats=[SeatWish(), SeatWish()]))

    async def flood() -> None:
        async with Guest(place.port, opened.table, opened.seats[0].key) as guest:
            answers = [asyncio.create_task(guest.ask(p.Ping(ref=f"ping {number}"))) for number in range(500)]
            assert [answer.ref for answer in await asyncio.gather(*answers)] == [f"ping {n}" for n in range(500)]

    asyncio.run(flood())


def test_a_body_that_is_too_large_is_not_read(strict: Place) -> None:
    with strict.http() as client:
        answer = client.post("/api/tables", content=b" " * (LIMITS.body + 1))
    assert answer.json()["message"] == "server-too-large"


def test_headers_without_end_are_not_read(place: Place) -> None:
    """Else one stranger could fill the memory."""

    async def pour() -> int:
        reader, writer = await asyncio.open_connection("127.0.0.1", place.port)
        writer.write(b"GET /healthz HTTP/1.1\r\nhost: x\r\n")
        poured = 0
        try:
            while poured < 50_000_000 and not reader.at_eof():
                writer.write(b"x-more: " + b"y" * 10_000 + b"\r\n")
                poured += 10_000
                await writer.drain()
                await asyncio.sleep(0)
        except ConnectionError:
            pass
        writer.close()
        return poured

    assert asyncio.run(pour()) < 5_000_000


def test_who_asks_too_fast_is_refused(strict: Place) -> None:
    """The last test here: it uses up what this address may ask."""
    with strict.http() as client:
        codes = [client.get("/api/titles").status_code for _ in range(LIMITS.request_burst + 20)]
        assert 429 in codes
        refused = client.get("/api/titles")
        assert refused.json()["message"] == "server-too-fast"
        assert client.get("/healthz").status_code == 200
