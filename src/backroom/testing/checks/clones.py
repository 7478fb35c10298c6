"""Clones and their originals."""

from __future__ import annotations

from backroom.kernel.state import State
from backroom.testing.case import Case
from backroom.testing.plain import state_text, text_of
from backroom.testing.walk import Walk, positions, walks


def old_clones_never_change(case: Case, seed: int) -> None:
    """Whatever is played, clones and snapshots taken on the way stay what they were."""
    for walk in walks(case, seed):
        kept: list[tuple[State, dict[str, object], str]] = []
        for state in walk.play():
            if walk.decisions % 7 == 0 or state.outcome is not None:
                text = state_text(state)
                kept.append((state.clone(), state.as_data(), text))
                assert state_text(kept[-1][0]) == text, "a clone is not equal to its original"
        for clone, snapshot, text in kept:
            assert state_text(clone) == text, "an old clone changed while the game went on"
            assert text_of(snapshot) == text, "an old snapshot changed while the game went on"


def clones_play_apart(case: Case, seed: int) -> None:
    """A clone that is played on does not disturb its original; equal chance gives equal futures."""
    for state in positions(case, seed, each=3):
        before = state_text(state)
        ends = {state_text(Walk(case, seed, start=start).to_the_end()) for start in (state, state.clone(), state)}
        assert state_text(state) == before, "playing a clone on changed its original"
        assert len(ends) == 1, "with equal chance and equal choices the same state came to different ends"


def equality_goes_by_what_is_held(case: Case, seed: int) -> None:
    """`==` and `hash` go by what a state holds, and its `repr` tells all of it."""
    before: State | None = None
    for state in positions(case, seed, each=2):
        twin = state.clone()
        assert twin == state, "a clone is not equal to its original"
        assert hash(twin) == hash(state), "a clone has another hash than its original"
        assert case.rules.restore(state.as_data()) == state, "a restored state is not equal to its original"
        same = before is not None and state_text(state) == state_text(before)
        assert (state == before) is same, "states are equal though they hold different things, or the other way round"
        assert all(f"{name}={value!r}" in repr(state) for name, value in state.as_data().items()), "a repr tells less"
        before = state
