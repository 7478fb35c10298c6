"""The WebSocket of a seat or an onlooker."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re

import msgspec
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from backroom.kernel.refusal import Rejected
from backroom.server.addresses import shares_of
from backroom.server.allowance import Allowance
from backroom.server.answering import MALFORMED, answer
from backroom.server.automatic import play_by_itself
from backroom.server.connection import Connection
from backroom.server.front import address_of
from backroom.server.guard import Guard
from backroom.server.house import House
from backroom.server.keys import hash_key, pass_of, why_strange
from backroom.server.lesson_sockets import LessonSockets
from backroom.server.live import LiveTable
from backroom.server.network import SAY
from backroom.server.reasons import reason_for
from backroom.store.lines import StoreTrouble
from backroom.table import protocol as p

log = logging.getLogger("backroom.socket")
_encode = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(p.FromClient)
_TABLE = re.compile("/api/tables/(?P<table>[^/]+)/socket")
_LESSON = re.compile("/api/lessons/(?P<title>[^/]+)/(?P<lesson>[^/]+)/socket")


class Sockets:
    """The endpoint of `/api/tables/{table}/socket`, and the way to that of lessons."""

    def __init__(self, house: House, guard: Guard) -> None:
        self._house = house
        self._guard = guard
        self._limits = guard.limits
        self._lessons = LessonSockets(house, guard)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        socket = WebSocket(scope, receive, send)
        address = address_of(scope)
        table, lesson = _TABLE.fullmatch(scope["path"]), _LESSON.fullmatch(scope["path"])
        if table is None and lesson is None:
            await socket.close(1008)
            return
        if not self._guard.addresses.sockets.take(address):
            self._guard.metrics.limited("sockets")
            await socket.close(1008)
            return
        try:
            await socket.accept()
            if lesson is not None:
                await self._lessons.attend(socket, self._receive, lesson["title"], lesson["lesson"], address)
            elif table is not None:
                await self._admit(socket, send, table["table"], address)
        except (WebSocketDisconnect, OSError):
            pass
        except StoreTrouble:
            # Not a goodbye: whoever hears one does not come back.
            self._guard.metrics.refused("store")
            await _hang_up(socket)
        finally:
            self._guard.addresses.sockets.give_back(address)

    async def _admit(self, socket: WebSocket, send: Send, table: str, address: str) -> None:
        """The first words say who this is; strangers and silent ones are sent away."""
        try:
            hello = _decode(await asyncio.wait_for(self._receive(socket), self._limits.hello))
            if not isinstance(hello, p.Hello):
                raise msgspec.ValidationError("the first message must be hello")
            if hello.version != p.VERSION:
                return await _goodbye(socket, "table-other-protocol")
            live = await self._house.current(table)
        except (TimeoutError, *MALFORMED):
            self._guard.metrics.refused("malformed")
            return await _goodbye(socket, "table-no-hello")
        except Rejected as rejected:
            self._guard.metrics.refused(reason_for(rejected))
            return await _goodbye(socket, rejected.message)
        hashed = hash_key(hello.key)
        async with live.lock:
            admitted = pass_of(live.table, hashed)
            why = why_strange(live.table, hashed)
        if self._guard.blocking.key(hashed):
            admitted, why = None, "server-blocked"
        if admitted is None:
            self._guard.metrics.refused("forbidden")
            return await _goodbye(socket, why)
        viewer = admitted.viewer
        connection = Connection(admitted, socket.scope["extensions"][SAY], shares_of(address)[0][0])
        if not live.room_for(connection):
            self._guard.metrics.limited("onlookers")
            return await _goodbye(socket, "table-crowded")
        async with live.lock:
            # From here on a revoked key ends this connection; it may have been revoked just before.
            if pass_of(live.table, hashed) != admitted:
                return await _goodbye(socket, why_strange(live.table, hashed))
            connection.post(_encode(await live.full_update(viewer, hello.since)), live.table.seen[viewer])
            live.join(connection)
        play_by_itself(live)
        sending = asyncio.create_task(self._send_on(socket, send, live, connection))
        try:
            await self._listen(socket, live, connection, live.allowances.of(viewer, address))
        finally:
            sending.cancel()
            live.leave(connection)

    async def _listen(self, socket: WebSocket, live: LiveTable, connection: Connection, allowance: Allowance) -> None:
        while not connection.gone:
            await connection.room()
            text = await self._receive(socket)
            if connection.gone:
                return None  # sent away meanwhile: nothing more is listened to
            if not allowance.may_ask():
                self._guard.metrics.limited("messages")
                return await _goodbye(socket, "table-too-fast")
            try:
                said = _decode(text)
            except MALFORMED as error:
                self._guard.metrics.refused("malformed")
                connection.answer(_encode(p.Refused(message="table-malformed", facts={"reason": str(error)[:200]})))
                continue
            connection.answer(_encode(await answer(self._house, live, connection.admitted, said, allowance)))
        return None

    async def _send_on(self, socket: WebSocket, send: Send, live: LiveTable, connection: Connection) -> None:
        """All that could not be sent when it was posted, straight to the server below."""
        try:
            while True:
                said = await connection.next()
                if said is None and connection.lagging:
                    async with live.lock:
                        connection.lagging = False
                        said = _encode(await live.full_update(connection.viewer, connection.seen))
                        connection.seen = live.table.seen[connection.viewer]
                if said is None:
                    await socket.close(1000)
                    return
                await send({"type": "websocket.send", "text": said.decode()})
        except (WebSocketDisconnect, OSError, RuntimeError):
            connection.cut()
        except StoreTrouble:
            connection.cut()
            await _hang_up(socket)

    async def _receive(self, socket: WebSocket) -> str:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        text: str | None = message.get("text")
        return text if text is not None else bytes(message["bytes"]).decode("utf-8", "replace")


def _decode(text: str) -> p.FromClient:
    said: p.FromClient = _decoder.decode(text)
    return said


async def _hang_up(socket: WebSocket) -> None:
    """Try again later."""
    with contextlib.suppress(WebSocketDisconnect, OSError, RuntimeError):
        await socket.close(1013)


async def _goodbye(socket: WebSocket, message: str) -> None:
    await socket.send_text(_encode(p.Gone(message=message)).decode())
    await socket.close(1008)
