"""Those who are slow, on purpose or not: they are let go after a while, hold little, and lock nobody out."""

from __future__ import annotations

import asyncio
import os
import resource
import socket
import struct
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from backroom.server.api import OpenTable, SeatWish
from backroom.table import protocol as p
from tests.server.guest import Guest
from tests.server.open_house import GENEROUS, Wishes
from tests.server.place import AtTable, Place

#: One process takes them all: they share what is set up for this file.
pytestmark = pytest.mark.xdist_group("slow")

LIMITS = replace(GENEROUS, headers=1.0, body_grace=1.0, body_time=3.0, keep=1.0, reading=1.5, words=100_000_000)
#: Whatever is let go is gone by then, in seconds, on a busy machine too.
_PATIENCE = 30.0


@pytest.fixture(scope="module")
def brisk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with Place(tmp_path_factory.mktemp("brisk"), Wishes("", limits=LIMITS)) as place:
        place.open()
        yield place
        assert "Traceback" not in place.log, place.log
        assert '"level": "error"' not in place.log, place.log


@pytest.fixture(scope="module")
def table(brisk: Place) -> AtTable:
    return brisk.open_table(OpenTable("chicago-poker", seats=[SeatWish(), SeatWish()]))


def _limited(place: Place, limit: str) -> int:
    """How often somebody has met this limit."""
    figures = place.client.get(f"{place.http_address}/metrics").text
    found = [line for line in figures.splitlines() if line.startswith(f'backroom_limited_total{{limit="{limit}"}}')]
    return int(float(found[0].rpartition(" ")[2])) if found else 0


def _until_let_go(line: socket.socket) -> bytes:
    """All that a line still says before the house ends it."""
    line.settimeout(_PATIENCE)
    said = b""
    try:
        while piece := line.recv(65536):
            said += piece
    except ConnectionResetError:
        pass
    return said


@pytest.mark.parametrize(
    ("said", "limit"),
    [
        (b"", "headers-late"),
        (b"GET / HTTP/1.1\r\nhost: localhost\r\n", "headers-late"),
        (b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: 900\r\n\r\n{", "body-late"),
        (b"POST /nothing HTTP/1.1\r\nhost: localhost\r\ncontent-length: 900\r\n\r\n{", ""),
    ],
    ids=["silent", "half-headers", "half-body", "half-body-for-nobody"],
)
def test_a_request_that_does_not_come_is_not_waited_for(brisk: Place, said: bytes, limit: str) -> None:
    before = _limited(brisk, limit)
    with socket.create_connection(("127.0.0.1", brisk.port)) as line:
        line.sendall(said)
        heard = _until_let_go(line)
    if limit:
        assert heard.startswith(b"HTTP/1.1 408 ")
        assert _limited(brisk, limit) == before + 1


@pytest.mark.parametrize("body", [False, True], ids=["headers", "body"])
def test_a_trickle_is_not_waited_for_either(brisk: Place, body: bool) -> None:
    begin = b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100000\r\n"
    with socket.create_connection(("127.0.0.1", brisk.port)) as line:
        line.sendall(begin + (b"\r\n" if body else b"x-slow: "))
        began = time.monotonic()
        try:
            while time.monotonic() - began < _PATIENCE:
                line.sendall(b"x")
                time.sleep(0.05)
        except (ConnectionResetError, BrokenPipeError):
            pass
        assert time.monotonic() - began < _PATIENCE


def test_a_body_that_is_broken_off_is_no_news(brisk: Place) -> None:
    for _ in range(5):
        with socket.create_connection(("127.0.0.1", brisk.port)) as line:
            line.sendall(b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: 900\r\n\r\n{")
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    assert brisk.client.get(f"{brisk.http_address}/healthz").status_code == 200
    assert '"level": "error"' not in brisk.log, brisk.log


def test_half_sent_requests_lock_nobody_out(place: Place) -> None:
    """1,100 of them, from the very address that the newcomer has."""
    lines: list[socket.socket] = []
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 4096)), hard))
    begin = b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: 90\r\n\r\n{"
    try:
        for _ in range(1_100):
            lines.append(socket.create_connection(("127.0.0.1", place.port), timeout=_PATIENCE))
            lines[-1].sendall(begin)
        for _ in range(5):
            with place.http() as newcomer:  # gives up after a while
                assert newcomer.get("/api/titles").status_code == 200
                assert newcomer.post("/api/tables", json={"title": "chicago-poker"}).status_code == 200
    finally:
        for line in lines:
            line.close()


def test_a_reader_who_takes_nothing_is_let_go_and_holds_little(brisk: Place, table: AtTable) -> None:
    """Eight sockets that never read, at a table where much is said: they held 4 MB each."""
    before = _limited(brisk, "slow-reader")

    async def chatter() -> tuple[int, int]:
        deaf = [_deaf(brisk, table) for _ in range(8)]
        began = _memory(brisk)
        most = unsent = 0
        async with Guest(brisk.port, table.table, table.seats[0].key) as guest:
            for said in range(2_000):
                await guest.do(p.Say(words="x" * 500))
                guest.heard.clear()
                most, unsent = max(most, _memory(brisk) - began), max(unsent, _unsent(brisk))
                if said % 50 == 0 and _limited(brisk, "slow-reader") == before + len(deaf):
                    break
        for line in deaf:
            await asyncio.wait_for(asyncio.to_thread(_until_let_go, line), _PATIENCE)
            line.close()
        return most, unsent

    memory, unsent = asyncio.run(chatter())
    assert memory < 30_000_000
    assert 10_000 < unsent < 256_000
    assert _limited(brisk, "slow-reader") == before + 8


def _deaf(place: Place, table: AtTable) -> socket.socket:
    """An onlooker's line that never reads after it was let in."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", place.port))
    key = table.onlookers
    hello = f'{{"do":"hello","version":{p.VERSION},"key":"{key}"}}'.encode()
    upgrade = "upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n"
    secret = "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA=="
    line.sendall(
        f"GET /api/tables/{table.table}/socket HTTP/1.1\r\nhost: localhost\r\n{upgrade}{secret}\r\n\r\n".encode()
    )
    assert line.recv(300).startswith(b"HTTP/1.1 101 ")
    line.sendall(Frame(Opcode.TEXT, hello).serialize(mask=True))
    return line


def _memory(place: Place) -> int:
    with open(f"/proc/{place.pid}/statm", "rb") as sizes:
        return int(sizes.read().split()[1]) * os.sysconf("SC_PAGESIZE")


def _unsent(place: Place) -> int:
    """The most that the system holds for one line of the house: what was sent and not taken."""
    with open("/proc/net/tcp") as lines:
        rows = [row.split() for row in lines.readlines()[1:]]
    return max(int(row[4].partition(":")[0], 16) for row in rows if int(row[1].rpartition(":")[2], 16) == place.port)


def test_answers_that_nobody_reads_are_not_held(brisk: Place) -> None:
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.connect(("127.0.0.1", brisk.port))
        line.settimeout(_PATIENCE)
        began = time.monotonic()
        ended = False
        while not ended and time.monotonic() - began < _PATIENCE:
            try:
                line.sendall(b"GET /api/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n" * 50)
            except TimeoutError:
                break
            except OSError:
                ended = True
        assert ended, "the line still takes requests whose answers are not read"


async def _ending(socket_: ClientConnection) -> int:
    async with asyncio.timeout(_PATIENCE):
        await socket_.wait_closed()
    return socket_.close_code or 0


def test_frames_that_are_no_messages_have_a_limit_too(brisk: Place, table: AtTable) -> None:
    url = f"ws://127.0.0.1:{brisk.port}/api/tables/{table.table}/socket"

    async def pings() -> None:
        async with connect(url, compression=None, proxy=None) as line:
            with suppress(ConnectionClosed):
                for _ in range(5_000):
                    await line.ping()
            await _ending(line)

    async def parts() -> None:
        async with connect(url, compression=None, proxy=None) as line:
            with suppress(ConnectionClosed):
                await line.send("" for _ in range(5_000))
            await _ending(line)

    before = _limited(brisk, "frames")
    asyncio.run(pings())
    assert _limited(brisk, "frames") == before + 1
    asyncio.run(parts())
    assert _limited(brisk, "frames") == before + 2


def test_text_that_is_none_ends_a_socket_and_is_no_news(brisk: Place, table: AtTable) -> None:
    async def babble() -> int:
        url = f"ws://127.0.0.1:{brisk.port}/api/tables/{table.table}/socket"
        async with connect(url, compression=None, proxy=None) as line:
            await line.send(b"\xff\xfe", text=True)
            return await _ending(line)

    assert asyncio.run(babble()) == 1007
    assert "Traceback" not in brisk.log, brisk.log


def test_a_huge_body_is_refused_by_its_announcement(brisk: Place) -> None:
    for announced in ("99999999", "9" * 30):
        with socket.create_connection(("127.0.0.1", brisk.port), timeout=_PATIENCE) as line:
            line.sendall(f"POST /api/fork HTTP/1.1\r\nhost: localhost\r\ncontent-length: {announced}\r\n\r\n".encode())
            said = line.recv(65536)
        assert said.startswith(b"HTTP/1.1 400 "), said


def test_an_answer_comes_in_peace(brisk: Place) -> None:
    """The limits are not met by those who do not mean them."""
    with httpx.Client(base_url=brisk.http_address, trust_env=False, timeout=_PATIENCE) as client:
        for _ in range(3):
            assert client.get("/api/titles").status_code == 200
            time.sleep(0.3)
