"""Decisions of several seats at once."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice, permutations

from backroom.kernel.action import Action
from backroom.kernel.chance import FastChance
from backroom.kernel.decision import seats_of
from backroom.kernel.event import Event
from backroom.kernel.state import State
from backroom.testing.case import Case
from backroom.testing.plain import seen_texts, state_text, text_of, update_text
from backroom.testing.walk import Walk, positions, texts


def answers_in_any_order(case: Case, seed: int) -> None:
    """Whoever answers first, the same answers lead to the same state and ask chance the same."""
    for state, answers in _answered(case, seed):
        ends: set[tuple[str, tuple[int, ...]]] = set()
        for order in islice(permutations(answers), 24):
            after = state.clone()
            chance = FastChance(seed)
            for seat in order:
                for action in answers[seat]:
                    case.rules.apply(after, seat, action, chance)
            ends.add((state_text(after), tuple(chance.mark())))
        said = {seat: texts(actions) for seat, actions in answers.items()}
        assert len(ends) == 1, f"the answers {said} come to different things in different orders"


def answers_stay_sealed(case: Case, seed: int) -> None:
    """Before the last answer is in, the others learn who has answered and nothing else.

    Where a step lets players tell something at once (talk, cards laid openly), answers without that look alike.
    """
    for state, answers in _answered(case, seed):
        for seat, actions in answers.items():
            others = [viewer for viewer in case.viewers if viewer != seat]
            if any(state.stack[-1].step.told_at_once(action) for action in case.rules.legal(state, seat)):
                _sealed_answers_look_alike(case, state, seat, others, seed)
                continue
            after, told = _answer(case, state, seat, actions)
            for viewer in others:
                expected = _but_for_who_is_asked(case, state, after, viewer)
                sight = update_text(case, after, viewer)
                assert sight == expected, f"{texts(actions)} of seat {seat} shows to {viewer} before the last answer"
            for number in range(5):
                instead = Walk(case, seed + number, start=state).submission_of(seat)
                _, told_instead = _answer(case, state, seat, instead)
                for viewer in others:
                    same = seen_texts(told, viewer) == seen_texts(told_instead, viewer)
                    assert same, f"{viewer} can tell {texts(instead)} from {texts(actions)} by the events"


def _sealed_answers_look_alike(case: Case, state: State, seat: int, others: list[int], seed: int) -> None:
    sights: dict[int, set[str]] = {viewer: set() for viewer in others}
    for number in range(6):
        actions = _sealed_answer(case, state, seat, seed + number)
        after, told = _answer(case, state, seat, actions)
        for viewer in others:
            sights[viewer].add(update_text(case, after, viewer) + text_of(seen_texts(told, viewer)))
            assert len(sights[viewer]) == 1, f"{viewer} can tell {texts(actions)} of seat {seat} from another answer"


def _sealed_answer(case: Case, state: State, seat: int, seed: int) -> list[Action]:
    """A whole answer of which nothing is told at once."""
    tried = state.clone()
    step = state.stack[-1].step
    own = random.Random(seed)
    actions: list[Action] = []
    while tried.stack and tried.stack[-1].step is step and tried.stack[-1].asks(seat):
        sealed = [action for action in case.rules.legal(tried, seat) if not step.told_at_once(action)]
        actions.append(own.choice(sealed))
        case.rules.apply(tried, seat, actions[-1], FastChance(0))
    return actions


def _answered(case: Case, seed: int) -> Iterator[tuple[State, dict[int, list[Action]]]]:
    """Positions in which several seats are asked at once, with an answer of each."""
    for state in positions(case, seed, each=8):
        seats = [] if state.outcome is not None else seats_of(state.stack[-1].seats)
        if len(seats) > 1:
            yield state, {seat: Walk(case, seed + seat, start=state).submission_of(seat) for seat in seats}


def _answer(case: Case, state: State, seat: int, actions: list[Action]) -> tuple[State, list[Event]]:
    after = state.clone()
    told: list[Event] = []
    for action in actions:
        case.rules.apply(after, seat, action, FastChance(0), told)
    return after, told


def _but_for_who_is_asked(case: Case, before: State, after: State, viewer: int) -> str:
    """The update before an answer, with the decision as it stands after it."""
    data = case.rules.update(before, viewer, []).as_data()
    decision = data["decision"]
    assert isinstance(decision, dict), f"the update of {viewer} tells of no decision"
    decision["seats"] = seats_of(after.stack[-1].seats)
    old = text_of(before.stack[-1].as_data())
    return text_of(data).replace(old, text_of(after.stack[-1].as_data()))
