"""Our engine's speed beside the peers', in one run on one core, as ratios: `python bench/engine.py`.

Needs the peers (`pip install -e '.[bench]'`) and a C compiler. Every figure is the best of several short rounds in
which all are measured one after another, because machines are noisy; the spread between rounds is told.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from zipfile import ZipFile

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent
CACHE = ROOT / ".venv" / "bench"

#: (name, build it is measured in, measure)
MEASURES = (
    ("OpenSpiel hearts", "pure", "hearts"),
    ("OpenSpiel hearts, chance nodes counted", "pure", "hearts_steps"),
    ("Catanatron, 4 players", "pure", "catanatron"),
    ("RLCard uno", "pure", "rlcard_uno"),
    ("ours compiled, step by step", "compiled", "step_by_step"),
    ("ours compiled, playouts", "compiled", "playouts"),
    ("ours interpreted, step by step", "pure", "step_by_step"),
    ("ours interpreted, playouts", "pure", "playouts"),
    ("OpenSpiel hearts clone", "pure", "hearts_clones"),
    ("our clone, compiled", "compiled", "clones"),
    ("our view, compiled", "compiled", "views"),
    ("our resample, compiled", "compiled", "resamples"),
)


@dataclass(frozen=True)
class Target:
    """A promise: the rate of one over the rate of another is at least `least`."""

    one: str
    other: str
    least: float
    says: str


TARGETS = (
    Target("ours compiled, step by step", "OpenSpiel hearts", 3, "compiled, at least 3 times hearts"),
    Target("ours compiled, step by step", "Catanatron, 4 players", 30, "compiled, at least 30 times Catanatron"),
    Target("ours interpreted, step by step", "OpenSpiel hearts", 0.6, "interpreted, at least 0.6 times hearts"),
    Target("our clone, compiled", "OpenSpiel hearts clone", 1 / 3, "a clone takes at most 3 times hearts' clone"),
    Target("our resample, compiled", "our clone, compiled", 1 / 10, "a resample takes at most 10 clones"),
)


@dataclass
class Rates:
    """Rates of one measure, round by round."""

    rounds: list[float] = field(default_factory=list)

    @property
    def best(self) -> float:
        return max(self.rounds)

    @property
    def spread(self) -> float:
        """How far the median lies below the best."""
        return 1 - statistics.median(self.rounds) / self.best


class Worker:
    """A process that measures with one build of ours."""

    def __init__(self, build: str, path: Path) -> None:
        command = [sys.executable, "-m", "bench.worker"]
        places = f"{path}:{ROOT}"
        self.process = subprocess.Popen(
            command, cwd=ROOT, env=_environment(places), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        told = self.ask({})["compiled"]
        if told is not (build == "compiled"):
            raise SystemExit(f"The {build} build is not {build}: look at .venv/wheel.log.")

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


def _environment(places: str) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": places, "OPENBLAS_NUM_THREADS": "1", "PYTHONWARNINGS": "ignore"}


def compiled_build() -> Path:
    """The wheel that a user gets, unpacked; built only if the sources have changed."""
    script = 'set -e; root=$PWD; mkdir -p .venv; . scripts/setup.sh; build_wheel "$1" >&2; printf %s "$wheel"'
    built = subprocess.run(
        ["bash", "-c", script, "-", sys.executable], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True
    )
    wheel = ROOT / built.stdout
    place = CACHE / str(wheel.stat().st_mtime_ns)
    if not place.exists():
        ZipFile(wheel).extractall(place)
    return place


def measure(workers: dict[str, Worker], rounds: int, seconds: float, console: Console) -> dict[str, Rates]:
    rates = {name: Rates() for name, _, _ in MEASURES}
    with console.status("measuring") as status:
        for number in range(rounds):
            for name, build, what in MEASURES:
                status.update(f"round {number + 1} of {rounds}: {name}")
                answer = workers[build].ask({"measure": what, "seconds": seconds})
                rates[name].rounds.append(answer["done"] / answer["seconds"])
    return rates


def show(rates: dict[str, Rates], console: Console) -> None:
    table = Table("measured", "a second", "each", "median below best by", "times hearts")
    for column in table.columns[1:]:
        column.justify = "right"
    hearts = rates["OpenSpiel hearts"].best
    for name, rate in rates.items():
        play = "clone" not in name and "view" not in name and "resample" not in name
        ratio = f"{rate.best / hearts:.2f}" if play else ""
        table.add_row(name, f"{rate.best:,.0f}", f"{1e6 / rate.best:.2f} µs", f"{rate.spread:.0%}", ratio)
    console.print(table)


def judge(rates: dict[str, Rates], console: Console) -> bool:
    """Say of each promise whether it is kept."""
    kept = True
    for target in TARGETS:
        ratio = rates[target.one].best / rates[target.other].best
        shown = f"{ratio:.2f}" if target.least >= 0.5 else f"1/{1 / ratio:.2f}"
        kept = kept and ratio >= target.least
        console.print(f"{'kept ' if ratio >= target.least else 'NOT KEPT'}  {target.says}: {shown}")
    return kept


def judge_memory(told: dict[str, float], console: Console) -> bool:
    """No growth: less than a thousandth of what the process holds, which is what counting itself costs."""
    kept = told["growth"] <= told["kilobytes"] / 1000
    games, grown = told["games"], told["growth"]
    console.print(f"{'kept ' if kept else 'NOT KEPT'}  {games:,.0f} games in one process: {grown:,.0f} kB more memory")
    return kept


def main() -> int:
    parser = argparse.ArgumentParser(description="Our engine's speed beside the peers'.")
    parser.add_argument("--seconds", type=float, default=0.5, help="for one measure in one round")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--memory", type=int, default=10_000, help="games played to look for growing memory")
    parser.add_argument("--json", action="store_true", help="as data")
    parser.add_argument("--check", action="store_true", help="exit code 1 if a promise is not kept")
    args = parser.parse_args()
    console = Console(stderr=args.json)
    console.print("Building the compiled rules, if the sources have changed …")
    workers = {"compiled": Worker("compiled", compiled_build()), "pure": Worker("pure", ROOT / "src")}
    rates = measure(workers, args.rounds, args.seconds, console)
    memory = workers["compiled"].ask({"memory": args.memory})
    show(rates, console)
    kept = judge(rates, console)
    kept = judge_memory(memory, console) and kept
    if args.json:
        print(json.dumps({"rates": {name: rate.best for name, rate in rates.items()}, "memory": memory, "kept": kept}))
    return 0 if kept or not args.check else 1


if __name__ == "__main__":
    sys.exit(main())
