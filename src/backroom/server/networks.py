"""Which networks this machine is in: the addresses by which others there reach it. Nothing is sent to find out."""

from __future__ import annotations

import ipaddress
import socket
import struct
import sys
from collections.abc import Iterable
from typing import NamedTuple

#: Networks at home and at work. Whoever has a public address is in the internet, which the door is not for.
_PRIVATE = tuple(ipaddress.ip_network(text) for text in ("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16"))
#: An address that is never anybody's (RFC 5737): the way there is the way to everybody.
_ANYWHERE = ("192.0.2.1", 9)
#: Networks inside this machine: of containers and of virtual machines.
_INSIDE = ("docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "lxc", "podman", "cni")
#: `SIOCGIFADDR` of Linux: the address of an interface.
_ADDRESS_OF = 0x8915


class Network(NamedTuple):
    """An address of this machine, and what leads there: `wifi`, `cable`, or nothing that we know of."""

    address: str
    kind: str = ""


def networks_here() -> list[Network]:
    """The networks that this machine is in, the one that leads to the world first. May ask the system for a while."""
    interfaces = dict(_interfaces())
    found = [*_leading_out(), *interfaces, *_named()]
    return [Network(address, _kind(interfaces.get(address, ""))) for address in dict.fromkeys(found) if _fits(address)]


def _fits(address: str) -> bool:
    return any(ipaddress.ip_address(address) in network for network in _PRIVATE)


def _kind(interface: str) -> str:
    if interface.startswith("wl"):
        return "wifi"
    return "cable" if interface.startswith(("en", "eth")) else ""


def _leading_out() -> list[str]:
    """Our address on the way to the world: a datagram's socket is told where to, and nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(_ANYWHERE)
        except OSError:
            return []
        return [str(asking.getsockname()[0])]


def _interfaces() -> Iterable[tuple[str, str]]:
    """Addresses and the names of their interfaces, where the system tells them."""
    if sys.platform != "linux":
        return
    import fcntl

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        for _, name in socket.if_nameindex():
            if name.startswith(_INSIDE):
                continue
            try:
                answer = fcntl.ioctl(asking.fileno(), _ADDRESS_OF, struct.pack("256s", name.encode()[:15]))
            except OSError:
                continue  # it has no address
            yield socket.inet_ntoa(answer[20:24]), name


def _named() -> list[str]:
    """What this machine's own name leads to; on Linux that says nothing new, and a name of a container's."""
    if sys.platform == "linux":
        return []
    try:
        return [str(found[4][0]) for found in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    except OSError:
        return []
