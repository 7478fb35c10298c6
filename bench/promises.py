"""What is measured, what was promised of it, and what became of the promises."""

from __future__ import annotations

import statistics
import sys
from dataclasses import dataclass, field

SMALLEST_OBJECT = sys.getsizeof(object())


@dataclass(frozen=True)
class Measure:
    """A row of the table: what `bench.worker` measures, in which build of ours. `play` counts decisions."""

    name: str
    build: str
    what: str
    play: bool = True


HEARTS = Measure("hearts (OpenSpiel)", "interpreted", "hearts")
HEARTS_BARE = Measure("hearts, barest loop", "interpreted", "hearts_bare")
CATANATRON = Measure("Catanatron, 4 players", "interpreted", "catanatron")
STEPS_COMPILED = Measure("ours compiled, steps", "compiled", "step_by_step")
PLAYOUTS_COMPILED = Measure("ours compiled, playouts", "compiled", "playouts")
STEPS_INTERPRETED = Measure("ours interpreted, steps", "interpreted", "step_by_step")
PLAYOUTS_INTERPRETED = Measure("ours interpreted, playouts", "interpreted", "playouts")
HEARTS_CLONE = Measure("hearts clone", "interpreted", "hearts_clones", play=False)
CLONE = Measure("our clone, compiled", "compiled", "clones", play=False)
RESAMPLE = Measure("our resample, compiled", "compiled", "resamples", play=False)
MEASURES = (
    HEARTS,
    HEARTS_BARE,
    CATANATRON,
    Measure("uno (RLCard)", "interpreted", "rlcard_uno"),
    Measure("gin rummy (RLCard)", "interpreted", "rlcard_gin_rummy"),
    STEPS_COMPILED,
    PLAYOUTS_COMPILED,
    STEPS_INTERPRETED,
    PLAYOUTS_INTERPRETED,
    HEARTS_CLONE,
    CLONE,
    RESAMPLE,
    Measure("our view, compiled", "compiled", "views", play=False),
    Measure("our clone, interpreted", "interpreted", "clones", play=False),
    Measure("our resample, interpreted", "interpreted", "resamples", play=False),
    Measure("our view, interpreted", "interpreted", "views", play=False),
)
#: What the play of others is measured in, and how its column is headed.
YARDSTICKS = {HEARTS: "× hearts", HEARTS_BARE: "× barest", CATANATRON: "× Catanatron"}


@dataclass
class Rates:
    """What one measure did in a second, round by round; `steps` with a peer's chance nodes, where it has them."""

    rounds: list[float] = field(default_factory=list)
    steps: list[float] = field(default_factory=list)

    @property
    def best(self) -> float:
        return max(self.rounds)

    @property
    def spread(self) -> float:
        """How far the median lies below the best."""
        return 1 - statistics.median(self.rounds) / self.best


Results = dict[Measure, Rates]


@dataclass(frozen=True)
class Target:
    """A promise of ours: the rate of one is at least `least` times that of the other.

    `beside` are ratios that are told with it and decide nothing.
    """

    says: str
    one: Measure
    other: Measure
    least: float
    beside: tuple[tuple[str, Measure, Measure], ...] = ()

    def shown(self, ratio: float) -> float:
        """A ratio of rates as the promise speaks of it: if it allows so many times the time, a ratio of times."""
        return ratio if self.least > 0.5 else 1 / ratio


TARGETS = (
    Target(
        "compiled, at least 3 times hearts",
        STEPS_COMPILED,
        HEARTS,
        3,
        (("playouts", PLAYOUTS_COMPILED, HEARTS), ("hearts in its barest loop", STEPS_COMPILED, HEARTS_BARE)),
    ),
    Target(
        "compiled, at least 30 times Catanatron",
        STEPS_COMPILED,
        CATANATRON,
        30,
        (("playouts", PLAYOUTS_COMPILED, CATANATRON),),
    ),
    Target(
        "interpreted, at least 0.6 times hearts",
        STEPS_INTERPRETED,
        HEARTS,
        0.6,
        (("playouts", PLAYOUTS_INTERPRETED, HEARTS), ("hearts in its barest loop", STEPS_INTERPRETED, HEARTS_BARE)),
    ),
    Target("a clone takes at most 3 of hearts' clones", CLONE, HEARTS_CLONE, 1 / 3),
    Target("a resample takes at most 10 clones", RESAMPLE, CLONE, 1 / 10),
)


@dataclass(frozen=True)
class Verdict:
    """What became of a promise; `kept` is None if that was not measured."""

    says: str
    kept: bool | None
    told: str


def judge(target: Target, results: Results) -> Verdict:
    """What became of a promise."""
    if target.one not in results or target.other not in results:
        return Verdict(target.says, None, "a row that it speaks of was left out")
    one, other = results[target.one], results[target.other]
    ratio = one.best / other.best
    by_round = [mine / theirs for mine, theirs in zip(one.rounds, other.rounds, strict=True)]
    middle = sorted(target.shown(quartile) for quartile in statistics.quantiles(by_round, n=4, method="inclusive"))
    told = f"{target.shown(ratio):.2f} (half of the rounds {middle[0]:.2f} to {middle[-1]:.2f})"
    for words, mine, theirs in target.beside:
        if mine in results and theirs in results:
            told += f"; {words} {target.shown(results[mine].best / results[theirs].best):.2f}"
    return Verdict(target.says, ratio >= target.least, told)


def judge_memory(held: dict[str, float]) -> Verdict:
    """No growth: over the second half of the games less than one smallest object a game, so nothing of them is kept."""
    says = f"{held['games']:,.0f} games in one process without memory growth"
    told = (
        f"{held['first']:,.0f} kB at first, {held['half']:,.0f} kB after half, {held['whole']:,.0f} kB after all, "
        f"{held['per_thousand']:.2f} kB a thousand games"
    )
    return Verdict(says, held["per_thousand"] * 1024 / 1000 < SMALLEST_OBJECT, told)
