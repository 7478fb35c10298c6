"""Bots that are servers: whatever they do to a connection costs a turn, and time runs out for every one of them."""

from __future__ import annotations

import socketserver
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import ClassVar

import pytest
from websockets.sync.server import ServerConnection, serve

from tests.arena.matches import matched

FINE = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}"


class OddServer(socketserver.StreamRequestHandler):
    """Answers hello and begin, and misbehaves at everything else, as it is told."""

    kind: ClassVar[str] = ""

    def handle(self) -> None:
        while length := self.question_length():
            asked = self.rfile.read(length)
            if b'"choose"' not in asked:
                self.wfile.write(FINE)
            elif self.kind == "hangs":
                time.sleep(1)
                return
            elif self.kind == "drips":
                self.drip()
                return
            elif self.kind == "floods":
                self.wfile.write(b"HTTP/1.1 200 OK\r\nContent-Length: 99999\r\n\r\n" + b" " * 99999)
            elif self.kind == "breaks off":
                return
            elif self.kind == "is ill":
                self.wfile.write(b"HTTP/1.1 500 Oh\r\nContent-Length: 0\r\n\r\n")
            elif self.kind == "closes politely":
                body = b'{"action": -1}'
                self.wfile.write(b"HTTP/1.0 200 OK\r\n\r\n" + body)
                return

    def question_length(self) -> int:
        length = 0
        while (line := self.rfile.readline().strip()) != b"":
            name, _, value = line.partition(b":")
            length = int(value) if name.lower() == b"content-length" else length
        return length

    def drip(self) -> None:
        try:
            for _ in range(200):
                self.wfile.write(b"H")
                time.sleep(0.01)
        except OSError:
            pass


@contextmanager
def served(kind: str) -> Iterator[str]:
    handler = type("Handler", (OddServer,), {"kind": kind})
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), handler) as server:
        server.daemon_threads = True
        server.block_on_close = False
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/"
        server.shutdown()


@pytest.mark.parametrize(
    ("kind", "fault"),
    [
        ("hangs", "late"),
        ("drips", "late"),
        ("floods", "flooded"),
        ("breaks off", "crashed"),
        ("is ill", "garbled"),
        ("closes politely", "illegal"),
    ],
)
def test_a_server_that_misbehaves_loses_its_turn_and_not_the_match(kind: str, fault: str) -> None:
    with served(kind) as address:
        result = matched(address, games=2, seconds=0.1 if fault == "late" else 30.0)

    assert result.games == 2
    assert set(result.faults()["challenger"]) <= {fault, "absent"}
    assert result.faults()["challenger"][fault] >= 1


@pytest.mark.parametrize(("kind", "fault"), [("hangs", "late"), ("floods", "flooded"), ("breaks off", "crashed")])
def test_the_same_over_a_websocket(kind: str, fault: str) -> None:
    def misbehave(socket: ServerConnection) -> None:
        for message in socket:
            if '"choose"' not in str(message):
                socket.send("{}")
            elif kind == "floods":
                socket.send(" " * 99999)
            elif kind == "breaks off":
                socket.close()

    with serve(misbehave, "127.0.0.1", 0, close_timeout=0.2) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        address = f"ws://127.0.0.1:{server.socket.getsockname()[1]}/"

        result = matched(address, games=2, seconds=0.1 if fault == "late" else 30.0)

        server.shutdown()
    assert set(result.faults()["challenger"]) <= {fault, "absent"}
    assert result.faults()["challenger"][fault] >= 1
