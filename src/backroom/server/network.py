"""The network connections of the server, as uvicorn keeps them, with a time limit for whatever one may be slow at."""

from __future__ import annotations

import asyncio
import struct
from typing import Any

import h11
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame
from websockets.protocol import OPEN

from backroom.server.limits import Bucket
from backroom.server.open_connections import OpenConnections, Reader

#: How often a body's pace and a reader's progress are looked at, in parts of the time they have.
_LOOKS = 4
#: What is written but not yet taken is held up to here before the writer has to wait, in bytes.
_HELD = 64 * 1024
#: Pings and parts of messages a second on one socket: they pass below the messages' own limit.
_FRAMES = 30.0
_FRAMES_BURST = 120
#: One message comes in at most so many parts.
_PARTS = 64
#: The name by which a socket's application finds `SocketConnection.say` among the extensions of its scope.
SAY = "backroom.say"
#: A whole text of a frame (RFC 6455, 5.2), and the lengths from which on it is told in two bytes and in eight.
_TEXT = 0x81
_LONG, _LONGER = 126, 1 << 16


class RequestConnection(Reader, H11Protocol):
    """A connection for requests."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._address = "?"
        self._taken = False
        self._timer: asyncio.TimerHandle | None = None
        self._waits_for = ""
        self._began = 0.0
        self._received = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        transport.set_write_buffer_limits(high=_HELD)
        self._address = self.client[0] if self.client else "?"
        self._taken = self.open_connections.came()
        if not self._taken:
            transport.abort()
            return
        self._wait_for("headers")

    def connection_lost(self, exc: Exception | None) -> None:
        self._reads()
        self._wait_for("")
        if self._taken:
            self._taken = False
            self.open_connections.went()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._received += len(data)
        super().data_received(data)
        self._see()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._reads()
        self._wait_for("")
        self._taken = False  # the WebSocket takes it over
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            self._end_soon()
        else:
            self._see()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._end_soon()

    def cut(self) -> None:
        """End the connection, now."""
        self._wait_for("")
        self.transport.abort()

    def _see(self) -> None:
        """What the connection waits for, by how far its request has come."""
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            self._wait_for("")
        elif self.conn.their_state is h11.SEND_BODY:
            self._wait_for("body")
        elif self.conn.their_state is h11.IDLE:
            self._wait_for("headers" if self.timeout_keep_alive_task is None else "anything")
        else:
            self._wait_for("")

    def _wait_for(self, what: str) -> None:
        if what == self._waits_for:
            return
        self._waits_for = what
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if not what:
            self.open_connections.goes_on(self, self._address)
            return
        self._began, self._received = self.loop.time(), 0
        limits = self.open_connections.limits
        if what == "headers":
            self._timer = self.loop.call_later(limits.headers, self._late)
        elif what == "body":
            self._timer = self.loop.call_later(limits.body_grace, self._look_at_body)
        self.open_connections.waits(self, self._address)

    def _look_at_body(self) -> None:
        limits = self.open_connections.limits
        passed = self.loop.time() - self._began
        if passed >= limits.body_time or self._received < limits.body_pace * (passed - limits.body_grace):
            self._late()
        else:
            self._timer = self.loop.call_later(limits.body_grace / _LOOKS, self._look_at_body)

    def _late(self) -> None:
        """Say that it took too long, if nothing was answered yet, and end the connection."""
        self.open_connections.count("headers-late" if self._waits_for == "headers" else "body-late")
        self._wait_for("")
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"connection", b"close")]
            said = h11.Response(status_code=408, headers=headers, reason=b"Request Timeout")
            for event in (said, h11.Data(data=b"The request took too long to arrive.\n"), h11.EndOfMessage()):
                self.transport.write(self.conn.send(event) or b"")
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self.transport.close()
        self._end_soon()


class SocketConnection(Reader, WebSocketsSansIOProtocol):
    """A WebSocket's connection. It is freed when it ends.

    The library's parser is a generator that holds the protocol which holds it. Nothing frees such a ring but a search
    for garbage, and here that is made seldom: a busy server kept a few kilobytes of every connection that had ever been
    open.
    """

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._frames = Bucket(_FRAMES, _FRAMES_BURST, self.loop.time())
        #: Frames that go out when the loop comes round.
        self._said: list[bytes] = []

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[SAY] = self.say
        try:
            await super().run_asgi()
        finally:
            del extensions[SAY]  # else the connection would hold itself

    def say(self, text: bytes) -> bool:
        """Send a text; False, and nothing is sent, if the reader is behind or the connection ends.

        The library's own way takes a task that wakes, and the text decoded and encoded again.
        """
        if not self.writable.is_set() or self._ends():
            return False
        if not self._said:
            self.loop.call_soon(self._send_all)
        self._said += (text_head(len(text)), text)
        return True

    def _send_all(self) -> None:
        """In one piece: to hand something to the system costs more than to make it, and whoever has chosen hears two
        things, the update and the answer."""
        said, self._said = self._said, []
        if not self._ends():
            self.transport.write(b"".join(said))

    def _ends(self) -> bool:
        return self.conn.state is not OPEN or self.transport.is_closing()

    def connection_lost(self, exc: Exception | None) -> None:
        self._reads()
        self.open_connections.went()
        super().connection_lost(exc)
        self.conn.parser.close()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._end_soon()

    def handle_ping(self) -> None:
        super().handle_ping()
        self._count_frame()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= _PARTS:
            self._too_many_frames(1009)
            return
        super().handle_cont(event)
        self._count_frame()

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text":
            # Not by the library: it writes a traceback into the log for every text that is none.
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self._refuse(1007)
                return
        super().send_receive_event_to_app()

    def _count_frame(self) -> None:
        if not self._frames.take(self.loop.time()):
            self._too_many_frames(1008)

    def _too_many_frames(self, code: int) -> None:
        if not self.transport.is_closing():
            self.open_connections.count("frames")
            self._refuse(code)

    def _refuse(self, code: int) -> None:
        """End the connection with this code."""
        self.frames = []
        if self.transport.is_closing():
            return
        self.conn.fail(code)
        self.handle_parser_exception()
        self._end_soon()


def text_head(length: int) -> bytes:
    """What stands before a text of so many bytes on its way to a client."""
    if length < _LONG:
        return struct.pack("!BB", _TEXT, length)
    if length < _LONGER:
        return struct.pack("!BBH", _TEXT, _LONG, length)
    return struct.pack("!BBQ", _TEXT, _LONG + 1, length)


def connections_of(open_connections: OpenConnections) -> tuple[type[RequestConnection], type[SocketConnection]]:
    """The classes of the connections that these count: for requests, and for sockets."""
    counted = {"open_connections": open_connections}
    return type("_Requests", (RequestConnection,), counted), type("_Sockets", (SocketConnection,), counted)
