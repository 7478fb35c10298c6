"""Secrets: who may sit where. Only hashes are kept, and none is ever compared in a time that tells something."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from dataclasses import dataclass

from backroom.kernel.event import ONLOOKER
from backroom.kernel.fair import SECRET_BYTES
from backroom.table.table import Table


@dataclass(frozen=True)
class Pass:
    """Whom a secret makes its holder: a viewer; by a `link` it may only look at the lobby, until a chair is taken."""

    viewer: int
    hashed: str
    link: bool = False


def new_key() -> str:
    """A secret that nobody can guess."""
    return secrets.token_urlsafe(24)


def new_table_id() -> str:
    """Names a table. No secret: knowing it opens nothing."""
    return secrets.token_hex(8)


def new_seed() -> str:
    """The house's secret for one game, in hexadecimal."""
    return secrets.token_bytes(SECRET_BYTES).hex()


def hash_key(key: str) -> str:
    # The keys are 192 random bits: there is nothing to guess that a slow hash would make slower.
    return hashlib.sha256(key.encode()).hexdigest()


def pass_of(table: Table, hashed: str) -> Pass | None:
    """What the secret with this hash opens; None for a stranger. Every secret is looked at, whichever fits."""
    found: Pass | None = None
    for number, seat in enumerate(table.seats):
        for key in seat.keys:
            if hmac.compare_digest(hashed, key):
                found = Pass(number, hashed)
        # A link opens no hand: before the deal there is none.
        if hmac.compare_digest(hashed, seat.link) and table.course is None:
            found = Pass(number, hashed, link=True)
    if hmac.compare_digest(hashed, table.watch or ""):
        found = Pass(ONLOOKER, hashed)
    if is_invitation(table, hashed) and (table.invited_look_on or table.course is None):
        found = Pass(ONLOOKER, hashed, link=not table.invited_look_on)
    return found


def is_invitation(table: Table, hashed: str) -> bool:
    """Whether this is the one link for all free chairs."""
    return bool(table.invitation) and hmac.compare_digest(hashed, table.invitation)


def handed_to(table: Table, hashed: str) -> int | None:
    """The seat whose owner handed this link on to another device, if it is one."""
    found: int | None = None
    for number, seat in enumerate(table.seats):
        if hmac.compare_digest(hashed, seat.handed):
            found = number
    return found


def why_strange(table: Table, hashed: str) -> str:
    """What to tell the holder of a secret that opens nothing (a message id): that it is spent, revoked, or unknown."""
    message = "table-relinked" if hmac.compare_digest(hashed, table.former_watch) else "table-stranger"
    if is_invitation(table, hashed):
        message = "table-no-free-seat"
    if hmac.compare_digest(hashed, table.former_invitation):
        message = "table-invited-anew"
    for seat in table.seats:
        for secret, why in seat.past.items():
            if hmac.compare_digest(hashed, secret):
                message = why
    return "table-link-to-spend" if handed_to(table, hashed) is not None else message


def is_host(table: Table, key: str) -> bool:
    return hmac.compare_digest(hash_key(key), table.opened.host)
