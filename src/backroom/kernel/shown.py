"""What a viewer was shown of a game, told again from its record, and the running hash over it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator

from backroom.kernel.event import Event
from backroom.kernel.lines import Move, Talk, Undo
from backroom.kernel.record import Record
from backroom.kernel.refusal import Facts
from backroom.kernel.replay import Moment, replay
from backroom.kernel.title import AnyTitle

NOTHING = bytes(32)


def moment_digest(kind: str, seat: int | None, events: list[Facts], facts: Facts) -> bytes:
    """e: the digest of one moment of a log, as any viewer of it can compute it. Seats count from 0."""
    moment = {"events": events, "facts": facts, "kind": kind, "seat": seat}
    written = json.dumps(moment, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(written.encode()).digest()


def next_shown(shown: bytes, digest: bytes) -> bytes:
    """S: the running hash after one more moment."""
    return hashlib.sha256(shown + digest).digest()


def shown_to(record: Record, title: AnyTitle, viewer: int) -> list[bytes]:
    """The digests of all moments that a viewer (a seat from 0, or the onlooker) was shown of a record's game."""
    return [digest for moment in replay(record, title) for digest in _shown(moment, viewer)]


def holds_run(digests: list[bytes], first: str, count: int, shown: str) -> bool:
    """Whether some run of so many moments begins with `first` and has this running hash."""
    for begin, digest in enumerate(digests[: len(digests) - count + 1]):
        if digest.hex() == first:
            running = NOTHING
            for one in digests[begin : begin + count]:
                running = next_shown(running, one)
            if running.hex() == shown:
                return True
    return False


def _shown(moment: Moment, viewer: int) -> Iterator[bytes]:
    entry = moment.entry
    if entry is None:
        yield moment_digest("deal", None, _seen(moment.events, viewer), {})
    elif isinstance(entry, Move):
        seen = _seen(moment.events, viewer)
        if seen or entry.seat - 1 == viewer:
            yield moment_digest("move", entry.seat - 1, seen, {"by": entry.by} if isinstance(entry.by, str) else {})
    elif isinstance(entry, Talk):
        if entry.heard_by(viewer):
            kind = "whispered" if isinstance(entry.to, list) else "said"
            yield moment_digest(kind, entry.seat - 1, [], {"words": entry.say})
    elif isinstance(entry, Undo):
        yield moment_digest("undone", entry.seat - 1, [], {})


def _seen(events: list[Event], viewer: int) -> list[Facts]:
    seen = [event.seen_by(viewer) for event in events]
    return [{"event": event.name, "facts": event.facts} for event in seen if event is not None]
