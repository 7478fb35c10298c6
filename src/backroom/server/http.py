"""The plain HTTP interface: for the lobby, for hosts, and for bots and scripts instead of a socket."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from importlib.metadata import version
from typing import TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from backroom.games import find_title, titles
from backroom.kernel.datafile import check_bounds
from backroom.kernel.event import ONLOOKER
from backroom.kernel.refusal import BadInput, Refusal, Rejected
from backroom.players import bot_names
from backroom.server import api, chairs
from backroom.server.addresses import Addresses, shares_of
from backroom.server.chairs import Forbidden
from backroom.server.door import MALFORMED, answer, tellable
from backroom.server.folding import salvaged_from
from backroom.server.front import address_of
from backroom.server.house import House, new_seed
from backroom.server.keys import Pass, hash_key, new_key
from backroom.server.limits import Exceeded, Limits
from backroom.server.live import LiveTable
from backroom.server.manners import Manners
from backroom.server.replays import fork, prove_data, shown_record, shown_text
from backroom.server.tending import tend
from backroom.server.wording import words_for
from backroom.store.lines import Damaged, StoreTrouble
from backroom.table import entries as e
from backroom.table import protocol as p
from backroom.table.commands import check_bot
from backroom.table.look import moment_for
from backroom.table.plain import plain_name
from backroom.table.seat import HUMAN
from backroom.table.table import Table

_encode = msgspec.json.Encoder().encode
B = TypeVar("B", bound=msgspec.Struct)
T = TypeVar("T")
Endpoint = Callable[[Request], Awaitable[object]]
#: The longest that `update?wait=` waits, in seconds.
_LONGEST_WAIT = 25.0
#: A large answer is sent in pieces of so many bytes.
_PIECE = 64 * 1024
#: So many moments stand on one page of the log.
_PAGE = 64


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


class Http:
    """The endpoints; `routes` lists them."""

    def __init__(self, house: House, addresses: Addresses, limits: Limits) -> None:
        self._house = house
        self._addresses = addresses
        self._limits = limits
        #: Bytes of bodies that are on their way in.
        self._coming = 0

    def routes(self) -> list[Route]:
        table = "/api/tables/{table}"
        asked: list[tuple[str, str, Endpoint]] = [
            ("GET", "/api/titles", self.titles),
            ("GET", "/api/house", self.about),
            ("GET", "/api/tables", self.lobby),
            ("POST", "/api/tables", self.open),
            ("POST", f"{table}/seats", self.take_seat),
            ("GET", f"{table}/chair", self.chair),
            ("POST", f"{table}/chair", self.take_chair),
            ("GET", f"{table}/devices", self.devices),
            ("POST", f"{table}/devices", self.change_devices),
            ("POST", f"{table}/forget", self.forget),
            ("POST", f"{table}/host", self.host),
            ("GET", f"{table}/update", self.update),
            ("POST", f"{table}/do", self.do),
            ("GET", f"{table}/record", self.record),
            ("GET", f"{table}/diary", self.diary),
            ("GET", f"{table}/moment", self.moment),
            ("GET", f"{table}/log", self.log),
            ("POST", "/api/replay", self.replay),
            ("POST", "/api/fork", self.fork),
        ]
        routes = [Route(path, self._answering(endpoint), methods=[method]) for method, path, endpoint in asked]
        return [
            *routes,
            Route("/healthz", self._healthy),
            Route("/readyz", self._ready),
            Route("/metrics", self._metrics),
        ]

    async def titles(self, request: Request) -> list[api.TitleAbout]:
        return [
            api.TitleAbout(
                id=title.id,
                least=title.least,
                most=title.most,
                usual=title.usual,
                flags=[
                    api.FlagAbout(f.name, f.clause, max(f.least, title.least), min(f.most, title.most))
                    for f in title.flags
                ],
                bots=bot_names(title),
                data=title.data_version(title.settings())[0],
            )
            for title in titles()
        ]

    async def about(self, request: Request) -> api.HouseAbout:
        keeping = self._house.keeper.keeping
        return api.HouseAbout(version("backroom"), keeping.days, keeping.unfinished_days)

    async def lobby(self, request: Request) -> list[api.ListedTable]:
        ids = await asyncio.to_thread(self._house.journal.lobby)
        tables = [await self._listed(id_) for id_ in ids]
        return [table for table in tables if table is not None]

    async def open(self, request: Request) -> api.OpenedTable:
        wish = await self._body(request, api.OpenTable, self._limits.body)
        title = find_title(wish.title)
        players = wish.players or (len(wish.seats) or None)
        if wish.data is None:
            settings = title.settings(players, wish.options)
        else:
            check_bounds(wish.data)
            settings = await self._aside(request, prove_data, wish.title, players, wish.options, wish.data, seconds=2.0)
            # It is good: the house may read it too, but others are served meanwhile.
            await asyncio.to_thread(title.rules, settings)
        seats = list(wish.seats) or [api.SeatWish(), *[api.SeatWish(bot_names(title)[-1])] * (settings.players - 1)]
        if len(seats) != settings.players:
            raise BadInput("table-wrong-seats", {"value": len(seats), "players": settings.players})
        self._may_store(request, len(wish.data or ""))
        return await self._open(wish, seats, dict(settings.flags), None)

    async def take_seat(self, request: Request) -> api.TakenSeat:
        wish = await self._body(request, api.TakeSeat, self._limits.body)
        return await chairs.take_free(self._house, await self._find(request), wish)

    async def chair(self, request: Request) -> api.Chair:
        return chairs.what_opens(await self._find(request), _hashed(request))

    async def take_chair(self, request: Request) -> api.TakenSeat:
        wish = await self._body(request, api.TakeChair, self._limits.body)
        return await chairs.spend(self._house, await self._find(request), _hashed(request), wish.key)

    async def devices(self, request: Request) -> api.Devices:
        live = await self._find(request)
        return chairs.devices(live, chairs.admit_seat(live, _hashed(request)).viewer)

    async def change_devices(self, request: Request) -> api.Devices:
        wish = await self._body(request, api.DevicesWish, self._limits.body)
        return await chairs.change_devices(self._house, await self._find(request), _hashed(request), wish)

    async def forget(self, request: Request) -> api.Erased:
        live = await self._find(request)
        viewer = chairs.admit_seat(live, _hashed(request)).viewer
        self._check_costly(request, live, viewer)
        return await chairs.forget(self._house, live, _hashed(request))

    async def host(self, request: Request) -> api.HostAnswer:
        wish = await self._body(request, api.HostWish, self._limits.body)
        return await chairs.use_power(self._house, await self._find(request), _bearer(request), wish)

    async def update(self, request: Request) -> p.Update:
        live, admitted = await self._admitted(request)
        since = int(_number(request, "since"))
        manners = self._manners(request, live, admitted.viewer)
        if not manners.may_ask():
            raise Exceeded("messages", "server-too-fast")
        with manners.waiting():
            await live.news_for(admitted, since, min(_number(request, "wait"), _LONGEST_WAIT))
        async with live.lock:
            # Looked at again: the key may have been revoked while its holder waited.
            return await live.full_update(chairs.admit(live, admitted.hashed).viewer, since)

    async def do(self, request: Request) -> p.Answer:
        live, admitted = await self._admitted(request)
        manners = self._manners(request, live, admitted.viewer)
        if not manners.may_ask():
            raise Exceeded("messages", "server-too-fast")
        said: p.Message = msgspec.json.decode(await self._raw(request, self._limits.message), type=p.Message)
        return await answer(self._house, live, admitted, said, manners)

    async def record(self, request: Request) -> str:
        live, viewer = await self._viewer(request)
        if viewer == ONLOOKER:
            raise Forbidden("table-record-for-players")
        async with live.lock:
            if live.table.stranded and (live.table.status == "closed" or live.table.ended is not None):
                return (await asyncio.to_thread(salvaged_from, self._house.journal, live.table.id, viewer)).text()
            if live.table.status != "over":
                raise Forbidden("table-record-later")
            return self._house.history.record(live.table, viewer)

    async def diary(self, request: Request) -> Heavy:
        live, viewer = await self._viewer(request)
        self._manners(request, live, viewer).check_costly()
        async with live.lock:
            if live.table.course is None:
                raise BadInput("table-not-begun")
            key = live.known_to(viewer)
            told = self._house.history.diaries.get(key)
            known = live.table.course.record if told is None else None
        body = await self._heavy(request, shown_record, known, "onlooker" if viewer == ONLOOKER else viewer, told=told)
        self._house.history.diaries.put(key, bytes(body.body))
        return body

    async def moment(self, request: Request) -> api.Past:
        live, viewer = await self._viewer(request)
        self._check_costly(request, live, viewer)
        seq = int(_number(request, "seq"))
        return api.Past(seq, await self._house.history.view_at(live.table.id, viewer, seq))

    async def log(self, request: Request) -> api.LogPage:
        live, viewer = await self._viewer(request)
        self._check_costly(request, live, viewer)
        async with live.lock:
            before = int(_number(request, "before")) or live.table.seen[viewer] + 1
            happenings = await live.log(viewer, before, _PAGE)
        moments = [moment_for(happening, viewer) for happening in happenings]
        return api.LogPage(moments, moments[0].seq - 1 if moments else 0)

    async def replay(self, request: Request) -> Heavy:
        wish = await self._body(request, api.ReplayWish, self._limits.record_body)
        return await self._heavy(request, shown_text, wish.record, wish.viewer)

    async def fork(self, request: Request) -> api.OpenedTable:
        wish = await self._body(request, api.Fork, self._limits.record_body)
        header, forked = await self._aside(request, fork, wish.record, wish.number, wish.seat)
        self._may_store(request, len(wish.record))
        bot = wish.bot or bot_names(find_title(header.title))[-1]
        mine, other = api.SeatWish(key=wish.key), api.SeatWish(bot)
        seats = [mine if seat == wish.seat else other for seat in range(header.players)]
        plan = api.OpenTable(header.title, header.players, header.options, header.data.text, seats)
        return await self._open(plan, seats, header.options, forked)

    async def _open(
        self, wish: api.OpenTable, seats: list[api.SeatWish], options: dict[str, bool], forked: e.ForkPlan | None
    ) -> api.OpenedTable:
        links = [new_key() if seat.player == HUMAN and seat.key is None else "" for seat in seats]
        for seat in seats:
            if seat.player != HUMAN:
                check_bot(wish.title, seat.player)
        keys = [seat.key for seat in seats if seat.key is not None]
        if len(set(keys)) < len(keys):
            raise BadInput("table-key-twice")
        host, watch = new_key(), new_key() if wish.onlookers else None
        live = await self._house.open(
            e.Opened(
                title=wish.title,
                players=len(seats),
                options=options,
                seats=[
                    e.SeatPlan(
                        seat.player,
                        plain_name(seat.name) if seat.name else "",
                        keys=[seat.key] if seat.key is not None and seat.player == HUMAN else [],
                        link=hash_key(link) if link else "",
                    )
                    for seat, link in zip(seats, links, strict=True)
                ],
                seed=new_seed(),
                host=hash_key(host),
                watch=None if watch is None else hash_key(watch),
                data=wish.data,
                clock=wish.clock,
                listed=wish.listed,
                scheme=2,
                fork=forked,
            )
        )
        given = [api.SeatLink(number, link) for number, link in enumerate(links) if link]
        return api.OpenedTable(live.table.id, given, host, watch)

    async def _listed(self, id_: str) -> api.ListedTable | None:
        """A table's line in the lobby; None for one that cannot be played: it must not hide the others."""
        try:
            live = await self._house.find(id_)
        except Rejected:
            return None
        async with live.lock:
            return None if live.table.stranded else _listed(live.table)

    async def _find(self, request: Request) -> LiveTable:
        return await self._house.find(request.path_params["table"])

    async def _admitted(self, request: Request) -> tuple[LiveTable, Pass]:
        live = await self._find(request)
        async with live.lock:
            admitted = chairs.admit(live, _hashed(request))
        live.looked_at = self._house.now()
        tend(live)
        return live, admitted

    async def _viewer(self, request: Request) -> tuple[LiveTable, int]:
        live, admitted = await self._admitted(request)
        return live, admitted.viewer

    def _manners(self, request: Request, live: LiveTable, viewer: int) -> Manners:
        return live.company.of(viewer, address_of(request.scope))

    def _check_costly(self, request: Request, live: LiveTable | None = None, viewer: int = 0) -> None:
        """One more of what costs much, by address and, at a table, by person."""
        if not self._addresses.costly.take(address_of(request.scope), time.monotonic()):
            raise Exceeded("costly", "server-too-often")
        if live is not None:
            self._manners(request, live, viewer).check_costly()

    def _may_store(self, request: Request, size: int) -> None:
        """One more table, with so many bytes of its own."""
        address, now = address_of(request.scope), time.monotonic()
        if not self._addresses.tables.take(address, now):
            raise Exceeded("tables", "server-too-many-tables")
        if not self._addresses.stored.take(address, now, size):
            raise Exceeded("stored", "server-stored-too-much")

    async def _aside(self, request: Request, work: Callable[..., T], *args: object, seconds: float = 5.0) -> T:
        """Let a worker do it. Whoever had one killed has used up much of what they may ask for."""
        self._check_costly(request)
        address = address_of(request.scope)
        try:
            return await self._house.aside.run(work, *args, seconds=seconds, whom=shares_of(address)[0][0])
        except BadInput as refused:
            if refused.message == "server-too-costly":
                self._addresses.costly.fine(address, time.monotonic(), self._limits.costly_burst / 6)
            raise

    async def _heavy(
        self, request: Request, work: Callable[..., bytes], *args: object, told: bytes | None = None
    ) -> Heavy:
        """What a worker makes, in a form to be sent; so many at once. `told` is what one made before."""
        address = address_of(request.scope)
        if not self._addresses.heavy.take(address):
            raise Exceeded("heavy", "server-busy")
        try:
            body = await self._aside(request, work, *args) if told is None else told
        except BaseException:
            self._addresses.heavy.give_back(address)
            raise
        return Heavy(body, lambda: self._addresses.heavy.give_back(address))

    async def _raw(self, request: Request, most: int) -> bytes:
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

    async def _body(self, request: Request, kind: type[B], most: int) -> B:
        return msgspec.json.decode(await self._raw(request, most), type=kind)

    def _answering(self, endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
        """The endpoint with its answer as JSON, and with every mistake in words."""

        async def answering(request: Request) -> Response:
            try:
                found = await endpoint(request)
            except Rejected as rejected:
                if isinstance(rejected, Exceeded):
                    self._house.metrics.limited(rejected.limit)
                return await _rejected(rejected, 503 if isinstance(rejected, Damaged) else None)
            except MALFORMED as error:
                return await _rejected(BadInput("table-malformed", {"reason": str(error)[:200]}))
            except StoreTrouble as trouble:
                return await _rejected(BadInput(trouble.message, trouble.facts), 503)
            except ClientDisconnect:
                return Response(status_code=400)  # nobody is there to read it
            if isinstance(found, Response):
                return found
            if isinstance(found, str):
                return PlainTextResponse(found, media_type="application/jsonl")
            return Response(_encode(found), media_type="application/json", headers={"cache-control": "no-store"})

        return answering

    async def _healthy(self, request: Request) -> Response:
        return PlainTextResponse("ok\n")

    async def _ready(self, request: Request) -> Response:
        ready = self._house.ready
        return PlainTextResponse("ready\n" if ready else "not ready\n", 200 if ready else 503)

    async def _metrics(self, request: Request) -> Response:
        return PlainTextResponse(self._house.metrics.text(), media_type="text/plain; version=0.0.4")


def _listed(table: Table) -> api.ListedTable:
    seats = [api.ListedSeat(seat.name, seat.player, seat.sat) for seat in table.seats]
    options = dict(table.settings.flags)
    return api.ListedTable(table.id, table.title.id, options, table.status, seats, table.opened.clock, table.opened_at)


def _bearer(request: Request) -> str:
    kind, _, key = request.headers.get("authorization", "").partition(" ")
    return key.strip() if kind.lower() == "bearer" else ""


def _hashed(request: Request) -> str:
    return hash_key(_bearer(request))


def _number(request: Request, name: str) -> float:
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
    body["text"] = (await words_for(said.message)).rejection(said)
    return Response(_encode(body), code, media_type="application/json")
