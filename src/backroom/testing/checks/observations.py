"""Observations and actions as floats, for titles that have an encoding."""

from __future__ import annotations

from array import array
from math import isfinite
from typing import Any

from backroom.kernel.chance import FastChance
from backroom.kernel.floats import BYTES
from backroom.kernel.state import State
from backroom.testing.case import Case, cases_of
from backroom.testing.walk import Walk, positions

#: What stands in a buffer before anything is written: no encoding has it.
_BLANK = -1024.0
_ROOM = 3


def observations_have_one_shape(case: Case, seed: int) -> None:
    """Whatever is played: as many floats as the fields say, and in a buffer nothing beside them is touched."""
    rules = case.rules
    if rules.encoding is None:
        return
    (size,) = rules.observation_shape
    assert next(cases_of(case.title)).rules.observation_shape == (size,), "another shape than with other options"
    for state in positions(case, seed, each=1):
        for seat in case.seats:
            told = rules.encode(state, seat)
            assert len(told) == size * BYTES, f"{len(told) / BYTES:g} floats instead of {size}"
            buffer = array("f", [_BLANK] * (size + 2 * _ROOM))
            rules.encode_into(state, seat, buffer, _ROOM)
            assert buffer[_ROOM:-_ROOM].tobytes() == told, "a buffer is told something else"
            assert {*buffer[:_ROOM], *buffer[-_ROOM:]} == {_BLANK}, "more is written than an observation has"
            assert all(map(isfinite, buffer)), "a float that is no number"


def observations_tell_what_the_view_tells(case: Case, seed: int) -> None:
    """Equal views are observed equally: whatever a seat cannot know changes nothing."""
    rules = case.rules
    if rules.encoding is None:
        return
    for number, state in enumerate(positions(case, seed, each=2)):
        for seat in case.seats:
            told = rules.encode(state, seat)
            assert rules.encode(state.clone(), seat) == told, "a clone is observed differently"
            view = rules.view(state, seat)
            other = rules.resample(view, FastChance(seed + number))
            assert rules.encode(other, seat) == told, f"seat {seat} is told by floats what its view does not tell"
            assert rules.encode_view(view) == told, "a view is observed differently from its state"


def different_views_are_observed_differently(case: Case, seed: int) -> None:
    """All along random games: where two observations are equal, so are the views."""
    rules = case.rules
    if rules.encoding is None:
        return
    seen: dict[tuple[int, bytes], State] = {}
    for state in Walk(case, seed, by_verb=True).play():
        for seat in (0, case.settings.players - 1):
            now = state.clone()
            earlier = seen.setdefault((seat, rules.encode(state, seat)), now)
            if earlier is not now:
                one, other = (rules.view(of, seat).as_data() for of in (earlier, state))
                assert one == other, f"seat {seat} sees a difference that its floats do not tell: {_first(one, other)}"


def offered_actions_differ_in_floats(case: Case, seed: int) -> None:
    """Every action is told as the fields say, with its kind first; none like another that is offered beside it."""
    rules = case.rules
    encoding = rules.encoding
    if encoding is None:
        return
    count, size = rules.action_shape
    width = size * BYTES
    for seat in case.seats:
        told = encoding.actions(seat)
        assert len(told) == count * width, f"{len(told) / BYTES:g} floats instead of {count} times {size}"
        for action in rules.table.actions:
            kinds = array("f", told[action.index * width : (action.index + 1) * width])[: len(rules.table.kinds)]
            ones = [kind for kind, there in enumerate(kinds) if there]
            assert ones == ([action.kind] if kinds else []), f"{action.text!r} is told as of another kind"
    for state in positions(case, seed, each=1):
        for seat in case.seats:
            told = encoding.actions(seat)
            met: dict[bytes, str] = {}
            for action in rules.legal(state, seat):
                other = met.setdefault(told[action.index * width : (action.index + 1) * width], action.text)
                assert other == action.text, f"{other!r} and {action.text!r} are told alike"


def _first(one: Any, other: Any) -> str:  # noqa: ANN401 (whatever views tell)
    """Where two views differ."""
    return next((f"{key!r} is {one[key]!r} or {other[key]!r}" for key in one if one[key] != other.get(key)), "keys")
