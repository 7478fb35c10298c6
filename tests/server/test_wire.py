"""Everything that a stranger may send is bounded by its type: every number, text, list and table of names."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

import msgspec
import pytest
from msgspec.inspect import (
    BoolType,
    DictType,
    IntType,
    ListType,
    LiteralType,
    NoneType,
    StrType,
    StructType,
    Type,
    UnionType,
    type_info,
)

from backroom.server import api
from backroom.server.answering import tellable
from backroom.table import protocol as p

BODIES = [
    kind
    for kind in vars(api).values()
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__struct_config__.forbid_unknown_fields
]


def _unbounded(where: str, kind: Type) -> Iterator[str]:
    if isinstance(kind, BoolType | NoneType | LiteralType):
        return
    if isinstance(kind, IntType) and kind.ge is not None and kind.le is not None:
        return
    if isinstance(kind, StrType) and (kind.max_length is not None or "{64}" in (kind.pattern or "")):
        return
    if isinstance(kind, UnionType):
        for part in kind.types:
            yield from _unbounded(where, part)
    elif isinstance(kind, ListType) and kind.max_length is not None:
        yield from _unbounded(where, kind.item_type)
    elif isinstance(kind, DictType) and kind.max_length is not None:
        yield from _unbounded(where, kind.key_type)
        yield from _unbounded(where, kind.value_type)
    elif isinstance(kind, StructType):
        for field in kind.fields:
            yield from _unbounded(f"{where}.{field.name}", field.type)
    else:
        yield f"{where}: {kind}"


@pytest.mark.parametrize("kind", [*get_args(p.FromClient), *BODIES], ids=lambda kind: kind.__name__)
def test_what_comes_in_is_bounded(kind: type) -> None:
    assert list(_unbounded(kind.__name__, type_info(kind))) == []


def test_there_are_bodies_to_look_at() -> None:
    assert {api.OpenTable, api.Fork, api.ReplayWish, api.HostWish, api.TakeSeat} <= set(BODIES)


def test_what_goes_back_is_short() -> None:
    """A number of thirty digits, or of ten thousand, a text without end: nobody gets it back."""
    facts = tellable({"value": 10**30, "huge": -(10**10_000), "name": "x" * 5000, "seats": [1, 10**40], "n": 7})
    assert facts == {"value": "…", "huge": "…", "name": "x" * 300 + "…", "seats": [1, "…"], "n": 7}
