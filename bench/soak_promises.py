"""What stays flat over hours of play, and what became of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median

from bench.promises import Verdict
from bench.table_promises import spread

#: What may come on top from the first third of the time to the last.
MOST_MEMORY = 1.1
MOST_FILES = 1.25
MOST_WAITS = 2.0


@dataclass(frozen=True)
class Sample:
    """One look at a process, so many seconds after the beginning of all and after its own start."""

    at: float
    age: float
    #: Megabytes.
    held: float
    files: int
    #: Seconds that people waited since the look before, at whichever process; told once.
    waits: list[float]


def judge_memory(samples: Sequence[Sample], seconds: float, every: float) -> Verdict:
    """By what the processes held that were at least half as old as they become."""
    settled = [one for one in samples if one.age > every / 2]
    return _judge("memory", "MB", MOST_MEMORY, settled, seconds, lambda some: median(one.held for one in some))


def judge_files(samples: Sequence[Sample], seconds: float, every: float) -> Verdict:
    settled = [one for one in samples if one.age > every / 2]
    return _judge("open files", "", MOST_FILES, settled, seconds, lambda some: median(one.files for one in some))


def judge_waits(samples: Sequence[Sample], seconds: float, every: float) -> Verdict:
    """The middle wait: whoever is cut off by a restart waits for long, and the machine may be busy now and then."""

    def waited(some: Sequence[Sample]) -> float:
        return 1000 * spread([wait for one in some for wait in one.waits])["p50"]

    return _judge("the middle wait", "ms", MOST_WAITS, samples, seconds, waited)


def _judge(
    what: str,
    unit: str,
    most: float,
    samples: Sequence[Sample],
    seconds: float,
    of: Callable[[Sequence[Sample]], float],
) -> Verdict:
    says = f"{what} in the last third at most {most:.2f} × that in the first"
    first = [one for one in samples if one.at < seconds / 3]
    last = [one for one in samples if 2 * seconds / 3 <= one.at < seconds]
    if not first or not last:
        return Verdict(says, None, "the run was too short for its restarts")
    before, after = of(first), of(last)
    return Verdict(says, after <= most * before, f"{before:.1f} and {after:.1f} {unit}".rstrip())
