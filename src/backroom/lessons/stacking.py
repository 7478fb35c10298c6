"""Chance that brings what a lesson says: things are named in order, and the outcomes for them are looked for."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence

from backroom.kernel.chance import Chance, FastChance
from backroom.kernel.event import SEAT_FACTS, SEATS_FACTS, Event

#: Does something with this chance and tells what happened; may be done again and again.
Trial = Callable[[Chance], list[Event]]


class NeverFalls(Exception):
    """Chance is not asked so often, or cannot bring this thing at this place."""

    def __init__(self, thing: str) -> None:
        super().__init__(thing)
        self.thing = thing


class StackedChance(Chance):
    """These outcomes first, then whatever follows."""

    def __init__(self, first: Sequence[int], rest: FastChance) -> None:
        super().__init__()
        self.first = list(first)
        self._rest = rest
        self._at = 0

    def next_below(self, n: int) -> int:
        if self._at == len(self.first):
            return self._rest.next_below(n)
        self._at += 1
        return min(self.first[self._at - 1], n - 1)

    def mark(self) -> list[int]:
        return [self._at, *self._rest.mark()]

    def rewind(self, mark: list[int]) -> None:
        self._at = mark[0]
        self._rest.rewind(mark[1:])


def stacked(trial: Trial, falls: Sequence[str], rest: FastChance, *, strict: bool = True) -> StackedChance:
    """Chance with which `trial` brings these things in this order, and whatever `rest` has after them.

    `NeverFalls` names the first thing that cannot come; if not `strict`, it and those behind it are left out.
    """
    mark = rest.mark()
    first: list[int] = []
    for count in range(1, len(falls) + 1):
        outcome = _outcome_for(falls[:count], trial, first, rest, mark)
        if outcome is None:
            if strict:
                raise NeverFalls(falls[count - 1])
            break
        first.append(outcome)
    rest.rewind(mark)
    return StackedChance(first, rest)


def _outcome_for(
    falls: Sequence[str], trial: Trial, first: Sequence[int], rest: FastChance, mark: list[int]
) -> int | None:
    """The next outcome that brings the last of these things; None if none does.

    What it brings is told before what any later outcome does: the one by which the thing comes soonest is meant.
    """
    best: int | None = None
    soonest = sys.maxsize
    other: list[str] = []
    for outcome in range(_sides(trial, first, rest, mark)):
        rest.rewind(mark)
        told = named(trial(StackedChance([*first, outcome], rest)))
        at = _met(falls, told)
        if at is not None and at < soonest:
            best, soonest = outcome, at
            if outcome and told[:at] == other[:at]:
                break  # nothing differs before it, so nothing can come sooner
        other = told
    return best


def _sides(trial: Trial, first: Sequence[int], rest: FastChance, mark: list[int]) -> int:
    """How many outcomes the next question of chance has; 0 if there is none."""
    rest.rewind(mark)
    chance = StackedChance(first, rest)
    chance.tape = []
    trial(chance)
    asked = chance.tape[::2]
    return asked[len(first)] if len(asked) > len(first) else 0


def _met(wanted: Sequence[str], told: Sequence[str]) -> int | None:
    """Where the last of these is told, if all are told in this order; the others may stand between them."""
    at = -1
    for thing in wanted:
        try:
            at = told.index(thing, at + 1)
        except ValueError:
            return None
    return at


def named(events: Iterable[Event]) -> list[str]:
    """Everything that events name, secrets too: `red-7`, `4`, and `seat 2` for a seat."""
    names: list[str] = []
    for event in events:
        for name, fact in event.seen_by_all().facts.items():
            names += _named(name, fact)
    return names


def _named(name: str, fact: object) -> Iterator[str]:
    if isinstance(fact, list):
        for one in fact:
            yield from _named(name, one)
    elif isinstance(fact, int) and name in (*SEAT_FACTS, *SEATS_FACTS):
        yield f"seat {fact + 1}"
    else:
        yield str(fact)
