"""What every request passes first: its name for us, its origin, its pace; and what every answer carries."""

from __future__ import annotations

import time

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse, PlainTextResponse, RedirectResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from backroom.server.addresses import Addresses
from backroom.server.blocking import Blocking
from backroom.server.door import Door
from backroom.server.front import Caller, Front
from backroom.server.limits import Limits
from backroom.server.metrics import Metrics
from backroom.server.open_connections import OpenConnections
from backroom.server.wording import words_for

#: Scripts, pictures and sockets from this server only; no other page may frame ours; no keys in referrers.
_HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'self'; form-action 'none'; "
        "frame-ancestors 'none'"
    ),
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
#: Another page may show what everybody may see.
_OTHER_PAGE = (403, "server-other-origin")
#: What monitoring asks for: as often as it likes.
_FREE = ("/healthz", "/readyz")


class Guard:
    """An ASGI layer round the whole application."""

    def __init__(
        self, limits: Limits, front: Front, metrics: Metrics, door: Door | None = None, blocking: Blocking | None = None
    ) -> None:
        self.limits = limits
        self.front = front
        self.metrics = metrics
        self.door = door
        self.blocking = blocking or Blocking()
        self.addresses = Addresses(limits)
        self.open_connections = OpenConnections(limits, front.trusts, metrics.limited)
        self.app: ASGIApp | None = None
        #: Sockets go to their endpoint straight away: a socket lives for hours, and every layer that it passes would
        #: hold memory for so long and cost time for every message.
        self.sockets: ASGIApp | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self.app is None or self.sockets is None:
            raise RuntimeError("the guard stands before nothing")
        if scope["type"] not in ("http", "websocket"):
            return await self.app(scope, receive, send)
        headers = Headers(scope=scope)
        caller = self.front.settle(scope, headers)
        if scope["type"] == "websocket":
            if self._foreign(scope, caller, headers) is not None:
                return await send({"type": "websocket.close", "code": 1008})
            return await self.sockets(scope, receive, send)

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in _HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        if self.front.root and scope["path"] == "":
            return await RedirectResponse(self.front.root + "/")(scope, receive, send_guarded)
        trouble = self._trouble(scope, headers, caller)
        if trouble is not None:
            return await (await _said(scope, *trouble))(scope, receive, send_guarded)
        if self.door is not None and self._from_network(scope):
            self.door.noticed(scope)
        return await self.app(scope, receive, send_guarded)

    def _from_network(self, scope: Scope) -> bool:
        """Whether this came in by the door."""
        return self.door is not None and not self.door.is_home(scope)

    def _foreign(self, scope: Scope, caller: Caller, headers: Headers) -> tuple[int, str] | None:
        """Somebody else's name for us, or somebody else's page, or somebody whom the operator has sent away."""
        if self.blocking.address(caller.address):
            self.metrics.limited("blocked")
            return 403, "server-blocked"
        known = self.front.answers_to(caller.host)
        if self.door is not None and self._from_network(scope):
            known = self.door.lets_in(scope, caller.host)
        if not known:
            self.metrics.limited("host")
            return 421, "server-other-host"
        if not self.front.same_origin(headers.get("origin"), caller.host):
            self.metrics.limited("origin")
            return _OTHER_PAGE
        return None

    def _trouble(self, scope: Scope, headers: Headers, caller: Caller) -> tuple[int, str] | None:
        path = scope["path"]
        foreign = self._foreign(scope, caller, headers)
        if foreign is not None and (foreign != _OTHER_PAGE or scope["method"] not in ("GET", "HEAD")):
            return foreign
        if path not in _FREE and not self.addresses.requests.take(caller.address, time.monotonic()):
            self.metrics.limited("requests")
            return 429, "server-too-fast"
        if path == "/metrics" and (not caller.operator or self._from_network(scope)):
            return 403, "server-for-operators"
        if path.startswith("/api/") and path.endswith("/socket"):
            return 426, "server-no-upgrade"
        return None


async def _said(scope: Scope, status: int, message: str) -> Response:
    """For programs as everywhere; for a person who looks at it, the words alone."""
    words = (await words_for(message)).say(message)
    if scope["path"].startswith("/api/"):
        return JSONResponse({"message": message, "facts": {}, "clause": "", "text": words}, status)
    return PlainTextResponse(words + "\n", status)
