"""How the server is reached: through which proxies, by which names, below which path.

Without a word about it nobody speaks for others, and the house answers to addresses and to the names of its machine. A
page of somebody else's could else let its own name lead here, and would be of our origin (DNS rebinding).
"""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import Scope

from backroom.kernel.refusal import BadInput

_ROOT = re.compile(r"(/[A-Za-z0-9._~-]+)+")
_LOCAL = frozenset({"localhost", "ip6-localhost", "localhost.localdomain"})
#: What only a proxy sends.
FORWARDING = ("x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "forwarded", "x-real-ip", "via")


@dataclass(frozen=True)
class Caller:
    """Somebody with a request: from where, by which name of ours, and whether they run this house."""

    address: str
    host: str
    operator: bool


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else "?"


@dataclass(frozen=True)
class Front:
    """`proxies` are networks (CIDR), `hosts` names, `root` is empty or `/backroom`.

    `origins` are other pages that may talk to us, such as a developer's own server. `operators` are addresses that are
    told the figures: a player who watches them would notice when somebody lays a card in secret.
    """

    proxies: tuple[str, ...] = ()
    hosts: frozenset[str] = frozenset()
    root: str = ""
    origins: frozenset[str] = frozenset()
    operators: frozenset[str] = frozenset()

    def check(self) -> Front:
        """Itself; `BadInput` names what is no network, no name or no path."""
        _ = self._networks
        for host in self.hosts:
            if not host or any(sign in host for sign in "/: \t"):
                raise BadInput("serve-no-host", {"value": host})
        if self.root and not _ROOT.fullmatch(self.root):
            raise BadInput("serve-no-root", {"value": self.root})
        return self

    @cached_property
    def _networks(self) -> list[ipaddress.IPv4Network | ipaddress.IPv6Network]:
        return [_network(proxy) for proxy in self.proxies]

    @cached_property
    def _names(self) -> frozenset[str]:
        machine = socket.gethostname().lower()
        own = {machine, f"{machine.partition('.')[0]}.local"} if machine else set()
        return _LOCAL | own | {host.lower() for host in self.hosts}

    def trusts(self, address: str) -> bool:
        """Whether this peer is a proxy of ours."""
        try:
            parsed = ipaddress.ip_address(address)
        except ValueError:
            return False
        mapped = parsed.ipv4_mapped if isinstance(parsed, ipaddress.IPv6Address) else None
        return any((mapped or parsed) in network for network in self._networks)

    def settle(self, scope: Scope, headers: Headers) -> Caller:
        """Who asks, as if no proxy stood between; and the scope tells it so."""
        peer = address_of(scope)
        host = headers.get("host", "")
        known = self.trusts(peer)
        if known:
            scope["client"] = (self._asker(headers.getlist("x-forwarded-for"), peer), 0)
            host = _last(headers.getlist("x-forwarded-host")) or host
            scheme = _last(headers.getlist("x-forwarded-proto")).lower()
            if scheme in ("http", "https"):
                scope["scheme"] = scheme if scope["type"] == "http" else {"http": "ws", "https": "wss"}[scheme]
        if self.root:
            path = scope["path"]
            if path == self.root or path.startswith(self.root + "/"):
                scope["path"] = path[len(self.root) :]
                scope["raw_path"] = scope["path"].encode()
        # No figures for a proxy that we do not know, or that does not say for whom it asks.
        direct = "x-forwarded-for" in headers if known else not any(name in headers for name in FORWARDING)
        return Caller(address_of(scope), host, direct and address_of(scope) in self.operators)

    def answers_to(self, host: str) -> bool:
        """Whether this is a name of ours, or an address: nobody can let an address lead elsewhere."""
        name = hostname(host)
        if name is None:
            return False
        return name in self._names or _is_address(name)

    def same_origin(self, origin: str | None, host: str) -> bool:
        """Whether this comes from a page of ours, or from no page at all."""
        if origin is None or origin in self.origins:
            return True
        try:
            place = urlsplit(origin)
            named = place.hostname
        except ValueError:
            return False
        # A proxy need not pass on the name that it was asked by, if the operator has told us that name.
        return bool(place.netloc) and (place.netloc == host or (named or "") in {host.lower() for host in self.hosts})

    def _asker(self, forwarded: list[str], peer: str) -> str:
        """The first address from behind that is no proxy of ours; what stands before it anybody can have written."""
        for part in reversed([part.strip() for line in forwarded for part in line.split(",")]):
            address = _address(part)
            if address is None:
                return peer
            if not self.trusts(address):
                return address
            peer = address
        return peer


def _network(text: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network:
    try:
        return ipaddress.ip_network(text, strict=False)
    except ValueError:
        raise BadInput("serve-no-network", {"value": text}) from None


def _address(text: str) -> str | None:
    """An address as proxies write it: bare, in brackets, or with a port."""
    bare = text[1:].partition("]")[0] if text.startswith("[") else text
    if bare.count(":") == 1:
        bare = bare.partition(":")[0]
    try:
        return str(ipaddress.ip_address(bare))
    except ValueError:
        return None


def _last(values: Iterable[str]) -> str:
    return ([""] + [part.strip() for value in values for part in value.split(",")])[-1]


def hostname(host: str) -> str | None:
    """The name in a `Host` header, without its port; None if it is none."""
    try:
        named = urlsplit(f"//{host}")
        _ = named.port
        return None if named.username is not None or named.path else (named.hostname or None)
    except ValueError:
        return None


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
