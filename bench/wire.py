"""A WebSocket of the leanest kind, so that a crowd of thousands costs little: what is measured is the server."""

from __future__ import annotations

import asyncio
import struct
from typing import cast

_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10
#: Lengths that a frame's first two bytes cannot tell, and where the words begin then.
_LONG, _LONGER = 126, 127
_SMALLEST = 2


class Wire(asyncio.Protocol):
    """One socket of a client. Whoever uses it says what `opened` and `heard` do."""

    def __init__(self, host: str, path: str) -> None:
        self._greeting = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        ).encode()
        self._waiting = b""
        self._shaken = False
        self._transport: asyncio.WriteTransport | None = None
        #: Words heard so far, in bytes and in messages.
        self.bytes = 0
        self.messages = 0
        self.closed = False

    def opened(self) -> None:
        """The server has agreed to talk."""

    def heard(self, words: bytes) -> None:
        """The server said this."""

    def say(self, words: bytes) -> None:
        self._frame(_TEXT, words)

    def close(self) -> None:
        self.closed = True
        if self._transport is not None:
            self._transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.WriteTransport", transport)
        self._transport.write(self._greeting)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.closed:
            raise SystemExit("The server closed a socket that was in use.")

    def data_received(self, data: bytes) -> None:
        data = self._waiting + data if self._waiting else data
        if not self._shaken:
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self._waiting = data
                return
            if not data.startswith(b"HTTP/1.1 101"):
                raise SystemExit(f"The server does not talk: {data[:100]!r}")
            self._shaken = True
            data = data[end + 4 :]
            self.opened()
        at = 0
        while len(data) - at >= _SMALLEST:
            kind, length = data[at] & 15, data[at + 1]
            begin = at + 2
            if length == _LONG:
                begin += 2
                length = int.from_bytes(data[at + 2 : begin])
            elif length == _LONGER:
                begin += 8
                length = int.from_bytes(data[at + 2 : begin])
            if len(data) < begin + length:
                break
            at = begin + length
            self._take(kind, data[begin:at])
        self._waiting = data[at:]

    def _take(self, kind: int, words: bytes) -> None:
        if kind == _TEXT:
            self.bytes += len(words)
            self.messages += 1
            self.heard(words)
        elif kind == _PING:
            self._frame(_PONG, words)
        elif kind == _CLOSE:
            self.close()

    def _frame(self, kind: int, words: bytes) -> None:
        if self._transport is None:
            raise RuntimeError("not connected")
        # A client must mask its words; a mask of zeros leaves them as they are.
        if len(words) < _LONG:
            head = struct.pack("!BB4x", 0x80 | kind, 0x80 | len(words))
        else:
            head = struct.pack("!BBH4x", 0x80 | kind, 0x80 | _LONG, len(words))
        self._transport.write(head + words)
