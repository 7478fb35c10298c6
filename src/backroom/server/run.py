"""Serving: until somebody stops it."""

from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import cast

import uvicorn

from backroom.server.app import build_app
from backroom.server.door import Door
from backroom.server.front import Front
from backroom.server.garbage import search_only_when_told
from backroom.server.keeping import Keeping
from backroom.server.limits import Limits
from backroom.server.listening import listen
from backroom.server.network import RequestConnection, connections_of
from backroom.server.pages import CLIENT
from backroom.store.database import as_mistake
from backroom.store.lines import StoreTrouble

try:
    import resource
except ImportError:  # Windows: it has no such bounds
    resource = None  # type: ignore[assignment]

#: Files that we need beside those of the connections: the database, the pipes to the workers.
_FILES = 128
#: So long a thread may compute before another gets its turn, in seconds. Python's own 5 ms are waited for at every step
#: of a choice while a few strangers read the past, which is worked out in threads: 107 ms instead of 22.
_THREAD_TURN = 0.0005


class Server(uvicorn.Server):
    """Tells when it is open, and takes connections from further sockets while it is."""

    opened: Callable[[], None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self.opened is not None:
            self.opened()

    async def answer(self, listening: socket.socket) -> asyncio.Server:
        """Take connections from this socket too, as `startup` does from the first, until what is returned is closed."""
        # Its own list is what is closed in the end.
        config = self.config
        connection = partial(
            cast(type[RequestConnection], config.http_protocol_class), config, self.server_state, self.lifespan.state
        )
        loop = asyncio.get_running_loop()
        self.servers.append(await loop.create_server(connection, sock=listening, backlog=config.backlog))
        return self.servers[-1]

    def hang_up(self, home: tuple[str, int]) -> None:
        """Let go of connections that came in elsewhere than at home and wait for another request. Sockets stay."""
        for connection in list(self.server_state.connections):
            if isinstance(connection, RequestConnection) and connection.server != home:
                connection.shutdown()


def serve(
    host: str,
    port: int,
    database: str,
    limits: Limits | None = None,
    *,
    bus: str = "",
    bot_pause: float = 0.3,
    bot_workers: int = 1,
    front: Front | None = None,
    keeping: Keeping | None = None,
    client: Path | None = None,
    opened: Callable[[int], None] | None = None,
    name: str = "backroom serve",
    door: Door | None = None,
    blocked: Iterable[str] = (),
) -> None:
    """Serve until interrupted; port 0 is any free one, and `opened` is told which. `BadInput` says why not.

    With a `door`, whoever sits at this machine can open it to the network.
    """
    limits = _most_connections(limits or Limits())
    # First of all: if we cannot listen there, no database is made.
    listening = listen(host, port)
    try:
        app = build_app(
            database,
            limits,
            bus=bus,
            bot_pause=bot_pause,
            bot_workers=bot_workers,
            front=front,
            keeping=keeping,
            client=client or CLIENT,
            name=name,
            door=door,
            blocked=blocked,
        )
    except StoreTrouble as trouble:
        listening.close()
        raise as_mistake(trouble, database) from None
    except BaseException:
        listening.close()
        raise
    requests, sockets = connections_of(app.open_connections)
    config = uvicorn.Config(
        app,
        http=requests,
        ws=sockets,
        ws_max_size=limits.message,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        # Which proxies we believe, `front.py` decides, not uvicorn.
        proxy_headers=False,
        timeout_keep_alive=round(limits.keep),
        timeout_graceful_shutdown=3,
        h11_max_incomplete_event_size=limits.message,
    )
    server = Server(config)
    where = int(listening.getsockname()[1])
    if opened is not None:
        server.opened = lambda: opened(where)
    if door is not None:
        door.home, door.answer = (host, where), server.answer
        door.hang_up = partial(server.hang_up, (host, where))
    search_only_when_told()
    sys.setswitchinterval(_THREAD_TURN)
    _open_many(limits.lines)
    server.run([listening])


def _open_many(connections: int) -> None:
    """As many files as the system lets us have and our connections need."""
    if resource is not None:
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = connections + _FILES if hard == resource.RLIM_INFINITY else min(connections + _FILES, hard)
        if soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def _most_connections(limits: Limits) -> Limits:
    """The limits, with no more connections than there can be open files."""
    if resource is None:
        return limits
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    most = limits.lines if hard == resource.RLIM_INFINITY else max(64, hard - _FILES)
    return replace(limits, lines=min(limits.lines, most))
