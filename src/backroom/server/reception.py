"""What every endpoint shares: how a request is read, what it may cost, and how its answer or its mistake is told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import Receive, Scope, Send

from backroom.kernel.refusal import BadInput, Refusal, Rejected
from backroom.server.addresses import Addresses, shares_of
from backroom.server.allowance import Allowance
from backroom.server.answering import MALFORMED, tellable
from backroom.server.chairs import Forbidden
from backroom.server.front import address_of
from backroom.server.house import House
from backroom.server.keys import hash_key
from backroom.server.limits import Exceeded, Limits
from backroom.server.live import LiveTable
from backroom.server.reasons import reason_for
from backroom.server.turnstile import Full
from backroom.server.wording import words_for
from backroom.store.lines import Damaged, StoreTrouble

_encode = msgspec.json.Encoder().encode
B = TypeVar("B", bound=msgspec.Struct)
T = TypeVar("T")
Endpoint = Callable[[Request], Awaitable[object]]
#: A large answer is sent in pieces of so many bytes.
_PIECE = 64 * 1024


class Heavy(Response):
    """A large answer of a worker's, sent as fast as it is taken; `sent` is called when it is gone, or nobody reads."""

    media_type = "application/json"

    def __init__(self, body: bytes, sent: Callable[[], None]) -> None:
        super().__init__(body, headers={"cache-control": "no-store"})
        self._sent = sent

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
            body = memoryview(self.body)
            for at in range(0, len(body), _PIECE):
                await send({"type": "http.response.body", "body": bytes(body[at : at + _PIECE]), "more_body": True})
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        finally:
            self._sent()


def share_of(request: Request) -> str:
    """By what name a turnstile knows where a request comes from."""
    return shares_of(address_of(request.scope))[0][0]


class Reception:
    """Reads requests within their bounds, and counts what they cost."""

    def __init__(self, house: House, addresses: Addresses, limits: Limits) -> None:
        self._house = house
        self._addresses = addresses
        self._limits = limits
        #: Bytes of bodies that are on their way in.
        self._coming = 0

    def check_costly(self, request: Request, live: LiveTable | None = None, viewer: int = 0) -> None:
        """One more of what costs much, by address and, at a table, by person."""
        if not self._addresses.costly.take(address_of(request.scope), time.monotonic()):
            raise Exceeded("costly", "server-too-often")
        if live is not None:
            allowance_of(request, live, viewer).check_costly()

    def may_store(self, request: Request, size: int) -> None:
        """One more table, with so many bytes of its own."""
        address, now = address_of(request.scope), time.monotonic()
        if not self._addresses.tables.take(address, now):
            raise Exceeded("tables", "server-too-many-tables")
        if not self._addresses.stored.take(address, now, size):
            raise Exceeded("stored", "server-stored-too-much")

    def may_ask_of(self, request: Request, tables: int) -> None:
        """A question about so many tables: it counts as one about each of them would."""
        if not self._addresses.requests.take(address_of(request.scope), time.monotonic(), tables - 1):
            raise Exceeded("requests", "server-too-fast")

    def may_try(self, request: Request) -> None:
        """One more spoken code, right or wrong."""
        if not self._addresses.spoken.take(address_of(request.scope), time.monotonic()):
            raise Exceeded("spoken", "spoken-too-often")

    def may_report(self, request: Request) -> None:
        """One more word to the operators."""
        if not self._addresses.reports.take(address_of(request.scope), time.monotonic()):
            raise Exceeded("reports", "server-reported-enough")

    async def aside(self, request: Request, work: Callable[..., T], *args: object, seconds: float = 5.0) -> T:
        """Let a worker do it. If it had to be killed, that counts as many requests of whoever asked."""
        self.check_costly(request)
        address = address_of(request.scope)
        try:
            return await self._house.aside.run(work, *args, seconds=seconds, whom=share_of(request))
        except BadInput as refused:
            if refused.message == "server-too-costly":
                self._addresses.costly.fine(address, time.monotonic(), self._limits.costly_burst / 6)
            raise

    async def heavy(
        self, request: Request, work: Callable[..., bytes], *args: object, told: bytes | None = None
    ) -> Heavy:
        """What a worker makes, in a form to be sent; so many at once. `told` is what one made before."""
        whom = share_of(request)
        try:
            await self._addresses.heavy.enter(whom)
        except Full:
            raise Exceeded("heavy", "server-busy") from None
        try:
            body = await self.aside(request, work, *args) if told is None else told
        except BaseException:
            self._addresses.heavy.leave(whom)
            raise
        return Heavy(body, lambda: self._addresses.heavy.leave(whom))

    async def raw(self, request: Request, most: int) -> bytes:
        raw = bytearray()
        declared = request.headers.get("content-length", "")
        if len(declared) > 12 or int(declared or 0) > most:
            raise BadInput("server-too-large", {"most": most})
        try:
            async for chunk in request.stream():
                raw += chunk
                self._coming += len(chunk)
                if len(raw) > most:
                    raise BadInput("server-too-large", {"most": most})
                if self._coming > self._limits.bodies:
                    raise Exceeded("bodies", "server-busy")
            return bytes(raw)
        finally:
            self._coming -= len(raw)

    async def body(self, request: Request, kind: type[B], most: int) -> B:
        return msgspec.json.decode(await self.raw(request, most), type=kind)

    def answering(self, endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
        """The endpoint with its answer as JSON, and with every mistake in words."""

        async def answering(request: Request) -> Response:
            try:
                found = await endpoint(request)
            except Rejected as rejected:
                self._house.metrics.refused(reason_for(rejected))
                if isinstance(rejected, Exceeded):
                    self._house.metrics.limited(rejected.limit)
                return await _rejected(rejected, 503 if isinstance(rejected, Damaged) else None)
            except MALFORMED as error:
                self._house.metrics.refused("malformed")
                return await _rejected(BadInput("table-malformed", {"reason": str(error)[:200]}))
            except StoreTrouble as trouble:
                self._house.metrics.refused("store")
                return await _rejected(BadInput(trouble.message, trouble.facts), 503)
            except asyncio.CancelledError:
                # The house closes and waits no longer for what takes long.
                return await _rejected(BadInput("server-busy"), 503)
            except ClientDisconnect:
                return Response(status_code=400)  # nobody is there to read it
            if isinstance(found, Response):
                return found
            if isinstance(found, str):
                return PlainTextResponse(found, media_type="application/jsonl")
            return Response(_encode(found), media_type="application/json", headers={"cache-control": "no-store"})

        return answering


def allowance_of(request: Request, live: LiveTable, viewer: int) -> Allowance:
    return live.allowances.of(viewer, address_of(request.scope))


def bearer(request: Request) -> str:
    kind, _, key = request.headers.get("authorization", "").partition(" ")
    return key.strip() if kind.lower() == "bearer" else ""


def hashed(request: Request) -> str:
    return hash_key(bearer(request))


def number_in(request: Request, name: str) -> float:
    """A number of the query, 0 if it is not there."""
    try:
        number = float(request.query_params.get(name, 0))
    except ValueError:
        number = -1.0
    if not 0 <= number <= 1 << 40:
        raise BadInput("table-malformed", {"reason": name})
    return number


async def _rejected(rejected: Rejected, status: int | None = None) -> Response:
    codes = {Forbidden: 403, Refusal: 422, Exceeded: 429}
    code = status or next((code for kind, code in codes.items() if isinstance(rejected, kind)), 400)
    said = BadInput(rejected.message, tellable(rejected.facts), rejected.clause)
    body: dict[str, object] = {"message": said.message, "facts": said.facts, "clause": said.clause}
    body["text"] = await _worded(said)
    return Response(_encode(body), code, media_type="application/json")


async def _worded(said: BadInput) -> str:
    try:
        return (await words_for(said.message)).rejection(said)
    except KeyError:
        # A title of another package may lack a message, or two titles may call different ones alike.
        return said.message
