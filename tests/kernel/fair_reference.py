"""The fair stream written down a second time, straight from docs/fairness.md, down to HMAC itself.

`python -m tests.kernel.fair_reference` prints the test vectors that stand in fair_vectors.json.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import TypedDict

import msgspec

VECTORS = Path(__file__).with_name("fair_vectors.json")
PLAIN = [2, 3, 6, 6, 6, 52, 81, 80, 79, 1000, 65536, 1_000_003]
#: Of these a quarter and nearly a half of all words are passed over.
REJECTING = [3 * 2**30, 2**31 + 1]


class Vector(TypedDict):
    """Secrets in hexadecimal; null for a seat that gives nothing. `outcomes` answer `below` one by one."""

    name: str
    seed: str
    contributions: list[str | None]
    commitment: str
    block: str
    below: list[int]
    outcomes: list[int]


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    """RFC 2104."""
    block = 64
    if len(key) > block:
        key = hashlib.sha256(key).digest()
    padded = key.ljust(block, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in padded) + message).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in padded) + inner).digest()


def block(seed: bytes, contributions: list[bytes], number: int) -> bytes:
    message = b""
    for seat, contribution in enumerate(contributions):
        if contribution:
            message += (seat + 1).to_bytes(1, "big") + contribution
    return hmac_sha256(seed, message + number.to_bytes(8, "big"))


def words(seed: bytes, contributions: list[bytes]) -> Iterator[int]:
    number = 0
    while True:
        mixed = block(seed, contributions, number)
        for at in range(8):
            yield sum(byte << 8 * (3 - place) for place, byte in enumerate(mixed[at * 4 : at * 4 + 4]))
        number += 1


def outcomes(seed: bytes, contributions: list[bytes], below: list[int]) -> list[int]:
    stream = words(seed, contributions)
    found: list[int] = []
    for n in below:
        if n == 1:
            found.append(0)
            continue
        word = next(stream)
        while word >= 2**32 - 2**32 % n:
            word = next(stream)
        found.append(word % n)
    return found


def vector(name: str, seed: bytes, contributions: list[bytes], below: list[int]) -> Vector:
    return {
        "name": name,
        "seed": seed.hex(),
        "contributions": [given.hex() if given else None for given in contributions],
        "commitment": hashlib.sha256(seed).hexdigest(),
        "block": block(seed, contributions, 0).hex(),
        "below": below,
        "outcomes": outcomes(seed, contributions, below),
    }


def vectors() -> list[Vector]:
    counting = bytes(range(32))
    second, third = bytes(range(32, 64)), bytes(range(64, 96))
    return [
        vector("the house alone", counting, [b"", b""], PLAIN),
        vector("the house and both seats", counting, [second, third], PLAIN),
        vector("the second and fourth of four seats", bytes(32), [b"", second, b"", third], PLAIN),
        vector("words are passed over", b"\xff" * 32, [second], REJECTING * 12),
        # The first word is 9f0cd9b9: below that number it is the first one too many.
        vector("a word at the very limit is passed over", counting, [b"", b""], [0x9F0CD9B9, 6]),
        vector("the largest n, and questions with one answer", counting, [b"", third], [2**32, 1, 1, 2**32 - 1, 2]),
        vector("three hundred dice", third, [counting, second], [6] * 300),
    ]


if __name__ == "__main__":
    print("[\n" + ",\n".join(msgspec.json.encode(one).decode() for one in vectors()) + "\n]")
