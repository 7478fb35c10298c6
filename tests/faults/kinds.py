"""The faults that happen to a house on purpose, a function for each kind: so many of them, for a fleet."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from itertools import cycle, islice
from pathlib import Path
from random import Random

from backroom.server.api import OpenTable, SeatWish
from tests.faults.fleet import Fault, Fleet
from tests.postgres import Postgres
from tests.redis import Redis
from tests.server.open_house import Wishes
from tests.waiting import waiting_for

HUMAN = SeatWish()
WISHES = [
    OpenTable("chicago-poker", seats=[HUMAN, HUMAN]),
    OpenTable("chicago-poker", seats=[HUMAN, SeatWish("soldier"), HUMAN]),
    OpenTable("chicago-gangsters", seats=[HUMAN, HUMAN, SeatWish("random"), HUMAN], options={"whisper": True}),
]


#: Makes so many faults for a fleet.
Kind = Callable[[Fleet, int], list[Fault]]


def suffered(
    folder: Path, postgres: Postgres, kind: Kind, times: int, seed: int, tables: int = 3, wishes: Wishes | None = None
) -> Fleet:
    """A fleet of two processes after so many faults of a kind; the histories of all its tables are checked by then."""
    fleet = Fleet(folder, postgres, 2, Random(seed), wishes)
    try:
        asyncio.run(fleet.suffer(list(islice(cycle(WISHES), tables)), kind(fleet, times)))
    finally:
        fleet.close()
    return fleet


def processes_die(fleet: Fleet, times: int) -> list[Fault]:
    """One after the other, each while the other serves; then it is opened again."""

    def die(number: int) -> Fault:
        async def fault() -> None:
            if not fleet.places[1 - number].running:
                await fleet.reopen(1 - number)
            await fleet.kill(number)

        return fault

    return [die(number % 2) for number in range(times)]


def postgres_dies(fleet: Fleet, times: int) -> list[Fault]:
    async def fault() -> None:
        fleet.postgres.kill()
        await asyncio.sleep(0.5)
        await asyncio.to_thread(fleet.postgres.start)

    return [fault] * times


def workers_die(fleet: Fleet, times: int) -> list[Fault]:
    async def fault() -> None:
        # A worker is begun when a bot is first asked; on a busy machine that takes a while.
        for _ in waiting_for("a worker that thinks for a bot"):
            bots = [child for place in fleet.places for child in _bots_of(place.pid)]
            if bots:
                break
            await asyncio.sleep(0.05)
        for child in bots:
            with suppress(ProcessLookupError):
                os.kill(child, signal.SIGKILL)
                fleet.bots_killed += 1

    return [fault] * times


def _bots_of(process: int) -> list[int]:
    """The bots' workers of a house: its children that were spawned, and not what watches over them."""
    children = [
        int(child)
        for task in Path(f"/proc/{process}/task").iterdir()
        for child in (task / "children").read_text().split()
    ]
    found = []
    for child in children:
        with suppress(FileNotFoundError, ProcessLookupError):  # it has ended meanwhile
            if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes():
                found.append(child)
    return found


def redis_dies(redis: Redis, fleet: Fleet, times: int) -> list[Fault]:
    async def fault() -> None:
        redis.kill()
        await asyncio.sleep(1.0)
        await asyncio.to_thread(redis.start)

    return [fault] * times


def network_stalls(fleet: Fleet, times: int) -> list[Fault]:
    """Nothing passes between one process and the database for four seconds, and no connection ends."""

    def stall(number: int) -> Fault:
        async def fault() -> None:
            fleet.networks[number].stall()
            await asyncio.sleep(4.0)
            fleet.networks[number].go_on()

        return fault

    return [stall(number % 2) for number in range(times)]


def network_is_cut(fleet: Fleet, times: int) -> list[Fault]:
    """All connections between one process and the database end, and no new one can be made for five seconds."""

    def cut(number: int) -> Fault:
        async def fault() -> None:
            fleet.networks[number].cut()
            await asyncio.sleep(5.0)
            fleet.networks[number].go_on()

        return fault

    return [cut(number % 2) for number in range(times)]


def clock_jumps(fleet: Fleet, times: int) -> list[Fault]:
    """The clock of one process goes an hour ahead, then two back; the other's stays."""

    def jump(seconds: int) -> Fault:
        async def fault() -> None:
            fleet.clocks[0].write_text(str(seconds))

        return fault

    return [jump((3600, -3600)[number % 2]) for number in range(times)]


def processes_are_replaced(fleet: Fleet, times: int) -> list[Fault]:
    """As in a rolling upgrade: one is told to stop, and another takes its place before the next one is."""

    def replace(number: int) -> Fault:
        async def fault() -> None:
            await asyncio.to_thread(fleet.places[number].stop)
            await fleet.reopen(number)

        return fault

    return [replace(number % 2) for number in range(times)]


def disk_is_slow(fleet: Fleet, times: int) -> list[Fault]:
    """Every commit takes a tenth of a second longer, for three seconds."""
    slow = ("fsync = on", "commit_delay = 100000", "commit_siblings = 0")

    def change(statements: Sequence[str]) -> None:
        for statement in statements:
            fleet.postgres.run(f"ALTER SYSTEM {statement}")
        fleet.postgres.run("SELECT pg_reload_conf()")

    async def fault() -> None:
        await asyncio.to_thread(change, [f"SET {one}" for one in slow])
        await asyncio.sleep(3.0)
        await asyncio.to_thread(change, ["RESET ALL"])

    return [fault] * times


def disk_is_full(disk: Path, fleet: Fleet, times: int) -> list[Fault]:
    """Nothing more can be written where PostgreSQL's files lie, for two seconds. It may end over it: it is started."""
    ballast = disk / "ballast"

    def fill() -> None:
        with suppress(OSError), ballast.open("wb", buffering=0) as file:
            while True:
                file.write(bytes(1 << 16))

    async def fault() -> None:
        await asyncio.to_thread(fill)
        await asyncio.sleep(2.0)
        ballast.unlink()
        if not fleet.postgres.runs:
            await asyncio.to_thread(fleet.postgres.start)

    return [fault] * times


def nothing(fleet: Fleet, times: int) -> list[Fault]:
    """Where the fault is in the house itself: it plays for a while."""
    return [partial(asyncio.sleep, 1.0)] * times
