"""The plain HTTP interface: for the lobby, for hosts, and for bots and scripts instead of a socket."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from backroom import __version__
from backroom.games import find_title
from backroom.kernel.datafile import check_bounds
from backroom.kernel.event import ONLOOKER
from backroom.kernel.refusal import BadInput, Rejected
from backroom.players import usual_bot, usual_company
from backroom.server import api, chairs
from backroom.server.addresses import Addresses
from backroom.server.answering import answer
from backroom.server.automatic import play_by_itself
from backroom.server.chairs import Forbidden
from backroom.server.folding import salvaged_from
from backroom.server.house import House
from backroom.server.keys import Pass
from backroom.server.limits import Exceeded, Limits
from backroom.server.live import LiveTable
from backroom.server.metrics import CONTENT_TYPE
from backroom.server.opening import open_table
from backroom.server.own_tables import news_of
from backroom.server.reception import Endpoint, Heavy, Reception, allowance_of, bearer, hashed, number_in
from backroom.server.replays import fork, prove_data, shown_record, shown_text
from backroom.server.titles import announced_titles, text_of_title
from backroom.table import protocol as p
from backroom.table.look import moment_for
from backroom.table.table import Table

#: The longest that `update?wait=` waits, in seconds.
_LONGEST_WAIT = 25.0
#: So many moments stand on one page of the log.
_PAGE = 64


class Http:
    """The endpoints; `routes` lists them."""

    def __init__(self, house: House, addresses: Addresses, limits: Limits) -> None:
        self._house = house
        self._limits = limits
        self._reception = Reception(house, addresses, limits)

    def routes(self) -> list[Route]:
        table = "/api/tables/{table}"
        asked: list[tuple[str, str, Endpoint]] = [
            ("GET", "/api/titles", self.titles),
            ("GET", "/api/titles/{title}/text/{language}", self.title_text),
            ("GET", "/api/house", self.about),
            ("GET", "/api/tables", self.lobby),
            ("POST", "/api/tables", self.open),
            ("POST", "/api/spoken", self.hear),
            ("POST", "/api/own", self.own),
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
        routes = [
            Route(path, self._reception.answering(endpoint), methods=[method]) for method, path, endpoint in asked
        ]
        return [
            *routes,
            Route("/healthz", self._healthy),
            Route("/readyz", self._ready),
            Route("/metrics", self._metrics),
        ]

    async def titles(self, request: Request) -> list[api.TitleAbout]:
        # To word them for the first time takes a tenth of a second and more: others are served meanwhile.
        return await asyncio.to_thread(announced_titles)

    async def title_text(self, request: Request) -> api.TitleText:
        title, language = request.path_params["title"], request.path_params["language"]
        return await asyncio.to_thread(text_of_title, title, language)

    async def about(self, request: Request) -> api.HouseAbout:
        keeping = self._house.keeper.keeping
        return api.HouseAbout(__version__, keeping.days, keeping.unfinished_days)

    async def lobby(self, request: Request) -> list[api.ListedTable]:
        ids = await asyncio.to_thread(self._house.journal.lobby)
        tables = [await self._listed(id_) for id_ in ids]
        return [table for table in tables if table is not None]

    async def open(self, request: Request) -> api.OpenedTable:
        wish = await self._reception.body(request, api.OpenTable, self._limits.body)
        title = find_title(wish.title)
        players = wish.players or (len(wish.seats) or None)
        if wish.data is None:
            settings = title.settings(players, wish.options)
        else:
            check_bounds(wish.data)
            settings = await self._reception.aside(
                request, prove_data, wish.title, players, wish.options, wish.data, seconds=2.0
            )
            # It is good: the house may read it too, but others are served meanwhile.
            await asyncio.to_thread(title.rules, settings)
        company = usual_company(title, settings.players - 1)
        seats = list(wish.seats) or [api.SeatWish(), *(api.SeatWish(bot) for bot in company)]
        if len(seats) != settings.players:
            raise BadInput("table-wrong-seats", {"value": len(seats), "players": settings.players})
        self._reception.may_store(request, len(wish.data or ""))
        return await open_table(self._house, wish, seats, dict(settings.options), None)

    async def hear(self, request: Request) -> api.SpokenFor:
        wish = await self._reception.body(request, api.SpokenCode, self._limits.message)
        self._reception.may_try(request)
        return await chairs.hear(self._house, wish.code)

    async def own(self, request: Request) -> api.OwnNews:
        wish = await self._reception.body(request, api.OwnTables, self._limits.message)
        self._reception.may_ask_of(request, len(wish.tables))
        return await news_of(self._house, wish)

    async def take_seat(self, request: Request) -> api.TakenSeat:
        wish = await self._reception.body(request, api.TakeSeat, self._limits.body)
        return await chairs.take_free(self._house, await self._find(request), wish)

    async def chair(self, request: Request) -> api.Chair:
        return chairs.what_opens(await self._find(request), hashed(request))

    async def take_chair(self, request: Request) -> api.TakenSeat:
        wish = await self._reception.body(request, api.TakeChair, self._limits.body)
        return await chairs.spend(self._house, await self._find(request), hashed(request), wish.key)

    async def devices(self, request: Request) -> api.Devices:
        live = await self._find(request)
        return chairs.devices(live, chairs.admit_seat(live, hashed(request)).viewer)

    async def change_devices(self, request: Request) -> api.Devices:
        wish = await self._reception.body(request, api.DevicesWish, self._limits.body)
        return await chairs.change_devices(self._house, await self._find(request), hashed(request), wish)

    async def forget(self, request: Request) -> api.Erased:
        live = await self._find(request)
        viewer = chairs.admit_seat(live, hashed(request)).viewer
        self._reception.check_costly(request, live, viewer)
        return await chairs.forget(self._house, live, hashed(request))

    async def host(self, request: Request) -> api.HostAnswer:
        wish = await self._reception.body(request, api.HostWish, self._limits.body)
        return await chairs.use_power(self._house, await self._find(request), bearer(request), wish)

    async def update(self, request: Request) -> p.Update:
        live, admitted = await self._admitted(request)
        since = int(number_in(request, "since"))
        allowance = allowance_of(request, live, admitted.viewer)
        if not allowance.may_ask():
            raise Exceeded("messages", "server-too-fast")
        with allowance.waiting(), self._house.metrics.connections["http-wait"].track_inprogress():
            await live.news_for(admitted, since, min(number_in(request, "wait"), _LONGEST_WAIT))
        async with live.lock:
            # Looked at again: the key may have been revoked while its holder waited.
            return await live.full_update(chairs.admit(live, admitted.hashed).viewer, since)

    async def do(self, request: Request) -> p.Answer:
        live, admitted = await self._admitted(request)
        allowance = allowance_of(request, live, admitted.viewer)
        if not allowance.may_ask():
            raise Exceeded("messages", "server-too-fast")
        raw = await self._reception.raw(request, self._limits.message)
        said: p.FromClient = msgspec.json.decode(raw, type=p.FromClient)
        return await answer(self._house, live, admitted, said, allowance)

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
        allowance_of(request, live, viewer).check_costly()
        async with live.lock:
            if live.table.course is None:
                raise BadInput("table-not-begun")
            key = live.known_to(viewer)
            told = self._house.history.diaries.get(key)
            known = live.table.course.recorded.record if told is None else None
        body = await self._reception.heavy(
            request, shown_record, known, "onlooker" if viewer == ONLOOKER else viewer, told=told
        )
        self._house.history.diaries.put(key, bytes(body.body))
        return body

    async def moment(self, request: Request) -> api.Past:
        live, viewer = await self._viewer(request)
        self._reception.check_costly(request, live, viewer)
        number = int(number_in(request, "number"))
        return api.Past(number, await self._house.history.view_at(live.table.id, viewer, number))

    async def log(self, request: Request) -> api.LogPage:
        live, viewer = await self._viewer(request)
        self._reception.check_costly(request, live, viewer)
        async with live.lock:
            before = int(number_in(request, "before")) or live.table.seen[viewer] + 1
            happenings = await live.log(viewer, before, _PAGE)
        moments = [moment_for(happening, viewer) for happening in happenings]
        return api.LogPage(moments, moments[0].number - 1 if moments else 0)

    async def replay(self, request: Request) -> Heavy:
        wish = await self._reception.body(request, api.ReplayWish, self._limits.record_body)
        return await self._reception.heavy(request, shown_text, wish.record, wish.viewer)

    async def fork(self, request: Request) -> api.OpenedTable:
        wish = await self._reception.body(request, api.Fork, self._limits.record_body)
        header, forked = await self._reception.aside(request, fork, wish.record, wish.number, wish.seat)
        self._reception.may_store(request, len(wish.record))
        bot = wish.bot or usual_bot(find_title(header.title))
        mine, other = api.SeatWish(key=wish.key), api.SeatWish(bot)
        seats = [mine if seat == wish.seat else other for seat in range(header.players)]
        plan = api.OpenTable(header.title, header.players, header.options, header.data.text, seats)
        return await open_table(self._house, plan, seats, header.options, forked)

    async def _listed(self, id_: str) -> api.ListedTable | None:
        """A table's line in the lobby; None for one that cannot be played: it must not hide the others."""
        try:
            live = await self._house.find(id_)
        except Rejected:
            return None
        async with live.lock:
            return None if live.table.stranded else _listed(live.table)

    async def _find(self, request: Request) -> LiveTable:
        return await self._house.current(request.path_params["table"])

    async def _admitted(self, request: Request) -> tuple[LiveTable, Pass]:
        live = await self._find(request)
        async with live.lock:
            admitted = chairs.admit(live, hashed(request))
        live.looked_at = self._house.now()
        play_by_itself(live)
        return live, admitted

    async def _viewer(self, request: Request) -> tuple[LiveTable, int]:
        live, admitted = await self._admitted(request)
        return live, admitted.viewer

    async def _healthy(self, request: Request) -> Response:
        return PlainTextResponse("ok\n")

    async def _ready(self, request: Request) -> Response:
        ready = self._house.ready
        return PlainTextResponse("ready\n" if ready else "not ready\n", 200 if ready else 503)

    async def _metrics(self, request: Request) -> Response:
        # Not here: to count open files and tables takes a while, and others are served meanwhile.
        return Response(await asyncio.to_thread(self._house.metrics.text), media_type=CONTENT_TYPE)


def _listed(table: Table) -> api.ListedTable:
    seats = [api.ListedSeat(seat.name, seat.player, seat.sat) for seat in table.seats]
    options = dict(table.settings.options)
    return api.ListedTable(table.id, table.title.id, options, table.status, seats, table.opened.clock, table.opened_at)
