"""How much one stranger may ask of us."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeVar

from backroom.kernel.refusal import BadInput

#: What the figures count those by who met a limit. Whoever adds a limit adds its name.
Limit = Literal[
    "blocked", "host", "origin", "requests", "sockets", "lines", "half-open", "headers-late", "body-late",
    "slow-reader", "frames",
    "bodies", "heavy", "costly", "tables", "stored", "spoken", "reports", "aside-waiting", "aside-killed",
    "messages", "talk", "words", "wishes", "waits", "seat-sockets", "onlookers",
]  # fmt: skip


class Exceeded(BadInput):
    """Too much: `limit` is the name that the figures count it by."""

    def __init__(self, limit: Limit, message: str, facts: Mapping[str, object] | None = None) -> None:
        super().__init__(message, facts)
        self.limit = limit


N = TypeVar("N", int, float)


def _limit(default: N, about: str, least: N | float = 1) -> N:
    """One limit. `about` and `least` are for those who set it: `docs/configuration.md` is made from them."""
    return field(default=default, metadata={"about": about, "least": least})


@dataclass(frozen=True)
class Limits:
    """What a server lets through. Sizes are in bytes, times in seconds, rates by the second unless they say otherwise.

    An address of IPv6 counts by its prefix of 64 bits; a prefix of 48 bits may have `WIDE` times as much.
    """

    # Sizes.
    message: int = _limit(16_384, "bytes of one message on a socket, and of a request's headers", 4_096)
    body: int = _limit(262_144, "bytes of a request's body", 1_024)
    record_body: int = _limit(4_000_000, "bytes of a body that holds a record", 1_024)
    bodies: int = _limit(64_000_000, "bytes of all bodies together that are on their way in", 1_024)
    heavy: int = _limit(12, "answers of more than a few hundred kilobytes that are on their way out, in all")
    heavy_each: int = _limit(3, "the same, to one address")

    # TCP connections, before anything is known of who they are.
    headers: float = _limit(10.0, "seconds until a request's headers are here", 0.1)
    body_grace: float = _limit(10.0, "seconds a body may take before its pace counts", 0.1)
    body_pace: float = _limit(4_000.0, "bytes a second: the slowest a body may come after that", 1)
    body_time: float = _limit(60.0, "seconds until a body must have come whole", 0.1)
    keep: float = _limit(15.0, "seconds that a connection without a request is kept", 1)
    reading: float = _limit(30.0, "seconds after which a reader who takes nothing is let go", 0.1)
    lines: int = _limit(20_000, "connections in all (fewer, if the system allows fewer open files)", 16)
    half_open: int = _limit(128, "connections from one address on which no whole request has been said")

    # By address.
    sockets: int = _limit(200, "sockets of one address")
    requests: float = _limit(50.0, "requests a second of one address", 0.01)
    request_burst: int = _limit(200, "requests of one address at once")
    costly: float = _limit(
        4.0, "a second of one address: replay, fork, diary, moment, log, hint, an owner's data", 0.01
    )
    costly_burst: int = _limit(60, "the same, at once")
    tables: float = _limit(120.0, "tables opened an hour from one address", 0.01)
    tables_burst: int = _limit(60, "tables opened from one address at once")
    stored: float = _limit(4_000_000.0, "bytes stored an hour from one address", 1)
    stored_burst: int = _limit(4_000_000, "bytes stored from one address at once")
    spoken: float = _limit(20.0, "spoken codes tried an hour from one address", 0.01)
    spoken_burst: int = _limit(8, "spoken codes tried from one address at once")

    reports: float = _limit(12.0, "reports to the operators an hour from one address", 0.01)
    reports_burst: int = _limit(4, "reports to the operators from one address at once")

    # By seat, however many sockets it has; an onlooker counts by address.
    rate: float = _limit(15.0, "messages a second of one seat", 0.01)
    burst: int = _limit(60, "messages of one seat at once")
    talk: float = _limit(0.5, "lines of talk a second of one seat", 0.001)
    talk_burst: int = _limit(12, "lines of talk of one seat at once")
    words: int = _limit(40_000, "letters of talk of one seat in one game (onlookers: all of them together)")
    waits: int = _limit(8, "requests of one seat that wait for news at one table")
    wishes: int = _limit(1_000, "wishes, votes, pauses and the like of one seat in one game")

    # By table.
    #: The newest takes the place of the oldest.
    seat_sockets: int = _limit(6, "sockets of one seat")
    onlookers: int = _limit(48, "onlookers at one table")
    onlookers_each: int = _limit(8, "onlookers at one table from one address")
    hello: float = _limit(10.0, "seconds until the first words on a socket must have come", 0.1)


class Bucket:
    """Fills with time, empties with use."""

    __slots__ = ("_at", "_level", "_most", "_rate")

    def __init__(self, rate: float, most: float, now: float) -> None:
        self._rate = rate
        self._most = most
        self._level = most
        self._at = now

    def take(self, now: float, amount: float = 1.0) -> bool:
        """Whether so much more is allowed."""
        self._level = min(self._most, self._level + (now - self._at) * self._rate)
        self._at = now
        if self._level < amount:
            return False
        self._level -= amount
        return True

    def fine(self, now: float, amount: float) -> None:
        """Take so much, and more than there is if need be."""
        if not self.take(now, amount):
            self._level -= amount

    def full(self, now: float) -> bool:
        return self._level + (now - self._at) * self._rate >= self._most
