"""States in which one public fact is another: of a title whose fields are declared in `fields.py`."""

from __future__ import annotations

import copy
import importlib
import random
from collections.abc import Iterator
from typing import Any, get_type_hints

from backroom.kernel.game import AnyRules
from backroom.kernel.refusal import BadInput
from backroom.kernel.state import State
from backroom.kernel.title import AnyTitle
from backroom.testing.mutations import Path, paths_in, value_at

#: What every state has beside its title's fields.
KERNEL = ("stack", "outcome")
#: How many places of a field are tried in a state, and how often two of them together.
PLACES, PAIRS = 4, 8


def fields_of(title: AnyTitle) -> dict[str, tuple[str, ...]]:
    """Every field that a title declares, with its marks: who may know it, and whether it is fixed."""
    module = importlib.import_module(f"backroom.games.{title.folder.name}.fields")
    (declared,) = [thing for thing in vars(module).values() if getattr(thing, "__module__", "") == module.__name__]
    hints = get_type_hints(declared, localns=vars(module), include_extras=True)
    return {name: hint.__metadata__ for name, hint in hints.items()}


def public_fields(title: AnyTitle) -> list[str]:
    """Those that everybody knows and that can change."""
    marks = fields_of(title)
    return [*(name for name in marks if "public" in marks[name] and "fixed" not in marks[name]), *KERNEL]


def changed(rules: AnyRules, state: State, name: str, own: random.Random) -> Iterator[tuple[str, State]]:
    """Sound states in which one field is another: a number more or less, two that change places, or one for another.

    Says what was done beside it.
    """
    data = state.as_data()
    numbers = [path for path in paths_in(data) if path and type(value_at(data, path)) in (int, bool)]
    inside = [path for path in numbers if path[0] == name]
    for path in own.sample(inside, min(PLACES, len(inside))):
        for step in (1, -1):
            yield from _sound(rules, data, {path: _next(value_at(data, path), step)})
    if len(inside) < 2:
        return
    for _ in range(PAIRS):
        one, two = own.sample(inside, 2)
        yield from _sound(rules, data, {one: value_at(data, two), two: value_at(data, one)})
        yield from _sound(rules, data, {one: _next(value_at(data, one), 1), two: _next(value_at(data, two), -1)})


def nudged(rules: AnyRules, state: State, name: str, own: random.Random) -> Iterator[tuple[str, State]]:
    """The same for a field that nothing sound lets change alone: other fields would have to change with it."""
    data = state.as_data()
    inside = [path for path in paths_in(data) if path[:1] == (name,) and type(value_at(data, path)) in (int, list)]
    for path in own.sample(inside, min(PLACES, len(inside))):
        value = value_at(data, path)
        for other in [[*value, 0], value[:-1]] if isinstance(value, list) else [value + 1, value - 1]:
            new = copy.deepcopy(data)
            _put(new, path, other)
            try:
                rules.soundness().check_data(new)
            except BadInput:
                continue
            yield f"{path}", rules.rebuild(new)


def _sound(rules: AnyRules, data: dict[str, object], values: dict[Path, object]) -> Iterator[tuple[str, State]]:
    new = copy.deepcopy(data)
    for path, value in values.items():
        _put(new, path, value)
    if new == data:
        return
    try:
        yield str(values), rules.restore(new)
    except BadInput:
        return


def _put(data: Any, path: Path, value: object) -> None:  # noqa: ANN401
    value_at(data, path[:-1])[path[-1]] = value


def _next(value: Any, step: int) -> object:  # noqa: ANN401
    return not value if isinstance(value, bool) else value + step
