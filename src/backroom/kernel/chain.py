"""The chain over a record's lines: whoever was told a head can tell later whether a line was changed.

Every line has a salt made from the house's seed, so that a head tells nothing before the seed is revealed.
`docs/fairness.md` describes it for other languages.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

SALT_BYTES: Final = 16
START: Final = bytes(32)
LUCK_BYTES: Final = 4
#: Of HMAC-SHA-256 (RFC 2104): how long a key is made, and what its bytes become in each of the two hashes.
_BLOCK: Final = 64
_INNER: Final = bytes(byte ^ 0x36 for byte in range(256))
_OUTER: Final = bytes(byte ^ 0x5C for byte in range(256))


class Salts:
    """The salts of the lines of one record, each the HMAC of its number by the seed.

    HMAC hashes its key twice. That is done once here, not for every line.
    """

    def __init__(self, seed: bytes) -> None:
        key = (seed if len(seed) <= _BLOCK else hashlib.sha256(seed).digest()).ljust(_BLOCK, b"\0")
        self._inner: Final = hashlib.sha256(key.translate(_INNER))
        self._outer: Final = hashlib.sha256(key.translate(_OUTER))

    def line_digest(self, number: int, line: bytes) -> bytes:
        """d: the digest of line `number` (from 0), salted."""
        inner = self._inner.copy()
        inner.update(b"backroom line" + number.to_bytes(8, "big"))
        outer = self._outer.copy()
        outer.update(inner.digest())
        return hashlib.sha256(outer.digest() + line).digest()


def line_digest(seed: bytes, number: int, line: bytes) -> bytes:
    """d: the same, for a single line."""
    return Salts(seed).line_digest(number, line)


def next_head(head: bytes, digest: bytes) -> bytes:
    """h: the head after a line with this digest."""
    return hashlib.sha256(head + digest).digest()


def name_salt(seed: bytes, seat: int) -> str:
    """The salt of a name that nobody gave for themselves, a bot's: it need not be hidden."""
    return hmac.digest(seed, b"backroom name" + bytes([seat + 1]), "sha256")[:SALT_BYTES].hex()


def bot_luck(seed: bytes, number: int, seat: int) -> int:
    """What a bot for `seat` (from 0) has for luck in the choice that is asked before line `number`."""
    message = b"backroom bot" + number.to_bytes(8, "big") + bytes([seat + 1])
    return int.from_bytes(hmac.digest(seed, message, "sha256")[:LUCK_BYTES], "big")
