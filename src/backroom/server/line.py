"""A browser's line to the house, as uvicorn keeps it."""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class SocketLine(WebSocketsSansIOProtocol):
    """A WebSocket's line that is freed when it ends.

    The library's parser is a generator that holds the protocol which holds it. Nothing frees such a ring but a search
    for garbage, and here that is made seldom: a busy house kept a few kilobytes of every line that was ever open.
    """

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.conn.parser.close()
