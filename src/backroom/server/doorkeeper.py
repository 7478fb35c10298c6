"""Who may open and shut the door: the host of a table, at this machine."""

from __future__ import annotations

from starlette.requests import Request
from starlette.routing import Route

from backroom.server import api
from backroom.server.chairs import Forbidden
from backroom.server.door import Door
from backroom.server.house import House
from backroom.server.keys import is_host
from backroom.server.reception import Reception, bearer

#: The largest wish, in bytes.
_LONGEST = 1024


class Doorkeeper:
    """The endpoints of `/api/door`. A house without a door, and whoever is not at its machine, is offered none."""

    def __init__(self, house: House, reception: Reception, door: Door | None) -> None:
        self._house = house
        self._reception = reception
        self._door = door

    def routes(self) -> list[Route]:
        answering = self._reception.answering
        return [
            Route("/api/door", answering(self.about), methods=["GET"]),
            Route("/api/door", answering(self.turn), methods=["POST"]),
        ]

    async def about(self, request: Request) -> api.DoorAbout:
        door = self._offered(request)
        return api.DoorAbout(False) if door is None else await door.about()

    async def turn(self, request: Request) -> api.DoorAbout:
        wish = await self._reception.body(request, api.DoorWish, _LONGEST)
        door = self._offered(request)
        if door is None:
            raise Forbidden("door-not-here")
        self._reception.check_costly(request)
        live = await self._house.find(wish.table)
        if not is_host(live.table, bearer(request)):
            raise Forbidden("table-not-host")
        await (door.open() if wish.do == "open" else door.shut())
        return await door.about()

    def _offered(self, request: Request) -> Door | None:
        door = self._door
        return door if door is not None and door.is_at_this_machine(request.scope, request.headers) else None
