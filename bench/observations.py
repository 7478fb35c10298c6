"""What it costs to tell a seat what it may know, from a state into a buffer of floats: `python bench/observations.py`.

Compiled, four players, over states of many games; the processor's time, the best of short rounds, in microseconds. The
loop that asks is interpreted, and its own time is counted too.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from dataclasses import asdict, dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table

# A script finds what lies in its own folder; the package that it belongs to lies one higher.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.processes import ROOT, Worker, compiled_build

#: What was promised: at most so many microseconds. Without a promise a title is measured, and nothing is judged.
MOST = {"chicago-gangsters": 3.0, "chicago-poker": 3.0, "gangster": 6.0, "chicago": 6.0}
WORDS = {True: "kept", False: "NOT KEPT", None: ""}


@dataclass(frozen=True)
class Cost:
    """What an observation of one title takes, in microseconds: the best round, the middle one, and interpreted."""

    title: str
    best: float
    middle: float
    interpreted: float

    @property
    def most(self) -> float | None:
        return MOST.get(self.title)

    @property
    def kept(self) -> bool | None:
        """Whether the promise is kept; None if there is none."""
        return None if self.most is None else self.best <= self.most


def measured(workers: dict[str, Worker], titles: list[str], rounds: int, seconds: float) -> list[Cost]:
    taken: dict[tuple[str, str], list[float]] = {}
    for _ in range(rounds):
        for title in titles:
            for build, worker in workers.items():
                answer = worker.ask({"measure": "observations", "title": title, "seconds": seconds})
                taken.setdefault((title, build), []).append(1e6 * answer["seconds"] / answer["done"])
    return [
        Cost(title, min(found), statistics.median(found), min(taken[title, "interpreted"]))
        for title in titles
        if (found := taken[title, "compiled"])
    ]


def show(costs: list[Cost], console: Console) -> None:
    table = Table("title", "best", "middle", "at most", "", "interpreted")
    for cost in costs:
        most = "" if cost.most is None else f"{cost.most:.2f} µs"
        table.add_row(
            cost.title,
            f"{cost.best:.2f} µs",
            f"{cost.middle:.2f} µs",
            most,
            WORDS[cost.kept],
            f"{cost.interpreted:.1f} µs",
        )
    console.print(table)


def main() -> int:
    parser = argparse.ArgumentParser(description="What an observation costs.")
    parser.add_argument("--seconds", type=float, default=0.1, help="for one measure in one round (%(default)s)")
    parser.add_argument("--rounds", type=int, default=25, help="how many rounds (%(default)s)")
    parser.add_argument("--compiled", type=Path, metavar="FOLDER", help="a compiled build, instead of making one")
    parser.add_argument("--json", action="store_true", help="as data")
    parser.add_argument("--check", action="store_true", help="exit code 1 if a promise is not kept")
    args = parser.parse_args()
    if args.rounds < 1 or args.seconds <= 0:
        parser.error("--rounds must be 1 or more, --seconds above 0")
    interpreted = Worker("interpreted", ROOT / "src")
    compiled = args.compiled.resolve() if args.compiled else compiled_build()
    workers = {"compiled": Worker("compiled", compiled), "interpreted": interpreted}
    costs = measured(workers, interpreted.titles, args.rounds, args.seconds)
    show(costs, Console(stderr=args.json))
    if args.json:
        print(json.dumps([asdict(cost) | {"most": cost.most, "kept": cost.kept} for cost in costs]))
    return 1 if args.check and any(cost.kept is False for cost in costs) else 0


if __name__ == "__main__":
    sys.exit(main())
