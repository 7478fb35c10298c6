"""The report button: whoever is at a table tells the operators of the house what is wrong there."""

from __future__ import annotations

from starlette.requests import Request
from starlette.routing import Route

from backroom.kernel.refusal import BadInput
from backroom.server import api, chairs
from backroom.server.chairs import Forbidden
from backroom.server.house import House
from backroom.server.limits import Limits
from backroom.server.reception import Reception, hashed
from backroom.table.plain import plain_words


class Reporting:
    """The endpoint of `/api/tables/{table}/report`."""

    def __init__(self, house: House, reception: Reception, limits: Limits) -> None:
        self._house = house
        self._reception = reception
        self._limits = limits

    def routes(self) -> list[Route]:
        answering = self._reception.answering
        return [Route("/api/tables/{table}/report", answering(self.report), methods=["POST"])]

    async def report(self, request: Request) -> api.Reported:
        wish = await self._reception.body(request, api.ReportWish, self._limits.message)
        live = await self._house.current(request.path_params["table"])
        async with live.lock:
            admitted = chairs.admit(live, hashed(request))
            players = len(live.table.seats)
        if admitted.link:
            raise Forbidden("table-link-to-spend")
        if wish.seat is not None and wish.seat >= players:
            raise BadInput("no-such-seat", {"value": wish.seat + 1, "players": players})
        words = plain_words(wish.words)
        self._reception.may_report(request)
        made = await self._house.overseer.report(live.table.id, admitted.viewer, wish.seat, words)
        self._house.metrics.reports.inc()
        return api.Reported(made)
