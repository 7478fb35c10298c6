"""Chance that brings what a lesson says: things are named in order, and the outcomes for them are looked for."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence

from backroom.kernel.chance import Chance, FastChance
from backroom.kernel.event import SEAT_FACTS, SEATS_FACTS, Event

#: Does something with this chance and tells what happened; may be done again and again.
Trial = Callable[[Chance], list[Event]]
#: Where it does not matter what chance brings, its first outcome comes: shuffles tell things in another order.
ANYTHING = "*"


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

    def given(self) -> tuple[list[int], FastChance]:
        return (self.first, self._rest.clone())

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

    The things are named in the order in which chance is asked.

    `NeverFalls` names the first thing that cannot come; if not `strict`, it and those behind it are left out.
    """
    mark = rest.mark()
    first: list[int] = []
    for thing in falls:
        outcome = _outcome_for(thing, trial, first, rest, mark)
        if outcome is None:
            if strict:
                raise NeverFalls(thing)
            break
        first.append(outcome)
    rest.rewind(mark)
    return StackedChance(first, rest)


def _outcome_for(thing: str, trial: Trial, first: Sequence[int], rest: FastChance, mark: list[int]) -> int | None:
    """The next outcome, if it is the one that brings this thing; None if none does.

    Whatever is told alike for all outcomes does not hang on this one, and what this one brings is told before what any
    later one does: so the outcome is meant by which the thing comes soonest, where the others bring another.
    """
    sides = _sides(trial, first, rest, mark)
    if thing == ANYTHING:
        return 0 if sides else None
    told: list[list[str]] = []
    for outcome in range(sides):
        rest.rewind(mark)
        told.append(named(trial(StackedChance([*first, outcome], rest))))
        if outcome and _first_difference(told[outcome], told[0]) == thing:
            return outcome
    best: int | None = None
    soonest = sys.maxsize
    for outcome, names in enumerate(told):
        for at, name in enumerate(names[:soonest]):
            if name == thing and any(other[at : at + 1] != [thing] for other in told):
                best, soonest = outcome, at
                break
    return best


def _first_difference(names: Sequence[str], others: Sequence[str]) -> str:
    """The first name by which one account differs from another."""
    return next((name for name, other in zip(names, others, strict=False) if name != other), "")


def _sides(trial: Trial, first: Sequence[int], rest: FastChance, mark: list[int]) -> int:
    """How many outcomes the next question of chance has; 0 if there is none."""
    rest.rewind(mark)
    chance = StackedChance(first, rest)
    chance.tape = []
    trial(chance)
    asked = chance.tape[::2]
    return asked[len(first)] if len(asked) > len(first) else 0


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
