"""What was promised of a house that grows, and what became of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from bench.promises import Verdict
from bench.scale_model import Load, Told

#: From a choice to the update of each seat, in milliseconds, for 99 of 100.
MOST_WAIT = 40.0
#: What a late move may cost, beside an early one.
MOST_LATE = 1.5
#: What a choice may cost before many onlookers, beside one before five.
MOST_ONLOOKERS = 2.0
#: What is measured lies between a part of what the model tells and as many times as much.
MOST_OFF = 2.0


class Measured(Protocol):
    @property
    def load(self) -> Load: ...

    @property
    def told(self) -> Told: ...


def judge_waits(point: Measured) -> Verdict:
    p99 = 1000 * point.told.waits["p99"]
    told = f"{p99:.1f} ms with {point.load.processes} processes and {point.load.tables:,} tables of 4"
    return Verdict(f"99 of 100 updates within {MOST_WAIT:.0f} ms of the choice", p99 < MOST_WAIT, told)


def judge_late(early: float, late: float) -> Verdict:
    says = f"a late move costs at most {MOST_LATE:.1f} × an early one"
    return Verdict(says, late <= MOST_LATE * early, f"{late / early:.2f} × ({_ms(late)} and {_ms(early)})")


def judge_onlookers(few: float, many: float, onlookers: int) -> Verdict:
    says = f"a choice before {onlookers} onlookers costs at most {MOST_ONLOOKERS:.0f} × one before 5"
    return Verdict(says, many <= MOST_ONLOOKERS * few, f"{many / few:.2f} × ({_ms(many)} and {_ms(few)})")


def judge_model(pairs: Sequence[tuple[str, float, float]]) -> Verdict:
    """`pairs`: what it is about, what was measured, what the model tells."""
    says = f"the model tells choices a second within a factor of {MOST_OFF:.0f}"
    if not all(measured > 0 and model > 0 for _, measured, model in pairs):
        return Verdict(says, False, "nothing was played in a run")
    about, measured, model = max(pairs, key=lambda pair: max(pair[1] / pair[2], pair[2] / pair[1]))
    off = max(measured / model, model / measured)
    return Verdict(
        says, off <= MOST_OFF, f"{off:.2f} at most: {about}: {measured:,.0f} measured, {model:,.0f} foretold"
    )


def _ms(seconds: float) -> str:
    return f"{1000 * seconds:.2f} ms"
