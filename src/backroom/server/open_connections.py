"""All network connections are counted here; whoever does not read is let go.

A connection on which no whole request has come is `half open`: an address may have so many of them, and a new one then
takes the place of the oldest.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

from backroom.server.addresses import shares_of
from backroom.server.limits import Limit, Limits


class Waiting(Protocol):
    """A connection that waits for a request."""

    def cut(self) -> None:
        """End the connection, now."""


class OpenConnections:
    """All connections of the server, counted. `trusted` tells which peers are our proxies: they bring many people."""

    def __init__(
        self,
        limits: Limits,
        trusted: Callable[[str], bool] = lambda address: False,
        count: Callable[[Limit], None] = lambda limit: None,
    ) -> None:
        self.limits = limits
        self._trusted = trusted
        #: Told the name of a limit that somebody has met.
        self.count = count
        self._connections = 0
        self._half_open: dict[str, dict[Waiting, None]] = {}

    def came(self) -> bool:
        """One connection more; False if there are too many even when the oldest half-open one is let go."""
        if self._connections >= self.limits.lines and not self._make_room():
            self.count("lines")
            return False
        self._connections += 1
        return True

    def went(self) -> None:
        self._connections -= 1

    def waits(self, connection: Waiting, address: str) -> None:
        """This connection waits for a request, or for the rest of one."""
        name = shares_of(address)[0][0]
        waiting = self._half_open.setdefault(name, {})
        if connection in waiting:
            return
        waiting[connection] = None
        if len(waiting) > self.limits.half_open and not self._trusted(address):
            self.count("half-open")
            next(iter(waiting)).cut()

    def goes_on(self, connection: Waiting, address: str) -> None:
        """It waits no more."""
        name = shares_of(address)[0][0]
        waiting = self._half_open.get(name)
        if waiting is not None and connection in waiting:
            del waiting[connection]
            if not waiting:
                del self._half_open[name]

    def _make_room(self) -> bool:
        """Let the oldest half-open connection go, of the address that has most."""
        most = max(self._half_open.values(), key=len, default=None)
        if most is None:
            return False
        next(iter(most)).cut()
        return True


class Reader(asyncio.Protocol):
    """Lets a connection go whose reader takes nothing: what is held for it would be held for ever."""

    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop
    open_connections = OpenConnections(Limits())
    _stalled: asyncio.TimerHandle | None = None
    _left = 0

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stalls()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._reads()

    def _stalls(self) -> None:
        self._left = self.transport.get_write_buffer_size()
        self._stalled = self.loop.call_later(self.open_connections.limits.reading, self._look)

    def _reads(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None

    def _look(self) -> None:
        if self._left - self.transport.get_write_buffer_size() < self.open_connections.limits.body_pace:
            self.open_connections.count("slow-reader")
            self.transport.abort()
        else:
            self._stalls()

    def _end_soon(self) -> None:
        """A connection that is closed still waits for its reader; not for ever."""
        if self.transport.get_write_buffer_size():
            self.loop.call_later(self.open_connections.limits.reading, self.transport.abort)
