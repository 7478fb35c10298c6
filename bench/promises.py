"""What is measured, what was promised of it, and what became of the promises."""

from __future__ import annotations

import statistics
import sys
from collections.abc import Iterable
from dataclasses import dataclass, field, replace

SMALLEST_OBJECT = sys.getsizeof(object())


@dataclass(frozen=True)
class Measure:
    """A row of the table: what `bench.worker` measures, in which build of ours. `play` counts decisions."""

    name: str
    build: str
    what: str
    play: bool = True
    #: Which of ours, for a row of ours.
    title: str = ""

    def of(self, title: str) -> Measure:
        """This row of ours for one title."""
        return replace(self, name=f"{title} {self.name}", title=title)


HEARTS = Measure("hearts (OpenSpiel)", "interpreted", "hearts")
HEARTS_BARE = Measure("hearts, barest loop", "interpreted", "hearts_bare")
CATANATRON = Measure("Catanatron, 4 players", "interpreted", "catanatron")
HEARTS_CLONE = Measure("hearts clone", "interpreted", "hearts_clones", play=False)
#: The rows of others.
PEERS = (
    HEARTS,
    HEARTS_BARE,
    CATANATRON,
    Measure("uno (RLCard)", "interpreted", "rlcard_uno"),
    Measure("gin rummy (RLCard)", "interpreted", "rlcard_gin_rummy"),
    HEARTS_CLONE,
)
STEPS_COMPILED = Measure("compiled, steps", "compiled", "step_by_step")
PLAYOUTS_COMPILED = Measure("compiled, playouts", "compiled", "playouts")
STEPS_INTERPRETED = Measure("interpreted, steps", "interpreted", "step_by_step")
PLAYOUTS_INTERPRETED = Measure("interpreted, playouts", "interpreted", "playouts")
CLONE = Measure("clone, compiled", "compiled", "clones", play=False)
RESAMPLE = Measure("resample, compiled", "compiled", "resamples", play=False)
#: The rows of each title of ours.
OURS = (
    STEPS_COMPILED,
    PLAYOUTS_COMPILED,
    STEPS_INTERPRETED,
    PLAYOUTS_INTERPRETED,
    CLONE,
    RESAMPLE,
    Measure("view, compiled", "compiled", "views", play=False),
    Measure("observation, compiled", "compiled", "observations", play=False),
    Measure("clone, interpreted", "interpreted", "clones", play=False),
    Measure("resample, interpreted", "interpreted", "resamples", play=False),
    Measure("view, interpreted", "interpreted", "views", play=False),
    Measure("observation, interpreted", "interpreted", "observations", play=False),
)
#: What the play of others is measured in, and how its column is headed.
YARDSTICKS = {HEARTS: "× hearts", HEARTS_BARE: "× barest", CATANATRON: "× Catanatron"}


def measures(titles: Iterable[str]) -> list[Measure]:
    """Every row, for these titles."""
    return [*PEERS, *(row.of(title) for title in titles for row in OURS)]


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


def play_beside(title: str, build: str, least: float, peer: Measure) -> Target:
    """Random play step by step is at least so many times as fast as a peer's."""
    steps, playouts = {
        "compiled": (STEPS_COMPILED, PLAYOUTS_COMPILED),
        "interpreted": (STEPS_INTERPRETED, PLAYOUTS_INTERPRETED),
    }[build]
    beside = [("playouts", playouts.of(title), peer)]
    if peer == HEARTS:
        beside.append(("hearts in its barest loop", steps.of(title), HEARTS_BARE))
    says = f"{title} {build}, at least {least:g} times {peer.name}"
    return Target(says, steps.of(title), peer, least, tuple(beside))


def clone_beside_hearts(title: str, most: int) -> Target:
    return Target(f"{title}: a clone takes at most {most} of hearts' clones", CLONE.of(title), HEARTS_CLONE, 1 / most)


def resample_beside_clone(title: str, most: int) -> Target:
    return Target(f"{title}: a resample takes at most {most} clones", RESAMPLE.of(title), CLONE.of(title), 1 / most)


#: What was promised of each title, four players; of some before they stand. Only what stands is measured and judged.
TARGETS = (
    play_beside("chicago-poker", "compiled", 3, HEARTS),
    play_beside("chicago-poker", "compiled", 30, CATANATRON),
    play_beside("chicago-poker", "interpreted", 0.6, HEARTS),
    clone_beside_hearts("chicago-poker", 3),
    resample_beside_clone("chicago-poker", 10),
    play_beside("chicago-gangsters", "compiled", 2, HEARTS),
    clone_beside_hearts("chicago-gangsters", 3),
    play_beside("gangster", "compiled", 20, CATANATRON),
    play_beside("chicago", "compiled", 20, CATANATRON),
)


def targets(titles: Iterable[str]) -> list[Target]:
    """What was promised of these titles."""
    return [target for title in titles for target in TARGETS if target.one.title == title]


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


def judge_memory(title: str, held: dict[str, float]) -> Verdict:
    """No growth: over the second half of the games less than one smallest object a game, so nothing of them is kept."""
    says = f"{title}: {held['games']:,.0f} games in one process without memory growth"
    told = (
        f"{held['first']:,.0f} kB at first, {held['half']:,.0f} kB after half, {held['whole']:,.0f} kB after all, "
        f"{held['per_thousand']:.2f} kB a thousand games"
    )
    return Verdict(says, held["per_thousand"] * 1024 / 1000 < SMALLEST_OBJECT, told)
