"""Our engine's speed beside the peers', in one run on one core, as ratios: `python bench/engine.py`.

Needs the peers (`pip install -e '.[bench]'`) and, for the compiled rules, a C compiler. All are measured one after
another in short rounds, because machines are noisy: a rate is the best of its rounds, a ratio that of two such rates,
and beside each stands what the single rounds gave.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import os
import statistics
import subprocess
import sys
from dataclasses import asdict, dataclass, field
from pathlib import Path
from zipfile import ZipFile

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent
CACHE = ROOT / ".venv" / "bench"
#: What the table needs.
WIDTH = 120
#: Fewer rounds than these have no middle half.
MIDDLE_HALF = 2
SMALLEST_OBJECT = sys.getsizeof(object())
#: What is imported, and from which package.
PEERS = {"pyspiel": "open_spiel", "catanatron": "catanatron", "rlcard": "rlcard"}


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
    """What became of a promise."""

    says: str
    kept: bool
    told: str


class Worker:
    """A process that measures with one build of ours."""

    def __init__(self, build: str, path: Path) -> None:
        environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join([str(path), str(ROOT)]),
            "OPENBLAS_NUM_THREADS": "1",
            "PYTHONWARNINGS": "ignore",
        }
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bench.worker"],
            cwd=ROOT,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        if self.ask({})["compiled"] is not (build == "compiled"):
            raise SystemExit(f"What lies in {path} is not {build}; .venv/wheel.log may say why.")

    def ask(self, question: dict[str, object]) -> dict[str, float]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(question) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit("A measuring process died; what it said stands above.")
        answer: dict[str, float] = json.loads(line)
        return answer


def compiled_build() -> Path:
    """The wheel that a user gets, unpacked; built only if the sources have changed."""
    script = 'set -e; root=$PWD; mkdir -p .venv; . scripts/setup.sh; build_wheel "$1" >&2; printf %s "$wheel"'
    built = subprocess.run(
        ["bash", "-c", script, "-", sys.executable], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False
    )
    if built.returncode:
        raise SystemExit("There is no compiled build to measure; --compiled FOLDER takes one that you have.")
    wheel = ROOT / built.stdout
    place = CACHE / str(wheel.stat().st_mtime_ns)
    if not place.exists():
        ZipFile(wheel).extractall(place)
    return place


def measure(
    workers: dict[str, Worker], chosen: list[Measure], rounds: int, seconds: float, console: Console
) -> Results:
    results = {row: Rates() for row in chosen}
    with console.status("measuring") as status:
        for number in range(rounds):
            for row, rates in results.items():
                status.update(f"round {number + 1} of {rounds}: {row.name}")
                answer = workers[row.build].ask({"measure": row.what, "seconds": seconds})
                rates.rounds.append(answer["done"] / answer["seconds"])
                if answer["steps"]:
                    rates.steps.append(answer["steps"] / answer["seconds"])
    return results


def show(results: Results, console: Console) -> None:
    yardsticks = {row: words for row, words in YARDSTICKS.items() if row in results}
    table = Table("", "a second", "with chance", "each", "spread", *yardsticks.values())
    table.columns[0].no_wrap = True
    for column in table.columns[1:]:
        column.justify = "right"
    for row, rates in results.items():
        steps = f"{max(rates.steps):,.0f}" if rates.steps else ""
        ratios = [f"{rates.best / results[yardstick].best:.2f}" if row.play else "" for yardstick in yardsticks]
        each = f"{1e6 / rates.best:.2f} µs"
        table.add_row(row.name, f"{rates.best:,.0f}", steps, each, f"{rates.spread:.0%}", *ratios)
    console.print(table)
    console.print(
        "Decisions of players a second, random play, the best round; spread: how far the median round lies below it.\n"
        "Hearts deals by chance nodes: ‘with chance’ counts them too. Its usual loop asks whether it is chance's turn\n"
        "and whether the game is over; its barest one asks only for what is legal, as ours does.",
        highlight=False,
    )


def judge(target: Target, results: Results) -> Verdict | None:
    """What became of a promise; None if it was not measured."""
    if target.one not in results or target.other not in results:
        return None
    one, other = results[target.one], results[target.other]
    by_round = [mine / theirs for mine, theirs in zip(one.rounds, other.rounds, strict=True)]
    ratio = one.best / other.best
    low, _, high = statistics.quantiles(by_round, n=4)
    told = f"{_ratio(ratio, target)} (half of the rounds {_ratio(low, target)} to {_ratio(high, target)})"
    for words, mine, theirs in target.beside:
        if mine in results and theirs in results:
            told += f"; {words} {_ratio(results[mine].best / results[theirs].best, target)}"
    return Verdict(target.says, ratio >= target.least, told)


def _ratio(ratio: float, target: Target) -> str:
    """A ratio of rates; where a promise is about time taken, the ratio of times."""
    return f"{ratio:.2f}" if target.least > 0.5 else f"{1 / ratio:.2f}"


def judge_memory(held: dict[str, float]) -> Verdict:
    """No growth: over the second half of the games less than one smallest object a game, so nothing of them is kept."""
    says = f"{held['games']:,.0f} games in one process without memory growth"
    told = (
        f"{held['first']:,.0f} kB at first, {held['half']:,.0f} kB after half, {held['whole']:,.0f} kB after all, "
        f"{held['per_thousand']:.2f} kB a thousand games"
    )
    return Verdict(says, held["per_thousand"] * 1024 / 1000 < SMALLEST_OBJECT, told)


def profile(workers: dict[str, Worker], compiled: Path, seconds: float, console: Console) -> None:
    """Where the time goes: interpreted by cProfile; for the compiled rules the tool that sees into them is named."""
    console.print(str(workers["interpreted"].ask({"profile": seconds})), markup=False, highlight=False)
    console.print(
        "The compiled rules are native code. callgrind counts their instructions, function by function:\n"
        f"""  echo '{{"measure": "step_by_step", "seconds": 20}}' | PYTHONPATH={compiled}:{ROOT} \\\n"""
        f"    valgrind --tool=callgrind --callgrind-out-file=callgrind.out {sys.executable} -m bench.worker\n"
        "  callgrind_annotate --inclusive=yes callgrind.out",
        markup=False,
        highlight=False,
        soft_wrap=True,
    )


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Our engine's speed beside the peers'.")
    parser.add_argument("--seconds", type=float, default=0.1, help="for one measure in one round (%(default)s)")
    parser.add_argument("--rounds", type=int, default=25, help="how many rounds (%(default)s)")
    parser.add_argument("--only", metavar="TEXT", default="", help="only rows with this in their name")
    parser.add_argument(
        "--memory", type=int, metavar="GAMES", nargs="?", const=100_000, default=20_000, help="look for memory growth "
        "over so many games (20,000; 100,000 if no number is given; 0 for not at all)",
    )  # fmt: skip
    parser.add_argument("--compiled", type=Path, metavar="FOLDER", help="a compiled build, instead of making one")
    parser.add_argument("--profile", action="store_true", help="tell where the time goes, and measure nothing")
    parser.add_argument("--json", action="store_true", help="as data")
    parser.add_argument("--check", action="store_true", help="exit code 1 if a promise is not kept or not measured")
    args = parser.parse_args()
    if args.rounds < MIDDLE_HALF or args.seconds <= 0:
        parser.error(f"--rounds must be {MIDDLE_HALF} or more, and --seconds above 0")
    return args


def main() -> int:
    args = arguments()
    console = Console(stderr=args.json)
    console.width = max(console.width, WIDTH)
    missing = [package for module, package in PEERS.items() if importlib.util.find_spec(module) is None]
    if missing:
        print(f"{', '.join(missing)} must be there to be measured: pip install -e '.[bench]'", file=sys.stderr)
        return 2
    if args.compiled is None:
        console.print(
            "Building the wheel into .venv/wheel, if the sources have changed; it is unpacked in .venv/bench."
        )
    compiled = args.compiled or compiled_build()
    workers = {"compiled": Worker("compiled", compiled), "interpreted": Worker("interpreted", ROOT / "src")}
    if args.profile:
        profile(workers, compiled, args.seconds, console)
        return 0
    chosen = [row for row in MEASURES if args.only.lower() in row.name.lower()]
    results = measure(workers, chosen, args.rounds, args.seconds, console)
    verdicts = [judge(target, results) for target in TARGETS]
    memory = workers["compiled"].ask({"memory": args.memory}) if args.memory else None
    verdicts.append(None if memory is None else judge_memory(memory))
    judged = [verdict for verdict in verdicts if verdict is not None]
    show(results, console)
    for verdict in judged:
        console.print(f"{'kept    ' if verdict.kept else 'NOT KEPT'}  {verdict.says}: {verdict.told}", highlight=False)
    kept = len(judged) == len(verdicts) and all(verdict.kept for verdict in judged)
    if args.json:
        rates = {row.name: {"best": rate.best, **asdict(rate)} for row, rate in results.items()}
        targets = [asdict(verdict) for verdict in judged]
        print(json.dumps({"rates": rates, "targets": targets, "memory": memory, "kept": kept}))
    return 0 if kept or not args.check else 1


if __name__ == "__main__":
    sys.exit(main())
