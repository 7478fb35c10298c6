"""The server as one ASGI application."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route

from backroom.server.boards import board_routes
from backroom.server.door import Door
from backroom.server.doorkeeper import Doorkeeper
from backroom.server.front import Front
from backroom.server.guard import Guard
from backroom.server.house import House
from backroom.server.http import Http
from backroom.server.keeping import Keeping
from backroom.server.lesson_http import LessonHttp
from backroom.server.limits import Limits
from backroom.server.openapi import openapi
from backroom.server.pages import CLIENT, client_routes
from backroom.server.reception import Reception
from backroom.server.reporting import Reporting
from backroom.server.sockets import Sockets
from backroom.store.journal import Journal
from backroom.table.workers import Workers


def build_app(
    database: str,
    limits: Limits | None = None,
    *,
    bus: str = "",
    bot_pause: float = 0.3,
    bot_workers: int = 1,
    bot_patience: float = 10.0,
    front: Front | None = None,
    keeping: Keeping | None = None,
    client: Path = CLIENT,
    name: str = "backroom serve",
    door: Door | None = None,
    blocked: Iterable[str] = (),
) -> Guard:
    """The application on this database, locked under `name`; several on one hear of each other by the `bus`. Raises
    `StoreTrouble` if that cannot be opened.

    With a `door` it may be opened to the network from this machine.
    """
    limits = limits or Limits()
    front = (front or Front()).check()
    house = House(
        Journal(database, name, bus),
        Workers(bot_workers, bot_patience),
        bot_pause,
        limits=limits,
        keeping=keeping,
        blocked=blocked,
    )
    guard = Guard(limits, front, house.metrics, door, house.overseer.blocking)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await house.start()
        yield
        await house.close()

    async def describe(request: Request) -> JSONResponse:
        return JSONResponse(openapi())

    reception = Reception(house, guard.addresses, limits)
    guard.sockets = Sockets(house, guard)
    guard.app = Starlette(
        routes=[
            *Http(house, guard.addresses, limits).routes(),
            *Doorkeeper(house, reception, door).routes(),
            *Reporting(house, reception, limits).routes(),
            *LessonHttp(house, reception, limits).routes(),
            Route("/api/openapi.json", describe),
            *board_routes(),
            *client_routes(client, front.root),
        ],
        lifespan=lifespan,
    )
    return guard
