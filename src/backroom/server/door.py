"""The door to this network: further listeners of the same house, opened and shut by whoever sits at this machine.

`docs/decisions/0015-door.md` says what it opens and what it does not.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import time
from collections.abc import Awaitable, Callable
from typing import Protocol

from starlette.datastructures import Headers
from starlette.types import Scope

from backroom.kernel.refusal import BadInput
from backroom.server import api
from backroom.server.front import FORWARDING, address_of, hostname
from backroom.server.listening import listen
from backroom.server.networks import Network, networks_here

#: So long the system may take to tell our addresses, in seconds.
_FINDING = 3.0
_AT_HOME = ("localhost", "127.0.0.1", "::1")


class Listener(Protocol):
    """Connections come in there until it is closed; those that are open then stay."""

    def close(self) -> None: ...


class Door:
    """Shut at first. `networks` tells where to listen; the server that hands it its own address is at home there."""

    def __init__(self, networks: Callable[[], list[Network]] = networks_here) -> None:
        self._networks = networks
        #: Where `backroom play` listens for this machine alone; None before it does.
        self.home: tuple[str, int] | None = None
        #: How the server takes connections from one more socket, and how it lets go of those that only asked something.
        self.answer: Callable[[socket.socket], Awaitable[Listener]] | None = None
        self.hang_up: Callable[[], None] = lambda: None
        self._ways: dict[str, tuple[api.Way, Listener]] = {}
        self._since: float | None = None
        self._came: float | None = None
        self._turning = asyncio.Lock()

    def is_home(self, scope: Scope) -> bool:
        """Whether this connection came in where only this machine can."""
        server = scope.get("server")
        return server is not None and self.home == (server[0], server[1])

    def is_at_this_machine(self, scope: Scope, headers: Headers) -> bool:
        """Whether a person at this machine asks: at home, by a name that leads nowhere else, and for nobody else."""
        return (
            self.is_home(scope)
            and _is_loopback(address_of(scope))
            and hostname(headers.get("host", "")) in _AT_HOME
            and not any(name in headers for name in FORWARDING)
        )

    def lets_in(self, scope: Scope, host: str) -> bool:
        """Whether a connection from the network asks for the very address that it came by."""
        address, port = scope["server"]
        return host == f"{address}:{port}" or (port == 80 and host == address)

    def noticed(self, scope: Scope) -> None:
        """Somebody came in from the network: another device, unless it is this machine itself."""
        if address_of(scope) not in self._ways:
            self._came = time.time()

    async def about(self) -> api.DoorAbout:
        """How the door stands, for whoever sits at this machine."""
        ways = [way for way, _ in self._ways.values()]
        network = bool(ways) or bool(await self._find())
        return api.DoorAbout(True, network, bool(ways), ways, self._since, self._came)

    async def open(self) -> None:
        """Listen in every network that this machine is in now; `BadInput` says why that cannot be.

        Once more is harmless: what is open stays, networks that have come since are added, those that are gone are not.
        """
        async with self._turning:
            networks = await self._find()
            if not networks:
                raise BadInput("door-no-network")
            refused: BadInput | None = None
            for network in networks:
                if network.address not in self._ways:
                    try:
                        self._ways[network.address] = await self._listen(network)
                    except BadInput as trouble:
                        refused = trouble
            for address in self._ways.keys() - {network.address for network in networks}:
                self._ways.pop(address)[1].close()
            if not self._ways:
                raise refused or BadInput("door-no-network")
            self._since = self._since or time.time()

    async def shut(self) -> None:
        """Nobody new comes in. Whoever sits stays as long as their connection lasts."""
        async with self._turning:
            for _, listener in self._ways.values():
                listener.close()
            self._ways.clear()
            self._since = self._came = None
            self.hang_up()

    async def _find(self) -> list[Network]:
        try:
            return await asyncio.wait_for(asyncio.to_thread(self._networks), _FINDING)
        except TimeoutError:
            return []

    async def _listen(self, network: Network) -> tuple[api.Way, Listener]:
        """At the same port as at home; if somebody else has that, at any."""
        if self.home is None or self.answer is None:
            raise RuntimeError("a door without a house")
        try:
            listening = listen(network.address, self.home[1])
        except BadInput:
            try:
                listening = listen(network.address, 0)
            except BadInput as trouble:
                raise BadInput("door-no-port", {"value": network.address, "reason": trouble.facts["reason"]}) from None
        port = int(listening.getsockname()[1])
        return api.Way(network.address, port, network.kind), await self.answer(listening)


def _is_loopback(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False
