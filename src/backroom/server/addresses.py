"""What each address has open and asks for. Whole prefixes of IPv6 are one: somebody who has one has them all."""

from __future__ import annotations

import ipaddress
from collections import Counter
from functools import lru_cache

from backroom.server.limits import Bucket, Limits
from backroom.server.turnstile import Turnstile

#: A prefix of 48 bits, such as a house or a small firm has, may have so many times as much as one of 64.
WIDE = 8
_HOUR = 3600.0
#: So many are remembered before those who have been quiet are forgotten.
_MANY = 10_000


@lru_cache(maxsize=4096)
def shares_of(address: str) -> tuple[tuple[str, int], ...]:
    """By which names an address counts, and how many times the usual each may have."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return ((address, 1),)
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped is not None:
            return ((str(parsed.ipv4_mapped), 1),)
        if not parsed.is_loopback:
            narrow, wide = (ipaddress.ip_network((parsed, bits), strict=False) for bits in (64, 48))
            return ((str(narrow), 1), (str(wide), WIDE))
    return ((str(parsed), 1),)


class Held:
    """Things that are held for a while, so many by each address and by each wider prefix."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held: Counter[str] = Counter()

    def take(self, address: str) -> bool:
        """Whether one more may be held; then it is, until `give_back`."""
        shares = shares_of(address)
        if any(self._held[name] >= self._most * times for name, times in shares):
            return False
        for name, _ in shares:
            self._held[name] += 1
        return True

    def give_back(self, address: str) -> None:
        for name, _ in shares_of(address):
            self._held[name] -= 1
            if not self._held[name]:
                del self._held[name]


class Paces:
    """Buckets by address for one kind of thing. Forgets those who have been quiet."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str, now: float, amount: float = 1.0) -> bool:
        """Whether so much more is allowed to the address and to the prefixes it is part of."""
        return all(bucket.take(now, amount) for bucket in self._of(address, now))

    def fine(self, address: str, now: float, amount: float) -> None:
        for bucket in self._of(address, now):
            bucket.fine(now, amount)

    def _of(self, address: str, now: float) -> list[Bucket]:
        found = []
        for name, times in shares_of(address):
            bucket = self._buckets.get(name)
            if bucket is None:
                if len(self._buckets) > _MANY:
                    self._buckets = {who: kept for who, kept in self._buckets.items() if not kept.full(now)}
                bucket = self._buckets[name] = Bucket(self._rate * times, self._burst * times, now)
            found.append(bucket)
        return found


class Addresses:
    """All that is counted by address."""

    def __init__(self, limits: Limits) -> None:
        self.sockets = Held(limits.sockets)
        self.heavy = Turnstile(limits.heavy_each, limits.heavy)
        self.requests = Paces(limits.requests, limits.request_burst)
        self.costly = Paces(limits.costly, limits.costly_burst)
        self.tables = Paces(limits.tables / _HOUR, limits.tables_burst)
        self.stored = Paces(limits.stored / _HOUR, limits.stored_burst)
        self.spoken = Paces(limits.spoken / _HOUR, limits.spoken_burst)
        self.reports = Paces(limits.reports / _HOUR, limits.reports_burst)
