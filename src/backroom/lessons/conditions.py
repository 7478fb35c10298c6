"""What a lesson's conditions mean: patterns of choices, what must happen, what must be seen."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from fnmatch import fnmatchcase
from typing import cast

from backroom.kernel.action import Action
from backroom.kernel.chance import FastChance
from backroom.kernel.event import SEAT_FACTS, Event
from backroom.kernel.game import AnyRules
from backroom.kernel.state import State
from backroom.lessons.lesson import BETWEEN, Told

#: A choice in many parts is looked for no further than this: nobody could be asked to find it.
MOST_CHOICES = 5_000
#: Compound choices can go in circles, one part taking back another.
LONGEST = 6


def written(actions: Iterable[Action]) -> str:
    """A choice as lessons write it."""
    return BETWEEN.join(action.text for action in actions)


def parsed(rules: AnyRules, choice: str) -> list[Action]:
    """The choice that is written so; `BadInput` if it is none."""
    return [rules.table.parse(part) for part in choice.split(BETWEEN)]


def fits(choice: str, patterns: Iterable[str]) -> bool:
    """Whether a choice is one of these; a star stands for anything, as in `play red-* at 2`."""
    return any(fnmatchcase(choice, pattern) for pattern in patterns)


def happens(told: Told, events: Iterable[Event]) -> bool:
    """Whether one of these events is what must happen."""
    return any(event.name == told.event and _has(event, told) for event in events)


def _has(event: Event, told: Told) -> bool:
    facts = event.seen_by_all().facts
    return all(name in facts and _written(name, facts[name]) == value for name, value in told.facts.items())


def _written(name: str, fact: object) -> str:
    return str(fact + 1) if isinstance(fact, int) and name in SEAT_FACTS else str(fact)


def seen_at(view: object, path: str) -> object:
    """What stands in a view at `businesses.0.bullet`; `KeyError` if there is nothing of the kind."""
    at = view
    for part in path.split("."):
        if isinstance(at, dict) and part in at:
            at = cast("dict[str, object]", at)[part]
        elif isinstance(at, list) and part.isdigit() and int(part) < len(at):
            at = cast("list[object]", at)[int(part)]
        else:
            raise KeyError(part)
    return at


def whole_choices(rules: AnyRules, state: State, seat: int) -> Iterator[list[Action]]:
    """Every choice that this seat may make now, compound ones whole and the shortest first; `MOST_CHOICES` of them."""
    found = 0
    begun: deque[tuple[State, list[Action]]] = deque([(state, [])])
    while begun:
        before, actions = begun.popleft()
        for action in rules.legal(before, seat):
            after = before.clone()
            # What chance answers here is thrown away with the clone: a choice ends where it is asked.
            rules.apply(after, seat, action, FastChance(0))
            choice = [*actions, action]
            if rules.unfinished(after, seat):
                if len(choice) < LONGEST:
                    begun.append((after, choice))
                continue
            yield choice
            found += 1
            if found == MOST_CHOICES:
                return
