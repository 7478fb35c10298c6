"""The server that tests talk to: `backroom serve`, at a pace for tests."""

from __future__ import annotations

import importlib
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Engine, event

from backroom.server import app, house
from backroom.server.claims import Claims
from backroom.server.door import Door
from backroom.server.front import Front
from backroom.server.limits import Limits
from backroom.server.logs import log_to_stderr
from backroom.server.networks import Network
from backroom.server.run import serve
from backroom.store import database
from backroom.table.workers import Workers

#: As fast as it goes: for tests of anything but the limits themselves.
GENEROUS = Limits(
    rate=1e6, burst=1_000_000, requests=1e6, request_burst=1_000_000, costly=1e6, costly_burst=1_000_000,
    tables=1e9, tables_burst=1_000_000, stored=1e12, stored_burst=1_000_000_000, talk=1e6, talk_burst=1_000_000,
    wishes=1_000_000, spoken=1e9, spoken_burst=1_000_000, reports=1e9, reports_burst=1_000_000,
)  # fmt: skip


class Wishes(msgspec.Struct, frozen=True):
    """How the house is to be opened."""

    database: str
    #: How the processes of one house hear of each other; by the database if empty.
    bus: str = ""
    limits: Limits = GENEROUS
    #: How often the house looks what operators have told it, in seconds.
    beat: float = 5.0
    bot_pause: float = 0.0
    bot_workers: int = 1
    #: The longest that a bot may think, in seconds.
    bot_patience: float = 10.0
    #: What bots think with, as `module:function`; the house's own if empty.
    mind: str = ""
    #: How long the house waits for a locked database, in milliseconds.
    patience: int = 2000
    #: A file that says how many pages the database may have; unlimited without one.
    room: str = ""
    #: A file that says by how many seconds this process's clock is wrong; right without one.
    clock: str = ""
    #: Whether it lets every table go on by itself, whoever else does.
    greedy: bool = False
    #: The folder of a built client; the house's own if empty.
    client: str = ""
    front: Front = Front(operators=frozenset({"127.0.0.1"}))
    #: The addresses that its door may be opened at; without any, the house has no door.
    door: tuple[str, ...] | None = None


def open_house(wishes: Wishes, opened: Callable[[int], None]) -> None:
    """Serve on a free port, which is told, until stopped."""
    log_to_stderr("info")
    vars(database)["PATIENCE"] = wishes.patience
    vars(house)["_BEAT"] = wishes.beat
    workers: Any = partial(Workers, wishes.bot_workers, wishes.bot_patience)
    if wishes.mind:
        module, _, name = wishes.mind.partition(":")
        workers = partial(workers, mind=getattr(importlib.import_module(module), name))
    vars(app)["Workers"] = lambda *_: workers()
    if wishes.clock:
        vars(app)["House"] = partial(house.House, now=partial(_by, Path(wishes.clock)))
    if wishes.greedy:
        vars(house)["Claims"] = lambda _: Claims(None)
    if wishes.room:
        event.listen(Engine, "begin", partial(_keep_to, Path(wishes.room)))
    serve(
        "127.0.0.1",
        0,
        wishes.database,
        wishes.limits,
        bus=wishes.bus,
        bot_pause=wishes.bot_pause,
        front=wishes.front,
        client=Path(wishes.client) if wishes.client else None,
        opened=opened,
        door=None if wishes.door is None else Door(partial(_networks, wishes.door)),
    )


def _networks(addresses: tuple[str, ...]) -> list[Network]:
    return [Network(address) for address in addresses]


def _by(clock: Path) -> float:
    """The time by a clock that may be wrong."""
    return time.time() + float(clock.read_text() or 0)


def _keep_to(room: Path, connection: Any) -> None:  # noqa: ANN401 the library's own type
    """A small disk: SQLite says that it is full once the database has so many pages."""
    connection.exec_driver_sql(f"PRAGMA max_page_count = {int(room.read_text())}")
