"""Fuzzers against a server: messages, bodies, records, data files and headers, by the grammar of what is expected.

Every answer is given in words (2xx or 4xx), nothing is a bug of ours in the log, and the house answers others.
The short form runs with everything else, the long one by `./test long`.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, get_args

import httpx
import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.inspect import type_info

from backroom.games import find_title, titles
from backroom.server import api
from backroom.server.api import OpenTable, SeatWish
from backroom.table import protocol as p
from tests.server import grammar
from tests.server.guest import Guest
from tests.server.open_house import Wishes
from tests.server.place import Place
from tests.server.script import Script

SHORT, LONG = 40, 1_500
_WAYS = {"short": SHORT, "long": LONG}
BODIES: dict[str, type] = {
    "/api/tables": api.OpenTable,
    "/api/replay": api.ReplayWish,
    "/api/fork": api.Fork,
    "/api/tables/{table}/host": api.HostWish,
    "/api/tables/{table}/seats": api.TakeSeat,
    "/api/tables/{table}/chair": api.TakeChair,
    "/api/tables/{table}/devices": api.DevicesWish,
}
MESSAGES = st.one_of(*(grammar.like(type_info(kind)) for kind in get_args(p.FromClient)))


class Fuzzed:
    """A house that is sent nonsense, with one table in play and one that is over."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self.table = place.open_table(OpenTable("chicago-poker", seats=[SeatWish(), SeatWish()]))
        for seat in self.table.seats:
            Script(place, self.table.table, seat.key).sit()
        over = place.open_table(OpenTable("chicago-poker", seats=[SeatWish(), SeatWish("random")]))
        script = Script(place, over.table, over.seats[0].key)
        script.sit()
        script.play(Random(1))
        self.record = script.get("record").text

    def post(self, path: str, body: bytes, key: str = "") -> httpx.Response:
        headers = {"authorization": f"Bearer {key}"} if key else {}
        return self.place.client.post(f"{self.place.http_address}{path}", content=body, headers=headers)


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fuzzed]:
    with Place(tmp_path_factory.mktemp("fuzzed"), Wishes("", bot_pause=0.02)) as place:
        place.open()
        yield Fuzzed(place)


def _in_words(fuzzed: Fuzzed, answer: httpx.Response, sent: object) -> None:
    assert answer.status_code == 200 or 400 <= answer.status_code < 500, f"{sent!r}: {answer.text[:500]}"
    if answer.status_code != 200:
        assert answer.json()["text"], f"{sent!r}: {answer.text[:500]}"


def _fuzz(way: str, values: st.SearchStrategy[Any], check: Callable[[Any], None], fuzzed: Fuzzed) -> None:
    """Many of these, each checked; then the house is well and has logged no bug of ours."""
    begun = len(fuzzed.place.log)

    @settings(max_examples=_WAYS[way], suppress_health_check=list(HealthCheck))
    @given(values)
    def run(value: object) -> None:
        check(value)

    run()
    assert fuzzed.place.client.get(f"{fuzzed.place.http_address}/healthz").text == "ok\n"
    said = fuzzed.place.log[begun:]
    assert "Traceback" not in said, said
    assert '"level": "error"' not in said, said


ways = pytest.mark.parametrize("way", ["short", pytest.param("long", marks=pytest.mark.long)])


@ways
@pytest.mark.parametrize("path", BODIES)
def test_bodies(fuzzed: Fuzzed, way: str, path: str) -> None:
    key = fuzzed.table.host if path.endswith("host") else fuzzed.table.seats[0].key
    where = path.format(table=fuzzed.table.table)

    def check(body: bytes) -> None:
        _in_words(fuzzed, fuzzed.post(where, body, key), body)

    _fuzz(way, grammar.texts_of(grammar.like(type_info(BODIES[path]))), check, fuzzed)


@ways
def test_messages_over_http(fuzzed: Fuzzed, way: str) -> None:
    where = f"/api/tables/{fuzzed.table.table}/do"

    def check(sent: tuple[bytes, int]) -> None:
        body, seat = sent
        _in_words(fuzzed, fuzzed.post(where, body, fuzzed.table.seats[seat].key), body)

    _fuzz(way, st.tuples(grammar.texts_of(MESSAGES), st.integers(0, 1)), check, fuzzed)


@ways
def test_messages_over_a_socket(fuzzed: Fuzzed, way: str) -> None:
    """Every one is answered; a socket that says too many things that are none is still heard."""

    async def say(sent: list[bytes]) -> None:
        async with Guest(fuzzed.place.port, fuzzed.table.table, fuzzed.table.seats[0].key) as guest:
            for raw in sent:
                await guest.send(raw.decode("utf-8", "replace"))
            await guest.do(p.Ping())

    def check(sent: list[bytes]) -> None:
        asyncio.run(say(sent))

    _fuzz(way, st.lists(grammar.texts_of(MESSAGES), min_size=1, max_size=5), check, fuzzed)


@ways
def test_records(fuzzed: Fuzzed, way: str) -> None:
    def check(sent: tuple[str, Any, bool]) -> None:
        record, viewer, forked = sent
        wish = {"record": record, "number": 3, "seat": 0} if forked else {"record": record, "viewer": viewer}
        body = msgspec.json.encode(wish)
        _in_words(fuzzed, fuzzed.post("/api/fork" if forked else "/api/replay", body), record)

    viewers = st.sampled_from((0, 1, "onlooker", "open", 9))
    _fuzz(way, st.tuples(grammar.records(fuzzed.record), viewers, st.booleans()), check, fuzzed)


@ways
@pytest.mark.parametrize("title", [title.id for title in titles()])
def test_data_files(fuzzed: Fuzzed, way: str, title: str) -> None:
    def check(data: str) -> None:
        _in_words(fuzzed, fuzzed.post("/api/tables", msgspec.json.encode({"title": title, "data": data})), data)

    _fuzz(way, grammar.data_files(find_title(title).own_data), check, fuzzed)


@ways
def test_headers(fuzzed: Fuzzed, way: str) -> None:
    """Raw bytes, for no library of ours would send them. Refused or answered, and never with 5xx."""
    targets = st.sampled_from(
        ("/", "/api/tables", "/metrics", "*", "http://x/", "/%00", "/a?b=%ff", "/api/tables/x/socket")
    )
    methods = st.sampled_from(("GET", "POST", "HEAD", "OPTIONS", "TRACE", "CONNECT", "get", "G T"))

    def check(sent: tuple[str, str, list[tuple[str, str]]]) -> None:
        method, target, headers = sent
        lines = [f"{method} {target} HTTP/1.1", "host: localhost", "connection: close"]
        lines += [f"{name}: {value}" for name, value in headers]
        with socket.create_connection(("127.0.0.1", fuzzed.place.port), 20) as line:
            line.sendall("\r\n".join([*lines, "", ""]).encode("latin-1"))
            line.shutdown(socket.SHUT_WR)
            said = b""
            while piece := line.recv(65536):
                said += piece
        assert not said or said[9:10] in b"1234", said[:300]

    _fuzz(way, st.tuples(methods, targets, grammar.HEADERS), check, fuzzed)
