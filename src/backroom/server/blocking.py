"""Who is not let in: addresses, networks and keys that the operator has named, in the settings or by a command."""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

#: The hash of a key, or as much of its beginning as the operator's list of a table shows.
_KEY: Final = re.compile("[0-9a-f]{16,64}")
#: So many of the letters of a key's hash name it.
MARK: Final = 16

_Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def is_key(what: str) -> bool:
    """Whether this names a key, and no address."""
    return bool(_KEY.fullmatch(what))


def is_blockable(what: str) -> bool:
    """Whether this is an address, a network or a key."""
    return is_key(what) or _network(what) is not None


def as_blocked(what: str) -> str:
    """The same as it is kept: a network by its proper name."""
    network = None if is_key(what) else _network(what)
    return what if network is None else str(network)


class Blocking:
    """What one process knows of it. `always` is of the settings and stays."""

    def __init__(self, always: Iterable[str] = ()) -> None:
        self._always = frozenset(always)
        self._now: frozenset[str] = frozenset()
        self._networks: list[_Network] = []
        self._keys: tuple[str, ...] = ()
        self.use(())

    def use(self, stored: Iterable[str]) -> bool:
        """These are blocked from now on, beside those of the settings; whether that is anything new."""
        now = frozenset(stored) | self._always
        if now == self._now:
            return False
        self._now = now
        self._keys = tuple(what for what in now if is_key(what))
        networks = (None if is_key(what) else _network(what) for what in now)
        self._networks = [network for network in networks if network is not None]
        return True

    def address(self, address: str) -> bool:
        """Whether an address is blocked, or a network that an address counts by."""
        if not self._networks:
            return False
        asked = _network(address.partition("%")[0])
        return asked is not None and any(
            asked.version == network.version and asked.overlaps(network) for network in self._networks
        )

    def key(self, hashed: str) -> bool:
        """Whether the key with this hash is blocked."""
        return bool(self._keys) and hashed.startswith(self._keys)


@lru_cache(maxsize=4096)
def _network(text: str) -> _Network | None:
    try:
        found = ipaddress.ip_network(text, strict=False)
    except ValueError:
        return None
    mapped = found.network_address.ipv4_mapped if isinstance(found, ipaddress.IPv6Network) else None
    if mapped is not None and found.prefixlen >= 96:
        return ipaddress.ip_network((mapped, found.prefixlen - 96))
    return found
