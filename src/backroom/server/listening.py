"""Sockets that nobody is answered on yet."""

from __future__ import annotations

import socket

from backroom.kernel.refusal import BadInput

#: What the system holds of an answer that is not read, in bytes; Linux takes twice that.
_SENDING = 48 * 1024


def listen(host: str, port: int) -> socket.socket:
    """A socket at this address; `BadInput` if it cannot be had."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    # Every connection has these from here: a reader who takes nothing is not to hold megabytes of the system's.
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _SENDING)
    try:
        listening.bind((host, port))
    except (OSError, OverflowError, UnicodeError) as error:
        listening.close()
        reason = getattr(error, "strerror", None) or str(error)
        raise BadInput("server-no-port", {"value": f"{host}:{port}", "reason": reason}) from None
    return listening
