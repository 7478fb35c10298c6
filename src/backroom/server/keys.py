"""Secrets: who may sit where. Only hashes are kept, and none is ever compared in a time that tells something."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from backroom.kernel.event import ONLOOKER
from backroom.table.table import Table


def new_key() -> str:
    """A secret that nobody can guess."""
    return secrets.token_urlsafe(24)


def new_table_id() -> str:
    """Names a table. No secret: knowing it opens nothing."""
    return secrets.token_hex(8)


def hash_key(key: str) -> str:
    # The keys are 192 random bits: there is nothing to guess that a slow hash would make slower.
    return hashlib.sha256(key.encode()).hexdigest()


def viewer_of(table: Table, key: str) -> int | None:
    """The seat whose key this is, or the onlookers; None for a stranger. Every key is looked at, whichever fits."""
    given = hash_key(key)
    found: int | None = None
    for number, seat in enumerate(table.seats):
        if hmac.compare_digest(given, seat.key) and seat.key:
            found = number
    if hmac.compare_digest(given, table.opened.watch or ""):
        found = ONLOOKER
    return found


def is_host(table: Table, key: str) -> bool:
    return hmac.compare_digest(hash_key(key), table.opened.host)
