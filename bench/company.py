"""Four people at one table, whoever serves it."""

from __future__ import annotations

import asyncio
import random
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence

from bench.wire import Wire

SEATS = 4
#: So long a company waits for any news, in seconds: a server that is so late is not worth measuring.
_PATIENCE = 60.0


class Company(ABC):
    """Plays one choice at a time. `waits` are the seconds from a choice to the update of each seat.

    Of several `ports` each seat takes the next, as behind a proxy that leads everybody elsewhere.
    """

    def __init__(self, ports: Sequence[int], rnd: random.Random) -> None:
        self._ports = ports
        self.rnd = rnd
        self.waits: list[float] = []
        self.choices = 0
        self.games = 0
        self._wires: list[Wire] = []
        self._news = asyncio.Event()
        self._chosen_at = 0.0
        self._untold: set[int] = set()

    @abstractmethod
    async def sit_down(self) -> None:
        """Open a table and take its seats; afterwards somebody is asked."""

    @abstractmethod
    async def choose(self) -> None:
        """Make one choice, and wait until all have been told of it. After the end a new game is begun."""

    def leave(self) -> None:
        """Hang up."""
        for wire in self._wires:
            wire.close()

    def heard_bytes(self) -> int:
        """How much was heard since this was last asked."""
        count = sum(wire.bytes for wire in self._wires)
        for wire in self._wires:
            wire.bytes = 0
        return count

    async def _connect(self, wires: list[Wire]) -> None:
        self.leave()
        self._wires = wires
        await self._connect_all(wires)

    async def _connect_all(self, wires: Sequence[Wire]) -> None:
        loop = asyncio.get_running_loop()
        for seat, wire in enumerate(wires):
            port = self._ports[seat % len(self._ports)]
            await loop.create_connection(lambda wire=wire: wire, "127.0.0.1", port)  # type: ignore[misc]

    def _choosing(self) -> None:
        """The choice is about to be sent."""
        self._untold = set(range(SEATS))
        self._chosen_at = time.perf_counter()

    def _told(self, seat: int) -> None:
        """A seat has got its update."""
        if seat in self._untold:
            self._untold.remove(seat)
            self.waits.append(time.perf_counter() - self._chosen_at)
        self._news.set()

    def news(self) -> None:
        """Somebody of this company was told something."""
        self._news.set()

    async def _until(self, true: Callable[[], object]) -> None:
        try:
            async with asyncio.timeout(_PATIENCE):
                while not true():
                    self._news.clear()
                    await self._news.wait()
        except TimeoutError:
            raise SystemExit(f"The server did not tell within {_PATIENCE:.0f} s what a company waits for.") from None
