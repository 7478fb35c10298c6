"""Recomputing every outcome of a record from what was revealed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from backroom.kernel.fair import FairChance, commitment
from backroom.kernel.record import Draws, Record, Secrets
from backroom.kernel.refusal import BadInput
from backroom.kernel.replay import replay
from backroom.kernel.title import AnyTitle


@dataclass(frozen=True)
class Verified:
    """How many outcomes were recomputed; `moves` were replayed."""

    outcomes: int
    moves: int


def verify(record: Record, title: AnyTitle) -> Verified:
    """Replay a finished record and recompute every outcome from what was revealed; `BadInput` names a misfit."""
    moves = max(moment.number for moment in replay(record, title))
    promised = record.header.commitments
    if promised is None:
        raise BadInput("verify-no-commitments", {"moves": moves})
    if record.reveal is None:
        raise BadInput("verify-not-revealed", {"moves": moves})
    seed, contributions = _revealed(record.reveal, promised)
    chance = FairChance(seed, contributions)
    outcomes = 0
    for number, text, draws in _chances(record):
        for n, outcome in draws:
            outcomes += 1
            computed = chance.below(n)
            if computed != outcome:
                facts = {"outcome": outcomes, "number": number, "actions": text, "value": outcome, "below": n}
                raise BadInput("verify-misfit", {**facts, "expected": computed})
    return Verified(outcomes, moves)


def _revealed(reveal: Secrets, promised: Secrets) -> tuple[bytes, list[bytes]]:
    """The secrets, each checked against its commitment."""
    if commitment(bytes.fromhex(reveal.house)) != promised.house:
        raise BadInput("verify-house-broken")
    if len(reveal.seats) != len(promised.seats):
        raise BadInput("verify-seat-broken", {"seat": min(len(reveal.seats), len(promised.seats))})
    contributions: list[bytes] = []
    for seat, (secret, promise) in enumerate(zip(reveal.seats, promised.seats, strict=True)):
        given = b"" if secret is None else bytes.fromhex(secret)
        if (commitment(given) if given else None) != promise:
            raise BadInput("verify-seat-broken", {"seat": seat})
        contributions.append(given)
    return bytes.fromhex(reveal.house), contributions


def _chances(record: Record) -> Iterator[tuple[int, str, Draws]]:
    yield 0, "", record.deal
    for number, move in enumerate(record.moves, 1):
        yield number, ", ".join(move.do), move.chance
