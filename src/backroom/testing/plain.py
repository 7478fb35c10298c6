"""States, updates and events as plain text, to compare and to look into."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from backroom.kernel.event import Event
from backroom.kernel.refusal import Refusal
from backroom.kernel.state import State
from backroom.testing.case import Case

Scalar = str | int | float | bool | None
Path = tuple[str | int, ...]


def text_of(data: object) -> str:
    """The JSON text of plain data."""
    return msgspec.json.encode(data).decode()


def state_text(state: State) -> str:
    return text_of(state.as_data())


def update_text(case: Case, state: State, viewer: int) -> str:
    """All that a viewer gets of a state."""
    return text_of(case.rules.update(state, viewer, []).as_data())


def seen_texts(events: Sequence[Event], viewer: int) -> list[str]:
    """The events that reach a viewer, as they reach it."""
    seen = [event.seen_by(viewer) for event in events]
    return [text_of(event.as_data()) for event in seen if event is not None]


def event_texts(events: Sequence[Event]) -> list[str]:
    """Whole events: what is told, what is secret, and to whom."""
    return [
        text_of([event.name, event.facts, event.secrets, event.knowers if event.secrets else 0, event.audience])
        for event in events
    ]


def refusal_text(refusal: Refusal | None) -> str:
    return "" if refusal is None else text_of([refusal.clause, refusal.message, refusal.facts])


def leaves(data: object, path: Path = ()) -> Iterator[tuple[Path, Scalar]]:
    """Every number, text and truth in plain data, with the way to it."""
    if isinstance(data, dict):
        for name, value in data.items():
            yield from leaves(value, (*path, name))
    elif isinstance(data, list):
        for at, value in enumerate(data):
            yield from leaves(value, (*path, at))
    else:
        assert data is None or isinstance(data, (str, int, float)), f"{data!r} at {path} is not plain"
        yield path, data
