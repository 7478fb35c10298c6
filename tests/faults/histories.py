"""What clients were told, held against one another and against the journal: was there one order of events?

Each client's history is a list of what reached it, over all its connections. The checks:

- nobody goes back: what a client has seen only grows, without a gap;
- two clients of one viewer were told the same of every number;
- two viewers saw what they both may know in the same order;
- what was acknowledged stands in the journal, once and as it was sent;
- what was acknowledged before something else was sent stands before it there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import combinations

import msgspec

from backroom.table import entries as e
from backroom.table import protocol as p

#: When something happened, what it was, and whose.
_Mark = tuple[float, str, int | None]
_decoder = msgspec.json.Decoder(p.FromServer)


@dataclass(frozen=True)
class Sent:
    """A choice that was acknowledged: when it was first sent, and when that was known."""

    ref: str
    actions: list[str]
    sent: float
    acknowledged: float


@dataclass
class History:
    """Of one client. `told` is every moment in the order of arrival, one list for each connection."""

    viewer: int
    told: list[list[p.Moment]] = field(default_factory=list)
    sent: list[Sent] = field(default_factory=list)


class Disorder(AssertionError):
    """There was no one order."""


def heard_by(raw: Iterable[bytes]) -> list[p.Moment]:
    """The moments of everything that arrived over one connection."""
    found: list[p.Moment] = []
    for one in raw:
        told: p.FromServer = _decoder.decode(one)
        if isinstance(told, p.Update):
            found += told.moments
    return found


def check(histories: Sequence[History], journal: Sequence[e.AnyEntry]) -> None:
    """`Disorder` says what is wrong with the histories of one table."""
    known = [_moments(history) for history in histories]
    for (one, first), (other, second) in combinations(zip(histories, known, strict=True), 2):
        if one.viewer == other.viewer:
            _same(first, second)
        else:
            _same_order(first, second)
    for history in histories:
        _stand(history, journal)
    _in_time([sent for history in histories for sent in history.sent], journal)


def _moments(history: History) -> dict[int, p.Moment]:
    """By number, checked for gaps and for what was told twice."""
    found: dict[int, p.Moment] = {}
    for visit in history.told:
        last = None
        # The first that one hears at a visit is the whole log, or its end.
        if visit and visit[-1].number < max(found, default=0):
            raise Disorder(f"viewer {history.viewer} went back to {visit[-1].number}")
        for moment in visit:
            if last is not None and moment.number != last + 1 and moment.number > max(found, default=0) + 1:
                raise Disorder(f"viewer {history.viewer} was told {moment.number} after {last}")
            if found.setdefault(moment.number, moment) != moment:
                raise Disorder(f"viewer {history.viewer} was told two things of {moment.number}")
            last = moment.number
    numbers = sorted(found)
    if numbers and numbers != list(range(numbers[0], numbers[-1] + 1)):
        raise Disorder(f"viewer {history.viewer} was never told some of {numbers[0]} to {numbers[-1]}")
    return found


def _same(one: dict[int, p.Moment], other: dict[int, p.Moment]) -> None:
    for number in one.keys() & other.keys():
        if one[number] != other[number]:
            raise Disorder(f"one viewer's moment {number} is told in two ways")


def _same_order(one: dict[int, p.Moment], other: dict[int, p.Moment]) -> None:
    """A moment is known by when it happened, what it was and whose: those that both saw must follow one another."""
    first, second = (
        [(moment.at, moment.kind, moment.seat) for _, moment in sorted(moments.items())] for moments in (one, other)
    )
    # After a clock went ahead and back, much happens at the same time by the journal: what looks alike tells no order.
    both = _once(first) & _once(second)
    if [mark for mark in first if mark in both] != [mark for mark in second if mark in both]:
        raise Disorder("two viewers saw the same in another order")


def _once(marks: Sequence[_Mark]) -> set[_Mark]:
    return {mark for mark, times in Counter(marks).items() if times == 1}


def _stand(history: History, journal: Sequence[e.AnyEntry]) -> None:
    for sent in history.sent:
        found = [
            entry
            for entry in journal
            if isinstance(entry, e.Moved) and entry.seat == history.viewer and entry.ref == sent.ref
        ]
        if not found:
            raise Disorder(f"{sent.ref} of seat {history.viewer} was acknowledged and is lost")
        if len(found) > 1:
            raise Disorder(f"{sent.ref} of seat {history.viewer} was done twice")
        if found[0].actions != sent.actions:
            raise Disorder(f"{sent.ref} of seat {history.viewer} is not what was sent")


def _in_time(sent: Sequence[Sent], journal: Sequence[e.AnyEntry]) -> None:
    places = {entry.ref: number for number, entry in enumerate(journal) if isinstance(entry, e.Moved)}
    for one in sent:
        for other in sent:
            if one.acknowledged < other.sent and places[one.ref] > places[other.ref]:
                raise Disorder(f"{one.ref} was acknowledged before {other.ref} was sent, and stands after it")
