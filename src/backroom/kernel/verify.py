"""Recomputing every outcome of a record from what was revealed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import msgspec

from backroom.kernel.fair import FairChance, commitment
from backroom.kernel.forking import origin_of
from backroom.kernel.lines import Draws, Fork, Header, Move, OldHeader, Secrets, Undo
from backroom.kernel.record import Record
from backroom.kernel.refusal import BadInput
from backroom.kernel.replay import replay, settings_of
from backroom.kernel.title import AnyTitle


@dataclass(frozen=True)
class Verified:
    """How many outcomes were recomputed; `moves` were replayed, `hidden` lines could not be read.

    `origin` tells of the game that this one was forked from: None if there is none
    or its chance cannot be checked.
    """

    outcomes: int
    moves: int
    hidden: int = 0
    origin: Verified | None = None


def verify(record: Record, title: AnyTitle, depth: int = 0) -> Verified:
    """Replay a finished record and recompute every outcome from what was revealed; `BadInput` names a misfit."""
    moves = max(moment.number for moment in replay(record, title, depth))
    header = record.header
    if header.commitments is None:
        raise BadInput("verify-no-commitments", {"moves": moves})
    if record.reveal is None:
        raise BadInput("verify-not-revealed", {"moves": moves})
    seed, contributions = _revealed(record.reveal, header.commitments, header)
    outcomes = _recompute(record, FairChance(seed, contributions))
    origin = None
    if isinstance(header, Header):
        _check_header(record, title)
        if record.heads(seed)[-1] != record.head:
            raise BadInput("verify-chain-broken")
        if header.fork is not msgspec.UNSET:
            origin = _verify_origin(header.fork, title, depth + 1)
    return Verified(outcomes, moves, record.hidden, origin)


def _revealed(reveal: Secrets, promised: Secrets, header: Header | OldHeader) -> tuple[bytes, list[bytes]]:
    """The secrets, each checked against its commitment; what is missing must have been left out openly."""
    if commitment(bytes.fromhex(reveal.house)) != promised.house:
        raise BadInput("verify-house-broken")
    players = len(promised.seats) if isinstance(header, OldHeader) else header.players
    if not len(reveal.seats) == len(promised.seats) == players:
        raise BadInput("verify-seat-broken", {"seat": min(len(reveal.seats), len(promised.seats), players)})
    left_out = header.left_out if isinstance(header, Header) else []
    contributions: list[bytes] = []
    missing: list[int] = []
    for seat, (secret, promise) in enumerate(zip(reveal.seats, promised.seats, strict=True)):
        given = b"" if secret is None else bytes.fromhex(secret)
        if promise is not None and not given and seat + 1 in left_out:
            missing.append(seat + 1)
        elif (commitment(given) if given else None) != promise:
            raise BadInput("verify-seat-broken", {"seat": seat})
        contributions.append(given)
    if missing != left_out:
        raise BadInput("verify-left-out-unfit")
    return bytes.fromhex(reveal.house), contributions


def _recompute(record: Record, chance: FairChance) -> int:
    outcomes = 0
    for number, text, draws in _chances(record, chance):
        for n, outcome in draws:
            outcomes += 1
            computed = chance.below(n)
            if computed != outcome:
                facts = {"outcome": outcomes, "number": number, "actions": text, "value": outcome, "below": n}
                raise BadInput("verify-misfit", {**facts, "expected": computed})
    return outcomes


def _chances(record: Record, chance: FairChance) -> Iterator[tuple[int, str, Draws]]:
    """Every choice with what chance answered; where choices were taken back, the stream is rewound."""
    yield 0, "", record.deal
    number = 0
    marks: list[list[int]] = []
    for entry in record.entries:
        if isinstance(entry, Move):
            number += 1
            marks.append(chance.mark())
            yield number, ", ".join(entry.do), entry.chance
        elif isinstance(entry, Undo):
            chance.rewind(marks[entry.undo])
            del marks[entry.undo :]


def _check_header(record: Record, title: AnyTitle) -> None:
    """What the header says in words of its own is what the title says."""
    settings = settings_of(record, title)
    version, _ = title.data_version(settings)
    if list(record.header.options.items()) != list(settings.options.items()):
        raise BadInput("verify-other-options")
    if record.header.data.version != version or record.header.data.text != settings.data:
        raise BadInput("record-other-data", {"value": record.header.data.version, "title": title.id})


def _verify_origin(fork: Fork, title: AnyTitle, depth: int) -> Verified | None:
    """The game that another was forked from; it was replayed already."""
    origin = origin_of(fork, depth)
    return None if origin.header.commitments is None else verify(origin, title, depth)
