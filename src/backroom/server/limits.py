"""How much one stranger may ask of us."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Limits:
    """What a server lets through. Sizes are in bytes."""

    message: int = 16_384
    body: int = 262_144
    record_body: int = 6_000_000
    #: Messages a second on one socket, in the long run and at once.
    rate: float = 15.0
    burst: int = 60
    #: Sockets, and HTTP requests a second, from one address.
    sockets: int = 200
    requests: float = 50.0
    request_burst: int = 200
    #: Sockets at one table.
    table_sockets: int = 64
    #: Seconds until the first words on a socket must have come.
    hello: float = 10.0


class Bucket:
    """Fills with time, empties with use."""

    __slots__ = ("_at", "_level", "_most", "_rate")

    def __init__(self, rate: float, most: float, now: float) -> None:
        self._rate = rate
        self._most = most
        self._level = most
        self._at = now

    def take(self, now: float) -> bool:
        """Whether one more is allowed."""
        self._level = min(self._most, self._level + (now - self._at) * self._rate)
        self._at = now
        if self._level < 1.0:
            return False
        self._level -= 1.0
        return True

    def full(self, now: float) -> bool:
        return self._level + (now - self._at) * self._rate >= self._most


class Addresses:
    """What each address has open and asks for. Forgets those who have been quiet."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._sockets: dict[str, int] = {}
        self._requests: dict[str, Bucket] = {}

    def may_connect(self, address: str) -> bool:
        if self._sockets.get(address, 0) >= self._limits.sockets:
            return False
        self._sockets[address] = self._sockets.get(address, 0) + 1
        return True

    def disconnected(self, address: str) -> None:
        left = self._sockets.get(address, 1) - 1
        if left:
            self._sockets[address] = left
        else:
            self._sockets.pop(address, None)

    def may_ask(self, address: str, now: float) -> bool:
        bucket = self._requests.get(address)
        if bucket is None:
            if len(self._requests) > 10_000:
                self._requests = {who: kept for who, kept in self._requests.items() if not kept.full(now)}
            bucket = self._requests[address] = Bucket(self._limits.requests, self._limits.request_burst, now)
        return bucket.take(now)
