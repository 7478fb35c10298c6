"""Whether the positions that are checked hold every kind of decision of a title."""

from __future__ import annotations

from collections.abc import Iterable

from backroom.testing.case import Case
from backroom.testing.walk import positions


def meet_every_decision(cases: Iterable[Case], seed: int) -> None:
    """Else a check could pass for want of anything to check; `starts` is the place for rare positions."""
    steps: set[str] = set()
    met: set[str] = set()
    for case in cases:
        steps |= {*case.rules.steps}
        met |= {state.stack[-1].step.prompt for state in positions(case, seed, each=1) if state.outcome is None}
    missed = ", ".join(sorted(steps - met))
    assert not missed, f"random play never met {missed}: hand in positions from which it does (`starts`)"
