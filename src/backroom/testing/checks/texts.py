"""Round trips through text."""

from __future__ import annotations

import json

from backroom.testing.case import Case
from backroom.testing.plain import state_text, text_of, update_text
from backroom.testing.walk import Walk, positions


def actions_round_trip(case: Case, seed: int) -> None:
    """Every action of the table is found again by its text, however it is typed, and by its index."""
    table = case.rules.table
    for action in table.actions:
        assert table[action.index] is action, f"{action.text!r} is not the action of its index"
        for typed in (action.text, f"  {action.text.upper()} ".replace(" ", "  ")):
            try:
                found = table.parse(typed)
            except Exception as error:
                raise AssertionError(f"{typed!r} is not read back as {action.text!r}: {error}") from error
            assert found is action, f"{typed!r} is read back as {found.text!r}"


def states_round_trip(case: Case, seed: int) -> None:
    """A state that went through JSON is equal, has the same future and shares nothing with its snapshot."""
    for state in positions(case, seed, each=2):
        text = state_text(state)
        snapshot = json.loads(text)
        again = case.rules.restore(snapshot)
        assert state_text(again) == text, "a state restored from its own data is another one"
        for viewer in case.viewers:
            same = update_text(case, again, viewer) == update_text(case, state, viewer)
            assert same, f"a restored state looks different to {viewer}"
        future = state_text(Walk(case, seed, start=state).to_the_end())
        walk = Walk(case, seed, start=state)
        walk.state = again
        assert state_text(walk.to_the_end()) == future, "a restored state has another future"
        assert text_of(snapshot) == text, "playing on from a restored state changed the snapshot"


def updates_are_plain(case: Case, seed: int) -> None:
    """Updates survive JSON unchanged, and equal states give equal bytes."""
    for state in positions(case, seed, each=3):
        twin = case.rules.restore(json.loads(state_text(state)))
        for viewer in case.viewers:
            data = case.rules.update(state, viewer, []).as_data()
            text = text_of(data)
            assert json.loads(text) == data, f"the update of {viewer} is not the same after JSON"
            for other in (state, state.clone(), twin):
                assert update_text(case, other, viewer) == text, "equal states give updates with different bytes"
