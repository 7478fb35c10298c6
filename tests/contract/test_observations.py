"""Observations of our own titles, fact by fact; and what is said where there are none."""

from __future__ import annotations

import random
from array import array

import pytest

from backroom.games import titles
from backroom.kernel.encoding import width_of
from backroom.kernel.floats import BYTES
from backroom.kernel.refusal import BadInput
from backroom.kernel.state import State
from backroom.kernel.title import AnyTitle
from backroom.template.penny_ante.title import PENNY_ANTE, ante_title
from backroom.testing.case import Case, cases_of
from backroom.testing.checks import CHECKS, observations
from backroom.testing.walk import positions
from tests.contract.changed_facts import KERNEL, changed, fields_of, nudged, public_fields
from tests.contract.our_cases import our_cases
from tests.contract.toys.broken_observations import Observes

#: How often seats are told of a field that is another.
ENOUGH = 12
OBSERVED = [check for check in CHECKS if check.__module__ == observations.__name__]

every_title = pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)


def corners(title: AnyTitle) -> list[Case]:
    """The fewest players without and the most with every option."""
    cases = our_cases(title)
    return [cases[0], cases[-1]]


def changed_fields(case: Case, before: State, after: State, seat: int) -> list[str]:
    """The fields of an observation in which two states differ, each by the fields of the state that it tells of."""
    encoding = case.rules.encoding
    assert encoding is not None
    one, other = case.rules.encode(before, seat), case.rules.encode(after, seat)
    found: list[str] = []
    at = 0
    for field in encoding.fields:
        end = at + field.width * BYTES
        if one[at:end] != other[at:end]:
            found.append(" ".join(field.of))
        at = end
    return found


@every_title
def test_every_field_of_a_state_is_told_or_left_out_with_a_reason(title: AnyTitle) -> None:
    encoding = corners(title)[0].rules.encoding
    assert encoding is not None
    told = {name for field in encoding.fields for name in field.of}

    assert told | {*encoding.left_out} >= {*fields_of(title), *KERNEL}
    assert told <= {*fields_of(title), *KERNEL}
    assert len({field.name for field in encoding.fields}) == len(encoding.fields)


@every_title
def test_every_public_fact_is_told_in_its_own_place(title: AnyTitle) -> None:
    own = random.Random(1)
    found = [(case, state) for case in corners(title) for state in positions(case, 1, each=1)]
    encoding = found[0][0].rules.encoding
    assert encoding is not None
    for name in public_fields(title):
        if name in encoding.left_out:
            continue
        told = 0
        # Decisions that lie below the one that is asked go with it: they are no facts of their own.
        for change in (changed,) if name in KERNEL else (changed, nudged):
            for case, state in found:
                for done, other in change(case.rules, state, name, own) if told < ENOUGH else ():
                    told += _told(case, state, other, name, done)
            if told:
                break
        assert told or name in KERNEL, f"{name} was never another"


def _told(case: Case, state: State, other: State, name: str, done: str) -> int:
    """How many seats were told of a change, which must be all who could see it."""
    told = 0
    for seat in case.seats:
        fields = changed_fields(case, state, other, seat)
        if not fields:
            views = [case.rules.view(of, seat).as_data() for of in (state, other)]
            assert views[0] == views[1], f"{case}: seat {seat} is not told that {name} is another: {done}"
            continue
        told += 1
        # Whoever plays a gang says from where gangs are counted: then everything is told anew.
        strange = [of for of in fields if name not in of.split()] if name != "player_of" else []
        assert not strange, f"{case}: {name} is told where {strange} should be: {done}"
    return told


@every_title
def test_a_seat_counts_from_itself(title: AnyTitle) -> None:
    """The first float of whom is asked is the seat's own: in every title, for every seat."""
    for case in corners(title):
        encoding = case.rules.encoding
        assert encoding is not None
        asked = [field.name for field in encoding.fields].index("asked")
        first = width_of(encoding.fields[:asked]) + len(case.rules.steps)
        for state in positions(case, 1, each=1):
            for seat in case.seats:
                told = array("f", case.rules.encode(state, seat))
                asks = state.outcome is None and state.stack[-1].asks(seat)
                assert told[first] == float(asks)


@every_title
def test_an_onlooker_and_a_buffer_that_is_too_small_are_refused(title: AnyTitle) -> None:
    rules = corners(title)[0].rules
    state = positions(corners(title)[0], 1, each=1)[0]
    (size,) = rules.observation_shape

    for seat in (-1, rules.players):
        with pytest.raises(BadInput, match="no-such-seat"):
            rules.encode(state, seat)
    for offset in (-1, 1):
        with pytest.raises(ValueError, match=f"{size} floats from {offset} on do not fit into {size}"):
            rules.encode_into(state, 0, array("f", bytes(size * BYTES)), offset)


def test_a_title_without_an_encoding_plays_and_says_so() -> None:
    rules = PENNY_ANTE.rules(PENNY_ANTE.settings(3))
    state = positions(Case(PENNY_ANTE, PENNY_ANTE.settings(3)), 1, each=1)[0]

    assert rules.encoding is None
    for ask in (
        lambda: rules.observation_shape,
        lambda: rules.action_shape,
        lambda: rules.encode(state, 0),
        lambda: rules.encode_view(rules.view(state, 0)),
        lambda: rules.encode_into(state, 0, array("f", [0.0])),
    ):
        with pytest.raises(BadInput, match="no-encoding") as caught:
            ask()
        assert caught.value.facts == {"title": "penny-ante"}


def test_a_stranger_can_have_an_encoding() -> None:
    """Without kinds of actions, and interpreted where the kernel is compiled."""
    title = ante_title(Observes)
    for case in cases_of(title):
        for check in OBSERVED:
            check(case, 1)
