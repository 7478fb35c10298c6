"""Chance that anybody can check: commitments before the deal, HMAC-SHA-256 as the stream, all revealed at the end.

`docs/fairness.md` describes the scheme for other languages, with test vectors.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

from backroom.kernel.chance import Chance

SECRET_BYTES: Final = 32
WORD_BYTES: Final = 4
BLOCK_BYTES: Final = 32
WORDS: Final = 1 << 32


def commitment(secret: bytes) -> str:
    """What is published before the deal: SHA-256 of a secret, in hexadecimal."""
    return hashlib.sha256(secret).hexdigest()


class FairChance(Chance):
    """Outcomes from the house's seed and the seats' contributions; a seat without one has `b""`."""

    __slots__ = ("at", "block", "contributions", "counter", "message", "seed")

    def __init__(self, seed: bytes, contributions: list[bytes]) -> None:
        super().__init__()
        self.seed: Final = seed
        self.contributions: Final = contributions
        self.message: Final = b"".join([bytes([seat]) + given for seat, given in enumerate(contributions, 1) if given])
        self.counter = 0
        self.block = b""
        self.at = BLOCK_BYTES

    def given(self) -> tuple[bytes, list[bytes]]:
        return self.seed, self.contributions

    def next_below(self, n: int) -> int:
        # Words beyond the last whole multiple of n are passed over, so that every outcome is equally likely.
        limit = WORDS - WORDS % n
        word = self._word()
        while word >= limit:
            word = self._word()
        return word % n

    def _word(self) -> int:
        if self.at == BLOCK_BYTES:
            self._load(self.counter)
            self.counter += 1
            self.at = 0
        self.at += WORD_BYTES
        return int.from_bytes(self.block[self.at - WORD_BYTES : self.at], "big")

    def _load(self, counter: int) -> None:
        self.block = hmac.digest(self.seed, self.message + counter.to_bytes(8, "big"), "sha256")

    def mark(self) -> list[int]:
        return [self.counter, self.at]

    def rewind(self, mark: list[int]) -> None:
        self.counter = mark[0]
        self.at = mark[1]
        if self.counter:
            self._load(self.counter - 1)
