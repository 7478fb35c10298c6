"""What waits to be sent to one socket."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from backroom.kernel.event import ONLOOKER
from backroom.server.keys import Pass

#: A reader who is so many messages behind gets one whole update instead of all of them.
_MOST = 32
_MOST_BYTES = 128 * 1024
_ANSWER = -2


class Connection:
    """The outbox of one socket. `admitted` is how it came in; `seen` that of the last update sent.

    `say` sends a message at once, if the reader keeps up: mostly it does, and nothing waits here. `address` is where
    it comes from, as far as limits go.
    """

    __slots__ = (
        "_bytes", "_idle", "_room", "_say", "_waiting", "_wake", "address", "admitted", "gone", "lagging", "seen",
        "viewer",
    )  # fmt: skip

    def __init__(self, admitted: Pass, say: Callable[[bytes], bool], address: str = "") -> None:
        self.admitted = admitted
        self.viewer = admitted.viewer
        self.address = address
        self._say = say
        #: Whether whoever calls `next` waits there: all that came before has been sent.
        self._idle = False
        self._bytes = 0
        self.seen = 0
        self.lagging = False
        self.gone = False
        self._waiting: deque[tuple[bytes, int]] = deque()
        self._wake = asyncio.Event()
        self._room = asyncio.Event()

    @property
    def kind(self) -> str:
        """What the figures count it as."""
        return "onlooker" if self.viewer == ONLOOKER else "player"

    def post(self, message: bytes, seen: int = -1) -> None:
        """Send this as soon as the reader is ready for it; `seen` if it is an update."""
        if self._said(message):
            if seen >= 0:
                self.seen = seen
            return
        if self._full:
            self._waiting = deque(kept for kept in self._waiting if kept[1] == _ANSWER)
            self._bytes = sum(len(kept[0]) for kept in self._waiting)
            self.lagging = True
        if not self.lagging:
            self._waiting.append((message, seen))
            self._bytes += len(message)
        self._wake.set()

    def answer(self, message: bytes) -> None:
        """The same for what somebody waits for: it is never left out."""
        if not self._said(message):
            self._waiting.append((message, _ANSWER))
            self._bytes += len(message)
            self._wake.set()

    def end(self, message: bytes) -> None:
        """Send this and close: no update comes any more, however many wait."""
        self._waiting = deque(kept for kept in self._waiting if kept[1] == _ANSWER)
        self._bytes = sum(len(kept[0]) for kept in self._waiting)
        self.lagging = False
        self.answer(message)
        self.gone = True
        self._room.set()
        self._wake.set()

    def cut(self) -> None:
        """Nothing can be sent any more."""
        self.gone = True
        self._room.set()

    def _said(self, message: bytes) -> bool:
        """Send this now, unless something else has to be sent first."""
        return self._idle and not self._waiting and not self.lagging and not self.gone and self._say(message)

    @property
    def _full(self) -> bool:
        return len(self._waiting) >= _MOST or self._bytes >= _MOST_BYTES

    async def room(self) -> None:
        """Until the reader has taken so much that another answer may wait for it."""
        while self._full and not self.gone:
            self._room.clear()
            await self._room.wait()

    async def next(self) -> bytes | None:
        """The next message; None if the reader lags behind and is to get an update first, or all is said."""
        while not self._waiting and not self.lagging and not self.gone:
            self._wake.clear()
            self._idle = True
            await self._wake.wait()
        self._idle = False
        if self.lagging or not self._waiting:
            return None
        message, seen = self._waiting.popleft()
        self._bytes -= len(message)
        self._room.set()
        if seen >= 0:
            self.seen = seen
        return message
