"""What a lesson's conditions mean: patterns of choices, what must happen, what must be seen."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from fnmatch import fnmatchcase
from typing import cast

from backroom.kernel.action import Action
from backroom.kernel.chance import FastChance
from backroom.kernel.event import SEAT_FACTS, Event
from backroom.kernel.game import AnyRules
from backroom.kernel.state import State
from backroom.lessons.lesson import BETWEEN, Seen, Told

#: Choices, whole or begun, are looked at no further than this: nobody could be asked to find one among more.
MOST_CHOICES = 5_000


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


def is_seen(seen: Seen, view: object) -> bool:
    """Whether what must be seen stands in a view."""
    try:
        return seen_at(view, seen.path) == seen.value
    except KeyError:
        return False


def whole_choices(rules: AnyRules, state: State, seat: int) -> tuple[list[list[Action]], bool]:
    """The choices that this seat may make now, compound ones whole; and whether these are all there are.

    Of several orders of the same parts that make no difference, the first is told; nothing is taken back in any.
    """
    if state.outcome is not None or not state.stack[-1].asks(seat):
        return [], True
    choices: list[list[Action]] = []
    begun: deque[tuple[State, list[Action]]] = deque([(state, [])])
    met = {repr(state)}
    while begun:
        before, actions = begun.popleft()
        for action in before.stack[-1].step.onward(before, seat):
            after = before.clone()
            # What chance answers here is thrown away with the clone: a choice ends where it is asked.
            rules.apply(after, seat, action, FastChance(0))
            if not rules.unfinished(after, seat):
                choices.append([*actions, action])
            elif repr(after) not in met:
                met.add(repr(after))
                begun.append((after, [*actions, action]))
            if len(choices) + len(begun) > MOST_CHOICES:
                return choices, False
    return choices, True
