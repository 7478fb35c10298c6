"""What each of many games begins from: by one number for all, its own number, and how many were played there before."""

from __future__ import annotations

from hashlib import blake2b


def seed_of(seed: int, game: int, played: int) -> int:
    """A number of 63 bits, the same wherever and however the games are stepped; `backroom.make` takes it."""
    told = blake2b(f"{seed} {game} {played}".encode(), digest_size=8).digest()
    return int.from_bytes(told, "big") >> 1
