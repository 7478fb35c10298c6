"""What waits to be sent to one socket."""

from __future__ import annotations

import asyncio
from collections import deque

#: A reader who is so many messages behind gets one whole update instead of them all.
_MOST = 32


class Connection:
    """The outbox of one socket. `viewer` is the seat on it, or the onlooker; `seq` that of the last update sent."""

    __slots__ = ("_waiting", "_wake", "gone", "lagging", "seq", "viewer")

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.seq = 0
        self.lagging = False
        self.gone = False
        self._waiting: deque[tuple[bytes, int]] = deque()
        self._wake = asyncio.Event()

    def post(self, message: bytes, seq: int = -1) -> None:
        """Send this as soon as the reader is ready for it; `seq` if it is an update."""
        if len(self._waiting) >= _MOST:
            self._waiting.clear()
            self.lagging = True
        if not self.lagging:
            self._waiting.append((message, seq))
        self._wake.set()

    def end(self, message: bytes) -> None:
        """Send this and close."""
        self._waiting.append((message, -1))
        self.gone = True
        self._wake.set()

    async def next(self) -> bytes | None:
        """The next message; None if the reader lags behind and is to get an update, or all is said."""
        while not self._waiting and not self.lagging and not self.gone:
            self._wake.clear()
            await self._wake.wait()
        if not self._waiting:
            return None
        message, seq = self._waiting.popleft()
        if seq >= 0:
            self.seq = seq
        return message
