"""What every request passes first: its origin, its size, its pace; and what every answer carries."""

from __future__ import annotations

import time
from collections.abc import Mapping
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from backroom.server.limits import Addresses, Limits

#: Scripts, pictures and sockets from here only; no frame of anybody's holds us; keys stay out of referrers.
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

_THIS_MACHINE = frozenset({"127.0.0.1", "::1"})


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else "?"


class Guard:
    """An ASGI layer round the whole application."""

    def __init__(
        self, limits: Limits, origins: frozenset[str] = frozenset(), operators: frozenset[str] = frozenset()
    ) -> None:
        self.limits = limits
        #: Addresses that are told the figures, beside this machine itself. A player who watches them would notice when
        #: somebody lays a card in secret.
        self._operators = _THIS_MACHINE | operators
        self.addresses = Addresses(limits)
        #: Other pages that may talk to us, such as a developer's own server.
        self._origins = origins
        self.app: ASGIApp | None = None
        #: Sockets go to their endpoint straight away: a socket lives for hours, and every layer that it passes would
        #: hold its frame for so long and stand in the way of every word.
        self.sockets: ASGIApp | None = None

    def same_origin(self, headers: Mapping[str, str]) -> bool:
        """Whether this comes from a page of ours, or from no page at all."""
        origin = headers.get("origin")
        if origin is None or origin in self._origins:
            return True
        try:
            return urlsplit(origin).netloc == headers.get("host")
        except ValueError:
            return False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self.app is None or self.sockets is None:
            raise RuntimeError("the guard stands before nothing")
        if scope["type"] == "websocket":
            return await self.sockets(scope, receive, send)
        if scope["type"] != "http":
            return await self.app(scope, receive, send)

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in _HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        headers = Headers(scope=scope)
        trouble = self._trouble(scope, headers)
        if trouble is not None:
            status, message = trouble
            answer = JSONResponse({"message": message, "facts": {}, "clause": "", "text": message}, status)
            return await answer(scope, receive, send_guarded)
        return await self.app(scope, receive, send_guarded)

    def _trouble(self, scope: Scope, headers: Headers) -> tuple[int, str] | None:
        if scope["method"] not in ("GET", "HEAD") and not self.same_origin(headers):
            return 403, "server-other-origin"
        if scope["path"].startswith("/api/") and not self.addresses.may_ask(address_of(scope), time.monotonic()):
            return 429, "server-too-fast"
        if scope["path"] == "/metrics" and address_of(scope) not in self._operators:
            return 403, "server-for-operators"
        return None
