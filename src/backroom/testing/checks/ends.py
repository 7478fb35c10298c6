"""Random games end."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from backroom.kernel.state import Outcome, State
from backroom.testing.case import Case
from backroom.testing.walk import walks

#: Of processor time, for one decision. Rules take some millionths of it.
SECONDS = 0.5


def games_end(case: Case, seed: int) -> None:
    """Nobody is ever stuck, nothing goes on for ever, and at the end somebody has won for some reason."""
    for walk in walks(case, seed):
        moments = walk.play()
        while True:
            with _coming_back():
                state = next(moments, None)
            if state is None:
                break
            if state.outcome is None:
                _asks_properly(case, state)
            else:
                _ended_properly(case, state, state.outcome)


def _asks_properly(case: Case, state: State) -> None:
    assert state.stack, "the game is not over, but nobody is asked anything"
    top = state.stack[-1]
    prompt = repr(top.step.prompt)
    assert top.seats, f"{prompt} asks nobody"
    assert not top.seats >> case.settings.players, f"{prompt} asks a seat that is not at the table"
    assert case.rules.steps.get(top.step.prompt) is top.step, f"{prompt} is no step of these rules"
    for seat in case.seats:
        if top.asks(seat):
            assert case.rules.legal(state, seat), f"dead end: seat {seat} is asked {prompt} and may choose nothing"


def _ended_properly(case: Case, state: State, outcome: Outcome) -> None:
    assert not state.stack, "the game is over, but a decision is pending"
    assert outcome.reason, "the game ended for no reason"
    assert outcome.winners, "the game ended and nobody won"
    assert outcome.winners == sorted({*outcome.winners} & {*case.seats}), f"{outcome.winners} cannot be the winners"
    assert len(outcome.scores) == case.settings.players, f"{outcome.scores} is not a score for each seat"
    for seat in case.seats:
        assert not case.rules.legal(state, seat), f"the game is over, but seat {seat} may still choose"


@contextmanager
def _coming_back() -> Iterator[None]:
    """Stop rules that run on and on by themselves. Compiled rules cannot be stopped, nor any on Windows: there the
    test hangs."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def stop(number: int, frame: FrameType | None) -> None:
        raise AssertionError(f"the rules did not come back within {SECONDS} seconds")

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
