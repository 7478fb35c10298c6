"""What was promised of the table server, and what became of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from statistics import median

from bench.promises import Rates, Verdict

#: From a choice to the update of each seat, in milliseconds, for 99 of 100.
MOST_WAIT = 25.0
#: A connection with its share of the table, in kilobytes.
MOST_MEMORY = 60.0
#: Our choices a second beside those of boardgame.io's server.
LEAST_RATIO = 3.0
#: So much of what the server holds may come on top in the second half of a long run: what no table keeps is noise.
MOST_GROWTH = 0.01

#: So much of the choices a second may go into the chain of records, heads and the journal's checksums.
MOST_FOR_CHECKS = 0.05

OURS, FILES, MEMORY = "ours, SQLite", "boardgame.io, files", "boardgame.io, in memory"
UNCHECKED = "ours, unchecked"


def spread(values: list[float]) -> dict[str, float]:
    """The middle, what 99 of 100 keep below, and the most."""
    ranked = sorted(values) or [0.0]
    last = len(ranked) - 1
    return {"p50": ranked[last // 2], "p99": ranked[min(last, len(ranked) * 99 // 100)], "max": ranked[last]}


@dataclass
class Waits:
    """Of a run at a pace, in seconds: from a choice to each seat's update, and what the machine alone took meanwhile.

    `late` is how late a clock of the crowd's own was, `disk` how long one page took to sync.
    """

    tables: int
    choices: int
    told: dict[str, float]
    late: dict[str, float]
    disk: dict[str, float]
    busy: float
    crowd_busy: float


@dataclass
class Held:
    """Kilobytes that the server held: before anybody came, with everybody at play."""

    connections: int
    before: float
    seated: float
    played: float

    @property
    def each(self) -> float:
        return (max(self.seated, self.played) - self.before) / self.connections


@dataclass
class Grown:
    """Kilobytes after half and after all of a long run, and how many games ended in its second half."""

    seconds: float
    games: int
    half: float
    whole: float


@dataclass
class Served:
    """A server's choices a second as fast as it goes, and for each second of its processor's time."""

    rates: Rates = field(default_factory=Rates)
    by_processor: Rates = field(default_factory=Rates)
    bytes: float = 0.0


def judge_waits(waits: Waits) -> Verdict:
    says = f"99 of 100 updates within {MOST_WAIT:.0f} ms of the choice"
    told = (
        f"{1000 * waits.told['p99']:.1f} ms at {waits.tables} tables of 4; of the machine alone a clock was late by "
        f"{1000 * waits.late['p99']:.1f} ms, a sync of the disk took {1000 * waits.disk['p99']:.1f} ms"
    )
    return Verdict(says, 1000 * waits.told["p99"] < MOST_WAIT, told)


def judge_held(held: Held) -> Verdict:
    says = f"a connection with its share of the table under {MOST_MEMORY:.0f} kB"
    told = (
        f"{held.each:.1f} kB: {held.before:,.0f} kB before, {held.seated:,.0f} kB with {held.connections:,} seated, "
        f"{held.played:,.0f} kB at play"
    )
    return Verdict(says, held.each < MOST_MEMORY, told)


def judge_grown(grown: Grown | None) -> Verdict:
    says = "no growth over time"
    if grown is None:
        return Verdict(says, None, "the long run was left out")
    share = grown.whole / grown.half - 1
    told = (
        f"{grown.half:,.0f} kB after half of {grown.seconds:.0f} s, {grown.whole:,.0f} kB after all ({share:+.2%}), "
        f"{grown.games:,} games played to their end between"
    )
    return Verdict(says, share < MOST_GROWTH, told)


def judge_ratio(served: dict[str, Served]) -> Verdict:
    """Beside their server with files, which stores as ours does; beside the one that stores nothing it is told too."""
    says = f"at least {LEAST_RATIO:.0f} times the choices a second of boardgame.io's server"
    if FILES not in served:
        return Verdict(says, None, "it was left out")
    ours = served[OURS]

    def beside(name: str) -> str:
        theirs = served[name]
        wall, processor = _ratio(ours.rates, theirs.rates), _ratio(ours.by_processor, theirs.by_processor)
        return f"{wall:.2f} ({processor:.2f} by the processor's time)"

    told = f"{beside(FILES)} with its files"
    if MEMORY in served:
        told += f"; {beside(MEMORY)} if it stores nothing"
    return Verdict(says, _ratio(ours.rates, served[FILES].rates) >= LEAST_RATIO, told)


def judge_checks(served: dict[str, Served]) -> Verdict:
    """By the processor's time: choices a second by the clock differ more from round to round than this costs.

    Both are compared within each round, where they ran one after the other, and the middle of those counts: a phase in
    which the whole machine is slow then changes nothing, and neither does one lucky round.
    """
    says = f"receipts and checks cost less than {MOST_FOR_CHECKS:.0%} of the choices a second"
    if UNCHECKED not in served:
        return Verdict(says, None, "it was left out")
    ours, unchecked = served[OURS], served[UNCHECKED]
    costs = _costs(ours.by_processor, unchecked.by_processor)
    cost, wall = median(costs), median(_costs(ours.rates, unchecked.rates))
    told = f"{cost:.1%} by the processor's time ({min(costs):.1%} to {max(costs):.1%}), {wall:.1%} by the clock"
    return Verdict(says, cost < MOST_FOR_CHECKS, told)


def _costs(ours: Rates, unchecked: Rates) -> list[float]:
    """In each round, the share that is lost."""
    return [1 - mine / other for mine, other in zip(ours.rounds, unchecked.rounds, strict=True)]


def _ratio(ours: Rates, theirs: Rates) -> float:
    return ours.best / theirs.best
