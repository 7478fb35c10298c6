"""What a seat may not know: two states that it cannot tell apart give it the same bytes.

`resample` gets the view and nothing else, so it cannot hide a leak by looking at the truth: its signature
has no room for the state. What it makes is held against the truth here.
"""

from __future__ import annotations

import random

from backroom.kernel.chance import FastChance
from backroom.kernel.state import State
from backroom.kernel.view import View
from backroom.testing.case import Case
from backroom.testing.plain import Path, Scalar, leaves, refusal_text, text_of, update_text
from backroom.testing.walk import Walk, positions


def updates_keep_secrets(case: Case, seed: int) -> None:
    """For every viewer the update of a resampled state has the very bytes of the true one: view, decision, offers."""
    for state in positions(case, seed, each=4):
        for viewer in case.viewers:
            truth = update_text(case, state, viewer)
            for number in range(2):
                other = resampled(case, state, viewer, seed + number)
                said = update_text(case, other, viewer)
                assert said == truth, f"viewer {viewer} could tell a resampled state: {_first_difference(truth, said)}"


def refusals_keep_secrets(case: Case, seed: int) -> None:
    """A refusal says the same in two states that its seat cannot tell apart."""
    own = random.Random(seed)
    table = case.rules.table.actions
    for state in positions(case, seed, each=4):
        for seat in case.seats:
            other = resampled(case, state, seat, seed)
            for action in own.sample(table, min(60, len(table))):
                truth = refusal_text(case.rules.refuse(state, seat, action))
                said = refusal_text(case.rules.refuse(other, seat, action))
                assert said == truth, f"refusing {action.text!r} tells seat {seat} a secret: {truth} or {said}"


def resampled_states_play_on(case: Case, seed: int) -> None:
    """A resampled state has the same pieces and can be played to its end."""
    for number, state in enumerate(positions(case, seed, each=3)):
        viewer = case.viewers[number % len(case.viewers)]
        other = resampled(case, state, viewer, seed)
        before = case.rules.inventory(state)
        assert case.rules.inventory(other) == before, f"resampling for {viewer} lost or made pieces"
        ended = Walk(case, seed, start=other).to_the_end()
        assert case.rules.inventory(ended) == before, f"a state resampled for {viewer} lost pieces in play"


def views_stand_still(case: Case, seed: int) -> None:
    """A view is built from nothing: playing on changes neither what it says nor what is resampled from it."""
    for state in positions(case, seed, each=3):
        walk = Walk(case, seed, start=state)
        views = [case.rules.view(walk.state, viewer) for viewer in case.viewers]
        before = [_told_and_resampled(case, view, seed) for view in views]
        walk.to_the_end()
        for view, said in zip(views, before, strict=True):
            same = _told_and_resampled(case, view, seed) == said
            assert same, f"a view of {view.viewer} changed while the game went on"


def _told_and_resampled(case: Case, view: View, seed: int) -> str:
    return text_of([view.as_data(), case.rules.resample(view, FastChance(seed)).as_data()])


def resampling_varies(case: Case, seed: int) -> None:
    """What one viewer is told and another is not comes out differently, sooner or later, when it is resampled.

    So a view that carries the whole truth along for `resample`, or a `resample` that always deals alike, is found.
    Where a title says that all is public, everybody's resampled state is the true one instead.
    """
    met = positions(case, seed, each=3)
    if case.title.all_public:
        for state in met:
            for viewer in case.viewers:
                again = case.rules.resample(case.rules.view(state, viewer), FastChance(seed))
                assert text_of(again.as_data()) == text_of(state.as_data()), f"not all is public to {viewer}"
        return
    told = {
        viewer: [dict(leaves(case.rules.view(state, viewer).as_data())) for state in met] for viewer in case.viewers
    }
    for seat in case.seats:
        changing = _changing(told[seat])
        for viewer in case.viewers:
            hidden = [
                state
                for state, known, seen in zip(met, told[seat], told[viewer], strict=True)
                if viewer != seat and any(seen.get(path) != known.get(path) for path in changing)
            ]
            varied = any(_varies(case, state, viewer, seat, seed) for state in hidden)
            assert varied or not hidden, f"resampled for {viewer}, what seat {seat} knows is always the same"


def _facts(case: Case, state: State, viewer: int) -> dict[Path, Scalar]:
    return dict(leaves(case.rules.view(state, viewer).as_data()))


def _changing(views: list[dict[Path, Scalar]]) -> set[Path]:
    """The facts of a seat's views that are not always the same, as who it is itself."""
    return {path for view in views for path in view if any(other.get(path) != view[path] for other in views)}


def _varies(case: Case, state: State, viewer: int, seat: int, seed: int) -> bool:
    others = [resampled(case, state, viewer, seed + number) for number in range(3)]
    return len({text_of(case.rules.view(other, seat).as_data()) for other in others}) > 1


def resampled(case: Case, state: State, viewer: int, seed: int) -> State:
    """A state that this viewer cannot tell from `state`."""
    return case.rules.resample(case.rules.view(state, viewer), FastChance(seed))


def _first_difference(one: str, other: str) -> str:
    at = next((at for at, (left, right) in enumerate(zip(one, other, strict=False)) if left != right), len(one))
    return f"…{one[max(0, at - 60) : at + 30]}… or …{other[max(0, at - 60) : at + 30]}…"
