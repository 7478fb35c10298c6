"""Views are what a title says they are: `Title.view` names the type. A title that names none is not asked."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import msgspec
from msgspec import inspect

from backroom.testing.case import Case
from backroom.testing.plain import text_of
from backroom.testing.walk import positions

_SNAKE_CASE = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")


def views_have_their_declared_type(case: Case, seed: int) -> None:
    """Whatever anybody is shown has every key that the type asks for, no other, and values of their types.

    Keys that are names of fields are written in snake_case; keys of a mapping are names of things, and data.
    """
    declared = case.title.view
    if declared is None:
        return
    for name in field_names(_read_type(declared)):
        assert _SNAKE_CASE.fullmatch(name), f"the field {name!r} of a view is not in snake_case"
    for state in positions(case, seed, each=2):
        for viewer in case.viewers:
            misfit = misfit_of(msgspec.json.decode(text_of(case.rules.view(state, viewer).as_data())), declared)
            assert not misfit, f"what {viewer} is shown is not a {declared.__name__}: {misfit}"


def misfit_of(data: object, declared: type) -> str:
    """What is wrong with plain data of this type; empty if nothing is."""
    try:
        msgspec.convert(data, declared)
    except msgspec.ValidationError as wrong:
        return str(wrong)
    return next(_keys(data, _read_type(declared), "$"), "")


@cache
def _read_type(declared: type) -> inspect.Type:
    """Read once: that takes longer than holding a view to it."""
    return inspect.type_info(declared)


def field_names(kind: inspect.Type) -> Iterator[str]:
    """The names of all fields in a type."""
    if isinstance(kind, inspect.TypedDictType):
        for field in kind.fields:
            yield field.name
    for inside in _inside(kind):
        yield from field_names(inside)


def _inside(kind: inspect.Type) -> list[inspect.Type]:
    match kind:
        case inspect.TypedDictType():
            return [field.type for field in kind.fields]
        case inspect.UnionType():
            return list(kind.types)
        case inspect.Metadata():
            return [kind.type]
        case inspect.CollectionType():
            return [kind.item_type]
        case inspect.DictType():
            return [kind.value_type]
    return []


def _keys(data: object, kind: inspect.Type, path: str, some: bool = False) -> Iterator[str]:
    """Keys that msgspec lets pass: more than a type has, and fewer than all things that a mapping names."""
    match kind:
        case inspect.Metadata():
            yield from _keys(data, kind.type, path, bool((kind.extra or {}).get("some")))
        case inspect.UnionType():
            for one in kind.types:
                yield from _keys(data, one, path)
        case inspect.CollectionType() if isinstance(data, list):
            for at, item in enumerate(data):
                yield from _keys(item, kind.item_type, f"{path}[{at}]")
        case inspect.DictType() if isinstance(data, dict):
            if isinstance(kind.key_type, inspect.LiteralType) and not some:
                yield from (f"no key {name!r} at {path}" for name in kind.key_type.values if name not in data)
            for key, value in data.items():
                yield from _keys(value, kind.value_type, f"{path}[{key!r}]")
        case inspect.TypedDictType() if isinstance(data, dict):
            fields = {field.name: field.type for field in kind.fields}
            yield from (f"undeclared key {name!r} at {path}" for name in data if name not in fields)
            for name, value in data.items():
                if name in fields:
                    yield from _keys(value, fields[name], f"{path}.{name}")
