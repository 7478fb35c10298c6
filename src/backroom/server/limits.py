"""How much one stranger may ask of us."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from backroom.kernel.refusal import BadInput

#: What the figures count those by who met a limit. Whoever adds a limit adds its name.
Limit = Literal[
    "host", "origin", "requests", "sockets", "lines", "half-open", "headers-late", "body-late", "slow-reader", "frames",
    "bodies", "heavy", "costly", "tables", "stored", "aside-waiting", "aside-killed",
    "messages", "talk", "words", "wishes", "waits", "seat-sockets", "onlookers",
]  # fmt: skip


class Exceeded(BadInput):
    """Too much: `limit` is the name that the figures count it by."""

    def __init__(self, limit: Limit, message: str, facts: Mapping[str, object] | None = None) -> None:
        super().__init__(message, facts)
        self.limit = limit


@dataclass(frozen=True)
class Limits:
    """What a server lets through. Sizes are in bytes, times in seconds, rates by the second unless they say otherwise.

    An address of IPv6 counts by its prefix of 64 bits; a prefix of 48 bits may have `WIDE` times as much.
    """

    # Sizes.
    message: int = 16_384
    body: int = 262_144
    record_body: int = 4_000_000
    #: All bodies together that are on their way in.
    bodies: int = 64_000_000
    #: Answers of more than a few hundred kilobytes that are on their way out, in all and to one address.
    heavy: int = 12
    heavy_each: int = 3

    # Lines: TCP connections, before anything is known of who they are.
    #: Until a request's headers are here; the slowest a body may come, once it has had `body_grace`; and its end.
    headers: float = 10.0
    body_grace: float = 10.0
    body_pace: float = 4_000.0
    body_time: float = 60.0
    #: A line without a request is kept so long.
    keep: float = 15.0
    #: A reader who takes nothing for so long is let go.
    reading: float = 30.0
    #: Lines in all, and those from one address on which no whole request has been said.
    lines: int = 20_000
    half_open: int = 128

    # By address.
    sockets: int = 200
    requests: float = 50.0
    request_burst: int = 200
    #: What costs: replay, fork, diary, moment, log, hint, an owner's data.
    costly: float = 4.0
    costly_burst: int = 60
    #: Tables opened and bytes stored, an hour.
    tables: float = 120.0
    tables_burst: int = 60
    stored: float = 4_000_000.0
    stored_burst: int = 4_000_000

    # By seat, however many sockets it has; an onlooker counts by address.
    rate: float = 15.0
    burst: int = 60
    #: Free words: lines, and letters in all of one game (onlookers: all of them together).
    talk: float = 0.5
    talk_burst: int = 12
    words: int = 40_000
    #: Requests that wait for news at one table.
    waits: int = 8
    #: Wishes, votes, pauses and the like of one seat in one game.
    wishes: int = 1_000

    # By table.
    #: Sockets of one seat: the newest takes the place of the oldest.
    seat_sockets: int = 6
    onlookers: int = 48
    onlookers_each: int = 8
    #: Until the first words on a socket must have come.
    hello: float = 10.0


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
