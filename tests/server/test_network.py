"""A connection that has ended leaves nothing behind, without a search for garbage."""

from __future__ import annotations

import gc
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.server import ServerProtocol
from websockets.sync.client import connect

from backroom.server.network import SocketConnection
from tests.waiting import PATIENCE, wait_until, waiting_for


async def echo(scope: Scope, receive: Receive, send: Send) -> None:
    """Says what it hears, until nobody is there."""
    socket = WebSocket(scope, receive, send)
    await socket.accept()
    try:
        while True:
            await socket.send_text(await socket.receive_text())
    except WebSocketDisconnect:
        pass


@contextmanager
def served() -> Iterator[int]:
    config = uvicorn.Config(echo, port=0, ws=SocketConnection, http="h11", lifespan="off", log_config=None)
    server = uvicorn.Server(config)
    serving = threading.Thread(target=server.run)
    serving.start()
    try:
        wait_until(lambda: server.started, "the server to start")
        yield server.servers[0].sockets[0].getsockname()[1]
    finally:
        server.should_exit = True
        serving.join(PATIENCE)
        assert not serving.is_alive(), "the server does not stop"


@pytest.fixture
def no_search() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("no_search")
def test_a_connection_that_ended_is_freed() -> None:
    with served() as port:
        for _ in range(20):
            with connect(f"ws://127.0.0.1:{port}/") as socket:
                socket.send("Good evening")
                assert socket.recv() == "Good evening"

        for _ in waiting_for("20 connections to be freed"):
            if not any(type(thing) is ServerProtocol for thing in gc.get_objects()):
                break
            time.sleep(0.1)
