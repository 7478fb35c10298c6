"""A bot that is a server: asked by HTTP (a POST a question) or over a WebSocket (a message a question)."""

from __future__ import annotations

import contextlib
import http.client
import socket
from urllib.parse import urlsplit

from backroom.players.outside.channel import LONGEST, Channel, Watch, checked
from backroom.players.outside.fault import CRASHED, FLOODED, GARBLED, LATE, Fault

#: For how long, in seconds, a server may be looked for.
_CONNECT = 10.0
SCHEMES = ("http", "https", "ws", "wss")


def web_channel(address: str) -> Channel:
    """A channel to the bot at this address; `Fault` if nobody is there."""
    return HttpChannel(address) if address.startswith("http") else SocketChannel(address)


class HttpChannel(Channel):
    """One connection, kept open between questions; a server that closes it is connected with again."""

    def __init__(self, address: str) -> None:
        place = urlsplit(address)
        kind = http.client.HTTPSConnection if place.scheme == "https" else http.client.HTTPConnection
        try:
            self._connection = kind(place.hostname or "", place.port, timeout=_CONNECT)
            self._connection.connect()
        except (OSError, ValueError, http.client.HTTPException) as error:
            raise Fault(CRASHED, f"nobody answers there: {error}") from None
        self._path = (place.path or "/") + (f"?{place.query}" if place.query else "")
        self._socket: socket.socket | None = self._connection.sock
        self._asked = False
        self._watch = Watch(self)

    def exchange(self, question: bytes, seconds: float) -> bytes:
        self._watch.within(seconds)
        try:
            return self._posted(question, seconds)
        except (OSError, http.client.HTTPException) as error:
            if self._watch.has_cut or isinstance(error, TimeoutError):
                raise Fault(LATE, "no answer in time") from None
            raise Fault(CRASHED, f"the connection broke: {error}") from None
        finally:
            self._watch.answered()

    def _posted(self, question: bytes, seconds: float) -> bytes:
        kept = self._asked and self._connection.sock is not None
        self._asked = True
        try:
            return self._post(question, seconds)
        except ConnectionError:
            if not kept or self._watch.has_cut:
                raise
            # A server may close a connection that nobody has used for a while: it is asked once more over a new one.
            self._connection.close()
            return self._post(question, seconds)

    def _post(self, question: bytes, seconds: float) -> bytes:
        if self._connection.sock is None:
            self._connection.timeout = seconds
            self._connection.connect()
        self._socket = self._connection.sock
        self._socket.settimeout(seconds)
        self._connection.request("POST", self._path, question, {"Content-Type": "application/json"})
        answer = self._connection.getresponse()
        said = answer.read(LONGEST + 1)
        if answer.status != http.client.OK:
            raise Fault(GARBLED, f"its server answers with status {answer.status}")
        return checked(said)

    def cut(self) -> None:
        # Whoever waits at it in another thread wakes up by this, not by closing.
        if self._socket is not None:
            with contextlib.suppress(OSError):
                self._socket.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        self._watch.end()
        self._connection.close()


class SocketChannel(Channel):
    """A WebSocket. Needs the package `websockets`, which comes with the server."""

    def __init__(self, address: str) -> None:
        from websockets.exceptions import WebSocketException
        from websockets.sync.client import connect

        self._wrong = (OSError, WebSocketException, EOFError)
        self._open = contextlib.ExitStack()
        try:
            connection = connect(address, open_timeout=_CONNECT, max_size=LONGEST, close_timeout=0.5)
            self._socket = self._open.enter_context(connection)
        except (*self._wrong, ValueError) as error:
            raise Fault(CRASHED, f"nobody answers there: {error}") from None

    def exchange(self, question: bytes, seconds: float) -> bytes:
        from websockets.exceptions import ConnectionClosed

        try:
            self._socket.send(question.decode())
            said = self._socket.recv(seconds)
        except TimeoutError:
            self.close()
            raise Fault(LATE, "no answer in time") from None
        except ConnectionClosed as error:
            too_long = error.sent is not None and error.sent.code == 1009
            self.close()
            raise Fault(FLOODED if too_long else CRASHED, f"the connection broke: {error}") from None
        except self._wrong as error:
            self.close()
            raise Fault(CRASHED, f"the connection broke: {error}") from None
        return checked(said.encode() if isinstance(said, str) else said)

    def cut(self) -> None:
        self.close()

    def close(self) -> None:
        with contextlib.suppress(*self._wrong):
            self._open.close()
