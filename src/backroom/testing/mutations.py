"""Data bent in every way that somebody could bend it: plain lists, numbers and texts, as a state or a file has them."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable, Iterator
from typing import Any

Path = tuple[str | int, ...]

#: Whatever does not belong there: other types, the edges of machine numbers, and beyond.
STRANGERS: list[object] = [
    None, True, False, "", "x", "turn", [], {}, [[]], [0], {"x": 0}, 0.5, -1, 0, 1, 2, 99, 10**6, -(10**6), 2**31,
    2**63, -(2**63), 2**64, 10**30, -(10**30), float("nan"), float("inf"), "\ud800", "9" * 5000,
]  # fmt: skip


def paths_in(data: object, path: Path = ()) -> Iterator[Path]:
    """Where every value stands, the whole first."""
    yield path
    inside: list[tuple[str | int, object]] = []
    if isinstance(data, dict):
        inside = list(data.items())
    elif isinstance(data, list):
        inside = list(enumerate(data))
    for key, value in inside:
        yield from paths_in(value, (*path, key))


def value_at(data: Any, path: Path) -> Any:  # noqa: ANN401
    for key in path:
        data = data[key]
    return data


class Bender:
    """Bends a copy of `data`; the walker's luck says where and how."""

    def __init__(self, data: dict[str, Any], own: random.Random) -> None:
        self.data = data
        self.own = own
        self.paths = [path for path in paths_in(data) if path]

    def bent(self, name: str, way: str) -> tuple[str, dict[str, Any]]:
        """A copy in which something in the field `name` is bent in a `way`, and what was done."""
        data = copy.deepcopy(self.data)
        path = self.own.choice([path for path in self.paths if path[0] == name])
        holder, key = value_at(data, path[:-1]), path[-1]
        WAYS[way](self, holder, key)
        return f"{way} at {path}: {str(value_at(self.data, path))[:60]}", data

    def stranger(self, holder: Any, key: Any) -> None:  # noqa: ANN401
        holder[key] = copy.deepcopy(self.own.choice(STRANGERS))

    def missing(self, holder: Any, key: Any) -> None:  # noqa: ANN401
        del holder[key]

    def extra(self, holder: Any, key: Any) -> None:  # noqa: ANN401
        if isinstance(holder, dict):
            holder["more"] = holder[key]
        else:
            holder.insert(key, copy.deepcopy(self.own.choice(STRANGERS)))

    def doubled(self, holder: Any, key: Any) -> None:  # noqa: ANN401
        value = holder[key]
        if isinstance(holder, list):
            holder.insert(key, copy.deepcopy(value))
        elif isinstance(value, list):
            value += copy.deepcopy(value)
        else:
            holder[key] = [value, value]

    def nested(self, holder: Any, key: Any) -> None:  # noqa: ANN401
        holder[key] = [holder[key]]

    def nudged(self, holder: Any, key: Any) -> None:  # noqa: ANN401
        if type(holder[key]) is int:
            holder[key] += self.own.choice([-2, -1, 1, 2])
        elif type(holder[key]) is bool:
            holder[key] = not holder[key]
        else:
            self.swapped(holder, key)

    def swapped(self, holder: Any, key: Any) -> None:  # noqa: ANN401
        """With a neighbour: from seat to seat, from place to place, from field to field."""
        other = self.own.choice(list(holder)) if isinstance(holder, dict) else self.own.randrange(len(holder))
        holder[key], holder[other] = holder[other], holder[key]

    def moved(self, holder: Any, key: Any) -> None:  # noqa: ANN401
        """So that sums stay as they are: one more here, one less there."""
        if type(holder[key]) is not int or not isinstance(holder, list):
            self.swapped(holder, key)
            return
        holder[key] += 1
        other = self.own.randrange(len(holder))
        if type(holder[other]) is int:
            holder[other] -= 1

    def borrowed(self, holder: Any, key: Any) -> None:  # noqa: ANN401
        """What stands elsewhere."""
        holder[key] = copy.deepcopy(value_at(self.data, self.own.choice(self.paths)))

    def cut(self, holder: Any, key: Any) -> None:  # noqa: ANN401
        if isinstance(holder[key], list) and holder[key]:
            holder[key].pop(self.own.randrange(len(holder[key])))
        else:
            self.missing(holder, key)


WAYS: dict[str, Callable[[Bender, Any, Any], None]] = {
    way.__name__: way
    for way in (
        Bender.stranger, Bender.missing, Bender.extra, Bender.doubled, Bender.nested, Bender.nudged, Bender.swapped,
        Bender.moved, Bender.borrowed, Bender.cut,
    )
}  # fmt: skip
