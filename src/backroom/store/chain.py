"""The running checksum of a journal: each line's covers all lines before it.

    digest = SHA-256 of the line's table, number, time and entry, as text between newlines
    chain  = SHA-256 of the last line's chain (32 zero bytes before the first) and this line's digest

It notices what disks, careless hands and half a restore do to a database. Against somebody who can write into the
database and knows this file it proves nothing; for that players have their receipts.
"""

from __future__ import annotations

from hashlib import sha256

#: What the first line is chained to.
BEGINNING = bytes(32).hex()


def digest(table: str, seq: int, at: float, entry: str) -> str:
    """A line's own digest, in hexadecimal."""
    return sha256(f"{table}\n{seq}\n{at!r}\n{entry}".encode()).hexdigest()


def chained(before: str, line: str) -> str:
    """The chain after a line with this digest, in hexadecimal."""
    return sha256(bytes.fromhex(before + line)).hexdigest()
