"""The plain HTTP interface: for the lobby, for hosts, and for bots and scripts instead of a socket."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from backroom.games import find_title, titles
from backroom.kernel.event import ONLOOKER
from backroom.kernel.record import read_record
from backroom.kernel.refusal import BadInput, Refusal, Rejected
from backroom.players import bot_names
from backroom.server import api
from backroom.server.door import MALFORMED, answer
from backroom.server.house import House, new_seed
from backroom.server.keys import hash_key, is_host, new_key, viewer_of
from backroom.server.limits import Limits
from backroom.server.live import LiveTable
from backroom.server.replays import fork, show
from backroom.store.lines import StoreTrouble
from backroom.table import entries as e
from backroom.table import protocol as p
from backroom.table.commands import check_bot, host_entries
from backroom.table.look import moment_for
from backroom.table.seat import HUMAN
from backroom.table.table import Table
from backroom.words import Words

_encode = msgspec.json.Encoder().encode
B = TypeVar("B", bound=msgspec.Struct)
Endpoint = Callable[[Request], Awaitable[object]]
#: The longest that `update?wait=` waits, in seconds.
_LONGEST_WAIT = 25.0
#: So many moments stand on one page of the log.
_PAGE = 64


class Forbidden(Rejected):
    """The key opens nothing here."""


class Http:
    """The endpoints; `routes` lists them."""

    def __init__(self, house: House, limits: Limits) -> None:
        self._house = house
        self._limits = limits

    def routes(self) -> list[Route]:
        table = "/api/tables/{table}"
        asked: list[tuple[str, str, Endpoint]] = [
            ("GET", "/api/titles", self.titles),
            ("GET", "/api/tables", self.lobby),
            ("POST", "/api/tables", self.open),
            ("POST", f"{table}/seats", self.take_seat),
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

    async def lobby(self, request: Request) -> list[api.ListedTable]:
        ids = await asyncio.to_thread(self._house.journal.lobby)
        return [_listed((await self._house.find(id_)).table) for id_ in ids]

    async def open(self, request: Request) -> api.OpenedTable:
        wish = await self._body(request, api.OpenTable, self._limits.body)
        title = find_title(wish.title)
        players = wish.players or (len(wish.seats) or None)
        settings = title.settings(players, wish.options, wish.data)
        seats = list(wish.seats) or [api.SeatWish(), *[api.SeatWish(bot_names(title)[-1])] * (settings.players - 1)]
        if len(seats) != settings.players:
            raise BadInput("table-wrong-seats", {"value": len(seats), "players": settings.players})
        return await self._open(wish, seats, dict(settings.flags), None)

    async def take_seat(self, request: Request) -> api.TakenSeat:
        await self._body(request, api.TakeSeat, self._limits.body)
        live = await self._find(request)
        if not live.table.opened.listed:
            raise Forbidden("table-by-link-only")
        key = new_key()
        taken: list[int] = []

        def take(table: Table) -> list[e.AnyEntry]:
            free = [number for number, seat in enumerate(table.seats) if seat.human and not seat.sat and not seat.held]
            if table.status != "gathering" or not free:
                raise BadInput("table-no-free-seat")
            taken.append(free[0])
            return [e.Taken(free[0], hash_key(key))]

        await self._house.happen(live, take)
        live.send_away(taken, "table-seat-taken")
        return api.TakenSeat(live.table.id, taken[0], key)

    async def host(self, request: Request) -> api.HostAnswer:
        wish = await self._body(request, api.HostWish, self._limits.body)
        live = await self._find(request)
        if not is_host(live.table, _bearer(request)):
            raise Forbidden("table-not-host")
        if wish.do == "kick" and wish.seat is not None:
            key = await self._house.kick(
                live, lambda table, hashed: host_entries(table, "kick", wish.seat, None, hashed), wish.seat
            )
            return api.HostAnswer(key)
        await self._house.happen(live, lambda table: host_entries(table, wish.do, wish.seat, wish.player, ""))
        return api.HostAnswer()

    async def update(self, request: Request) -> p.Update:
        live, viewer = await self._viewer(request)
        since = int(_number(request, "since"))
        await live.news_for(viewer, since, min(_number(request, "wait"), _LONGEST_WAIT))
        async with live.lock:
            return await live.full_update(viewer, since)

    async def do(self, request: Request) -> p.Answer:
        live, viewer = await self._viewer(request)
        said: p.Message = msgspec.json.decode(await self._raw(request, self._limits.message), type=p.Message)
        return await answer(self._house, live, viewer, said)

    async def record(self, request: Request) -> str:
        live, _ = await self._viewer(request)
        if live.table.status != "over":
            raise Forbidden("table-record-later")
        return live.table.running.record.text()

    async def diary(self, request: Request) -> api.Replay:
        live, viewer = await self._viewer(request)
        if live.table.course is None:
            raise BadInput("table-not-begun")
        known = live.table.course.record
        return await self._house.look_back(lambda: show(known, "onlooker" if viewer == ONLOOKER else viewer))

    async def moment(self, request: Request) -> api.Past:
        live, viewer = await self._viewer(request)
        seq = int(_number(request, "seq"))
        return api.Past(seq, await self._house.view_at(live.table.id, viewer, seq))

    async def log(self, request: Request) -> api.LogPage:
        live, viewer = await self._viewer(request)
        async with live.lock:
            before = int(_number(request, "before")) or live.table.seen[viewer] + 1
            happenings = await live.log(viewer, before, _PAGE)
        moments = [moment_for(happening, viewer) for happening in happenings]
        return api.LogPage(moments, moments[0].seq - 1 if moments else 0)

    async def replay(self, request: Request) -> api.Replay:
        wish = await self._body(request, api.ReplayWish, self._limits.record_body)
        return await self._house.look_back(lambda: show(read_record(wish.record), wish.viewer))

    async def fork(self, request: Request) -> api.OpenedTable:
        wish = await self._body(request, api.Fork, self._limits.record_body)
        header, start = await self._house.look_back(lambda: fork(wish.record, wish.number, wish.seat))
        bot = wish.bot or bot_names(find_title(header.title))[-1]
        seats = [api.SeatWish(HUMAN if seat == wish.seat else bot) for seat in range(header.players)]
        plan = api.OpenTable(header.title, header.players, header.options, header.data.text, seats)
        return await self._open(plan, seats, header.options, start)

    async def _open(
        self, wish: api.OpenTable, seats: list[api.SeatWish], options: dict[str, bool], start: p.Facts | None
    ) -> api.OpenedTable:
        keys = [new_key() if seat.player == HUMAN else "" for seat in seats]
        for seat in seats:
            if seat.player != HUMAN:
                check_bot(wish.title, seat.player)
            if not seat.name.isprintable():
                raise BadInput("table-bad-name")
        host, watch = new_key(), new_key() if wish.onlookers else None
        live = await self._house.open(
            e.Opened(
                title=wish.title,
                players=len(seats),
                options=options,
                seats=[
                    e.SeatPlan(seat.player, " ".join(seat.name.split()), hash_key(key) if key else "")
                    for seat, key in zip(seats, keys, strict=True)
                ],
                seed=new_seed(),
                host=hash_key(host),
                watch=None if watch is None else hash_key(watch),
                data=wish.data,
                clock=wish.clock,
                listed=wish.listed,
                start=start,
            )
        )
        given = [api.SeatKey(number, key) for number, key in enumerate(keys) if key]
        return api.OpenedTable(live.table.id, given, host, watch)

    async def _find(self, request: Request) -> LiveTable:
        return await self._house.find(request.path_params["table"])

    async def _viewer(self, request: Request) -> tuple[LiveTable, int]:
        live = await self._find(request)
        viewer = viewer_of(live.table, _bearer(request))
        if viewer is None:
            raise Forbidden("table-stranger")
        return live, viewer

    async def _raw(self, request: Request, most: int) -> bytes:
        raw = bytearray()
        async for chunk in request.stream():
            raw += chunk
            if len(raw) > most:
                raise BadInput("server-too-large", {"most": most})
        return bytes(raw)

    async def _body(self, request: Request, kind: type[B], most: int) -> B:
        return msgspec.json.decode(await self._raw(request, most), type=kind)

    def _answering(self, endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
        """The endpoint with its answer as JSON, and with every mistake in words."""

        async def answering(request: Request) -> Response:
            try:
                found = await endpoint(request)
            except Rejected as rejected:
                return _rejected(rejected)
            except MALFORMED as error:
                return _rejected(BadInput("table-malformed", {"reason": str(error)[:200]}))
            except StoreTrouble as trouble:
                return _rejected(BadInput(trouble.message), 503)
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


def _number(request: Request, name: str) -> float:
    """A number of the query, 0 if it is not there."""
    try:
        number = float(request.query_params.get(name, 0))
    except ValueError:
        number = -1.0
    if not 0 <= number <= 1 << 40:
        raise BadInput("table-malformed", {"reason": name})
    return number


def _rejected(rejected: Rejected, status: int | None = None) -> Response:
    code = status or (403 if isinstance(rejected, Forbidden) else 422 if isinstance(rejected, Refusal) else 400)
    body: dict[str, object] = {"message": rejected.message, "facts": rejected.facts, "clause": rejected.clause}
    body["text"] = _words(rejected.message).rejection(rejected)
    return Response(_encode(body), code, media_type="application/json")


def _words(message: str) -> Words:
    """English words that know this message: the house's, or those of a title whose data file was refused."""
    known = [words for words in (Words("en"), *(Words("en", title) for title in titles())) if words.knows(message)]
    return known[0]
